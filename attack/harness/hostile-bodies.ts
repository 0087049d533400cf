import { z } from 'zod';

/** Bodies made from an endpoint's own schema, each with one thing in it that is far too much. */

type JsonSchema = {
  type?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  minimum?: number;
  minLength?: number;
};

export type HostileBody = {
  /** Where the thing is, as `.revisionContext.originalPost.flags`. */
  place: string;
  body: unknown;
};

/** What stands in place of a list or a text. */
export type TooMuch = { list?: unknown[]; text?: string };

export function hostileBodies(schema: z.ZodType, tooMuch: TooMuch): HostileBody[] {
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
  return [...variantsOf(json, tooMuch)];
}

function* variantsOf(schema: JsonSchema, tooMuch: TooMuch): Generator<HostileBody> {
  for (const choice of choicesOf(schema)) {
    if (choice.type === 'array') yield* listsOf(choice, tooMuch);
    if (choice.type === 'object') yield* fieldsOf(choice, tooMuch);
    if (choice.type === 'string' && !choice.enum && tooMuch.text !== undefined) {
      yield { place: '', body: tooMuch.text };
    }
  }
}

function* listsOf({ items = {} }: JsonSchema, tooMuch: TooMuch): Generator<HostileBody> {
  if (tooMuch.list) yield { place: '', body: tooMuch.list };
  for (const { place, body } of variantsOf(items, tooMuch)) {
    yield { place: `[]${place}`, body: [body] };
  }
}

function* fieldsOf(schema: JsonSchema, tooMuch: TooMuch): Generator<HostileBody> {
  for (const [name, field] of Object.entries(schema.properties ?? {})) {
    for (const { place, body } of variantsOf(field, tooMuch)) {
      yield {
        place: `.${name}${place}`,
        body: { ...(sampleOf(schema) as object), [name]: body },
      };
    }
  }
}

/** Names of things that exist, where any other would be refused for that. */
const known: Record<string, unknown> = { topicId: 'sellers' };

/** The least that looks right: what else is wrong with it would only hide the thing that matters. */
function sampleOf(schema: JsonSchema): unknown {
  const [choice = {}] = choicesOf(schema);
  if ('const' in choice) return choice.const;
  if (choice.enum) return choice.enum[0];
  switch (choice.type) {
    case 'object':
      return Object.fromEntries(
        (choice.required ?? []).map((name) => [
          name,
          known[name] ?? sampleOf(choice.properties?.[name] ?? {}),
        ]),
      );
    case 'array':
      return [];
    case 'integer':
    case 'number':
      return choice.minimum ?? 1;
    case 'boolean':
      return true;
    case 'null':
      return null;
    default:
      return 'porch'.padEnd(choice.minLength ?? 0, 'x');
  }
}

const choicesOf = (schema: JsonSchema): JsonSchema[] =>
  (schema.anyOf ?? schema.oneOf ?? schema.allOf)?.flatMap(choicesOf) ?? [schema];
