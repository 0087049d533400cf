import { isEverydayWord } from '#builtin/writer/knowledge/vocabulary.ts';
import { asSentence, capitalise } from '#builtin/writer/language/sentences.ts';
import { emailIn, linkIn, phoneIn } from '#builtin/writer/understand/segments.ts';

/**
 * An answer that is nothing but ways to reach the agent, in whatever order they were typed: "208-555-0116 call or
 * text", "text or DM works", "Dana 208-555-0116 or my site example.com". One word that is none of them, and it is
 * left to the other readers.
 */
export function waysToReach(step: string): string | undefined {
  // "208-555-0116, ask for Dana"
  const whom = /,? (?:and |or )?ask for (\p{Lu}\p{L}+(?: or \p{Lu}\p{L}+| \p{Lu}\p{L}+)?)$/u.exec(
    step,
  );
  const ways = readWays(whom ? step.slice(0, whom.index) : step);
  if (!ways || ways.said.length === 0) return undefined;
  if (whom) ways.said.push(`${ways.said.pop()} and ask for ${whom[1]}`);
  const just = /^just (?=\p{L})/iu.test(step) ? 'just ' : '';
  return [asSentence(capitalise(`${just}${joined(ways.said)}`)), ways.best]
    .filter(Boolean)
    .join(' ');
}

const number = `${phoneIn.source}(?:,? (?:ext|x|extension)\\.? ?\\d{1,5})?`;
const clock = '\\d{1,2}(?::\\d\\d)?(?: [ap]\\.m\\.)?';
const time = `(?:after|before|until|till|from) (?:${clock}(?: to ${clock})?|noon|work|dinner|lunch)|(?:weekdays|weeknights|weekends|nights|mornings|afternoons|evenings)(?: ${clock} to ${clock})?|any ?time|day or night|24\\/7`;
const timeIn = new RegExp(`(?:, ?| )\\(?(${time})\\)?(?=$|[ ,;])`, 'i');
const visit =
  '(?:come|stop|swing|drop)(?: on)? (?:by|in)|walk in|show up|come(?! (?:see|to|out|over|home|with|back)\\b)';

const token = new RegExp(
  [
    `(?<email>${emailIn.source})`,
    `(?<link>${linkIn.source})`,
    `(?<phone>${number})`,
    '(?<handle>@\\w[\\w.]+)',
    `(?<visit>\\b(?:${visit})\\b)`,
    "(?<word>[\\p{L}][\\p{L}'’-]*)",
    '(?<mark>[,;:/()|&–—-]|\\.(?=\\s|$))',
    '(?<space>\\s+)',
    '(?<other>.)',
  ].join('|'),
  'giu',
);

type Open = {
  verbs: string[];
  who: string[];
  app?: string;
  isMe: boolean;
  isOffice: boolean;
  isHere?: boolean;
};
const nothingOpen = (): Open => ({ verbs: [], who: [], isMe: false, isOffice: false });

const verbs: Record<string, string> = {
  call: 'call',
  calls: 'call',
  text: 'text',
  texts: 'text',
  dm: 'DM',
  pm: 'PM',
  dms: 'DM',
  message: 'message',
  messages: 'message',
  email: 'email',
  emails: 'email',
};
const apps: Record<string, string> = {
  instagram: 'Instagram',
  insta: 'Instagram',
  ig: 'Instagram',
  facebook: 'Facebook',
  fb: 'Facebook',
  messenger: 'Messenger',
  linkedin: 'LinkedIn',
  whatsapp: 'WhatsApp',
};
/** Words that say nothing beside a way. */
const fillers =
  /^(?:or|and|at|in|my|the|to|on|via|by|is|are|works?|fine|ok|okay|best|too|both|either|just|please|directly|cell|mobile|phone|number|line|direct|website|site|page|link|e-mail|address|calendly|only|works|right|here|whatever|whichever|any|all|reach|contact)$/i;

