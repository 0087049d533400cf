import { expect, test } from 'vitest';
import type { Facts } from '#contract/facts.ts';
import { understand } from './understand.ts';

const place = { city: 'Bend', state: 'OR' };
const briefOf = (question: string, answer: string) =>
  understand({ answers: [{ question, answer }], rememberedAnswers: [] } as unknown as Facts, place);
const told = (question: string, answer: string) =>
  briefOf(question, answer).facts.map(({ typed }) => typed);

const confuses = 'Which step of the purchase confuses your clients most?';
const budget = 'What budget level should the tips assume?';
const reviewer =
  'Is there a lender partner who reviews this content (name, NMLS, any required wording)?';
const whom = 'Whom or what is this for: clients, a holiday, an anniversary?';
const action = 'What is the single action you want readers to take?';

test.each([
  [
    confuses,
    'they think earnest money is an extra fee',
    ['Many buyers think earnest money is an extra fee.'],
  ],
  [
    confuses,
    'They think it is a second look. it isnt',
    ["Many buyers think it is a second look. It isn't."],
  ],
  [budget, 'basically zero, bins and an afternoon', []],
  [budget, 'low', []],
  [
    reviewer,
    'Loan officer: Pat Quill, Bluestem Lending NMLS 555020',
    ['Reviewed by Pat Quill, Bluestem Lending NMLS 555020.'],
  ],
  [
    'Should this speak to buyers, owners or investors?',
    'owners. people panic when the dues go up by a third and blame the board',
    ['People panic when the dues go up by a third and blame the board.'],
  ],
  [
    reviewer,
    'Kim Haugen at Souris Valley Mortgage looks at it before it goes out. NMLS 555014',
    ['Reviewed by Kim Haugen at Souris Valley Mortgage. NMLS 555014.'],
  ],
  [reviewer, 'Dana at a local credit union reads it first, dont put her name in', []],
  [
    whom,
    'past clients and anybody who sent me a referral this year',
    ['To my past clients and everyone who sent me a referral this year: thank you.'],
  ],
  [
    'Which builders or communities may be named (with permission)?',
    "Don't name any builder, I have deals with three of them right now.",
    [],
  ],
  [
    'What is new or changing (projects, openings, road works) with a source?',
    'not sure, leave off',
    [],
  ],
  [
    'Are there current builder incentives and their exact terms?',
    'not right now, they change weekly',
    [],
  ],
  [
    'Which vendors or city services may be named?',
    'Superior Ridge Roofing 906-555-0122 said i could use them',
    ['Superior Ridge Roofing, 906-555-0122.'],
  ],
  [
    'Which lender or housing counselor resources may be named (no offers or rates)?',
    'Tierra del Sol housing counselors ok to name',
    ['Tierra del Sol housing counselors.'],
  ],
  [
    'Do you offer a buyer consultation or class to promote?',
    'no class but free coffee chat',
    ['Free coffee chat.'],
  ],
  [
    'What budget range is realistic locally?',
    'detached 250-400k, garage conv 120-180',
    ['Detached from $250,000 to $400,000, garage conversion from $120,000 to $180,000.'],
  ],
  [
    'Do you work with a property manager or CPA who may be named?',
    'Smoky Ledger CPA',
    ['Smoky Ledger CPA.'],
  ],
  [budget, '$100', []],
  [
    'What question do first-time buyers ask you most?',
    'How much do I need? I tell them to start small',
    ['How much do I need? I tell buyers to start small.'],
  ],
  [
    'What surprises newcomers about taxes, weather or paperwork?',
    'Taxes are lower than they expect',
    ['Taxes are lower than newcomers expect.'],
  ],
  [
    'Which step of the purchase confuses your clients most?',
    'builders, they expect a deposit',
    ['Builders. They expect a deposit.'],
  ],
  [
    'Which local rules or licences apply to rentals?',
    'county registration, lead rules are changing this year',
    ['County registration. Lead rules are changing this year.'],
  ],
  [
    'Which local rules or licences apply to rentals?',
    'you need to register with the county i think',
    ['You may need to register with the county.'],
  ],
  [
    'Which down payment or state programs do you want mentioned (names and links)?',
    'IHDA Access, www.example.com/ihda',
    ['IHDA Access, www.example.com/ihda.'],
  ],
  [
    'What budget range is realistic locally?',
    '180 to 280 all in',
    ['$180,000 to $280,000 all in.'],
  ],
  [
    'Parking, shoes, pets or registration notes?',
    'street parking, shoes off please',
    ['Street parking, shoes off, please.'],
  ],
])('%s %s', (question, answer, facts) => {
  expect(told(question, answer)).toEqual(facts);
});

test('a step for the reader is said to the reader', () => {
  expect(briefOf(action, 'save the checklist on their phone').nextStep).toBe(
    'Save the checklist on your phone.',
  );
});

test("a figure of the agent's own says so", () => {
  const [fact] = briefOf(
    'Which real figures may be used (rents, taxes, insurance) and from where?',
    'I keep 5 months of expenses, thats my own number not a rule. furnace 4800 last winter',
  ).facts;
  expect(fact?.items).toEqual([
    "I keep 5 months of expenses. That's my own number, not a rule.",
    'Furnace $4,800 last winter',
  ]);
});

test('a word that no dictionary has is no part of another', () => {
  expect(
    told('Which vendors or city services may be named?', 'Smoky Ledger ok, brkr too').join(' '),
  ).toMatch(/Smoky Ledger/);
});
