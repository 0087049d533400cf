import fc from 'fast-check';
import { z } from 'zod';
import { oncePerKey } from '#builtin/once.ts';
import { hostileText } from './hostile.ts';

/** What a caller may send by a schema, made from the schema itself. */

type JsonSchema = {
  $ref?: string;
  type?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: JsonSchema | boolean;
  items?: JsonSchema;
  minItems?: number;
  maxItems?: number;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
  pattern?: string;
  format?: string;
};

/** Values that mean something here, by the name of the field they are sent in. */
export type Meaningful = Record<string, fc.Arbitrary<unknown>>;

/** Longer ones cost time and show nothing that a limit and one more do not show. */
const longestTried = 6_000;

export function arbitraryOf(schema: z.ZodType, meaningful: Meaningful): fc.Arbitrary<unknown> {
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return valueBy(json as JsonSchema, meaningful);
}

function valueBy(schema: JsonSchema, meaningful: Meaningful): fc.Arbitrary<unknown> {
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map((choice) => valueBy(choice, meaningful)));
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  switch (schema.type) {
    case 'object':
      return objectOf(schema, meaningful);
    case 'array':
      return listOf(schema, meaningful);
    case 'string':
      return textOf(schema);
    case 'integer':
    case 'number':
      return numberOf(schema);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      return fc.jsonValue({ maxDepth: 3 });
  }
}

function objectOf(schema: JsonSchema, meaningful: Meaningful): fc.Arbitrary<unknown> {
  const { properties = {}, required = [], additionalProperties } = schema;
  if (typeof additionalProperties === 'object') {
    return fc.dictionary(fc.string({ maxLength: 12 }), valueBy(additionalProperties, meaningful), {
      maxKeys: 5,
    });
  }
  const fields = Object.entries(properties).map(
    ([name, field]) => [name, fieldOf(name, field, meaningful)] as const,
  );
  return fc.record(Object.fromEntries(fields), {
    requiredKeys: required.filter((name) => name in properties),
    noNullPrototype: true,
  });
}

function fieldOf(name: string, schema: JsonSchema, meaningful: Meaningful) {
  const known = Object.hasOwn(meaningful, name) ? meaningful[name] : undefined;
  const any = valueBy(schema, meaningful);
  return known ? fc.oneof({ weight: 4, arbitrary: known }, { weight: 1, arbitrary: any }) : any;
}

function listOf({ items = {}, minItems = 0, maxItems = 5 }: JsonSchema, meaningful: Meaningful) {
  return fc.array(valueBy(items, meaningful), {
    minLength: minItems,
    maxLength: Math.max(minItems, Math.min(maxItems, minItems + 4)),
  });
}

function textOf({ pattern, format, minLength = 0, maxLength = 200 }: JsonSchema) {
  const special = pattern ? matching(pattern) : formatted(format);
  const usual = ordinary(minLength, Math.min(maxLength, minLength + 40));
  const choices = [
    { weight: 6, arbitrary: special ?? usual },
    { weight: 1, arbitrary: usual },
    { weight: 1, arbitrary: hostileText },
  ];
  if (maxLength <= longestTried) {
    const limits = fc.constantFrom('x'.repeat(maxLength), 'é'.repeat(maxLength + 1));
    choices.push({ weight: 1, arbitrary: limits });
  }
  return fc.oneof(...choices);
}

function ordinary(minLength: number, maxLength: number): fc.Arbitrary<string> {
  const words = fc.constantFrom('Porches in Austin', '<p>A <b>bright</b> home</p>', 'What sells?');
  return fc.oneof(
    fc.string({ unit: 'grapheme', minLength, maxLength }),
    words.filter((text) => text.length >= minLength),
  );
}

const formatted = oncePerKey((format: string | undefined): fc.Arbitrary<string> | undefined => {
  switch (format) {
    case 'uuid':
      return fc.uuid();
    case 'email':
      return fc.emailAddress();
    case 'date-time':
      return fc.date({ noInvalidDate: true }).map((date) => date.toISOString());
    case 'uri':
      return fc.webUrl();
    default:
      return undefined;
  }
});

/**
 * Not every expression can be turned round; a text by chance does for the others. Each once: one that lets nearly every
 * character through takes a second, and many fields have it.
 */
const matching = oncePerKey((pattern: string): fc.Arbitrary<string> | undefined => {
  try {
    return fc.stringMatching(new RegExp(pattern, 'u'));
  } catch {
    return undefined;
  }
});

function numberOf(schema: JsonSchema): fc.Arbitrary<number> {
  const min = schema.minimum ?? schema.exclusiveMinimum ?? -1e6;
  const max = schema.maximum ?? schema.exclusiveMaximum ?? 1e6;
  const edges = fc.constantFrom(min, max, min - 1, max + 1);
  const inside =
    schema.type === 'integer'
      ? fc.integer({
          min: Math.max(Math.ceil(min), -2_147_483_648),
          max: Math.min(Math.floor(max), 2_147_483_647),
        })
      : fc.double({ min, max, noNaN: true });
  return fc.oneof({ weight: 5, arbitrary: inside }, { weight: 1, arbitrary: edges });
}
