import { describe, expect, test } from 'vitest';
import { repaired } from './repair.ts';
import { understand } from './understand.ts';

const place = { city: 'Mobile', state: 'AL' };
const heard = (question: string, answer: string, others: string[] = []) =>
  understand(
    {
      topic: { identifier: 'home-maintenance', name: 'Home maintenance', description: '' },
      title: 'Winterizing a Mobile home',
      place,
      sources: [],
      answers: [
        { question, answer },
        ...others.map((each, index) => ({ question: `Anything else ${index}?`, answer: each })),
      ],
      rememberedAnswers: [],
    },
    place,
  );

test.each([
  ['closed one off gosford in june', 'closed one off Gosford in June'],
  ['3 or 4 pct. the county has one', '3% or 4%. The county has one'],
  ['oak floors in lr, some hoas say no', 'oak floors in the living room, some HOAs say no'],
  ['the brick row w side 300-350', 'the brick row west side 300-350'],
  ['150+ in of snow, ask any of em', '150+ inches of snow, ask any of them'],
  ['ill tell you what to move', "I'll tell you what to move"],
  ['3 blks to the mill, egress in the bdrm', '3 blocks to the mill, egress in the bedroom'],
  ['call code enforcment', 'call code enforcement'],
  ['under 250 gets you a duplex', 'under $250,000 gets you a duplex'],
  ['tuttle st is the main drag', 'Tuttle St is the main drag'],
  ['below 140, its a project', "below 140, it's a project"],
  ['u of a is ten minutes out', 'U of A is ten minutes out'],
  [
    '2380 fin sf, unfin bsmt, 2 off st spots',
    '2,380 finished square feet, unfinished basement, 2 off-street spots',
  ],
  ['closed thur fri, my ofc is on 3rd', 'closed Thursday and Friday, my office is on 3rd'],
  ['412 was. 398 now', 'was 412, now 398'],
  ['offers due mon noon, bd of health signs', 'offers due Monday at noon, board of health signs'],
  ['hoa 30 to 70 mo', 'HOA $30 to $70 a month'],
  ['sales tax is near 9, ice too', 'sales tax is near 9%, ice too'],
  ['oh sat 1-3', 'open house Saturday 1 to 3'],
  ['new furnace 23 with a filter, 2 stall', 'new furnace in 2023 with a filter, 2-stall garage'],
  ['cabins on little elk bay', 'cabins on Little Elk Bay'],
  ['mill rd on the west tuttle on the east', 'Mill Rd on the west, Tuttle on the east'],
  ['metra is ten minutes north', 'Metra is ten minutes north'],
  ['list first, lots are scarce', 'list first. Lots are scarce'],
  ['gave 8500 credit at closing', 'gave an $8,500 credit at closing'],
  [
    'Two tax offices here I use, will give names by phone',
    "I use two tax offices here. I'll give names by phone",
  ],
])('what is meant is written out: %s', (typed, meant) => {
  expect(repaired(typed)).toBe(meant);
});

describe('a comma between two sentences is a period', () => {
  test.each([
    [
      '10 day contingency is typical, attorneys handle closing',
      'A 10-day contingency is typical. Attorneys handle closing',
    ],
    [
      'closing costs, they mix them up with the down payment',
      'closing costs. They mix them up with the down payment',
    ],
    [
      'what happens after the report comes back, they think the seller fixes it',
      'what happens after the report comes back? They think the seller fixes it',
    ],
  ])('%s', (typed, printed) => {
    expect(repaired(typed)).toBe(printed);
  });

  test.each([
    'We took down the drapes, reshot it and dropped the price',
    'If the roof is old, ask for the receipt',
    'video tours, I drive you around, a list of movers',
    'attorney review, usually 5 business days',
  ])('but not here: %s', (typed) => {
    expect(repaired(typed)).toBe(typed);
  });
});

test.each([
  ['a HUD approved counselor', 'a HUD-approved counselor'],
  ['30 min coffee consult', '30-minute coffee consult'],
  ['4 car garages', '4-car garages'],
  ['pie pick up Wednesday', 'pie pickup Wednesday'],
  ['frost gets down 4 ft. ice dams', 'frost gets down 4 feet. Ice dams'],
  ['what does a attorney cost', 'what does an attorney cost'],
  ['a one page list', 'a one-page list'],
  ['we gave a 6,500 credit', 'we gave a $6,500 credit'],
  ['AB 1482 rent cap', 'AB 1482 rent cap'],
  ['LVP 5-8 installed', 'LVP $5 to $8 installed'],
  ['sometimes its 200 dollars', "sometimes it's $200"],
  ['notice because of tenant', 'notice because of the tenant'],
  ['OHFA Your Choice! down payment help', 'OHFA Your Choice! down payment help'],
  ['moved the price under 800 and sold', 'moved the price under $800,000 and sold'],
])('%s', (typed, printed) => {
  expect(repaired(typed)).toBe(printed);
});

test.each([
  ['600 to 1.2m', '$600,000 to $1.2 million'],
  ['600s to 1.2', '$600s to $1.2 million'],
  ['1.1 to 2 million', '$1.1 million to $2 million'],
  ['350 ish', 'around $350,000'],
])('where prices were asked for: %s', (typed, printed) => {
  expect(repaired(typed, 'Which property type or price range should this focus on?')).toBe(printed);
});