function readWays(typed: string): { said: string[]; best: string } | undefined {
  const best = new RegExp(`[,.;] (${time}) (?:is|are|works?) best$`, 'i').exec(typed);
  const step = best ? typed.slice(0, best.index) : typed;
  const when = timeIn.exec(step)?.[1];
  const plain = step.replace(timeIn, '');
  const said: string[] = [];
  let open = nothingOpen();
  let phones = 0;
  let lastPhone: { at: number; hadVerbs: boolean; who: string } | undefined;
  const close = () => {
    const { verbs: typedVerbs, app } = open;
    if (app) said.push(onApp(typedVerbs, app));
    else if (typedVerbs.length > 0 || open.isHere)
      said.push(`${inARow(typedVerbs) || 'message'} me${open.isHere ? ' here' : ''}`);
    const isNameLeft = nameOf(open.who) !== '';
    open = nothingOpen();
    return !isNameLeft;
  };
  const places = [...plain.matchAll(token)];
  for (const { groups = {}, index } of places) {
    const { email, link, handle, word, other, mark } = groups;
    // "Tom (208-555-0116)"
    const phone =
      groups.phone && !groups.phone.includes(')') ? groups.phone.replace('(', '') : groups.phone;
    if (mark === ',' && open.who.length > 0) open.who.push(',');
    if (other) return undefined;
    if (phone) {
      const spoken: string[] = open.verbs.filter(isSpoken);
      const apart = open.verbs.filter((verb) => !spoken.includes(verb));
      if (apart.length > 0 || open.isHere)
        said.push(`${inARow(apart) || 'message'} me${open.isHere ? ' here' : ''}`);
      const who = nameOf(open.who);
      const isApp = open.app === 'WhatsApp';
      const whom = who
        ? ` ${who} at`
        : open.isOffice
          ? ` ${/\bmy office\b/i.test(plain) ? 'my' : 'the'} office at`
          : '';
      const verb = [...(isApp ? ['WhatsApp'] : []), ...spoken].join(' or ');
      const isMine = open.isMe && apart.length === 0;
      const me = whom === '' && (isMine || verb === 'WhatsApp') ? ' me at' : whom;
      const extension = /,? (?:ext|x|extension)\.? ?(\d+)$/i.exec(phone);
      said.push(
        `${verb || 'call'}${me} ${phone.slice(0, extension?.index)}${extension ? `, ext. ${extension[1]}` : ''}`,
      );
      // Nobody texts an extension.
      lastPhone = { at: said.length - 1, hadVerbs: verb !== '' || extension !== null, who };
      phones++;
      open = nothingOpen();
    } else if (email) {
      const apart = open.verbs.filter((verb) => verb !== 'email');
      if (apart.length > 0) said.push(`${inARow(apart)} me`);
      const who = nameOf(open.who);
      const isBare = open.verbs.includes('email') && (!open.isMe || apart.length > 0);
      const whom = who ? ` ${who} at` : isBare ? '' : ' me at';
      said.push(`email${whom} ${email}`);
      open = nothingOpen();
    } else if (link) {
      if (open.who.length > 0) return undefined;
      if (open.verbs.length > 0) close();
      said.push(`${/^cal(?:endly)?\./i.test(link) ? 'book a time at' : 'go to'} ${link}`);
      open = nothingOpen();
    } else if (handle) {
      const app = open.app ?? apps[wordAfter(plain, index + handle.length)];
      said.push(
        app
          ? `${onApp(open.verbs, app, 'find')}: ${handle}`
          : `${open.verbs[0] ?? 'message'} ${handle}`,
      );
      open = nothingOpen();
    } else if (groups.visit) {
      if (open.verbs.length > 0) close();
      said.push(/^come$/i.test(groups.visit) ? 'come by' : groups.visit.toLowerCase());
    } else if (word) {
      const small = word.toLowerCase();
      const verb = verbs[small];
      const isAfterHandle = apps[small] !== undefined && /: @\S+$/.test(said.at(-1) ?? '');
      if (isAfterHandle) continue;
      if (verb) open.verbs.push(verb);
      // A word to text: "text ADDRESS to 208-555-0116".
      else if (/^[A-Z]{4,}$/.test(word)) return undefined;
      else if (apps[small]) open.app = apps[small];
      else if (/^(?:me|us)$/.test(small)) open.isMe = true;
      else if (small === 'office') open.isOffice = true;
      else if (small === 'here') open.isHere = true;
      // "Ann or Tom", "Ann Lee, Elm Realty"
      else if (small === 'or' && open.who.length > 0) open.who.push('or');
      else if (fillers.test(small)) continue;
      else if (isName(word)) {
        // "612-555-0142, Amy Pelletier": whom one reaches there.
        if (lastPhone && !lastPhone.who && open.verbs.length === 0 && isAtEnd(plain, index))
          lastPhone.who = plain.slice(index).replace(/[).]+$/, '');
        else open.who.push(word);
      } else return undefined;
    }
  }
  if (lastPhone) {
    const { at, hadVerbs, who } = lastPhone;
    // "208-555-0116, call or text": what one does there.
    const after: string[] = open.verbs.filter(isSpoken);
    const isNamedAfter = who !== '' && !(said[at] ?? '').includes(who);
    if (isNamedAfter) {
      said[at] = (said[at] ?? '').replace(/(?: me at)? (?=[+(\d])/, ` ${who} at `);
      open.who = [];
    }
    if (!hadVerbs) {
      const isOnly = said.length === 1 && (who === '' || isNamedAfter) && open.app === undefined;
      const does =
        after.length > 0
          ? withBoth(after, who !== '' || textsToo.test(plain))
          : isOnly
            ? 'call or text'
            : 'call';
      if (!(said[at] ?? '').includes(' office at ') || after.length > 0)
        said[at] = (said[at] ?? '').replace(/^call/, does);
      open.verbs = open.verbs.filter((verb) => !after.includes(verb));
    }
    if (when) said[at] = `${said[at]} ${when.toLowerCase()}`;
    if (
      phones > 1 &&
      said.length === phones &&
      said.every((each) => / (?:me at )?[+(\d]/.test(each) && !/\p{Lu}/u.test(each))
    )
      joinNumbers(said);
  }
  const isWhole = close();
  if (!isWhole || (when && !lastPhone && said.length > 1)) return undefined;
  if (when && !lastPhone) said[0] = `${said[0]} ${when.toLowerCase()}`;
  return { said, best: best ? asSentence(`${best[1]} are best`) : '' };
}

/** What one does with a number. */
const isSpoken = (verb: string) => verb === 'call' || verb === 'text';

/** "Rick 208-555-0116, text ok": texts are taken as well. */
const withBoth = (after: readonly string[], isNamed: boolean) =>
  isNamed && after.join() === 'text' ? 'call or text' : after.join(' or ');

/** "Ann Lee, Elm Realty," */
const nameOf = (who: readonly string[]) => {
  const name = who
    .join(' ')
    .replace(/ ,/g, ',')
    .replace(/(?:,| or)+$/, '');
  return name.includes(',') ? `${name},` : name;
};

const textsToo = /\btext(?:s|ing)? (?:is |are )?(?:ok|okay|fine|too|works)\b/i;

const isAtEnd = (text: string, index: number) =>
  /^\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?[).]*$/u.test(text.slice(index));

