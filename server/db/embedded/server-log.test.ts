import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { openLog, problemIn, readProblem, rotateLog } from './server-log.ts';
import { worldReadableFolder } from './testing/clusters.ts';

describe('the problem in an output', () => {
  test.each([
    [
      'the first error of the server that is not an answer to our asking',
      `2026-01-01 10:00:00 UTC [7] LOG:  starting
2026-01-01 10:00:01 UTC [8] FATAL:  the database system is starting up
2026-01-01 10:00:02 UTC [9] PANIC:  could not write to file "pg_wal/x": No space left on device
2026-01-01 10:00:02 UTC [7] FATAL:  cannot go on`,
      'could not write to file "pg_wal/x": No space left on device',
    ],
    [
      'what initdb calls an error',
      'creating files ... ok\ninitdb: error: could not create directory "x": No space left on device\ninitdb: removing contents of data directory "x"\n',
      'could not create directory "x": No space left on device',
    ],
    [
      'the first words of a server that found nothing',
      'postgres: could not find the database system\nExpected to find it in the directory "x",\n',
      'could not find the database system',
    ],
    [
      'else the last line',
      'one\nlibicu.so: cannot open shared object file\n\n',
      'libicu.so: cannot open shared object file',
    ],
    ['or that there is none', '', 'it gave no reason'],
  ])('is %s', (_name, output, problem) => {
    expect(problemIn(output)).toBe(problem);
  });

  test('is looked for in what was added only', async () => {
    const path = join(worldReadableFolder(), 'log');
    writeFileSync(path, 'FATAL:  old\n');
    const { size, close } = openLog(path);
    close();
    appendFileSync(path, 'FATAL:  new\n');

    expect(await readProblem(path, size)).toBe('new');
  });
});

test('a log that grew too large is kept once more and begun anew, while it is open', async () => {
  const path = join(worldReadableFolder(), 'log');
  const { descriptor, close } = openLog(path);
  appendFileSync(descriptor, 'long ago\n');
  await rotateLog(path, 100);
  expect(readFileSync(path, 'utf8')).toBe('long ago\n');
  await rotateLog(path, 5);
  appendFileSync(descriptor, 'now\n');
  close();

  expect(readFileSync(path, 'utf8')).toBe('now\n');
  expect(readFileSync(`${path}.1`, 'utf8')).toBe('long ago\n');
});
