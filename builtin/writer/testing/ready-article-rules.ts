import { linesOf, withoutMarks } from '#builtin/writer/blocks.ts';
import { endsWithCall } from '#builtin/writer/compose/calls.ts';
import type { ReadyArticle } from '#builtin/writer/knowledge/ready-articles.ts';
import type { ReadyGuide, ReadyGuideSection } from '#builtin/writer/knowledge/ready-guides.ts';
import { blocksOfReadyPost, type ReadyPost } from '#builtin/writer/knowledge/ready-posts.ts';
import { countWords, splitSentences } from '#builtin/writer/language/sentences.ts';
import { faultsOfLists, faultsOfProse, type NamedPost } from './ready-post-rules.ts';

/** What every article and section that was written whole must keep to. */

const cityIn = (lines: ReadyPost) => lines.join(' ').match(/\{(?:a )?city\}/g)?.length ?? 0;

const wordsOf = (lines: ReadyPost) =>
  linesOf(blocksOfReadyPost(lines)).reduce((sum, line) => sum + countWords(withoutMarks(line)), 0);

/** What leans on a line before it: an answer of the agent may stand there. */
const leans =
  /^(?:it|its|they|them|their|that|this|these|those|he|she|and|but|so|or|then|yet|also|instead|however|yes|no|both|such|once that|after that)\b/i;

/** Nobody has said so yet: the agent's own experience is theirs to tell. */
const claims =
  /\bI(?:['’]ve| have| had| saw| see| once| often| always| usually| sold| helped)\b|\bmy (?:clients?|buyers|sellers|last|listings?|team)\b|\bwe(?:['’]ve)? (?:sold|helped|see|saw)\b/i;