test('a name that begins an answer keeps its capital where the agent types small', () => {
  const { facts } = heard(
    'Are there current rebate programs worth a mention?',
    'Focus on Energy rebates',
    ['new owners mostly', 'freeze and thaw', 'by the end of october'],
  );
  expect(facts[0]?.startsWithName).toBe(true);
});

test('a capital at the start of common words makes no name', () => {
  const { scope } = heard(
    'Which rooms or property types should this cover?',
    'Whole house but mostly mudroom, closets, basement',
    ['new owners mostly', 'freeze and thaw', 'by the end of october'],
  );
  expect(scope?.startsWithName).toBeUndefined();
});

test('why there is no example is not told', () => {
  const { facts } = heard(
    'Is there a current or recent listing you may mention with permission?',
    'no, sellers want privacy',
  );
  expect(facts).toEqual([]);
});

test('why there are no figures is not told, and what is said beside them is', () => {
  const question = 'Which real figures may be used (rents, taxes, insurance) and from where?';
  expect(heard(question, 'none, every owner inflates theirs').facts).toEqual([]);
  expect(heard(question, 'none, ask me for my own sheet').facts).not.toEqual([]);
});

test.each([
  [
    'Where do most of your relocating clients come from?',
    'all over, army moves',
    'All over (Army moves).',
  ],
  ['Where do most of your relocating clients come from?', 'Ohio, army posts', 'Ohio, Army posts.'],
  [
    'Are there current builder incentives and their exact terms?',
    'one has 15k toward closing',
    'One builder has $15,000 toward closing.',
  ],
  [
    'What local style or climate details matter (porches, mudrooms, pools)?',
    'boots and wet dogs. mudroom is the first thing they see',
    'Boots and wet dogs. The mudroom is the first thing buyers see.',
  ],
  [
    'Do you have a before-and-after with permission to share?',
    'kept the tile and replaced the vanity + light, 6,800',
    'Kept the tile and replaced the vanity and light, $6,800.',
  ],
  [
    'Do you have a before-and-after with permission to share?',
    'replaced the carpet in all of it, 1,720 sf',
    'We replaced the carpet in all of it, 1,720 square feet.',
  ],
])('%s %s', (question, answer, typed) => {
  expect(heard(question, answer).facts[0]?.typed).toBe(typed);
});

describe('a community for older persons', () => {
  const question = 'Is any named community 55+ and HOPA-qualified, and can you verify it?';

  test('is said to be one where the agent has verified it', () => {
    const [fact] = heard(question, 'yes 55+, HOPA, verified w/ the association this year').facts;
    expect(fact).toMatchObject({
      labels: ['The age rule'],
      typed: '55+, HOPA, verified with the association this year.',
    });
  });

  test.each(['yes 55+', 'not verified, 55+ HOPA', '55+ HOPA, verified, no kids', 'no'])(
    'and nowhere else: %s',
    (answer) => {
      expect(heard(question, answer).facts).toEqual([]);
    },
  );
});

test('what the agent was not sure of keeps its doubt and is named in a note', () => {
  const { facts, hints } = heard(
    'What does it cost and where do people park?',
    'city ramp is free after 6 i think',
  );
  expect(facts[0]?.typed).toBe('City ramp is free after 6, I think.');
  expect(hints.join(' ')).toContain('You were not sure of "city ramp is free after 6"');
});

test('a story told beside the reader is told to its end', () => {
  const { facts } = heard(
    'Will the reader stay or sell soon?',
    'selling soon. I see so many folks rip out good saltillo tile here. Buyers from out of state come for the saltillo.',
  );
  expect(facts.map(({ typed }) => typed).join(' ')).toMatch(/Buyers from out of state come/);
});

test('thanks beside a remark about the post are said', () => {
  const { facts } = heard(
    'How does it tie to your work (or should it stay pure community news)?',
    'just community. thanks to Hobart Hardware and the fire crew',
  );
  expect(facts.flatMap(({ typed }) => typed).join(' ')).toContain(
    'Thanks to Hobart Hardware and the fire crew',
  );
});

test.each([
  ['', 'you need a 620 credit score and a 2024 rebate form'],
  ['', 'write to 12 High St, Columbus, OH 43215'],
  ['', 'no hoa, the lease is 12 months'],
  ['', 'property taxes are 2 payments a year'],
  ['', 'the fee covers a 12 month home warranty'],
  ['', 'ten minutes from the Suns, by bus'],
  ['', 'well, septic and a shop'],
  ['', 'if you want a ranch, lots are limited'],
  ['', 'a 3-car garage, which is rare'],
  ['', 'close to parks, a school and a cafe I love'],
  ['', 'duplex off brackett street'],
  ['', 'lots are small and mostly on the east side'],
  ['', 'cuts down on road sound'],
  ['Which local services help (estate sale, movers)?', 'We meet at the office, Suite 210.'],
])('what says something else stays: %s%s', (question, typed) => {
  const plain = (text: string) =>
    text
      .toLowerCase()
      .replaceAll('-', ' ')
      .replace(/[^\p{L}\d ]/gu, '')
      .replace(/ {2,}/g, ' ');
  expect(plain(repaired(typed, question, 'OH'))).toBe(plain(typed));
});

test('a word that never ends is read in time', () => {
  expect(repaired(`${'a'.repeat(5_000)}ing`).length).toBeGreaterThan(5_000);
});
