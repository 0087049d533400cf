import { describe, expect, it } from 'vitest';
import { writePost } from '#builtin/writer/post/write-post.ts';
import { factsFor, seededTopic, someDay, visibleText } from '#builtin/writer/testing/facts.ts';

/** One answer to one question, in all the wordings it gets. */
function wordings(topic: string, number: number, answer: string): string[] {
  const { questions } = seededTopic(topic);
  const answers = [{ question: questions[number] ?? '', answer }];
  return Array.from({ length: 12 }, (_, seed) =>
    visibleText(
      writePost(
        factsFor(seededTopic(topic), { city: 'Omaha', state: 'NE', answers }),
        seed,
        someDay,
      ).draft.content,
    ),
  );
}

describe('a few words in a sentence made for them', () => {
  it.each([
    ['sellers', 2, 'photos, 3D tour, staging consult', 'photos, a 3D tour and a staging consult'],
    ['renovation', 1, '12-18k', 'lan on $12,000 to $18,000'],
    [
      'downsizing',
      4,
      'sell first then rent 3 months',
      'Most of my clients sell first, then rent 3 months',
    ],
    ['relocation', 0, 'DC area, Colorado Springs', 'from the DC area or Colorado Springs?'],
    [
      'new-construction',
      3,
      'pre-drywall, final, 11 month',
      'three times: pre-drywall, final and 11-month',
    ],
    ['first-time-buyers', 1, 'low 200s', 'low $200s'],
    ['home-maintenance', 2, 'Tri-R Gutters 716-555-0110', 'Tri-R Gutters, 716-555-0110'],
  ])('%s: %s', (topic, number, answer, said) => {
    const texts = wordings(topic, number, answer);
    expect(texts.filter((text) => text.includes(said)).length).toBeGreaterThan(texts.length / 2);
  });

  it('says "in the" where the verb needs it', () => {
    for (const text of wordings('first-time-buyers', 1, 'low 200s'))
      expect(text).not.toMatch(/\bruns low/);
  });

  it('keeps the end mark and the letters of a name', () => {
    for (const text of wordings('first-time-buyers', 0, 'OHFA Your Choice! (ohiohome.org)'))
      expect(text).toContain('OHFA Your Choice! (ohiohome.org)');
  });

  it('joins no year and no price to a list of names', () => {
    for (const text of wordings('neighborhood-guide', 2, 'victorian, 1890-1920, 275-450k'))
      expect(text).toMatch(/victorian, 1890 to 1920, \$275,000 to \$450,000/i);
  });
});
