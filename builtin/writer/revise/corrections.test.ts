import { describe, expect, test } from 'vitest';
import { withCorrections } from './corrections.ts';

const text = `Just listed on Adler Ave
Sold in 9 days with 5 offers, after we dropped $8,000. Open Saturday, November 21. RSVP to jen. Cookies and cider.`;

describe('what stands in the text tells which of two values is the old one', () => {
  test.each([
    ['the street is Alder, you wrote Adler', 'change "Adler" to "Alder"'],
    ["fix the typo: it's Alder not Adler.", 'change "Adler" to "Alder".'],
    ['It was actually 6 days, you put 9', 'change "9 days" to "6 days"'],
    ["we didn't get 5 offers we got 4", 'change "5 offers" to "4 offers"'],
    ["I didn't drop it 8k it was 6k", 'change "8k" to "6k"'],
    ['Saturday -> Sunday', 'change "Saturday" to "Sunday"'],
    ['use her name Jen Castillo not just jen', 'change "jen" to "Jen Castillo"'],
    ["don't say how many offers, say multiple", 'change "5 offers" to "multiple offers"'],
    ["we're not doing cookies anymore", 'remove cookies'],
    ['wrong phone. 509-555-0178', 'change the phone to 509-555-0178'],
    ["Price is off, we're at 415 now", 'change the Price to 415'],
  ])('%s', (request, read) => {
    expect(withCorrections(request, text)).toBe(read);
  });

  test.each([
    'make it shorter and not so formal',
    'under 90 words, not 120',
    'change Saturday to Sunday',
    "it's not about the Pickens house",
    'say 4 offers instead of 5 offers',
  ])('%s stays as it was typed', (request) => {
    expect(withCorrections(request, text)).toBe(request);
  });
});
