import { type Block, bullets, heading, paragraph, subheading } from '#builtin/writer/blocks.ts';
import { lowerFirst } from '#builtin/writer/knowledge/vocabulary.ts';
import { countWords, listed } from '#builtin/writer/language/sentences.ts';
import { closestTo } from '#builtin/writer/points.ts';
import type { Article } from './article.ts';
import { disclaimer } from './disclaimer.ts';

/** The main question answered at once, and what the article covers. */
export function writeOpening(article: Article, sections: string[]): Block[] {
  const { material, random, answering } = article;
  const { knowledge, titleEntry, say } = material;
  const first = say(random.pick(titleEntry?.openings ?? knowledge.openings));
  const answer = titleEntry
    ? [random.pick(titleEntry.answer)]
    : [answering?.lead[0], answering?.why, answering?.how];
  const covered = listed(sections.map((name) => `how to ${lowerFirst(name)}`));
  return [
    paragraph(
      first,
      ...answer.map((text) => text && say(text)),
      say(
        random
          .pick(sections.length > 1 ? covers : covers.slice(1))
          .replace('{covered}', () => covered),
      ),
    ),
  ];
}

const covers = [
  'This article covers, in order, {covered}. It ends with questions that come up often in {city}.',
  'Below you will find {covered}, followed by a plan, a comparison and what is local to {city}.',
  'Read on for {covered}, with a short plan and the mistakes to avoid in {city}.',
];

/** One-sentence takeaways, in other words than the sections use where there are two. */
export function writeKeyPoints({ material, explained, size }: Article): Block[] {
  const takeaways = explained.slice(-5 - Math.min(1, size)).slice(0, 5);
  return [heading('Key points'), bullets(takeaways.map(({ lead }) => material.say(lead[1])))];
}

const answersWanted = 3;

export function writeFaq({ material, random }: Article): Block[] {
  const { knowledge, say } = material;
  const [closest, ...close] = closestTo(knowledge.faq, material.own).map(({ item }) => item);
  const chosen = [closest, ...random.some(close.slice(0, 5), answersWanted - 1)];
  return chosen
    .filter((entry) => entry !== undefined)
    .flatMap(({ question, answer }) => [subheading(say(question)), paragraph(say(answer))]);
}

/** One invitation, and the line every article ends with. */
export function writeClosing(article: Article): Block[] {
  const { material, random, voice } = article;
  const { say } = material;
  const invitation = voice.nextStep ?? say(random.pick(material.invitations));
  const services = article.takeLines(
    'service',
    'focus',
    'fact',
    'source',
    'experience',
    'next-step',
  );
  const words = countWords([invitation, ...services].join(' '));
  return [
    heading(random.pick(['The next step', 'Where to go from here', 'In short'])),
    paragraph(
      say(random.pick(endings)),
      words < 40 && say(random.pick(encouragements)),
      ...services,
      invitation,
    ),
    paragraph(disclaimer),
  ];
}

const endings = [
  'You do not have to do everything at once: one step this week is a good start.',
  'Good decisions come from a few facts, checked early and written down.',
  'Take the points that fit your situation in {city} and leave the rest for later.',
];

const encouragements = [
  'Rules and customs change, so confirm the details that matter to you before you sign anything.',
  'Keep your notes in one place, because the same questions come up again later.',
];
