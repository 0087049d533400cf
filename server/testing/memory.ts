import { readFile } from 'node:fs/promises';

/** Bytes of memory that a process holds now. */
export async function residentMemory(pid: number): Promise<number> {
  return readStatus(pid, 'VmRSS');
}

/** The most it has held so far. */
export async function peakMemory(pid: number): Promise<number> {
  return readStatus(pid, 'VmHWM');
}

async function readStatus(pid: number, field: string): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  const kilobytes = new RegExp(`^${field}:\\s+(\\d+) kB`, 'm').exec(status)?.[1];
  if (kilobytes === undefined) throw new Error(`${field} of process ${pid} could not be read`);
  return Number(kilobytes) * 1024;
}
