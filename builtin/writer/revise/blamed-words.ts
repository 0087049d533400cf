import { stands } from './clauses/parts.ts';
import type { Edit } from './edit.ts';

/** What is wrong with words of the text, and what should stand there. */

const blames =
  /^(?:the (?:words? |phrase )?)?["“]?(.{3,60}?)["”]? (?:sounds?|is|feels?|reads?|looks?|seems?) (?:so |too |really |kinda |a bit |just |very )*(?:off|weird|wrong|odd|awkward|bad|strange|clunky|confusing|funny|unclear|messy|choppy)$/i;
/** What is quoted is meant to the letter, whatever is said of it. */
const blamesQuoted =
  /^(?:the (?:words? |phrase |line )?)?["“]([^"”]{3,80})["”](?: (?:line|part|bit|sentence))? (?:sounds?|is|feels?|reads?|looks?|seems?|makes) .{2,40}$/i;
const hatesQuoted =
  /^i (?:really )?(?:hate|dislike|don['’]?t (?:really )?(?:like|love)|can['’]?t stand) (?:the (?:words? |phrase |line )?)?["“]([^"”]{3,80})["”].*$/i;
const fixesIt =
  /^(?:please |can you |so )*(?:fix|change|clean up|reword|redo) (?:it|that|this)(?: up)?(?: please)?$/i;
const saysIt =
  /^(?:please |just |so |maybe )*(?:say|make it say|make it(?= ["“])|use|put|write|try) ["“]?(.{3,160}?)["”]?(?: instead)?$/i;

type Blame = { words: string; next: string; edit: Edit };

/** "text or come sounds off, say Text 505 or come by": words of the text that are wrong, and what should stand there. */
export function blamedWords(words: string, next: string, text: string): Blame[] {
  const [, quoted = ''] = blamesQuoted.exec(words) ?? hatesQuoted.exec(words) ?? [];
  const thing = quoted.replace(/[.!]$/, '') || (blames.exec(words)?.[1] ?? '');
  if (thing === '' || thing.split(' ').length < 2 || !stands(text, thing)) return [];
  if (fixesIt.test(next)) return [{ words, next, edit: { kind: 'mend', what: thing } }];
  const [, said = ''] = saysIt.exec(next) ?? [];
  return said === ''
    ? []
    : [
        {
          words,
          next,
          edit: {
            kind: 'reword',
            from: thing,
            to: said,
            isPart: quoted === '' && said.split(' ').length > 3,
          },
        },
      ];
}