const wordAfter = (text: string, at: number) =>
  (/^\s*(?:on|via)?\s*(\p{L}+)/u.exec(text.slice(at))?.[1] ?? '').toLowerCase();

/** "Or at 208-555-0116" names nobody. */
const isName = (word: string) =>
  /^\p{Lu}\p{Ll}+$/u.test(word) && !isEverydayWord(word.toLowerCase()) && !/ing$/.test(word);

const onApp = (said: readonly string[], app: string, otherwise = 'message') =>
  app === 'Messenger'
    ? 'message me on Messenger'
    : `${said.find((verb) => verb === 'DM' || verb === 'message') ?? (app === 'LinkedIn' ? 'find' : otherwise)} me on ${app}`;

/** "call, text or email". */
const inARow = (said: readonly string[]) =>
  said.length < 3 ? said.join(' or ') : `${said.slice(0, -1).join(', ')} or ${said.at(-1)}`;

/** "call 208-555-0116 or 208-555-0117". */
function joinNumbers(said: string[]): void {
  const [first = '', ...others] = said;
  said.splice(
    0,
    said.length,
    [first, ...others.map((each) => each.replace(/^\D+ /, ''))].join(' or '),
  );
}

function joined(said: readonly string[]): string {
  const isShort = said.slice(0, -1).every((each) => !/\d{4}|[@.]/.test(each));
  if (said.length === 2) return said.join(isShort ? ' or ' : ', or ');
  return said.length < 2 ? said.join('') : `${said.slice(0, -1).join(', ')} or ${said.at(-1)}`;
}
