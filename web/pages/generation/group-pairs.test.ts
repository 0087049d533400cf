import { expect, test } from 'vitest';
import type { GenerationTask } from '#web/features/posts/generation/generation-store.ts';
import type { Message } from '#web/local-content/message.ts';
import { postOf } from '#web/local-content/testing/sample-messages.ts';
import { groupPairs } from './group-pairs.ts';

const written = (version?: number): Message[] => {
  const post = postOf(`Version ${version}`, version ? { pair: { id: 'pair', version } } : {});
  return [
    { id: `${post.id}-asked`, type: 'user', content: 'Generate posts' },
    { id: post.id ?? '', type: 'assistant', content: { posts: [post] } },
  ];
};

const task = (version: number, stage: GenerationTask['stage']) =>
  ({
    list: 'insights',
    stage,
    startedAt: 0,
    text: { title: '', content: '' },
    job: { id: `job-${version}`, kind: 'generate', input: { pair: { id: 'pair', version } } },
  }) as GenerationTask;

const kinds = (entries: ReturnType<typeof groupPairs>['entries']) =>
  entries.map((entry) => ('pair' in entry ? entry.pair.members.length : entry.message.type));

test('two versions stand together where the first one is, under one request', () => {
  const messages = [...written(), ...written(2), ...written(), ...written(1)];
  const { entries, begun, tasks } = groupPairs(messages, []);
  expect(kinds(entries)).toEqual(['user', 'assistant', 'user', 2, 'user', 'assistant']);
  const pair = entries.find((entry) => 'pair' in entry)?.pair;
  expect(pair?.members.map(({ version }) => version)).toEqual([1, 2]);
  expect([begun, tasks]).toEqual([[], []]);
});

test('one that is written stands beside one that is not, and both that are not by themselves', () => {
  const beside = groupPairs(written(1), [task(2, 'failed')]);
  expect(kinds(beside.entries)).toEqual(['user', 2]);
  expect(beside.tasks).toEqual([]);
  const begun = groupPairs([], [task(2, 'running'), task(1, 'running')]);
  expect(begun.begun.map(({ members }) => members.map(({ version }) => version))).toEqual([[1, 2]]);
  expect(begun.tasks).toEqual([]);
});

test('a version without another is a post like any other', () => {
  expect(kinds(groupPairs(written(2), []).entries)).toEqual(['user', 'assistant']);
  expect(groupPairs([], [task(1, 'stopped')]).tasks).toHaveLength(1);
});
