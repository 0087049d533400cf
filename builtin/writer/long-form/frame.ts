import { createRandom } from '#builtin/random.ts';
import { paragraph, toHtml } from '#builtin/writer/blocks.ts';
import { disclaimer } from '#builtin/writer/blog/disclaimer.ts';
import { listed } from '#builtin/writer/language/sentences.ts';
import { gatherMaterial } from '#builtin/writer/material.ts';
import type { Facts } from '#server/adapters/ai/facts.ts';

/** Introduction and closing of a long article: what stands around its sections. */
export function writeFrame(facts: Facts, seed: number, today: Date) {
  const { place } = gatherMaterial(facts, today);
  const random = createRandom(seed);
  const mainTitle = facts.longForm?.mainTitle ?? facts.title;
  const names = (facts.longForm?.outline ?? []).map(
    ({ title }) => `"${title.replace(/[.?!]+$/, '')}"`,
  );
  const where = place.city ? ` in ${place.city}` : '';
  const [first, last] = [names[0], names.at(-1)];
  return {
    introduction: toHtml([
      paragraph(
        random
          .pick(starts)
          .replace('{title}', () => mainTitle)
          .replace('{where}', () => where),
        'It is meant to be read in one sitting and used for months.',
      ),
      paragraph(
        names.length > 1 ? `The parts build on each other: ${listed(names)}.` : undefined,
        'Read them in order, or go straight to the one you need today.',
        'Where a rule differs from place to place, the text says so and names the office or the person to ask.',
      ),
    ]),
    closing: toHtml([
      paragraph(
        first && last && first !== last
          ? `From ${first} to ${last}, the thread is the same: check facts early, write decisions down, and ask before you sign.`
          : 'The thread is simple: check facts early, write decisions down, and ask before you sign.',
        random.pick(endings).replace('{where}', () => where),
      ),
      paragraph(disclaimer),
    ]),
  };
}

const starts = [
  'This guide, "{title}", puts what matters{where} into one place, in plain words and in the order you will need it.',
  'Most questions{where} have a clear answer once you know whom to ask and when. "{title}" collects those answers.',
  '"{title}" is for anyone{where} who would like fewer surprises and a plan that fits on a page.',
];

const endings = [
  'If you would like to talk a step through for your own situation{where}, send me a message.',
  'Bring me the part that raised the most questions, and we will go through it together.',
  'When you are ready to take the first step{where}, tell me where you stand and I will suggest what comes next.',
];
