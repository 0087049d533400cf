import { describe, expect, test } from 'vitest';
import { readDirections } from './directions.ts';

test.each([
  [
    'text me 806-555-0117. pls keep it short my people dont read long posts',
    'text me 806-555-0117.',
  ],
  ["It's one house, so don't make it sound like a promise.", "It's one house."],
  ["I can't verify it, so don't mention it.", ''],
  ["lived in, 5 kids type house (don't say kids)", 'lived in'],
  [
    'we painted first, he was mad at me (dont put that part). then it sold',
    'we painted first. then it sold',
  ],
  ["a shelter nearby (don't print the name, they asked us not to).", 'a shelter nearby.'],
  ['Lakewood. this should sound warm, like a note by hand', 'Lakewood.'],
  ['sellers, please be encouraging', 'sellers'],
  ['credit unions do them, i wont name one', 'credit unions do them'],
  ['call ESOP for counseling. dont name my lender, compliance', 'call ESOP for counseling.'],
  ['sell first. just mention it once', 'sell first.'],
  ['free ride. check w me for link first dont make one up', 'free ride.'],
])('an order to the writer is not printed: %s', (typed, said) => {
  expect(readDirections(typed).said).toBe(said);
});

test.each(['mind the dog in the den so please leave that gate closed', 'keep that hatch shut'])(
  'what visitors should leave as it is, is for them: %s',
  (typed) => {
    expect(readDirections(typed).said).toBe(typed);
  },
);

test('a post that should sell nothing has no call', () => {
  expect(
    readDirections('Keep it pure community news. I do not want a sales line at the end.').wishes,
  ).toMatchObject({
    isCommunity: true,
    hasNoCall: true,
  });
});

test.each([
  ['funds run out, tell them to ask', 'funds run out. Ask before you count on it'],
  ['Limits change, so tell people to check the site.', 'Limits change, so check the site.'],
  [
    'incentives change weekly, so tell them to get them in writing',
    'incentives change weekly, so get them in writing',
  ],
  [
    'so everyone could waive w eyes open. hmm dont say waive. say write with confidence',
    'so everyone could write with confidence',
  ],
  [
    'programs from the county (not sure its funded, have them check)',
    "programs from the county (check that it's still funded)",
  ],
  ["Please make clear I'm not an attorney.", "I'm not an attorney."],
  [
    'Send them to floodsmart.gov and their own insurance agent.',
    'Check floodsmart.gov and ask your own insurance agent.',
  ],
  [
    'Compare it to Gate 9 if you can, otherwise just say people should drive it themselves',
    'drive it yourself',
  ],
  ['dont put the street number just say off Broadway', 'off Broadway'],
  ['im not a lender so say talk to yours', 'im not a lender, so talk to yours'],
  [
    'The totals were $1,380 and $2,240. Say those are examples only.',
    'The totals were $1,380 and $2,240. those are examples only.',
  ],
  ["Please mention Minnesota Housing's Start Up program", "Minnesota Housing's Start Up program"],
  [
    'They can send me an address and I will find it for them.',
    'send me an address and I will find it for you.',
  ],
  ['I want to thank the inspectors and the closers', 'Thank you to the inspectors and the closers'],
  [
    'If people know a good closer, they could tag them in the comments.',
    'If you know a good closer, tag them in the comments.',
  ],
  ['304-555-0122, mention that I walk the lot with you', '304-555-0122. I walk the lot with you'],
])('what an order asks to be said is said: %s', (typed, said) => {
  expect(readDirections(typed).said).toBe(said);
});

test.each([
  'put it in the disclosure packet and offered the credit up front',
  'It can be 55 at lunch and 5 by morning',
  'Check the code for anything else.',
  "Look up the agent's license with the state",
  'drop it at my office, 141 E Michigan Ave',
  'rates are higher, so run it against selling first',
  'start with the garage',
  'use a licensed electrician and keep the receipts',
  'skip the new carpet',
  'owners should call the city first',
  'Say you offer $520,000',
  '.21 ac, xeriscaped',
])('what is said to the reader stays: %s', (typed) => {
  expect(readDirections(typed).said).toBe(typed);
});

