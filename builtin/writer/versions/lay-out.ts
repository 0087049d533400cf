import { asSentence, sentenceKey } from '#builtin/writer/language/sentences.ts';
import type { TextPart } from './read-parts.ts';
import { listAsSentences } from './say-list.ts';

/** How a platform's texts look. */
export type Layout = {
  /** One paragraph; a hook, a body and a call; paragraphs; or a short paragraph for every thought. */
  shape: 'paragraph' | 'three parts' | 'paragraphs' | 'short paragraphs';
  /** Lists with so many items or more stay lists. */
  bulletsFrom: number;
  /** Characters of a first line that is read before "more". */
  hookAtMost?: number;
};

type Unit =
  | { kind: 'text' | 'call' | 'line'; texts: string[] }
  | { kind: 'list'; items: TextPart[]; lead: TextPart | undefined };

/** The chosen parts as a text, under a title where there is one. */
export function layOut(parts: readonly TextPart[], layout: Layout, title = ''): string {
  const { shape, bulletsFrom } = layout;
  const isRunning = shape === 'paragraph' || shape === 'three parts';
  const units = unitsOf(isRunning ? withAnnouncement(parts) : parts, isRunning);
  const say = (unit: Unit) => sayUnit(unit, bulletsFrom);
  const heading = isRunning ? title && asSentence(title) : title;
  if (shape === 'paragraph') return [heading, ...units.map(say)].filter(Boolean).join(' ');
  if (shape === 'three parts') {
    const calls = units.filter(({ kind }) => kind === 'call').map(say);
    const [hook = '', ...body] = [
      heading,
      ...units.filter(({ kind }) => kind !== 'call').map(say),
    ].filter(Boolean);
    return [hook, body.join(' '), calls.join(' ')].filter(Boolean).join('\n\n');
  }
  const paragraphs =
    shape === 'paragraphs' ? joinShort(units) : withShortHook(units, layout).flatMap(splitLong);
  return [heading, ...paragraphs.map(say)].filter(Boolean).join('\n\n');
}

function unitsOf(parts: readonly TextPart[], isRunning: boolean): Unit[] {
  const units: Unit[] = [];
  let block = -1;
  for (const [index, part] of parts.entries()) {
    const unit = units.at(-1);
    const isSame = part.block === block;
    block = part.block;
    if (part.role === 'item') {
      if (isSame && unit?.kind === 'list') unit.items.push(part);
      else units.push({ kind: 'list', items: [part], lead: leadBefore(parts, index) });
    } else if (isLeadOf(part, parts[index + 1])) {
      // It stands with its list.
    } else if (part.role === 'where' || part.role === 'when' || part.role === 'source') {
      const text = isRunning ? asSentence(part.text) : part.text;
      if (unit?.kind === 'line' && part.role !== 'source') unit.texts.push(text);
      else units.push({ kind: isRunning ? 'text' : 'line', texts: [text] });
    } else if (part.role === 'heading') units.push({ kind: 'line', texts: [part.text] });
    else {
      const kind = part.role === 'call' || part.role === 'question' ? 'call' : 'text';
      if (isSame && unit?.kind === kind) unit.texts.push(asSentence(part.text));
      else units.push({ kind, texts: [asSentence(part.text)] });
    }
  }
  return units;
}

const isLeadOf = (part: TextPart, next: TextPart | undefined) =>
  part.role === 'lead' && part.text.endsWith(':') && next?.role === 'item';

function leadBefore(parts: readonly TextPart[], index: number): TextPart | undefined {
  const before = parts[index - 1];
  return before && isLeadOf(before, parts[index]) ? before : undefined;
}

function sayUnit(unit: Unit, bulletsFrom: number): string {
  if (unit.kind !== 'list') return unit.texts.join(unit.kind === 'line' ? '\n' : ' ');
  const { items, lead } = unit;
  if (items.length < bulletsFrom) return listAsSentences(items, lead);
  return [lead?.text, ...items.map(({ text }) => `• ${text}`)].filter(Boolean).join('\n');
}

/** Characters of a paragraph that is still read in one go. */
const paragraphLength = 240;

/** Thoughts that stand alone in a post are told in one breath; the first and the call stay apart. */
function joinShort(units: readonly Unit[]): Unit[] {
  const joined: Unit[] = [];
  for (const [index, unit] of units.entries()) {
    const last = joined.at(-1);
    const length = (texts: string[]) => texts.join(' ').length;
    if (
      index > 1 &&
      unit.kind === 'text' &&
      last?.kind === 'text' &&
      length([...last.texts, ...unit.texts]) <= paragraphLength
    )
      last.texts.push(...unit.texts);
    else joined.push(unit.kind === 'text' ? { kind: 'text', texts: [...unit.texts] } : unit);
  }
  return joined;
}

/** A first paragraph that is not read whole has its first sentence to itself. */
function withShortHook(
  [first, ...others]: Unit[],
  { hookAtMost = Number.POSITIVE_INFINITY }: Layout,
): Unit[] {
  if (!first || first.kind === 'list' || first.texts.join(' ').length <= hookAtMost)
    return first ? [first, ...others] : [];
  const [hook = '', ...texts] = first.texts;
  return [{ ...first, texts: [hook] }, { ...first, texts }, ...others];
}

/** Two sentences at most. */
function splitLong(unit: Unit): Unit[] {
  if (unit.kind !== 'text' || unit.texts.length < 3) return [unit];
  return Array.from({ length: Math.ceil(unit.texts.length / 2) }, (_, index) => ({
    kind: 'text' as const,
    texts: unit.texts.slice(index * 2, index * 2 + 2),
  }));
}

const onDay =
  /^(?<what>.{3,40}?) (?:(?:this|on) )?(?<day>(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)(?:: (?<more>.+?))?[.!]?$/;

/**
 * "Open house Saturday: lake view." with an address and a date on lines of their own is one sentence of
 * who, when and where.
 */
function withAnnouncement(parts: readonly TextPart[]): TextPart[] {
  const where = parts.find(({ role }) => role === 'where');
  const when = parts.find(({ role }) => role === 'when');
  const [first] = parts;
  if (!first || (!where && !when)) return [...parts];
  const place = where ? ` at ${where.text}` : '';
  const said = onDay.exec(first.text)?.groups;
  const rest = parts.filter((part) => part !== where && part !== when);
  if (!said || !when?.text.startsWith(said.day ?? '')) {
    const at = parts.findIndex((part) => part === where || part === when);
    const text = when ? `${when.text}${place}` : (where?.text ?? '');
    const line = { ...(where ?? when ?? first), role: 'fact' as const, text: asSentence(text) };
    return [...rest.slice(0, at), line, ...rest.slice(at)];
  }
  const opening = { ...first, text: asSentence(`${said.what} ${when.text}${place}`) };
  const others = rest.slice(1);
  const more = said.more ?? '';
  const isSaidAgain = others.some(({ text }) => sentenceKey(text).includes(sentenceKey(more)));
  const extra = more && !isSaidAgain ? [{ ...first, block: -2, text: asSentence(more) }] : [];
  return [opening, ...extra, ...others];
}