function faultsOfText(
  name: string,
  lines: ReadyPost,
  [fewest, most]: readonly [number, number],
): string[] {
  const blocks = blocksOfReadyPost(lines);
  const words = wordsOf(lines);
  const first = lines[0] ?? '';
  const found = [
    (words < fewest || words > most) && `${words} words, not ${fewest} to ${most}`,
    leans.test(first) && `"${splitSentences(first)[0]}" leans on what is before it`,
    /^(?:- |\d+\. )/.test(first) && 'begins with an item',
    lines.some((line) => claims.test(line)) && 'tells what only the agent can tell',
    ...faultsOfLists(blocks),
    lines.some((line) => !/^(?:- |\d+\. )/.test(line) && !/[.?:]"?(?:\*\*)?$/.test(line)) &&
      'a line without an end mark',
  ];
  return [
    ...found.filter(Boolean).map((fault) => `${name}: ${fault}`),
    ...faultsOfProse({ name, lines }),
  ];
}

function faultsOfHeading(name: string, text: string): string[] {
  const found = [
    countWords(text) > 7 && 'more than seven words',
    /[.:!]$/.test(text) && 'ends with a mark',
    /\{/.test(text) && 'names the place',
    !/^(?:["'(]|\p{Lu})/u.test(text) && 'begins with a small letter',
  ];
  return [
    ...found.filter(Boolean).map((fault) => `${name}: heading "${text}": ${fault}`),
    ...faultsOfProse({ name, lines: [text] }),
  ];
}

export function faultsOfArticle(title: string, article: ReadyArticle): string[] {
  const { openings, sections, closings } = article;
  const faults = [
    openings.length < 3 && `${openings.length} openings, not 3`,
    (sections.length < 6 || sections.length > 8) && `${sections.length} sections, not 6 to 8`,
    closings.length < 2 && `${closings.length} closings, not 2`,
    sections.filter(({ core }) => core).length < 3 && 'fewer than three core sections',
    sections.filter(({ texts }) => texts.some((lines) => cityIn(lines) > 0)).length > 3 &&
      'the city in more than three sections',
  ]
    .filter(Boolean)
    .map((fault) => `${title}: ${fault}`);
  sections.forEach(({ headings, texts }, number) => {
    const name = `${title}, section ${number + 1}`;
    if (headings.length < 2) faults.push(`${name}: ${headings.length} headings, not 2`);
    if (texts.length < 2) faults.push(`${name}: ${texts.length} texts, not 2`);
  });
  return [...faults, ...faultsOfTexts(title, article)];
}

/** An article about a subject that agents type themselves has one wording of each section. */
export function faultsOfSubjectArticle(subject: string, article: ReadyArticle): string[] {
  const { openings, sections, closings } = article;
  const faults = [
    openings.length < 2 && `${openings.length} openings, not 2`,
    (sections.length < 4 || sections.length > 6) && `${sections.length} sections, not 4 to 6`,
    closings.length < 1 && 'no closing',
  ];
  return [
    ...faults.filter(Boolean).map((fault) => `${subject}: ${fault}`),
    ...faultsOfTexts(subject, article),
  ];
}

function faultsOfTexts(title: string, { openings, sections, closings }: ReadyArticle): string[] {
  const faults: string[] = [];
  openings.forEach((lines, number) => {
    const name = `${title}, opening ${number + 1}`;
    faults.push(...faultsOfText(name, lines, [30, 85]));
    if (cityIn(lines) !== 1) faults.push(`${name}: names the city ${cityIn(lines)} times`);
  });
  sections.forEach(({ headings, texts, about, answers }, number) => {
    const name = `${title}, section ${number + 1}`;
    if (!Array.isArray(about) || about.length < 2)
      faults.push(`${name}: about fewer than two words`);
    if (!Array.isArray(answers)) faults.push(`${name}: no list of answers`);
    for (const heading of headings) faults.push(...faultsOfHeading(name, heading));
    texts.forEach((lines, version) => {
      faults.push(...faultsOfText(`${name}, text ${version + 1}`, lines, [65, 145]));
      if (cityIn(lines) > 1) faults.push(`${name}, text ${version + 1}: names the city twice`);
    });
  });
  closings.forEach(({ heading, text }, number) => {
    const name = `${title}, closing ${number + 1}`;
    faults.push(...faultsOfHeading(name, heading), ...faultsOfText(name, text, [12, 65]));
    if (!endsWithCall(text.at(-1) ?? '')) faults.push(`${name}: no call at the end`);
  });
  return faults;
}

/** Each text of an article, by its name. */
export const textsOf = (
  title: string,
  { openings, sections, closings }: ReadyArticle,
): NamedPost[] => [
  ...openings.map((lines, number) => ({ name: `${title}, opening ${number + 1}`, lines })),
  ...sections.flatMap(({ texts }, section) =>
    texts.map((lines, number) => ({
      name: `${title}, section ${section + 1}, text ${number + 1}`,
      lines,
    })),
  ),
  ...closings.map(({ text }, number) => ({ name: `${title}, closing ${number + 1}`, lines: text })),
];

export function faultsOfGuideSection(title: string, { leads, parts }: ReadyGuideSection): string[] {
  return [
    ...(leads.length < 2 ? [`${title}: ${leads.length} leads, not 2`] : []),
    ...(parts.length < 6 ? [`${title}: ${parts.length} parts, not 6`] : []),
    ...leads.flatMap((lines, number) =>
      faultsOfText(`${title}, lead ${number + 1}`, lines, [45, 85]),
    ),
    ...parts.flatMap(({ heading, text }, number) => [
      ...faultsOfHeading(`${title}, part ${number + 1}`, heading),
      ...faultsOfText(`${title}, part ${number + 1}`, text, [55, 110]),
    ]),
  ];
}

export const textsOfGuide = (title: string, { leads, parts }: ReadyGuideSection): NamedPost[] => [
  ...leads.map((lines, number) => ({ name: `${title}, lead ${number + 1}`, lines })),
  ...parts.map(({ text }, number) => ({ name: `${title}, part ${number + 1}`, lines: text })),
];

/** What stands before and behind the sections of a long guide, whichever of them were taken. */
export function faultsOfFrame({ introductions, closings }: ReadyGuide): string[] {
  const named = (what: string, texts: readonly ReadyPost[]) =>
    texts.map((lines, number) => ({ name: `${what} ${number + 1}`, lines }));
  const all = [...named('introduction', introductions), ...named('closing', closings)];
  return [
    ...(introductions.length < 3 ? [`${introductions.length} introductions, not 3`] : []),
    ...(closings.length < 2 ? [`${closings.length} closings, not 2`] : []),
    ...named('introduction', introductions).flatMap(({ name, lines }) =>
      faultsOfText(name, lines, [60, 115]),
    ),
    ...named('closing', closings).flatMap(({ name, lines }) => [
      ...faultsOfText(name, lines, [130, 215]),
      ...(endsWithCall(lines.at(-1) ?? '') ? [] : [`${name}: no call at the end`]),
    ]),
    ...all.filter(({ lines }) => cityIn(lines) !== 1).map(({ name }) => `${name}: not one city`),
  ];
}
