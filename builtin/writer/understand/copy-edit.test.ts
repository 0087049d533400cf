import { expect, test } from 'vitest';
import { copyEdited } from './copy-edit.ts';
import { repaired } from './repair.ts';
import { withoutRunOn } from './run-ons.ts';

test.each([
  ['Sellers sometimes still moving out', 'Sellers are sometimes still moving out'],
  ['They move out late which is awkward', 'They move out late, which is awkward'],
  ['Compare the tax rates not just the price', 'Compare the tax rates, not just the price'],
  ['Slower not lower', 'Slower, not lower'],
  ['Save this for when your under contract', "Save this for when you're under contract"],
  ['Your agent is your guide', 'Your agent is your guide'],
  ['We gave $3,500 credit', 'We gave a $3,500 credit'],
  ["Video tours, vendor list, I'll meet you", "Video tours, vendor list, and I'll meet you"],
  ["If you're far away, I'll film it", "If you're far away, I'll film it"],
  ['sellers already in their new place', 'The sellers are already in their new place'],
  ['my dad served in the navy', 'my dad served in the Navy'],
  ['Boots skis dog leashes', 'Boots, skis, dog leashes'],
  ['Shoes off please its new carpet', "Shoes off please. It's new carpet"],
  ['By appointment, pets no', 'By appointment, no pets'],
  ["there's horses", 'there are horses'],
  ['Says "deposit" in the contract', 'It says "deposit" in the contract'],
  ['honestly? we waited 3 weeks', 'Honestly, we waited 3 weeks'],
  ['a 1,100 square feet bungalow', 'a 1,100-square-foot bungalow'],
  ['$180s to $400,000', '$180,000s to $400,000'],
  ['no ccrs', 'no CC&Rs'],
  ['EV chargers x2', 'Two EV chargers'],
  ['people in there first winter', 'people in their first winter'],
  ['ask for this weeks sheet', "ask for this week's sheet"],
  ['cat stays inside do not let her out', 'cat stays inside. Do not let her out'],
  ['who come 4x a year', 'who come 4 times a year'],
  ['5120 Fern Ct Se', '5120 Fern Ct SE'],
  ['Open Saturday 1 to 4 Sunday 2 to 4', 'Open Saturday 1 to 4 and Sunday 2 to 4'],
  ['Kitchen redone 2023', 'Kitchen redone in 2023'],
  ['If it looks calm everything does', 'If it looks calm, everything does'],
  ['1 hook rail $60 total', '1 hook rail, $60 total'],
  ['Slow on paper but buyers have time', 'Slow on paper, but buyers have time'],
  ['insurance!! Hail deductibles. Taxes are fine', 'insurance, hail deductibles. Taxes are fine'],
  ['movers and Habitat picks up chairs', 'movers, and Habitat picks up chairs'],
  ['Call Elm St office', 'Call the Elm St office'],
  ['No income tax but the sales tax stings', 'No income tax, but the sales tax stings'],
  ['27 families this year, 11 were referrals', '27 families this year, and 11 were referrals'],
  ['Reply with pie choice by Friday', 'Reply with your pie choice by Friday'],
  ['humidity so no fabric', 'humidity, so no fabric'],
  ['the broken arrow Expressway', 'the Broken Arrow Expressway'],
  ['Updated kitchen 2019', 'Updated kitchen in 2019'],
  ['Jam at the Orange Peel December 11', 'Jam at the Orange Peel, December 11'],
  ['Steep driveways. And leaf season traffic.', 'Steep driveways, and leaf season traffic.'],
  ['Housing counselors 251-555-0133', 'Housing counselors, 251-555-0133'],
  ['Open sat and Sunday 1 to 3', 'Open Saturday and Sunday 1 to 3'],
  ['before first hard freeze', 'before the first hard freeze'],
  ['4 offers in 5 days, went $11,000 over list', '4 offers in 5 days and went $11,000 over list'],
  ['$40,000, depending on bath', '$40,000, depending on the bath'],
  ['Check which one your in', "Check which one you're in"],
  ['a 1,800 square feet block house', 'an 1,800-square-foot block house'],
  ['a 1,600 square feet brick ranch', 'a 1,600-square-foot brick ranch'],
  ['Should I buy a 2 family instead?', 'Should I buy a 2-family instead?'],
  ["Condos from $280,000, multi's way more", 'Condos from $280,000, multifamily homes way more'],
  ['Thursday from 5 to 6:30 neighbors only', 'Thursday from 5 to 6:30 (neighbors only)'],
  ['all over (army moves)', 'all over (Army moves)'],
  ['Park on Elm. Kids ok', 'Park on Elm. Kids are welcome'],
  ['Shoes ok', 'Shoes are ok'],
])('%s', (typed, printed) => {
  expect(copyEdited(typed)).toBe(printed);
});

