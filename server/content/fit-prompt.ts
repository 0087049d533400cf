import { type CallKind, promptRoom, promptTooLong } from '#server/adapters/ai/call-limits.ts';

/** The rules and the task, which leave together. */
type Prompt = { system: string; prompt: string };

/**
 * Puts a prompt together that may leave for a provider. Where it would be too long, whole items of the
 * lists are left out: of the first list first, and of each list its last item first. What is in no list
 * is never cut, so that a prompt which is too long without them is refused.
 */
export function fitPrompt<Lists extends Record<string, readonly unknown[]>>(
  kind: CallKind,
  lists: Lists,
  { system, build }: { system: string; build: (lists: Lists) => string },
): Prompt & { kept: Lists } {
  const most = promptRoom(kind) - system.length;
  let kept = lists;
  let prompt = build(kept);
  for (const name of Object.keys(lists)) {
    for (let list = kept[name] ?? []; prompt.length > most && list.length > 0; ) {
      list = withoutLast(list, prompt.length - most);
      kept = { ...kept, [name]: list };
      prompt = build(kept);
    }
  }
  if (prompt.length > most) throw promptTooLong();
  return { system, prompt, kept };
}

/** At once so many items as have the characters that are too many, for every prompt takes its time. */
function withoutLast(list: readonly unknown[], tooMany: number): readonly unknown[] {
  let length = list.length;
  for (let left = tooMany; left > 0 && length > 0; length -= 1) {
    left -= JSON.stringify(list[length - 1]).length;
  }
  return list.slice(0, length);
}
