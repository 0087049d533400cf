import type { FieldChange } from '#contract/admin-log.ts';
import { byteSize } from '#contract/byte-size.ts';
import { usStates } from '#contract/us-states.ts';

/** Characters up to which a value is put beside the other; longer ones are compared word by word. */
const shortLength = 80;

/** A value of the log as text; none where there was nothing. Lists have a line for each part. */
export function valueText(field: string, value: unknown): string | undefined {
  if (value === null || value === undefined || value === '') return undefined;
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'number') return field === 'size' ? byteSize(value) : String(value);
  if (typeof value === 'string') return field === 'state' ? stateName(value) : value;
  if (Array.isArray(value)) return value.join('\n') || undefined;
  return JSON.stringify(value);
}

const stateName = (code: string) => usStates.find((state) => state.code === code)?.name ?? code;

export const isLong = (text = '') => text.length > shortLength || text.includes('\n');

/** Fields that were empty and still are say nothing. */
export const saysSomething = ({ field, before, after }: FieldChange) =>
  valueText(field, before) !== valueText(field, after);
