import type { Post } from '#contract/post.ts';
import type { GenerationTask } from '#web/features/posts/generation/generation-store.ts';
import type { Message } from '#web/local-content/message.ts';
import { postsOf } from '#web/local-content/messages.ts';

/** A version that is written, being written, or was not finished. */
export type PairMember = { version: number } & ({ post: Post } | { task: GenerationTask });

export type Pair = { id: string; members: PairMember[] };

/**
 * What a page shows in its order: messages, and two versions of a post together where the first of them stands. A
 * version without another one is a post like any other.
 */
export function groupPairs(messages: Message[], tasks: GenerationTask[]) {
  const pairs = pairsOf(messages, tasks);
  const isInPair = (id: string | undefined) => id !== undefined && pairs.has(id);
  const told = new Set<string>();
  const entries = messages.flatMap((message): ({ message: Message } | { pair: Pair })[] => {
    const [post] = postsOf(message);
    const pair = pairs.get(post?.pair?.id ?? '');
    if (!pair) return isAskingForLater(message, messages, told) ? [] : [{ message }];
    if (told.has(pair.id)) return [];
    told.add(pair.id);
    return [{ pair }];
  });
  return {
    entries,
    /** Of which nothing is finished yet. */
    begun: [...pairs.values()].filter(({ id }) => !told.has(id)),
    tasks: tasks.filter(({ job }) => !isInPair(job.input.pair?.id)),
  };
}

function pairsOf(messages: Message[], tasks: GenerationTask[]): Map<string, Pair> {
  const pairs = new Map<string, Pair>();
  const add = (id: string, member: PairMember) => {
    const members = [...(pairs.get(id)?.members ?? []), member];
    pairs.set(id, { id, members: members.sort((one, other) => one.version - other.version) });
  };
  for (const post of messages.flatMap(postsOf)) {
    if (post.pair) add(post.pair.id, { version: post.pair.version, post });
  }
  for (const task of tasks) {
    const { pair } = task.job.input;
    if (pair) add(pair.id, { version: pair.version, task });
  }
  for (const [id, { members }] of pairs) if (members.length < 2) pairs.delete(id);
  return pairs;
}

/** Both versions were asked for with the same words, which stand above the pair once. */
function isAskingForLater(message: Message, messages: Message[], told: ReadonlySet<string>) {
  if (message.type !== 'user' || !message.id.endsWith('-asked')) return false;
  const asked = messages.find(({ id }) => `${id}-asked` === message.id);
  const [post] = asked ? postsOf(asked) : [];
  return post?.pair !== undefined && told.has(post.pair.id);
}
