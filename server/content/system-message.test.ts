import { expect, test } from 'vitest';
import { htmlProfiles } from '#contract/html.ts';
import { systemMessage } from './system-message.ts';

test('the tags that models are told are exactly those that their texts keep', () => {
  const told = (['post', 'blog'] as const).flatMap((kind) => {
    const [, list = ''] = /with these tags alone: ([^.]+)\./.exec(systemMessage(kind)) ?? [];
    return list.split(', ');
  });
  expect([...htmlProfiles.model.tags].sort()).toEqual([...new Set(told)].sort());
});
