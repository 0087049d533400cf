import { readdir, readFile } from 'node:fs/promises';

/** Milliseconds of the processor, by what the threads of a server are for. */
type ThreadTimes = { main: number; texts: number; rest: number };

/** What Node calls the threads that are nobody's but its own. */
const ofTheRuntime = /^(?:V8Worker|libuv-worker|DelayedTask|SignalInspect)/;

export async function threadTimes(pid: number): Promise<ThreadTimes> {
  const times = { main: 0, texts: 0, rest: 0 };
  for (const thread of await readdir(`/proc/${pid}/task`)) {
    const folder = `/proc/${pid}/task/${thread}`;
    const taken = await timeOf(`${folder}/stat`);
    if (taken === undefined) continue;
    const name = (await readFile(`${folder}/comm`, 'utf8')).trim();
    if (thread === String(pid)) times.main += taken;
    else if (ofTheRuntime.test(name)) times.rest += taken;
    else times.texts += taken;
  }
  return times;
}

/** Of a whole process; none of one that has ended. */
export const processTime = (pid: number) => timeOf(`/proc/${pid}/stat`);

/** Milliseconds of the processor; none of a thread that has ended. The kernel counts them in hundredths of a second. */
async function timeOf(file: string): Promise<number | undefined> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  // The name before it may hold anything, but no closing parenthesis after its own.
  const fields = text?.slice(text.lastIndexOf(')') + 2).split(' ');
  return fields && (Number(fields[11]) + Number(fields[12])) * 10;
}
