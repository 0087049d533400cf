import type { Facts } from '#contract/facts.ts';
import type { Shape } from './shape.ts';
import { miniFaq, mythAndFact, questionFirst } from './shapes/answers.ts';
import { beforeAfter, story } from './shapes/cases.ts';
import { localSpotlight, numberFirst, twoOptions } from './shapes/set-pieces.ts';
import { checklist, hookProblemTips, mistakes, timeline } from './shapes/tips.ts';

/** The shape of each seeded template by its name, and of an admin's own by what it asks for. */
const shapes: { name: string; asksFor: RegExp; shape: Shape }[] = [
  { name: 'Myth and fact', asksFor: /\bmyths?\b|\bbelief/i, shape: mythAndFact },
  { name: 'Checklist', asksFor: /\bcheck-?list|\bto-?do list/i, shape: checklist },
  { name: 'Short story with a lesson', asksFor: /\bstory\b|\bstories\b|\btell a\b/i, shape: story },
  { name: 'Mini FAQ', asksFor: /\bfaq\b|question-and-answer|\bq ?& ?a\b/i, shape: miniFaq },
  { name: 'Before and after', asksFor: /\bbefore[- ]and[- ]after\b/i, shape: beforeAfter },
  {
    name: 'Two options compared',
    asksFor: /\bcompar|\btwo (?:options|choices)|\bversus\b|\bpros and cons\b/i,
    shape: twoOptions,
  },
  { name: 'Timeline', asksFor: /\btimeline\b|\bstep[- ]by[- ]step\b/i, shape: timeline },
  { name: 'Common mistakes', asksFor: /\bmistakes?\b/i, shape: mistakes },
  { name: 'Local spotlight', asksFor: /\bspotlight\b|\blocal business/i, shape: localSpotlight },
  { name: 'Number first', asksFor: /\bfigure\b|\bstatistic|\bnumber\b/i, shape: numberFirst },
  { name: 'Question first', asksFor: /\bquestion\b/i, shape: questionFirst },
  { name: 'Hook, problem, tip, next step', asksFor: /\bhook\b|\btips?\b/i, shape: hookProblemTips },
];

/** Without a template: hook, why it matters, three tips, one next step. */
export function shapeFor(template: Facts['template']): Shape {
  if (!template) return hookProblemTips;
  const named = shapes.find(({ name }) => name === template.name);
  const asked = shapes.find(({ asksFor }) => asksFor.test(`${template.name} ${template.text}`));
  return (named ?? asked)?.shape ?? hookProblemTips;
}

export const templateNames = shapes.map(({ name }) => name);

/** Whether a template is one of ours, as it was shipped. */
export const isSeededTemplate = ({ name }: { name: string }) => templateNames.includes(name);
