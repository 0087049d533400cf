import { expect, test } from 'vitest';
import { judgePost } from '#builtin/writer/post/write-post.ts';
import { factsFor, seededTopic, visibleText } from '#builtin/writer/testing/facts.ts';

const today = new Date('2026-11-16T12:00:00');

/** A post for first-time buyers about what they ask. */
function postHearing(titleNumber: number, answer: string): string {
  const topic = seededTopic('first-time-buyers');
  const question = topic.questions.find((each) => /question do first-time/.test(each)) ?? '';
  const facts = factsFor(topic, {
    city: 'Boise',
    state: 'ID',
    titleNumber,
    answers: [{ question, answer }],
  });
  return visibleText(judgePost(facts, 3, today).post.draft.content).replace(/\s+/g, ' ');
}

test('a question that was left open is followed by the answer of the title that speaks of it', () => {
  expect(postHearing(0, 'what comes first, the tours or the lender')).toMatch(
    /^The question I hear most: "What comes first, the tours or the lender\?" \p{Lu}[^?]+lender/u,
  );
});

test('a question that nothing answers leads to the call', () => {
  expect(postHearing(7, 'can i use a gift from my tio')).toMatch(
    /"Can I use a gift from my tio\?" I(?: hear|t's)[^?]+(?:Ask|Send) me[^?]+$/,
  );
});

test('what confuses people is answered by what is known of just that, or asked of the agent', () => {
  const confused = (answer: string, titleNumber = 3) => {
    const topic = seededTopic('buyers');
    const question = topic.questions.find((each) => /confuses/.test(each)) ?? '';
    return visibleText(
      judgePost(
        factsFor(topic, {
          city: 'Erie',
          state: 'PA',
          titleNumber,
          answers: [{ question, answer }],
        }),
        3,
        today,
      ).post.draft.content,
    ).replace(/\s+/g, ' ');
  };
  expect(confused('where the deed goes and who keeps it')).toMatch(
    /Not sure where the deed goes and who keeps it\? (?:Ask|Send) me/,
  );
  expect(confused("why there's a lawyer")).toContain("Not sure why there's a lawyer?");
  expect(confused('appraisal gaps', 7)).toContain('An appraisal gap is the difference');
  expect(confused('appraisal gaps', 5)).toContain('Questions about appraisal gaps?');
});

test('whoever asks says why, and that is theirs', () => {
  expect(postHearing(3, 'whats the difference, they all look alike')).toContain(
    '"What\'s the difference? They all look alike."',
  );
});

test('what answers a question begins with a capital', () => {
  expect(postHearing(11, '"what should I do first" call the water company and rekey')).toMatch(
    /"What should I do first\?" Call the water company and rekey/,
  );
});
