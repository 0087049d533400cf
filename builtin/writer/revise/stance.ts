import type { Stance } from './edit.ts';

/** "There is no ...", "not enough ...": a complaint that something is missing asks for it. */
const missing =
  /\b(?:there (?:is|are|was)|there['’]s|there (?:isn|aren)['’]t|it has|this has|has|i see) (?:no|any|a)\b|\bnot? (?:\w+ ){0,2}enough\b|n['’]t (?:\w+ ){0,4}enough\b|\bmissing\b|\black(?:s|ing)?\b/i;

const tooMuch =
  /\b(?:too(?: much| many)?|less|fewer|not (?:so|as|too|that)|(?:isn|aren)['’]t so|(?:be|sound|quite) (?:so|as)|reduce|cut back on|tone down|a bit much)\b/i;

const unwanted =
  /\b(?:don['’]?t|do not|no|never|not|without|get rid of|stop(?: using)?|remove|delete|drop|lose|kill|nix|ditch|scrap|strip|take out|leave out|take away|instead of|avoid|skip|hate|dislike)\b|\bwant (?:none|zero)\b/i;

/** Said of it afterwards: "bullets are ugly". */
const disliked =
  /^\s*(?:is|are|look|looks|feel|feels|seem|seems|sound|sounds)? ?(?:so |too |really |kinda |very |just |a bit )*(?:ugly|annoying|bad|dumb|distracting|cheesy|unprofessional|unnecessary|not needed|silly|awful|terrible|much|overkill|childish|weird)\b/i;

const widest = 45;

/** Read from the words before a thing; "enough" and "is too much" come after it. */
export function stanceTowards(part: string, start: number, end: number): Stance {
  const before = part.slice(Math.max(0, start - widest), start);
  const around = `${before}${part.slice(start, end)} ${part.slice(end, end + 12)}`;
  if (missing.test(before) || /\benough\b/i.test(around)) return 'wanted';
  if (tooMuch.test(before) || /\b(?:is|are) too (?:much|many)\b/i.test(part.slice(end))) {
    return 'less';
  }
  if (disliked.test(part.slice(end))) return 'unwanted';
  return unwanted.test(before) || /^ (?:out|away)\b/i.test(part.slice(end)) ? 'unwanted' : 'wanted';
}
