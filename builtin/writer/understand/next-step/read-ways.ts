import { isEverydayWord } from '#builtin/writer/knowledge/vocabulary.ts';
import { capitalise } from '#builtin/writer/language/sentences.ts';
import { emailIn, linkIn, phoneIn } from '#builtin/writer/understand/segments.ts';

/** One way to reach the agent, with what was typed around it. */
export type Way = {
  kind: 'phone' | 'email' | 'link' | 'handle' | 'visit' | 'message';
  /** The number, the address or the words themselves. */
  point: string;
  /** "call", "text", "DM" ... as far as they were typed. */
  verbs: string[];
  who: string;
  isMine: boolean;
  isHere: boolean;
  app?: string;
  office?: string;
  extension?: string;
};

/** The ways that an answer names; nothing where it says anything else. */
export function readWays(text: string): Way[] | undefined {
  const ways: Way[] = [];
  let open = nothingOpen();
  const add = (kind: Way['kind'], point: string, verbs = open.verbs) => {
    // "DM or text 208-555-0116": only the second has to do with the number.
    const apart = open.verbs.filter((verb) => !verbs.includes(verb));
    const isApart = kind !== 'message' && (apart.length > 0 || open.isHere);
    if (isApart) ways.push(wayOf({ ...open, who: [] }, 'message', '', apart));
    ways.push(
      wayOf(
        { ...open, isMine: open.isMine && !isApart, isHere: open.isHere && !isApart },
        kind,
        point,
        verbs,
      ),
    );
    open = nothingOpen();
  };
  for (const { groups = {}, index } of text.matchAll(token)) {
    const { email, link, phone, handle, visit, word, mark } = groups;
    if (groups.other) return undefined;
    if (mark === ',' && open.who.length > 0) open.who.push(',');
    if (phone) add('phone', withoutBracket(phone), open.verbs.filter(isSpoken));
    else if (email)
      add(
        'email',
        email,
        open.verbs.filter((verb) => verb === 'email'),
      );
    else if (link && open.who.length > 0) return undefined;
    else if (link) add('link', link, []);
    else if (handle) {
      open.app ??= apps[wordAfter(text, index + handle.length)];
      add('handle', handle);
    } else if (visit) add('visit', visit.toLowerCase(), []);
    else if (word) {
      const last = ways.at(-1);
      const isNamedAfter = last?.kind === 'phone' && last.who === '' && open.verbs.length === 0;
      // "208-555-0116, Amy Pelletier": whom one reaches there.
      if (isNamedAfter && isName(word) && isNameAtEnd(text.slice(index))) {
        last.who = text.slice(index).replace(/[).]+$/, '');
        break;
      }
      // "208-555-0116 jess"
      if (isNamedAfter && index + word.length === text.length && isNameTypedSmall(word)) {
        last.who = capitalise(word);
        break;
      }
      if (!takeWord(word, open, last)) return undefined;
    }
  }
  return withRest(ways, open);
}

type Open = {
  verbs: string[];
  who: string[];
  app?: string;
  isMine: boolean;
  isHere: boolean;
  office?: string;
};

const nothingOpen = (): Open => ({ verbs: [], who: [], isMine: false, isHere: false });

const wayOf = (
  { who, isMine, isHere, app, office }: Open,
  kind: Way['kind'],
  point: string,
  verbs: string[],
): Way => {
  const extension = /,? (?:ext|x|extension)\.? ?(\d+)$/i.exec(point);
  return {
    kind,
    point: point.slice(0, extension?.index),
    verbs,
    who: nameOf(who),
    isMine,
    isHere,
    app,
    office,
    extension: extension?.[1],
  };
};

