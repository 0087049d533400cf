import { describe, expect, it } from 'vitest';
import { withArticles } from './articles.ts';

describe('articles that notes leave out', () => {
  it.each([
    [
      'Buyers think low appraisal means the deal is dead',
      'Buyers think a low appraisal means the deal is dead',
    ],
    ['Mudroom is the first thing buyers see', 'The mudroom is the first thing buyers see'],
    ['They wait until inspection is done', 'They wait until the inspection is done'],
    ['New roof was the difference', 'The new roof was the difference'],
    [
      'The sellers just put in new water heater and painted kitchen',
      'The sellers just put in a new water heater and painted the kitchen',
    ],
    ['You should get sewer scope before you sign', 'You should get a sewer scope before you sign'],
    [
      'Leave the bills from last 12 months on counter',
      'Leave the bills from the last 12 months on the counter',
    ],
    [
      'We repainted the red dining room and reshot photos',
      'We repainted the red dining room and reshot the photos',
    ],
    ['ADUs go over garage', 'ADUs go over the garage'],
    ['The seller just had basement waterproofed', 'The seller just had the basement waterproofed'],
  ])('%s', (typed, said) => expect(withArticles(typed)).toBe(said));

  it.each([
    'Closing costs are higher than people think',
    'That house is on a slab',
    'The open house is on Saturday',
    'Days on market went down',
    'Roof, furnace and water heater',
    'A new roof was put on last year',
    'Homes have offer deadlines',
    'Ranch with finished basement',
    'New roof and updated kitchen',
    'Permit needed for egress windows',
    'Buyer agents told me so',
    'We got two offers and took the second offer',
  ])('leaves "%s"', (typed) => expect(withArticles(typed)).toBe(typed));
});
