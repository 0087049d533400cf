import { actionWithPurpose } from '#builtin/writer/action.ts';
import { type Block, bullets } from '#builtin/writer/blocks.ts';
import type { Point } from '#builtin/writer/knowledge/knowledge.ts';
import { pointsAbout } from './known-answers.ts';
import { line, pickLine, say, type Writing } from './writing.ts';

/** Two or three things to do from the title that asks about the same. */
export function knownTips(writing: Writing, points: readonly Point[]): Block[] {
  if (points.length === 0) return [];
  const chosen = writing.random.some(points, 3);
  // One alone is what the lines above it were of.
  if (chosen.length < 2) return [];
  return [
    line(pickLine(writing, ['Where to start:', "Here's the short list:", "What I'd do first:"])),
    bullets(chosen.map((point) => say(writing, actionWithPurpose(point)))),
  ];
}

/** What the topics happen to say of the subject's own words; nothing general, which fits anything. */
export function aboutSubject(writing: Writing, text: string): Block[] {
  const { random } = writing;
  const [best, ...others] = pointsAbout(writing, text);
  if (!best) return [];
  const list = random.some([best, ...others], 3);
  return [
    line(pickLine(writing, best.lead), say(writing, random.chance(0.5) ? best.why : best.how)),
    ...(list.length > 1
      ? [
          line(pickLine(writing, ['Where to start:', "What I'd do first:", 'Worth doing:'])),
          bullets(list.map((point) => say(writing, actionWithPurpose(point)))),
        ]
      : []),
  ];
}
