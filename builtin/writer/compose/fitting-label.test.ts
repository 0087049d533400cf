import { expect, test } from 'vitest';
import { understand } from '#builtin/writer/understand/understand.ts';
import type { Facts } from '#contract/facts.ts';
import { withFittingLabels } from './fitting-label.ts';
import { settledScope } from './settle-scope.ts';

const place = { city: 'Bend', state: 'OR' };
const briefOf = (question: string, answer: string) =>
  understand({ answers: [{ question, answer }], rememberedAnswers: [] } as unknown as Facts, place);

test.each([
  [
    'Any rebate or permit program to mention (with link)?',
    'permit from the city, example.gov',
    'Permits',
    'from the city, example.gov',
  ],
  [
    'Any rebate or permit program to mention (with link)?',
    'Energy Trust rebates',
    'Worth a look',
    'Energy Trust rebates',
  ],
  [
    'Any rebate or permit program to mention (with link)?',
    'https://www.example.org/heat-pump-rebates',
    'Rebates',
    'https://www.example.org/heat-pump-rebates',
  ],
  [
    'What budget range is realistic locally?',
    'under 5k or dont bother',
    'My rule',
    "under $5,000 or don't bother",
  ],
  [
    'Which vendors or city services may be named?',
    'New Hanover County emergency alerts',
    'Good to have',
    'New Hanover County emergency alerts',
  ],
  [
    'Which local costs matter most (taxes, insurance, HOA, flood)?',
    'the map for USDA loans',
    'Good to know here',
    'the map for USDA loans',
  ],
  [
    'Do you provide staging advice or a vendor list?',
    'yes included w/ listing',
    'Staging help',
    'included with every listing',
  ],
  [
    'Which inspections matter most in your area and why?',
    'oil tank sweep',
    'On my inspection list',
    'oil tank sweep',
  ],
])('%s: %s', (question, answer, label, text) => {
  const [fact] = withFittingLabels(briefOf(question, answer).facts, 'When to replace a roof');
  expect(fact?.labels[0]).toBe(label);
  expect(fact?.head?.text).toBe(text);
});

const task = 'Which season or task should this cover?';
const room = 'Which rooms or property types should this cover?';

test.each([
  [task, 'roofs', 'When to replace a roof in Bend', undefined],
  [
    task,
    'winterizing, before thanksgiving',
    'Winterizing a Bend home',
    'When to do it: before Thanksgiving',
  ],
  [task, 'gutters mostly, fence too', 'Gutters, fences and water in Bend', undefined],
  [
    room,
    'basement bedrooms, small dens',
    'Curb appeal in Bend',
    'Where to focus: basement bedrooms, small dens',
  ],
  [
    room,
    'every closet but mainly the linen closet',
    'Curb appeal in Bend',
    'Start with: the linen closet',
  ],
  [
    'Which loan types do you want to explain?',
    'VA, FHA in that order',
    'Escrow in Bend',
    'What I see most: VA, FHA, in that order',
  ],
  [
    'Which loan types do you want to explain?',
    'VA and FHA mainly, USDA for outside city limits',
    'FHA, VA, USDA: a Bend overview',
    'The loans in question: VA and FHA mainly, USDA for outside city limits',
  ],
  [
    'Which season or task should this cover?',
    'winterizing before Thanksgiving',
    'Winterizing a Bend home',
    'When to do it: before Thanksgiving',
  ],
])('%s %s', (question, answer, title, told) => {
  const scope = settledScope(briefOf(question, answer), title, place);
  expect(scope?.isSaid ? undefined : `${scope?.labels[0]}: ${scope?.text}`).toBe(told);
});
