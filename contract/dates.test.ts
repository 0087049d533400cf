import { describe, expect, it } from 'vitest';
import { dayOfYear, fullDate, timeOfDay } from './dates.ts';

describe('days and times', () => {
  const plain = (text: string) => text.replace(/\s/g, ' ');
  const moments = Array.from({ length: 800 }, (_, at) => new Date(2024, 0, 1, at * 23, at * 7));

  it('are worded as the browser words them in American English', () => {
    const day = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' });
    const date = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });
    const time = new Intl.DateTimeFormat('en-US', { timeStyle: 'short' });
    for (const moment of moments) {
      expect(dayOfYear(moment)).toBe(day.format(moment));
      expect(fullDate(moment)).toBe(date.format(moment));
      expect(timeOfDay(moment)).toBe(plain(time.format(moment)));
    }
  });
});
