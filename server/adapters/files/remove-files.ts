import type { Deps } from '#server/deps.ts';
import { loggableError } from '#server/loggable-error.ts';

/** Removes files whose rows are gone. What cannot be removed now is left to the sweeper. */
export async function removeFiles(
  { files, log }: Pick<Deps, 'files' | 'log'>,
  keys: string[],
): Promise<void> {
  await Promise.all(
    keys.map((key) =>
      files.remove(key).catch((error: unknown) => {
        const { message, code } = loggableError(error);
        log.warn({ message, code }, 'a file without a row was left behind');
      }),
    ),
  );
}
