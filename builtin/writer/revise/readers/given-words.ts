import { withoutEnding } from '#builtin/writer/language/sentences.ts';

/** Words taken out of a request: without quotation marks, courtesies and reasons. */

export const pattern = (text: string) => new RegExp(text, 'i');

/** An opening and a closing quotation mark of any kind. */
export const quoted = /^["“'‘]([\s\S]+)["”'’][.!]?$/;

export const unquoted = (text = '') => quoted.exec(text.trim())?.[1]?.trim() ?? text.trim();

const courtesy =
  /,? (?:please|too|as well|also|somewhere|in there|in it|thanks?|thank you|if (?:you can|possible)|for me|instead|now)$/i;

/** "i never said that", "they sound generic": why, and not what. */
export const reason =
  /[,;–-]? ?\b(?:because|since|cuz|bc|as)? ?(?:(?:i|we) (?:never|did not|didn['’]?t|do not|don['’]?t) (?:say|said|do|offer|like|want|need|use|write|wrote)\b.*|(?:they|it|that) (?:sounds?|looks?|is|are|feels?|reads?|was|were)(?:n['’]?t)? .*|(?:it|that|they)['’]?(?:s|re) (?:not|too|so|wrong|boring|generic|ugly|old|outdated|made up|a lie|invented)\b.*|(?:we['’]?re|were|we are|i['’]?m|i am) (?:an?|the|not|in|on|at)\b.*|not true|nobody .*|no one .*)$/i;

/** Words to be printed: they may hold anything. */
export const given = (text = '') =>
  withoutEnding(unquoted(text.trim().replace(courtesy, '')), ' .,;')
    .replace(courtesy, '')
    .trim();

/** Words that name something. */
export const bare = (text = '') => given(text.trim().replace(reason, ''));

/** Without an article in front. */
export const bareName = (text = '') => bare(text).replace(/^(?:the|my|our|a|an) /i, '');
