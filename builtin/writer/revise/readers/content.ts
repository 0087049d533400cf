import { withoutEnding } from '#builtin/writer/language/sentences.ts';
import type { Reader } from '#builtin/writer/revise/edit.ts';

/** Something said in other words to mention or to take out. */
export const contentReaders: Reader[] = [
  {
    says: /^["“]?(.+?)["”]? (?:should|must|needs? to|has to|have to|could) be (?:mentioned|included|added)/i,
    edit: (match) => ({ kind: 'mention', what: bare(match[1]) }),
    speaksForItself: true,
  },
  {
    says: /\b(?:remove|delete|drop|omit|leave out|take out|cut(?: out)?|get rid of|without|(?:don['’]?t|do not|never|stop) (?:mention(?:ing)?|talk(?:ing)? about|say(?:ing)?|use|using|include)|no mention of|skip)\s+(?:the (?:part|sentence|line|paragraph|bit|mention|reference)s? (?:about|on|with|of|to) |any (?:mention|reference)s? (?:of|to) |everything about |mentions? of |the (?:words?|phrase|term|name) )?["“]?([^"”]+)["”]?$/i,
    edit: (match) => ({ kind: 'remove', what: bare(match[1]) }),
    speaksForItself: true,
  },
  {
    says: /\b(?:mention|include|add|talk about|work in|refer to|bring up|say|state|note|point out|focus (?:more )?on|emphasi[sz]e|highlight|write about)\s+(?:that |in |also |something about |some(?:thing)? (?:about|on) |(?:an?|one more|another|one|a short|a few|more) (?:lines?|sentences?|notes?|words?|paragraphs?|bits?) (?:about|on|that says?|saying) |more (?:about|on) )?["“]?([^"”]+)["”]?$/i,
    edit: (match) => ({ kind: 'mention', what: bare(match[1]) }),
  },
];

const bare = (text: string | undefined) =>
  withoutEnding((text ?? '').trim(), ' .,;').replace(
    /,? (?:please|too|as well|somewhere|in there)$/i,
    '',
  );
