import type { Box } from '#contract/composition.ts';
import { drawAgentRow } from './agent-row.ts';
import { clearOn, ink, inkOn, mix, paper } from './colors.ts';
import type { Sketch } from './sketch.ts';

/** Layouts about one home: a panel below the picture, or beside it where there is more width than height. */

type Row = { height: number; gap: number; draw: (box: Box) => void };

export function drawListing(sketch: Sketch, label: string) {
  const { layout } = sketch.input;
  const { main } = layout.colors;
  const ground = label === 'Just sold' ? main : paper;
  const facts = layout.facts.filter(Boolean);
  drawPanel(sketch, ground, (unit) => [
    chipRow(sketch, label, ground, unit),
    ...headlineRow(sketch, ground, unit),
    ...(facts.length > 0 ? [factsRow(sketch, facts, ground, unit)] : []),
    agentRow(sketch, ground, unit),
  ]);
}

export function drawOpenHouse(sketch: Sketch) {
  const { layout } = sketch.input;
  const facts = layout.facts.filter(Boolean);
  drawPanel(sketch, paper, (unit) => [
    dateRow(sketch, unit),
    ...headlineRow(sketch, paper, unit),
    ...(facts.length > 0 ? [factsRow(sketch, facts, paper, unit)] : []),
    agentRow(sketch, paper, unit),
  ]);
}

/**
 * Rows below one another beside the picture, which is cut to the room that is left: a panel over it would hide the home.
 * Where the canvas is too low for the rows, all of them are smaller.
 */
function drawPanel(sketch: Sketch, ground: string, rowsAt: (unit: number) => Row[]) {
  const { canvas, layout } = sketch.input;
  const { safe, isWide } = sketch;
  const heightOf = (rows: Row[]) => rows.reduce((sum, row) => sum + row.gap + row.height, 0);
  const most = isWide ? canvas.height - 9 * sketch.unit : safe.height * 0.5;
  const unit = sketch.unit * Math.min(isWide ? 1.25 : 1, most / heightOf(rowsAt(sketch.unit)));
  const rows = rowsAt(unit);
  const height = heightOf(rows);
  const line = 0.7 * unit;
  const { accent } = layout.colors;
  const panel = isWide
    ? { left: 0, top: 0, width: Math.round(canvas.width * 0.5), height: canvas.height }
    : {
        left: 0,
        top: Math.round(safe.top + safe.height - height - 4.4 * unit),
        width: canvas.width,
        height: 0,
      };
  if (isWide) {
    sketch.picture = {
      left: panel.width,
      top: 0,
      width: canvas.width - panel.width,
      height: canvas.height,
    };
    sketch.rect(panel, ground);
    sketch.rect({ left: panel.width - line, top: 0, width: line, height: canvas.height }, accent);
  } else {
    sketch.picture = { left: 0, top: 0, width: canvas.width, height: panel.top };
    sketch.rect({ ...panel, height: canvas.height - panel.top }, ground);
    sketch.rect({ ...panel, height: line }, accent);
    drawFoot(sketch, ground);
  }
  const column = isWide
    ? { left: sketch.margin, width: panel.width - 2 * sketch.margin }
    : { left: safe.left, width: safe.width };
  let top = isWide ? (canvas.height - height) / 2 : safe.top + safe.height - height;
  for (const row of rows) {
    top += row.gap;
    row.draw({ ...column, top, height: row.height });
    top += row.height;
  }
}

/** On a story nothing is to be read behind the app's buttons: the panel ends above them, on the brand's color. */
function drawFoot(sketch: Sketch, ground: string) {
  const { canvas, layout } = sketch.input;
  const { safe, unit, margin } = sketch;
  const top = safe.top + safe.height + 4.4 * unit;
  if (canvas.height - top < margin) return;
  const { main } = layout.colors;
  const foot = ground === main ? mix(ink, main, 0.35) : main;
  sketch.rect({ left: 0, top, width: canvas.width, height: canvas.height - top }, foot);
}

function chipRow(sketch: Sketch, label: string, ground: string, unit: number): Row {
  const { main, accent } = sketch.input.layout.colors;
  const fill = clearOn(ground, [ground === main ? accent : main, accent], 1.6);
  const words = label.toUpperCase();
  return {
    height: 5.4 * unit,
    gap: 0,
    draw(box) {
      const width = sketch.measure(words, 'strong', 2.5 * unit, 0.12) + 5 * unit;
      const chip = { ...box, width };
      sketch.rect(chip, fill, { radius: box.height / 2 });
      sketch.text(words, chip, {
        role: 'strong',
        largest: 2.5 * unit,
        tracking: 0.12,
        color: inkOn(fill),
        align: 'center',
      });
    },
  };
}

function headlineRow(sketch: Sketch, ground: string, unit: number): Row[] {
  const { headline } = sketch.input.layout;
  if (!headline) return [];
  // In two lines only where one would have to be small.
  const isLong = sketch.measure(headline, 'heading', 4.6 * unit) > columnWidth(sketch);
  return [
    {
      height: (isLong ? 9.6 : 4.2) * unit,
      gap: 3.2 * unit,
      draw: (box) =>
        void sketch.text(headline, box, {
          role: 'heading',
          largest: 5.4 * unit,
          lines: 2,
          lineHeight: 1.16,
          color: inkOn(ground),
          stand: 'middle',
        }),
    },
  ];
}

const columnWidth = ({ isWide, safe, margin, input: { canvas } }: Sketch) =>
  isWide ? canvas.width * 0.5 - 2 * margin : safe.width;

