import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';

type JsonSchema = { [key: string]: unknown };
type Direction = 'input' | 'output';

const inDefinitions = '#/$defs/';
const inComponents = '#/components/schemas/';

/**
 * JSON schemas that refer to each other by name. A named schema stands once under `components`; what is
 * sent differently from what is answered (a default, a number as text) stands there as `...Input` too.
 */
export class ComponentSchemas {
  readonly #names = z.registry<{ id: string }>();
  readonly #found: Record<Direction, Map<string, JsonSchema>> = {
    input: new Map(),
    output: new Map(),
  };
  /** Schemas given out, whose references are set when all are known. */
  readonly #given: { direction: Direction; schema: JsonSchema }[] = [];

  constructor(names: Map<z.ZodType, string>) {
    const taken = new Set<string>();
    for (const [schema, name] of names) {
      if (taken.has(name)) throw new Error(`The contract has two schemas called ${name}.`);
      taken.add(name);
      this.#names.add(schema, { id: name });
    }
  }

  /** The schema, or a reference to it where it has a name. */
  schemaOf(schema: z.ZodType, direction: Direction, usedBy: string): JsonSchema {
    // In a wrapper, so that a schema with a name is a definition wherever it stands.
    const { properties, $defs = {} }: JsonSchema = z.toJSONSchema(z.object({ schema }), {
      io: direction,
      metadata: this.#names,
      unrepresentable: 'any',
      target: 'draft-2020-12',
      override: ({ jsonSchema }) => {
        // An answer may get more fields one day, and nobody should refuse it then.
        if (direction === 'output' && jsonSchema.additionalProperties === false) {
          delete jsonSchema.additionalProperties;
        }
        nameProperties(jsonSchema);
      },
    });
    const { schema: whole } = properties as { schema: JsonSchema };
    // Zod numbers the recursive schemas that have no name, in each call anew.
    const nameOf = (definition: string) =>
      definition.startsWith('__') ? `${usedBy}${definition.replace(/^_+/, '_')}` : definition;
    for (const [definition, { id: _, ...rest }] of Object.entries(
      $defs as Record<string, JsonSchema>,
    )) {
      const renamed = withReferences(rest, inDefinitions, nameOf) as JsonSchema;
      this.#found[direction].set(nameOf(definition), renamed);
    }
    const given = withReferences(whole, inDefinitions, nameOf) as JsonSchema;
    this.#given.push({ direction, schema: given });
    return given;
  }

  /** Everything that has a name. Afterwards the references in what was given out are set. */
  components(): Record<string, JsonSchema> {
    const { input, output } = this.#found;
    const differing = differingNames(input, output);
    const names = {
      input: (name: string) => (differing.has(name) ? `${name}Input` : name),
      output: (name: string) => name,
    };
    const components = new Map<string, JsonSchema>();
    for (const direction of ['output', 'input'] as const) {
      for (const [name, schema] of this.#found[direction]) {
        const set = withReferences(schema, inComponents, names[direction]) as JsonSchema;
        components.set(names[direction](name), set);
      }
    }
    for (const { direction, schema } of this.#given) {
      const set = withReferences(schema, inComponents, names[direction]) as JsonSchema;
      for (const key of Object.keys(schema)) delete schema[key];
      Object.assign(schema, set);
    }
    const used = reachable(
      this.#given.flatMap(({ schema }) => referencesIn(schema)),
      components,
    );
    return Object.fromEntries(
      [...components]
        .filter(([name]) => used.has(name))
        .sort(([one], [other]) => one.localeCompare(other)),
    );
  }
}

/** A record whose keys are listed has properties: not every reader knows the other way to say it. */
function nameProperties(schema: JsonSchema): void {
  const { propertyNames, additionalProperties, required } = schema;
  if (!propertyNames || !Array.isArray(required)) return;
  delete schema.propertyNames;
  schema.properties = Object.fromEntries(required.map((key) => [key, additionalProperties]));
  delete schema.additionalProperties;
}

/** Names whose schema is another one when it is sent, themselves or somewhere within. */
function differingNames(
  input: Map<string, JsonSchema>,
  output: Map<string, JsonSchema>,
): Set<string> {
  const both = [...input.keys()].filter((name) => output.has(name));
  const differing = new Set(
    both.filter((name) => !isDeepStrictEqual(input.get(name), output.get(name))),
  );
  // What refers to such a schema is another one as well.
  for (let size = -1; size !== differing.size; ) {
    size = differing.size;
    for (const name of input.keys()) {
      if (referencesIn(input.get(name)).some((each) => differing.has(each))) differing.add(name);
    }
  }
  return differing;
}

/** The names, and all that their schemas refer to. */
function reachable(names: string[], components: Map<string, JsonSchema>): Set<string> {
  const found = new Set<string>();
  for (let open = names; open.length > 0; ) {
    const fresh = open.filter((name) => !found.has(name));
    for (const name of fresh) found.add(name);
    open = fresh.flatMap((name) => referencesIn(components.get(name)));
  }
  return found;
}

function referencesIn(value: unknown): string[] {
  const found: string[] = [];
  withReferences(value, inComponents, (name) => {
    found.push(name);
    return name;
  });
  return found;
}

/** The same with every reference to a definition pointing to a component. */
function withReferences(value: unknown, prefix: string, nameOf: (name: string) => string): unknown {
  if (Array.isArray(value)) return value.map((each) => withReferences(each, prefix, nameOf));
  if (value === null || typeof value !== 'object') return value;
  const entries = Object.entries(value).map(([key, part]) => {
    const isReference = key === '$ref' && typeof part === 'string' && part.startsWith(prefix);
    if (!isReference) return [key, withReferences(part, prefix, nameOf)];
    return [key, inComponents + nameOf(part.slice(prefix.length))];
  });
  return Object.fromEntries(entries);
}
