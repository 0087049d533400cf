import { parseArgs } from 'node:util';
import { DrizzleQueryError } from 'drizzle-orm';
import { AppError } from '#server/errors.ts';
import { loggableError } from '#server/loggable-error.ts';
import { StartError } from '#server/start-error.ts';
import { BackupError } from './backup-error.ts';

type Command = {
  /** The first words of every failure. */
  failure: string;
  usage: string;
  options: Record<string, { type: 'string' | 'boolean' }>;
  run(values: Record<string, string | boolean | undefined>, signal: AbortSignal): Promise<string>;
};

/** Runs a command to its end: what it did on standard output, or why not on standard error. */
export async function runCommand(command: Command): Promise<void> {
  const stopped = new AbortController();
  const stop = () => stopped.abort(new BackupError('It was stopped.'));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
  try {
    const text = await command.run(parseOptions(command), stopped.signal);
    process.stdout.write(`${text}\n`);
  } catch (error) {
    process.stderr.write(`${command.failure} ${wordsFor(error)}\n`);
    process.exitCode = 1;
  }
}

function parseOptions({ options, usage }: Command) {
  try {
    return parseArgs({ options, allowPositionals: false }).values;
  } catch {
    throw new BackupError(`It is called as ${usage}`);
  }
}

function wordsFor(error: unknown): string {
  // The query builder writes queries and their values into its message.
  if (error instanceof DrizzleQueryError) {
    return `The database could not be used: ${loggableError(error).message}.`;
  }
  const isExpected = [BackupError, StartError, AppError].some((kind) => error instanceof kind);
  if (isExpected) return (error as Error).message;
  return (error as Error).stack ?? String(error);
}
