import type { z } from 'zod';

/** Kinds of values in words a person understands. */
const kinds: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'yes or no',
  array: 'a list',
  object: 'a group of fields',
  record: 'a group of fields',
};

/** What is wrong with a field whose schema has no words of its own. */
export function inputMessages(issue: z.core.$ZodRawIssue): string {
  const name = nameOf(issue.path ?? []);
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined || issue.input === null) return `${name} is required`;
      return `${name} must be ${kinds[issue.expected] ?? 'something else'}`;
    case 'too_big':
      return `${name} ${atMost(issue.origin, issue.maximum)}`;
    case 'too_small':
      return `${name} ${atLeast(issue.origin, issue.minimum)}`;
    case 'invalid_value':
      return `${name} isn’t one of the choices`;
    default:
      return `${name} isn’t in the right format`;
  }
}

function atMost(origin: string, maximum: number | bigint): string {
  if (origin === 'string') return `can have up to ${counted(maximum, 'character')}`;
  if (origin === 'array') return `can have up to ${counted(maximum, 'entry', 'entries')}`;
  return `must be at most ${maximum}`;
}

function atLeast(origin: string, minimum: number | bigint): string {
  if (origin === 'string') {
    return minimum === 1 ? 'is required' : `must be at least ${counted(minimum, 'character')}`;
  }
  if (origin === 'array') return `must have at least ${counted(minimum, 'entry', 'entries')}`;
  // One that excludes its edge, as "more than 0", is of whole numbers here.
  return minimum === 0 ? 'must be more than 0' : `must be at least ${minimum}`;
}

const counted = (count: number | bigint, one: string, many = `${one}s`) =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;

/** "imagePrompt" is "Image prompt" and "isActive" is "Active". A name that somebody made up is not repeated. */
function nameOf(path: PropertyKey[]): string {
  const name = path.findLast((part) => typeof part === 'string') ?? '';
  if (!/^[a-z]+(?:[A-Z][a-z]+)*$/.test(name) || name.length > 40) return 'This';
  const words = name
    .replace(/^is(?=[A-Z])/, '')
    .replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  const [first = '', ...rest] = words.trim();
  return first.toUpperCase() + rest.join('');
}
