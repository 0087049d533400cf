import { expect, test } from 'vitest';
import { asProcessorTime, type TraceEvent } from './quiet-trace.ts';

const event = (name: string, times: Partial<TraceEvent>): TraceEvent => ({
  name,
  ph: 'X',
  pid: 1,
  tid: 1,
  ts: 0,
  ...times,
});

test('a task lasts as long as the processor worked on it, with all that happened in it', () => {
  const task = event('RunTask', { ts: 1_000, dur: 90, tts: 500, tdur: 30 });
  const call = event('FunctionCall', { ts: 1_050, dur: 40, tts: 510, tdur: 20 });
  const mark = event('mark', { ph: 'I', ts: 1_080, tts: 525 });
  expect(asProcessorTime([task, call, mark])).toEqual([
    { ...task, dur: 30 },
    { ...call, ts: 1_010, dur: 20 },
    { ...mark, ts: 1_025 },
  ]);
});

test('what happens between tasks, in another thread or without a measure of its own stays where it was', () => {
  const task = event('RunTask', { ts: 1_000, dur: 90, tts: 500, tdur: 30 });
  const later = event('ResourceFinish', { ph: 'I', ts: 2_000 });
  const other = event('FunctionCall', { tid: 2, ts: 1_010, dur: 50, tts: 9, tdur: 1 });
  const unmeasured = event('Layout', { ts: 1_020, dur: 60 });
  expect(asProcessorTime([task, later, other, unmeasured])).toEqual([
    { ...task, dur: 30 },
    later,
    other,
    { ...unmeasured, ts: 1_020, dur: 10 },
  ]);
});
