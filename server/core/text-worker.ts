import { AppError } from '#server/errors.ts';
import { type TextJob, type TextOutcome, tellBegun, textTasks } from './text-tasks.ts';

/** Runs in a thread: does one job. A refusal loses its class on the way back, so it goes as data. */
export async function work(job: TextJob): Promise<TextOutcome> {
  const { load, run } = textTasks[job.name];
  await load();
  tellBegun(job);
  try {
    return { value: await run(job.input as never) };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { code, message, fields } = error;
    return { refused: { code, message, fields } };
  }
}
