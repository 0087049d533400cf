import { splitSentences } from '#builtin/writer/language/sentences.ts';
import type { WrittenPost } from '#builtin/writer/post/write-post.ts';
import { isCarefulSentence } from '#builtin/writer/understand/careful.ts';
import { roleOf } from '#builtin/writer/understand/roles.ts';
import { givenWording, withoutLeave } from '#builtin/writer/understand/said-to-writer.ts';
import type { Facts } from '#contract/facts.ts';
import { visibleText } from './facts.ts';

/**
 * What of the answers is neither in a post nor in its note: figures, names, and sentences that were typed with care. A
 * post may leave out what an agent said, and never without a word about it. Which homes, rooms or loans a text is
 * about, whom it is for and whose listing it is shape it and are not missed.
 */
export function lostFacts(
  { answers, place, title }: Facts,
  { draft, note }: WrittenPost,
): string[] {
  const words = wordsOf([title, visibleText(draft.content), note].join('\n'));
  const isMissing = (text: string) => {
    const own = [...wordsOf(text)];
    return own.filter((word) => words.has(word)).length < own.length * mostOfIt;
  };
  return answers
    .filter(({ question, role }) => !shapes(question, roleOf(question, place.city, role).role))
    .flatMap(({ question, answer, role }) => {
      const said = givenWording(withoutLeave(answer))?.rest ?? withoutLeave(answer);
      return [
        ...figuresIn(said).filter((figure) => !isSaid(figure, words)),
        ...namesIn(said).filter(isMissing),
        ...(readAsFigures.has(roleOf(question, place.city, role).role)
          ? []
          : splitSentences(said).filter(isCarefulSentence).filter(isMissing)),
      ];
    });
}

/** "Option period versus inspection period" may be said to get mixed up. */
const mostOfIt = 0.75;

/** "It was $319,900 and it's now $304,900" is printed as a new price. */
const readAsFigures = new Set(['event', 'figures', 'source']);

const shapes = (question: string, role: string) =>
  role === 'steer' ||
  (role === 'scope' && !/\bareas?\b/i.test(question)) ||
  /\bauthority to advertise\b|\breviews this content\b/i.test(question);

/** Days by the calendar are printed with the names of their months. */
const figuresIn = (text: string) =>
  (
    text
      .replace(/\b\d{1,2}\/\d{1,2}(?:\/\d+)?\b(?!\.\d)/g, ' ')
      .replace(/#? ?0{4,}/g, ' ')
      .match(/\d[\d,.]*\d|\d/g) ?? []
  ).map((figure) => figure.replace(/[,.]/g, ''));

const counts = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** "248k" is $248,000, "the 20s" are the 1920s, and 3 may be three. */
const isSaid = (figure: string, words: ReadonlySet<string>) =>
  [figure, `${figure}000`, `19${figure}`, counts[Number(figure)] ?? figure].some((form) =>
    words.has(form),
  );

/** Two capitals in a row inside a sentence are a name for certain, unless of a day. */
const namesIn = (text: string) =>
  [...text.matchAll(/(?<=\p{Ll},? )\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)+/gu)]
    .map(([name]) => name)
    .filter(
      (name) =>
        !/\b(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sep|Oct|Nov|Dec)|\b(?:St|Twp|Mt|Ft|Ave|Rd|Dr)\b/.test(
          name,
        ),
    );

const wordsOf = (text: string): ReadonlySet<string> =>
  new Set(
    (
      text
        .toLowerCase()
        .replace(/(?<=\d)[,.](?=\d)|['’]s?\b|['’]/g, '')
        .match(/\d+|\p{L}+/gu) ?? []
    ).filter((word) => word !== 'yes'),
  );
