import { expect, test } from 'vitest';
import { blogFaults } from '#builtin/writer/testing/blog-faults.ts';
import { seededTopics } from '#builtin/writer/testing/facts.ts';

test.each(seededTopics)(
  '$identifier has an article of the right length for every title',
  (topic) => {
    const faults = topic.titles.flatMap((_, titleNumber) => blogFaults(topic, titleNumber));
    expect(faults).toEqual([]);
  },
);