/** A word beside a way; not one that says more. */
function takeWord(word: string, open: Open, last: Way | undefined): boolean {
  const small = word.toLowerCase();
  const verb = verbs[small];
  if (verb) open.verbs.push(verb);
  // A word to text: "text ADDRESS to 208-555-0116".
  else if (/^[A-Z]{4,}$/.test(word)) return false;
  else if (apps[small]) {
    if (last?.kind !== 'handle') open.app = apps[small];
  } else if (/^(?:me|us)$/.test(small)) open.isMine = true;
  else if (small === 'office') open.office = 'the';
  else if (small === 'here') open.isHere = true;
  // "Ann or Tom"
  else if (small === 'or' && open.who.length > 0) open.who.push('or');
  else if (fillers.test(small)) return true;
  else if (isName(word)) open.who.push(word);
  else return false;
  return true;
}

/** What was typed after the last way: what one does there, or one more. */
function withRest(ways: Way[], open: Open): Way[] | undefined {
  const phone = ways.findLast(({ kind }) => kind === 'phone');
  if (
    phone &&
    phone.verbs.length === 0 &&
    ways.filter(({ kind }) => kind === 'phone').length === 1
  ) {
    phone.verbs = open.verbs.filter(isSpoken);
    open.verbs = open.verbs.filter((verb) => !isSpoken(verb));
  }
  if (nameOf(open.who) !== '') return undefined;
  return open.verbs.length > 0 || open.app || open.isHere
    ? [...ways, wayOf(open, 'message', '', open.verbs)]
    : ways;
}

const visit =
  '(?:come|stop|swing|drop)(?: on)? (?:by|in)|walk in|show up|come(?! (?:see|to|out|over|home|with|back)\\b)';

const token = new RegExp(
  [
    `(?<email>${emailIn.source})`,
    `(?<link>${linkIn.source})`,
    `(?<phone>${phoneIn.source}(?:,? (?:ext|x|extension)\\.? ?\\d{1,5})?)`,
    '(?<handle>@\\w[\\w.]+)',
    `(?<visit>\\b(?:just )?(?:${visit})\\b)`,
    "(?<word>[\\p{L}][\\p{L}'’-]*)",
    '(?<mark>[,;:/()|&–—-]|\\.(?=\\s|$))',
    '(?<space>\\s+)',
    '(?<other>.)',
  ].join('|'),
  'giu',
);

const verbs: Record<string, string> = {
  call: 'call',
  calls: 'call',
  text: 'text',
  texts: 'text',
  dm: 'DM',
  dms: 'DM',
  pm: 'PM',
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
  /^(?:or|and|at|in|my|the|to|on|via|by|is|are|works?|fine|ok|okay|best|too|both|either|just|please|directly|cell|mobile|phone|number|line|direct|website|site|page|link|e-mail|address|calendly|only|right|whatever|whichever|any|all|reach|contact)$/i;

/** What one does with a number. */
const isSpoken = (verb: string) => verb === 'call' || verb === 'text';

/** "Tom (208-555-0116)" */
const withoutBracket = (phone: string) => (phone.includes(')') ? phone : phone.replace('(', ''));

/** "Ann Lee, Elm Realty," */
const nameOf = (who: readonly string[]) => {
  const name = who
    .join(' ')
    .replace(/ ,/g, ',')
    .replace(/(?:,| or)+$/, '');
  return name.includes(',') ? `${name},` : name;
};

const isNameAtEnd = (text: string) => /^\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?[).]*$/u.test(text);

const wordAfter = (text: string, at: number) =>
  (/^\s*(?:on|via)?\s*(\p{L}+)/u.exec(text.slice(at))?.[1] ?? '').toLowerCase();

const isNameTypedSmall = (word: string) =>
  /^\p{Ll}{3,}$/u.test(word) &&
  !verbs[word] &&
  !apps[word] &&
  !fillers.test(word) &&
  !isEverydayWord(word);

/** "Or at 208-555-0116" names nobody. */
const isName = (word: string) =>
  /^\p{Lu}\p{Ll}+$/u.test(word) && !isEverydayWord(word.toLowerCase()) && !/ing$/.test(word);
