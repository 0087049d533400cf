import { describe, expect, it } from 'vitest';
import { withoutSoundAlikes } from './sound-alikes.ts';

describe('words that sound alike', () => {
  it.each([
    ['Buyers here want to pick there own', 'Buyers here want to pick their own'],
    ['Once your outside city limits', "Once you're outside city limits"],
    ['Call if your tired of renting', "Call if you're tired of renting"],
    ['Your invited.', "You're invited."],
    ['West Toledo if your lucky', "West Toledo if you're lucky"],
    ['I give advise myself', 'I give advice myself'],
    ['Check which one your in.', "Check which one you're in."],
    ['When your under contract', "When you're under contract"],
    ['If your selling a house in spring', "If you're selling a house in spring"],
    ['Their is a form for it', 'There is a form for it'],
    ['Taxes are lower then most expect', 'Taxes are lower than most expect'],
    ['They price it to high', 'They price it too high'],
    ['You might loose the deal', 'You might lose the deal'],
    [
      'School taxes are billed separate from property tax',
      'School taxes are billed separately from property tax',
    ],
  ])('%s', (typed, said) => expect(withoutSoundAlikes(typed)).toBe(said));

  it.each([
    'Your moving truck can park here',
    'Bring your selling price',
    'Your buying power changes',
    'It went from low to high',
    'Your in-laws will like it',
    'Walk to there first',
    'Their lender is local',
    'Sooner or later then we list',
    'Put your name on the list',
  ])('leaves "%s"', (typed) => expect(withoutSoundAlikes(typed)).toBe(typed));
});
