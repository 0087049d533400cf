/**
 * A trace of a browser in which every task takes as long as the processor worked on it. Where other programs share
 * the processor, a task lasts until they give it back, and Lighthouse takes that for work of the page. What waits for
 * the network stays as it was.
 */

export type TraceEvent = {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** Microseconds: when it began and how long it lasted; the same in processor time of its thread. */
  ts: number;
  dur?: number;
  tts?: number;
  tdur?: number;
};

type Task = { ts: number; dur: number; tts: number; tdur: number };

export function asProcessorTime(events: TraceEvent[]): TraceEvent[] {
  const threads = Map.groupBy(events, ({ pid, tid }) => `${pid}.${tid}`);
  const tasksOf = new Map([...threads].map(([thread, own]) => [thread, wholeTasks(own)]));
  return events.map((event) => {
    const task = taskAt(tasksOf.get(`${event.pid}.${event.tid}`) ?? [], event.ts);
    return task && event.ph !== 'M' ? inTask(event, task) : event;
  });
}

/** What a thread does from one wait to the next, in order. */
function wholeTasks(events: TraceEvent[]): Task[] {
  return events
    .filter(({ name, ph }) => ph === 'X' && /RunTask$/.test(name))
    .flatMap(({ ts, dur, tts, tdur }) =>
      dur === undefined || tts === undefined || tdur === undefined ? [] : [{ ts, dur, tts, tdur }],
    )
    .sort((one, other) => one.ts - other.ts);
}

/** The task during which something happened. Lists are long: it is looked for by halves. */
function taskAt(tasks: Task[], ts: number): Task | undefined {
  let from = 0;
  let to = tasks.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((tasks[middle]?.ts ?? 0) <= ts) from = middle + 1;
    else to = middle;
  }
  const task = tasks[from - 1];
  return task && ts <= task.ts + task.dur ? task : undefined;
}

function inTask(event: TraceEvent, task: Task): TraceEvent {
  const worked = event.tts === undefined ? event.ts - task.ts : event.tts - task.tts;
  const ts = task.ts + Math.min(Math.max(worked, 0), task.tdur);
  if (event.dur === undefined) return { ...event, ts };
  return {
    ...event,
    ts,
    dur: Math.min(event.dur, event.tdur ?? event.dur, task.ts + task.tdur - ts),
  };
}
