import { repaired } from './repair.ts';
import { withStreetNames } from './street-names.ts';

/** "can u buy w 580 credit": no amount. */
const creditScore = /\bw(?:ith)?\/? (?:an? )?([5-8]\d{2}) credit(?: score)?(?=$|[?.,;!])/i;

/**
 * A subject as it may be printed. It is a heading and no note: a pause or an article that an answer would get is left out
 * again, as in "why is my house not selling".
 */
export function mendedSubject(typed: string): string {
  const end = /[?!]+$/.exec(typed.trim())?.[0] ?? '';
  const said = typed
    .replace(creditScore, 'with a score of $1')
    .replace(/\bto b(?= \p{L})/giu, 'to be');
  const told = withStreetNames(repaired(said));
  const whole = `${end ? told.replace(/[.?!]+$/, '') : told}${end}`;
  // "Austinite homes": the capital before them is that of a heading, and no builder's.
  const mended = /^\p{Lu}\p{Ll}+ homes\b/u.test(typed)
    ? whole.replace(/ Homes\b/, ' homes')
    : whole;
  const paused = typed.includes(',') ? mended : mended.replace(/,(?= \p{Ll})/gu, '');
  return /^the\b/i.test(typed.trim())
    ? paused
    : paused.replace(/^The (\p{Ll})/u, (_, letter: string) =>
        /^\P{L}*\p{Lu}/u.test(typed) ? letter.toUpperCase() : letter,
      );
}