describe('wishes', () => {
  test('what comes first and last', () => {
    expect(readDirections('I film your commute. lead with it if you can').wishes.lead).toBe(
      'I film your commute.',
    );
    expect(
      readDirections('RSVP by Friday. Put the deadline near the top please.').wishes.lead,
    ).toBe('the deadline');
    expect(readDirections('no sales. end with "see you by the kettle corn"').wishes.ending).toBe(
      'see you by the kettle corn',
    );
    expect(
      readDirections('Just my name at the end, Ellen Tackett, no sales pitch please.').wishes,
    ).toMatchObject({
      signOff: 'Ellen Tackett',
      hasNoCall: true,
    });
    expect(
      readDirections("My name is Lorraine and I'm with Elkhorn River Realty.").wishes.signOff,
    ).toBe('Lorraine, Elkhorn River Realty');
    expect(readDirections('fun. no hashtags').wishes.hasNoHashtags).toBe(true);
  });

  test('what the agent is not sure of, and what nobody else can say', () => {
    expect(
      readDirections('a permit since 2024?? please verify before printing').wishes.unsure,
    ).toEqual(['a permit since 2024??']);
    expect(readDirections('Please explain how the 3.6 is calculated.').wishes.declined).toEqual([
      'explain how the 3.6 is calculated',
    ]);
    expect(
      readDirections('Understated. Points to cover: the dock permit, the septic tank').wishes
        .points,
    ).toBe('the dock permit, the septic tank');
  });
});

test('long answers are read in time', () => {
  const typed = 'please mention that (the roof, '.repeat(400);
  const start = performance.now();
  readDirections(typed.slice(0, 6000));
  readDirections('a'.repeat(6000));
  readDirections('say '.repeat(1500));
  expect(performance.now() - start).toBeLessThan(1000);
});

test('a hold, a length and a sign-off are wishes, not words of the post', () => {
  const { said, wishes } = readDirections(
    'no. 90-120 words ok. dont post til my broker says so. sign it from me at the end, Ana @ Harbor Homes',
  );
  expect(said).toBe('no.');
  expect(wishes.mostWords).toBe(120);
  expect(wishes.holds).toEqual(['dont post til my broker says so']);
  expect(wishes.signOff).toBe('Ana, Harbor Homes');
});

test('what should be got right is told, and what nobody could verify is left out', () => {
  expect(
    readDirections('get the seawall part right - its the owners job to keep it up').wishes.told,
  ).toEqual(['the seawall is the owners job to keep it up']);
  expect(
    readDirections('leaf pickup starts soon, i think oct 20? check the town page or leave it out')
      .said,
  ).toBe('leaf pickup starts soon.');
  expect(readDirections('the tax bill resets. explain').wishes.declined).toEqual(['explain']);
});

test('how it should end, and what should stay out', () => {
  expect(readDirections('finish w a ? for the comments').wishes.ending).toMatch(/\?/);
  expect(readDirections('end w thank you for reading').wishes.ending).toBe('thank you for reading');
  expect(readDirections('dont end on a sales line').wishes.hasNoCall).toBe(true);
  expect(readDirections('keep real estate OUT of it').wishes.isCommunity).toBe(true);
  expect(
    readDirections('just the brokerage name at the bottom, Tide & Pine Realty').wishes.signOff,
  ).toBe('Tide & Pine Realty');
  expect(readDirections('want people to know the park is open again').wishes.told).toEqual([
    'the park is open again',
  ]);
});

test('a hold behind a dash, and no "or" left alone', () => {
  expect(readDirections('i pay the first 200 - check w me before you print that')).toMatchObject({
    said: 'i pay the first 200',
    wishes: { holds: ['check w me before you print that'] },
  });
  expect(readDirections('Nothing official. Skip, or just say ask me.').said).not.toMatch(/\bor\b/);
});