/** As in "4 beds": the number large, what it counts below it. */
function factsRow(sketch: Sketch, facts: string[], ground: string, unit: number): Row {
  const color = inkOn(ground);
  const parts = facts.map((fact) => {
    const [, value = fact, what = ''] = /^(\S+)\s+(.+)$/.exec(fact) ?? [];
    return { value, what };
  });
  const [valueSize, whatSize] = [4.4 * unit, 2.4 * unit];
  const widths = parts.map(({ value, what }) =>
    Math.max(sketch.measure(value, 'heading', valueSize), sketch.measure(what, 'body', whatSize)),
  );
  const natural = widths.reduce((sum, width) => sum + width, 0);
  const hasWords = parts.some(({ what }) => what);
  return {
    height: (hasWords ? 6.6 : 3.2) * unit,
    gap: 3.6 * unit,
    draw(box) {
      const gaps = parts.length - 1;
      const shrink = Math.min(1, (box.width - gaps * 5 * unit) / natural);
      const gap = gaps > 0 ? Math.min(9 * unit, (box.width - natural * shrink) / gaps) : 0;
      let left = box.left;
      parts.forEach(({ value, what }, index) => {
        const width = (widths[index] ?? 0) * shrink;
        if (index > 0) {
          const rule = {
            left: left - gap / 2,
            top: box.top,
            width: 0.16 * unit,
            height: box.height,
          };
          sketch.rect(rule, mix(color, ground, 0.3));
        }
        const upper = { left, top: box.top, width, height: 3.2 * unit };
        sketch.text(value, upper, {
          role: 'heading',
          largest: valueSize * shrink,
          color,
          stand: 'bottom',
        });
        const lower = { left, top: box.top + 4.8 * unit, width, height: 1.8 * unit };
        if (what) {
          sketch.text(what, lower, {
            role: 'body',
            largest: whatSize * shrink,
            color: sketch.softOn(ground),
          });
        }
        left += width + gap;
      });
    },
  };
}

function agentRow(sketch: Sketch, ground: string, unit: number): Row {
  return {
    height: 10 * unit,
    gap: 5.2 * unit,
    draw(box) {
      const line = { ...box, top: box.top - 2.6 * unit, height: 0.16 * unit };
      sketch.rect(line, mix(inkOn(ground), ground, 0.18));
      drawAgentRow(sketch, box, ground);
    },
  };
}

/** The day as on a calendar, what it is and from when to when beside it. */
function dateRow(sketch: Sketch, unit: number): Row {
  const { main, accent } = sketch.input.layout.colors;
  const { date, from, to } = sketch.input.layout;
  const day = dayOf(date);
  const time = timesOf(from, to);
  return {
    height: 13 * unit,
    gap: 0,
    draw(box) {
      const side = day ? 13 * unit : 0;
      if (day) {
        const leaf = { left: box.left, top: box.top, width: side, height: side };
        const color = inkOn(main);
        sketch.rect(leaf, main, { radius: 1.8 * unit });
        const part = (top: number, height: number) => ({
          ...leaf,
          left: leaf.left + unit,
          width: side - 2 * unit,
          top: box.top + top * unit,
          height: height * unit,
        });
        sketch.text(day.weekday, part(1.7, 1.6), {
          role: 'strong',
          largest: 2.1 * unit,
          tracking: 0.1,
          color,
          align: 'center',
        });
        sketch.text(day.number, part(4.3, 4.6), {
          role: 'heading',
          largest: 6.4 * unit,
          color,
          align: 'center',
        });
        sketch.text(day.month, part(9.9, 1.6), {
          role: 'strong',
          largest: 2.1 * unit,
          tracking: 0.1,
          color,
          align: 'center',
        });
      }
      const left = box.left + (day ? side + 3.2 * unit : 0);
      const width = box.left + box.width - left;
      const label = {
        left,
        top: box.top + (time ? 1.9 : 4.2) * unit,
        width,
        height: time ? 2.1 * unit : 4.6 * unit,
      };
      sketch.text('OPEN HOUSE', label, {
        role: time ? 'strong' : 'heading',
        largest: (time ? 2.7 : 6) * unit,
        tracking: time ? 0.12 : 0.02,
        color: time ? clearOn(paper, [main, accent], 4.5) : inkOn(paper),
      });
      const below = { left, top: box.top + 6.2 * unit, width, height: 5 * unit };
      if (time)
        sketch.text(time, below, { role: 'heading', largest: 6.6 * unit, color: inkOn(paper) });
    },
  };
}

const weekdays = ['SUN', 'MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT'];
const months = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'];

/** By hand: browser and server may speak of dates in different ways. */
function dayOf(date: string | undefined) {
  const [year = 0, month = 0, day = 0] = (date ?? '').split('-').map(Number);
  const moment = new Date(Date.UTC(year, month - 1, day));
  if (!date || Number.isNaN(moment.getTime())) return undefined;
  return {
    weekday: weekdays[moment.getUTCDay()] ?? '',
    number: String(day),
    month: months[month - 1] ?? '',
  };
}

/** As in "1–3 PM" or "11:30 AM–1 PM". */
export function timesOf(from: string | undefined, to: string | undefined): string {
  const parts = [from, to].filter((time) => time !== undefined).map(clockOf);
  const [start, end] = parts;
  if (!start) return '';
  if (!end) return `${start.clock} ${start.half}`;
  const first = start.half === end.half ? start.clock : `${start.clock} ${start.half}`;
  return `${first}–${end.clock} ${end.half}`;
}

function clockOf(time: string) {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const clock = `${hour % 12 || 12}${minute ? `:${String(minute).padStart(2, '0')}` : ''}`;
  return { clock, half: hour < 12 ? 'AM' : 'PM' };
}
