import type { JsonSchema } from '#server/testing/fake-provider/plausible-object.ts';

/** Why OpenAI would refuse a schema that is sent as strict, in its own words; or nothing. */
export function findStrictSchemaFault(schema: JsonSchema): string | undefined {
  if (schema.type !== 'object') {
    return `schema must be a JSON Schema of 'type: "object"', got 'type: "${schema.type ?? 'None'}"'.`;
  }
  return findFault(schema, []);
}

/** Zod writes oneOf for a discriminated union and allOf for an intersection. */
const forbiddenKeywords = ['oneOf', 'allOf', 'not', 'if', 'then', 'else', 'patternProperties'];

function findFault(schema: JsonSchema, path: string[]): string | undefined {
  const context = `In context=(${path.map((step) => `'${step}'`).join(', ')})`;
  const forbidden = forbiddenKeywords.find((keyword) => keyword in schema);
  if (forbidden) return `${context}, '${forbidden}' is not permitted.`;
  if (schema.type === 'object') {
    const fault = findObjectFault(schema);
    if (fault) return `${context}, ${fault}`;
  }
  for (const [steps, inner] of innerSchemas(schema)) {
    const fault = findFault(inner, [...path, ...steps]);
    if (fault) return fault;
  }
  return undefined;
}

function findObjectFault(schema: JsonSchema): string | undefined {
  if (schema.additionalProperties !== false) {
    return "'additionalProperties' is required to be supplied and to be false.";
  }
  const required = Array.isArray(schema.required) ? schema.required : [];
  const missing = Object.keys(schema.properties ?? {}).find((name) => !required.includes(name));
  if (missing === undefined) return undefined;
  return `'required' is required to be supplied and to be an array including every key in properties. Missing '${missing}'.`;
}

function innerSchemas(schema: JsonSchema): [steps: string[], inner: JsonSchema][] {
  const found: [string[], JsonSchema][] = [];
  for (const keyword of ['properties', '$defs', 'definitions']) {
    for (const [name, inner] of Object.entries((schema[keyword] ?? {}) as JsonSchema)) {
      found.push([[keyword, name], inner as JsonSchema]);
    }
  }
  if (schema.items) found.push([['items'], schema.items as JsonSchema]);
  const alternatives = (schema.anyOf ?? []) as JsonSchema[];
  alternatives.forEach((inner, index) => {
    found.push([['anyOf', String(index)], inner]);
  });
  return found;
}
