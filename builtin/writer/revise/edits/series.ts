import { withoutMarks } from '#builtin/writer/blocks.ts';
import { capitalise, countWords } from '#builtin/writer/language/sentences.ts';

/**
 * A sentence that names three things or more as a line that announces them and a list: "A listing needs photos, a
 * plan and a sign." Undefined where it names none.
 */
export function asSeries(sentence: string): { lead?: string; items: string[] } | undefined {
  const plain = withoutMarks(sentence).replace(/[.!]$/, '');
  const [, label = '', listed = ''] = /^([^:]{3,60}): (.+)$/.exec(plain) ?? [];
  const labelled = label === '' ? undefined : elementsOf(listed);
  if (labelled) return { lead: `${label}:`, items: labelled };
  const whole = elementsOf(plain);
  // "Fix the gate, wash the windows and clear the porch": each of them is something to do.
  if (whole?.every((each) => countWords(each) >= 3)) return { items: whole };
  const start = plain.indexOf(',');
  const joints = [
    ...plain.matchAll(
      / (?:with|for|like|including|such as|means?|gets?|needs?|has|have|are|want|find) /g,
    ),
  ].filter(({ index }) => index < start);
  const joint = joints.at(-1);
  const elements = joint && elementsOf(plain.slice(joint.index + joint[0].length));
  return elements && countWords(plain.slice(0, joint.index)) >= 2
    ? { lead: `${plain.slice(0, joint.index + joint[0].length).trim()}:`, items: elements }
    : undefined;
}

/** Three things or more with commas between them and "and" before the last. */
function elementsOf(text: string): string[] | undefined {
  const parts = text
    .split(/,(?!\d{3}) (?:and |or |then )?| (?:and|or) (?=[^,]*$)/)
    .map((each) => capitalise(each.trim()));
  const isEven = parts.every((each) => each !== '' && countWords(each) <= 14);
  return parts.length >= 3 && isEven && /,/.test(text) ? parts : undefined;
}
