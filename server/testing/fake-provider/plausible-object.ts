/** Builds a value that fits a JSON schema, as an obedient model would. */
export type JsonSchema = { [keyword: string]: unknown };

type Place = {
  root: JsonSchema;
  /** Differs for each item of a list, so that items differ too. */
  number: number;
  depth: number;
};

/** Items of a list that does not say how many it wants. */
const usualItems = 5;
/** Objects within objects; deeper ones keep to what is required, which ends recursive schemas. */
const deepest = 6;

export function plausibleObject(schema: JsonSchema): unknown {
  return valueFor(schema, { root: schema, number: 0, depth: 0 });
}

function valueFor(given: JsonSchema, place: Place): unknown {
  const schema = resolve(given, place.root);
  if ('const' in schema) return schema.const;
  if (Array.isArray(schema.enum)) return schema.enum[place.number % schema.enum.length];
  const type = typeOf(schema);
  if (type === 'object') return objectFor(schema, place);
  if (type === 'array') return arrayFor(schema, place);
  if (type === 'integer' || type === 'number') return numberFor(schema, place, type);
  if (type === 'boolean') return true;
  if (type === 'null') return null;
  return stringFor(schema, place);
}

/** Follows references and settles for the first alternative that is not null. */
function resolve(schema: JsonSchema, root: JsonSchema): JsonSchema {
  if (typeof schema.$ref === 'string') return resolve(lookUp(schema.$ref, root), root);
  const alternatives = list(schema.anyOf) ?? list(schema.oneOf);
  const chosen = alternatives?.find((alternative) => typeOf(alternative) !== 'null');
  if (chosen) return resolve(chosen, root);
  const parts = list(schema.allOf);
  if (!parts) return schema;
  return Object.assign(
    {},
    schema,
    { allOf: undefined },
    ...parts.map((part) => resolve(part, root)),
  );
}

function lookUp(reference: string, root: JsonSchema): JsonSchema {
  const steps = reference.replace(/^#\/?/, '').split('/').filter(Boolean);
  let found: unknown = root;
  for (const step of steps) found = (found as JsonSchema)?.[step];
  return (found ?? {}) as JsonSchema;
}

function typeOf(schema: JsonSchema): string {
  const type = Array.isArray(schema.type)
    ? schema.type.find((name) => name !== 'null')
    : schema.type;
  if (typeof type === 'string') return type;
  if (schema.properties) return 'object';
  return schema.items ? 'array' : 'string';
}

function objectFor(schema: JsonSchema, place: Place): unknown {
  const properties = Object.entries((schema.properties ?? {}) as Record<string, JsonSchema>);
  const required = new Set(list<string>(schema.required));
  const wanted = properties.filter(([name]) => place.depth < deepest || required.has(name));
  const inside = { ...place, depth: place.depth + 1 };
  if (properties.length === 0 && isObject(schema.additionalProperties)) {
    return { first: valueFor(schema.additionalProperties, inside) };
  }
  return Object.fromEntries(wanted.map(([name, property]) => [name, valueFor(property, inside)]));
}

function arrayFor(schema: JsonSchema, place: Place): unknown[] {
  const inside = { ...place, depth: place.depth + 1 };
  const tuple = list(schema.prefixItems) ?? list(schema.items);
  if (tuple) return tuple.map((item) => valueFor(item, inside));
  const usual = place.depth > deepest ? 0 : usualItems;
  const fewest = limit(schema, 'minItems', 'min items') ?? 0;
  const most = limit(schema, 'maxItems', 'max items') ?? Number.POSITIVE_INFINITY;
  const count = Math.min(Math.max(usual, fewest), most);
  const items = isObject(schema.items) ? schema.items : {};
  return Array.from({ length: count }, (_, number) => valueFor(items, { ...inside, number }));
}

function numberFor(schema: JsonSchema, place: Place, type: 'integer' | 'number'): number {
  const step = type === 'integer' ? 1 : 0.5;
  const lowest =
    limit(schema, 'minimum', 'minimum') ?? raise(limit(schema, 'exclusiveMinimum'), step) ?? 1;
  const highest =
    limit(schema, 'maximum', 'maximum') ??
    raise(limit(schema, 'exclusiveMaximum'), -step) ??
    Number.POSITIVE_INFINITY;
  return Math.min(lowest + place.number, highest);
}

const raise = (bound: number | undefined, step: number) =>
  bound === undefined ? undefined : bound + step;

const formats: Record<string, (number: number) => string> = {
  'date-time': (number) => `2026-05-${day(number)}T09:30:00Z`,
  date: (number) => `2026-05-${day(number)}`,
  email: (number) => `agent${number + 1}@example.com`,
  uri: (number) => `https://example.com/listing-${number + 1}`,
  uuid: (number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
};

const day = (number: number) => String((number % 28) + 1).padStart(2, '0');

const sentences = [
  'Buyers in Maplewood are touring homes every weekend this month.',
  'A fresh coat of paint returns more than it costs in most rooms.',
  'Homes near the park sold within nine days on average this spring.',
  'Pre-approval letters help an offer stand out on a busy street.',
  'Small repairs before the first showing prevent long talks after it.',
  'The quiet streets around the library stay popular with families.',
];

function stringFor(schema: JsonSchema, place: Place): string {
  const format = formats[String(schema.format)];
  if (format) return format(place.number);
  const shortest = limit(schema, 'minLength', 'min length') ?? 0;
  const longest = limit(schema, 'maxLength', 'max length') ?? Number.POSITIVE_INFINITY;
  let text = '';
  for (let number = place.number; text === '' || text.length < shortest; number += 1) {
    text = `${text} ${sentences[number % sentences.length]}`.trimStart();
  }
  return text.slice(0, longest).trimEnd().padEnd(Math.min(shortest, longest), '.');
}

/** A bound of the schema; the Anthropic SDK moves bounds into the description as plain words. */
function limit(schema: JsonSchema, keyword: string, words?: string): number | undefined {
  if (typeof schema[keyword] === 'number') return schema[keyword];
  const said =
    words && new RegExp(`\\b${words}: (-?\\d+(?:\\.\\d+)?)`).exec(`${schema.description}`);
  return said ? Number(said[1]) : undefined;
}

const isObject = (value: unknown): value is JsonSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function list<Item = JsonSchema>(value: unknown): Item[] | undefined {
  return Array.isArray(value) ? value : undefined;
}
