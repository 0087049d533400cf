import { createRandom, type Random } from '#builtin/random.ts';
import { paragraph, toHtml } from '#builtin/writer/blocks.ts';
import { disclaimer } from '#builtin/writer/blog/disclaimer.ts';
import { labelsFor } from '#builtin/writer/labels.ts';
import { countWords, listed } from '#builtin/writer/language/sentences.ts';
import { gatherMaterial } from '#builtin/writer/material.ts';
import type { Facts } from '#contract/facts.ts';

/** Words of an introduction and of a closing: 80 to 120, rather more than fewer. */
const length = { least: 100, most: 119 };

/** Words of a title, and of all section names together, that still read well in a sentence. */
const longest = { title: 16, names: 36, name: 10 };

/** Introduction and closing of a long article: what stands around its sections, and its labels. */
export function writeFrame(facts: Facts, seed: number, today: Date) {
  const material = gatherMaterial(facts, today);
  const random = createRandom(seed);
  const { city } = material.place;
  const inPlace = (text: string) => text.replace('{where}', () => (city ? ` in ${city}` : ''));
  const names = (facts.longForm?.outline ?? []).map(
    ({ title }) => `"${title.replace(/[.?!]+$/, '')}"`,
  );
  return {
    introduction: introduction(facts, names, random, inPlace),
    closing: closing(names, random, inPlace),
    ...labelsFor(facts, material, random, 'blog'),
  };
}

type InPlace = (text: string) => string;

function introduction(facts: Facts, names: string[], random: Random, inPlace: InPlace): string {
  const title = facts.longForm?.mainTitle ?? facts.title;
  const start = random.pick(countWords(title) <= longest.title ? starts : startsWithoutTitle);
  const first = [
    inPlace(start).replace('{title}', () => title),
    'It is meant to be read in one sitting and used for months.',
  ];
  const second = [
    partsOf(names),
    'Where a rule differs from place to place, the text says so and names the office or the person to ask.',
  ].filter(Boolean);
  const more = filledUp([...first, ...second], random.some(introducing));
  return toHtml([paragraph(...first), paragraph(...second), paragraph(...more)]);
}

/** All parts by name, or the first and the last, or only how many there are. */
function partsOf(names: string[]): string {
  const [first = '', last = ''] = [names[0], names.at(-1)];
  if (names.length < 2) return '';
  const all = `The parts build on each other: ${listed(names)}.`;
  if (countWords(all) <= longest.names) return all;
  return isShort(first) && isShort(last)
    ? `Its ${names.length} parts build on each other, from ${first} to ${last}.`
    : `Its ${names.length} parts build on each other.`;
}

const isShort = (name: string) => countWords(name) <= longest.name;

function closing(names: string[], random: Random, inPlace: InPlace): string {
  const [first, last] = [names[0], names.at(-1)];
  const hasThread = first && last && first !== last && isShort(first) && isShort(last);
  const thread = hasThread
    ? `From ${first} to ${last}, the thread is the same: check facts early, write decisions down, and ask before you sign.`
    : 'The thread is simple: check facts early, write decisions down, and ask before you sign.';
  const ending = inPlace(random.pick(endings));
  const more = filledUp([thread, ending, disclaimer], random.some(concluding));
  return toHtml([
    paragraph(thread, ...more.slice(0, -1)),
    paragraph(more.at(-1), ending),
    paragraph(disclaimer),
  ]);
}

/** Sentences that bring a text to its length. */
function filledUp(given: string[], sentences: string[]): string[] {
  let words = countWords(given.join(' '));
  return sentences.filter((sentence) => {
    const next = words + countWords(sentence);
    if (words >= length.least || next > length.most) return false;
    words = next;
    return true;
  });
}

const starts = [
  'This guide, "{title}", puts what matters{where} into one place, in plain words and in the order you will need it.',
  'Most questions{where} have a clear answer once you know whom to ask and when. "{title}" collects those answers.',
  '"{title}" is for anyone{where} who would like fewer surprises and a plan that fits on a page.',
];

const startsWithoutTitle = [
  'This guide puts what matters{where} into one place, in plain words and in the order you will need it.',
  'Most questions{where} have a clear answer once you know whom to ask and when. This guide collects those answers.',
  'This guide is for anyone{where} who would like fewer surprises and a plan that fits on a page.',
];

const introducing = [
  'Read the parts in order, or go straight to the one you need today.',
  'Every part ends with a short list of things to do, so that reading turns into a plan.',
  'Keep a pen at hand, because dates, names and figures of your own belong beside the text.',
  'No figure in it is invented: where a number matters, you learn where to find the current one.',
  'Some steps take five minutes and some take weeks, and the text tells you which are which.',
  'What I hear and see in my own work stands beside the general advice.',
  'You need no special knowledge for it, and trade words are explained where they come up.',
  'If you are short of time, begin with the lists and come back for the reasons.',
  'Share it with whoever decides with you, so that both start from the same page.',
];

const concluding = [
  'Pick the task with the earliest date first, and let the others follow from it.',
  'Put what you have found out on one page, with a name and a date beside each line.',
  'A question that stays open is a good one for a professional, and asking early costs little.',
  'Come back to the lists when something changes, since one new fact can move several answers.',
  'You do not have to do everything at once, only the next thing at the right time.',
  'Keep copies of what you sign and of what you were told, in one folder.',
  'What worked for a neighbor may not fit your case, so compare facts rather than stories.',
  'Give yourself a day between a big decision and a signature whenever the calendar allows it.',
  'Small steps count, as long as each one leaves less to guess.',
];

const endings = [
  'If you would like to talk a step through for your own situation{where}, send me a message.',
  'Bring me the part that raised the most questions, and we will go through it together.',
  'When you are ready to take the first step{where}, tell me where you stand and I will suggest what comes next.',
];
