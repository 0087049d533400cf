import { expect, test } from 'vitest';
import { blogFaults } from '#server/adapters/ai/builtin/writer/testing/blog-faults.ts';
import { seededTopics } from '#server/adapters/ai/builtin/writer/testing/facts.ts';

test.each(seededTopics)(
  '$identifier has an article of the right length for every title',
  (topic) => {
    const faults = topic.titles.flatMap((_, titleNumber) => blogFaults(topic, titleNumber));
    expect(faults).toEqual([]);
  },
);
