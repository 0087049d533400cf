import { expect, test } from 'vitest';
import { seededTemplates, seededTopics } from '#builtin/writer/testing/facts.ts';
import { postFaults } from '#builtin/writer/testing/post-faults.ts';

test.each(seededTopics)('$identifier has a post for every title in every template', (topic) => {
  const faults = topic.titles.flatMap((_, titleNumber) =>
    seededTemplates.flatMap((template) => postFaults(topic, titleNumber, template)),
  );
  expect(faults).toEqual([]);
});