test.each([
  'It is not the roof',
  'Nothing but buyers here',
  'She wants it to say not a commitment to lend',
  'Movers and Habitat pick up chairs',
  'Great! Come by.',
  'Punch list items not done',
  'Call the county at 251-555-0133',
  'Closed October 30',
  'Close to office buildings',
  'Take the main Expressway',
  'It sat and sunk',
  "Video tours, I'll meet the inspector, list of movers",
  'Ask which is cheaper',
  'Buyers should not wait',
  'New windows, fenced yard',
  'Sellers moving out need a plan',
  "There's a dog",
  'Sellers needs a plan',
  'about $900 total',
  'Please do not park there',
  'Ask your in-laws',
  'Put your on-site questions to the builder',
  'The patio has 1,400 square feet of shade at home',
  'a 1,850-square-foot house',
  'Two family rooms and a den',
  'A multi-state move',
  'I work with 2 agents only',
  'navy base cabinets',
])('%s stays', (typed) => {
  expect(copyEdited(typed)).toBe(typed);
});

test('the own state has its name, another keeps its letters', () => {
  expect(copyEdited('And in IL taxes are paid a year behind', '', 'IL')).toBe(
    'And in Illinois, taxes are paid a year behind',
  );
  expect(copyEdited('many from NY come here', '', 'IL')).toBe('many from NY come here');
});

test('towns of the state that were typed in a row are two', () => {
  expect(copyEdited('Youngsville Broussard', '', 'LA')).toBe('Youngsville, Broussard');
  expect(copyEdited('Baton Rouge', '', 'LA')).toBe('Baton Rouge');
});

test('from a price on, in a town of the state', () => {
  expect(copyEdited('$2.5M+ North Scottsdale', '', 'AZ')).toBe('$2.5M and up in North Scottsdale');
  expect(copyEdited('$800k+ Tudors', '', 'AZ')).toBe('$800k+ Tudors');
});

test('sums have their sign where figures were asked for', () => {
  const question = 'Which real figures may be used (rents, taxes, insurance) and from where?';
  expect(copyEdited('Furnace 4800 last winter', question)).toBe('Furnace $4,800 last winter');
  expect(copyEdited('built in 1924, roof from 2019', question)).toBe(
    'built in 1924, roof from 2019',
  );
  expect(copyEdited('Furnace 4800 last winter')).toBe('Furnace 4800 last winter');
});

test.each([
  ['city rental permit, check with the city', 'city rental permit. Check with the city'],
  ['requests by text get lost, use the portal', 'requests by text get lost. Use the portal'],
  ['24 hr notice, theres horses', '24-hour notice. There are horses'],
  ['clean the gutters, check the sump pump', 'clean the gutters, check the sump pump'],
  ['if it leaks, call the city', 'if it leaks, call the city'],
  ['photos, drone, video', 'photos, drone, video'],
  ['the county tax (CAMA), ask if it changes', 'the county tax (CAMA). Ask if it changes'],
  ['due at the walk-through not at the closing', 'due at the walk-through, not at the closing'],
  ['it sits in the buyers agents trust account', "it sits in the buyer's agent's trust account"],
  ['Ive got a booth by the gate', "I've got a booth by the gate"],
  [
    'Univ Drive closes in May. source town of fort mill',
    'University Drive closes in May. Source: Town of Fort Mill',
  ],
])('%s', (typed, printed) => {
  expect(repaired(typed)).toBe(printed);
});

test('what goes on after two sentences that a comma joins belongs to the second', () => {
  expect(
    withoutRunOn('owners pay the city once, 4% off in November is usual, paid online'),
  ).toEqual(['owners pay the city once.', '4% off in November is usual, paid online']);
});

test.each([
  ['use the VA loan', 'VA'],
  ['the OK from the county', 'OK'],
  ['the CO detector goes in the hall', 'CO'],
  ['Pack your moving boxes early', 'TX'],
  ['put the boxes in there first', 'TX'],
  ['they were manufactured in 1998', 'TX'],
  ['Sellers always including the washer get more', 'TX'],
])('"%s" is right as it is', (typed, state) => {
  expect(copyEdited(typed, '', state)).toBe(typed);
});
