import { expect, test } from 'vitest';
import { withoutComplaints } from './complaints.ts';

test.each([
  [
    'the pets line sounds harsh, say we love dogs but leave them home',
    'change the pets line to "we love dogs but leave them home"',
  ],
  [
    "title is way too long. Make it '10 years. Thank you, Omaha.'",
    'change the title to "10 years. Thank you, Omaha."',
  ],
  ['needs a better first line, something about the shop', 'start with the shop'],
  [
    'the first line makes no sense. start with the ranch story',
    'remove the first line. start with the ranch story',
  ],
  ['Title says spring but this is a FALL post, fix that everywhere', 'change "spring" to "FALL"'],
  ['the question mark after 14,500 is wrong', 'change "14,500?" to "14,500."'],
  [
    'change ending, have them text me FALL for my list',
    'change the ending to "text me FALL for my list"',
  ],
  [
    "I don't get the bullets, explain the deposit one. Deposit is usually 5% of the price",
    'after the deposit add "Deposit is usually 5% of the price."',
  ],
  ['wheres the call to action? make it a question', 'end with a question'],
  [
    'rewrite the first sentence to Just listed near the park: 22 Heron St.',
    'change the first sentence to "Just listed near the park: 22 Heron St."',
  ],
  ['Also the link is wrong, its nifa.example/first', 'change the link to nifa.example/first'],
  ['less numbers more plain english', 'less numbers, more plain english'],
  ['move the parking to the very end, after my number', 'move the parking to the very end'],
  [
    "it's by appointment only on Sundays, please add",
    'mention that showings are by appointment only on Sundays',
  ],
  ['closed sales was 504, typo on my end', 'closed sales was 504'],
  ['put a $ on the 1850', 'change "1,850" to "$1,850"'],
  ["make the CTA 'text me DUPLEX'", 'change the CTA to "text me DUPLEX"'],
  ['fix Pulse, its capital P', 'capitalize Pulse'],
  ["31 families was last year, this year it's 38", 'change "31 families" to "38 families"'],
  ['the class should be first, everything else can come after', 'the class should be first'],
  [
    'say where to drop coats: my porch at 5102 Leavenworth',
    'add a line that says "You can drop coats at my porch at 5102 Leavenworth."',
  ],
  ['Shorten. Also bolder opening, something about the view', 'Shorten. Also start with the view'],
  ['make it shorter and warmer', 'make it shorter and warmer'],
  ['add an example, then make it shorter', 'add an example, then make it shorter'],
  ['mention my open house Sunday 1 p.m. to 4 p.m.', 'add "Open house Sunday 1 p.m. to 4 p.m.".'],
  [
    'mention my open house Sunday 1-4 and make it shorter',
    'add "Open house Sunday 1-4." and make it shorter',
  ],
  [
    'mention my open house Sunday 1-4 p.m. Make it shorter',
    'add "Open house Sunday 1-4 p.m.". Make it shorter',
  ],
  [
    'mention my open house Sunday 1-4, stop by and take a tour',
    'add "Open house Sunday 1-4, stop by and take a tour."',
  ],
  ['add an example. Shorten the rest', 'add an example. Shorten the rest'],
  ['add my lender at 503-555-0147', 'add my lender at 503-555-0147'],
  ["take out the part that says it's too small", "take out the part that says it's too small"],
  ['the link is not working, fix the hashtags', 'the link is not working, fix the hashtags'],
  ["it's West Virginia not Virginia", "it's West Virginia not Virginia"],
  ['add "We have two new openings on our team"', 'add "We have two new openings on our team"'],
  ['take out the pill bottles its a bit much', 'take out the pill bottles'],
  ['we dont do floor plans anymore', 'take out floor plans'],
  ['this is Salem OREGON, make that clear', 'change "Salem" to "Salem, Oregon"'],
  ['add my lender Dana Reyes 503-555-0147', 'add "My lender is Dana Reyes, 503-555-0147."'],
  ['sounds like AI wrote it', 'make it sound like a person talking'],
  ['ask whats everyones favorite stall at the end', `end with "What's everyone's favorite stall?"`],
  ['parking isnt free so say that', 'mention that parking isnt free'],
  ['end with my number 918-555-0164 instead of ask me', 'end with "Call me at 918-555-0164."'],
  ['add an example. 4 unit on Elm, $210,000', 'add "An example: 4 unit on Elm, $210,000."'],
  [
    'mention my open house Sunday 1-4, 8 Palm Circle',
    'add "Open house Sunday 1-4, 8 Palm Circle."',
  ],
  ['its Meridian not Boise, fix hashtag too', 'its Meridian not Boise'],
  ['rewrite for buyers of older houses, not sellers', 'make it for buyers of older houses'],
  ["don't say 'chase it down'", `don't say "chase it down"`],
  ["the sellers' agent isn't mine", "the sellers' agent isn't mine"],
])('%s', (typed, wish) => {
  expect(withoutComplaints(typed)).toBe(wish);
});
