import { asSentence, capitalise } from '#builtin/writer/language/sentences.ts';
import { readWays, type Way } from './read-ways.ts';

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
  const typed = whom ? step.slice(0, whom.index) : step;
  const best = new RegExp(`[,.;] (${time}) (?:is|are|works?) best$`, 'i').exec(typed);
  const plain = best ? typed.slice(0, best.index) : typed;
  const when = timeIn.exec(plain)?.[1]?.toLowerCase();
  const ways = readWays(plain.replace(timeIn, ''));
  if (!ways || ways.length === 0) return undefined;
  const phone = ways.find(({ kind }) => kind === 'phone');
  if (phone?.office && /\bmy office\b/i.test(plain)) phone.office = 'my';
  if (phone && textsToo.test(plain)) phone.verbs = ['call', 'text'];
  const timed = phone ?? (ways.length === 1 ? ways[0] : undefined);
  if (when && !timed) return undefined;
  const said =
    inOneCall(ways) ??
    ways.map((way) => sayWay(way, ways.length === 1) + (when && way === timed ? ` ${when}` : ''));
  const just = /^just (?=\p{L})/iu.test(plain) && !/^just /.test(said[0] ?? '') ? 'just ' : '';
  const ends = whom ? ` and ask for ${whom[1]}` : '';
  return [
    asSentence(capitalise(`${just}${joined(said)}${ends}`)),
    best && asSentence(`${best[1]} are best`),
  ]
    .filter(Boolean)
    .join(' ');
}

const clock = '\\d{1,2}(?::\\d\\d)?(?: [ap]\\.m\\.)?';
const time = `(?:after|before|until|till|from) (?:${clock}(?: to ${clock})?|noon|work|dinner|lunch)|(?:weekdays|weeknights|weekends|nights|mornings|afternoons|evenings)(?: ${clock} to ${clock})?|any ?time|day or night|24\\/7`;
const timeIn = new RegExp(`(?:, ?| )\\(?(${time})\\)?(?=$|[ ,;])`, 'i');
/** "208-555-0116, text ok" */
const textsToo = /\btext(?:s|ing)? (?:is |are )?(?:ok|okay|fine|too|works)\b/i;

function sayWay(way: Way, isOnly: boolean): string {
  const { kind, point, verbs, who, isMine, app } = way;
  switch (kind) {
    case 'phone':
      return sayPhone(way, isOnly);
    case 'email':
      return `email${who ? ` ${who} at` : verbs.length > 0 && !isMine ? '' : ' me at'} ${point}`;
    case 'link':
      return `${/^cal(?:endly)?\./i.test(point) ? 'book a time at' : 'go to'} ${point}`;
    case 'handle':
      return app ? `${onApp(verbs, app, 'find')}: ${point}` : `${verbs[0] ?? 'message'} ${point}`;
    case 'visit':
      return point.replace(/come$/, 'come by');
    case 'message':
      return app
        ? onApp(verbs, app)
        : `${inARow(verbs) || 'message'} me${way.isHere ? ' here' : ''}`;
  }
}

function sayPhone({ point, verbs, who, isMine, app, office, extension }: Way, isOnly: boolean) {
  const isWhatsApp = app === 'WhatsApp';
  const typed = [...(isWhatsApp ? ['WhatsApp'] : []), ...verbs];
  // A number alone takes both; an office, an extension and somebody else are called.
  const isBoth = isOnly && !extension && !office && who === '';
  const does = typed.length > 0 ? typed.join(' or ') : isBoth ? 'call or text' : 'call';
  const isToMe = who === '' && !office && (does === 'WhatsApp' || (isMine && !isWhatsApp));
  const whom = who ? ` ${who} at` : office ? ` ${office} office at` : isToMe ? ' me at' : '';
  return `${does}${whom} ${point}${extension ? `, ext. ${extension}` : ''}`;
}

/** "call 208-555-0116 or 208-555-0117": two numbers of one person. */
function inOneCall(ways: readonly Way[]): string[] | undefined {
  const isSame = ways.length > 1 && ways.every(({ kind, who }) => kind === 'phone' && who === '');
  const [first, ...others] = ways;
  return isSame && first
    ? [[sayPhone(first, false), ...others.map(({ point }) => point)].join(' or ')]
    : undefined;
}

const onApp = (said: readonly string[], app: string, otherwise = 'message') =>
  app === 'Messenger'
    ? 'message me on Messenger'
    : `${said.find((verb) => verb === 'DM' || verb === 'message') ?? (app === 'LinkedIn' ? 'find' : otherwise)} me on ${app}`;

/** "call, text or email". */
const inARow = (said: readonly string[]) =>
  said.length < 3 ? said.join(' or ') : `${said.slice(0, -1).join(', ')} or ${said.at(-1)}`;

function joined(said: readonly string[]): string {
  const isShort = said.slice(0, -1).every((each) => !/\d{4}|[@.]/.test(each));
  if (said.length === 2) return said.join(isShort ? ' or ' : ', or ');
  return inARow(said);
}
