import path from 'node:path';
import type { ESTree, Plugin } from 'vite';

/**
 * The contract as the browser needs it. There an endpoint is its method and its path; its schemas are for the
 * server and for TypeScript. So a module of the contract becomes two: its endpoints, which nearly every screen
 * needs, and the rest, which comes only with a screen that names something of it, and zod with it.
 */
export function lightContract(folder: string): Plugin {
  return {
    name: 'light-contract',
    apply: 'build',
    transform(code, id) {
      if (!id.startsWith(folder + path.sep)) return null;
      const program = this.parse(code);
      const isRest = id.endsWith(rest);
      const light = isRest
        ? withoutEndpoints(code, program)
        : endpointsOf(code, program, id + rest);
      return { code: light ?? leftOutIfUnused(code, program), map: null, moduleSideEffects: false };
    },
  };
}

const rest = '?rest';
const needed = ['method', 'path', 'kind'];

type Program = ESTree.Program;
type Value = NonNullable<ESTree.VariableDeclarator['init']>;
type Declared = { name: string; value: Value; start: number; end: number };
type Range = { start: number; end: number };

/** The endpoints of a module with what a call needs; nothing where it has none. */
export function endpointsOf(code: string, program: Program, others: string): string | undefined {
  const endpoints = declared(program).filter((each) => isEndpoint(code, each));
  if (endpoints.length === 0) return undefined;
  const lines = endpoints.map(
    ({ name, value }) => `export const ${name} = ${called(code, value)};`,
  );
  return [...lines, `export * from ${JSON.stringify(others)};`].join('\n');
}

/** The same module without its endpoints, and without what it imported for them alone. */
export function withoutEndpoints(code: string, program: Program): string {
  const endpoints = declared(program).filter((each) => isEndpoint(code, each));
  const pure = leftOutIfUnused(code, program, endpoints);
  return pure.replace(/^import \{([^}]*)\} from .*$/gm, (line, names: string) => {
    const isUsed = (name: string) => new RegExp(`\\b${name}\\b`).test(pure.replace(line, ''));
    return names.split(',').some((name) => isUsed(name.trim())) ? line : '';
  });
}

/** What a module of the contract declares are values and nothing else, so unused ones may go. */
function leftOutIfUnused(code: string, program: Program, without: Declared[] = []): string {
  let written = '';
  let done = 0;
  for (const each of declared(program)) {
    const isGone = without.some(({ name }) => name === each.name);
    if (!isGone && !['CallExpression', 'ObjectExpression'].includes(each.value.type)) continue;
    const { start, end } = isGone ? each : each.value;
    written += code.slice(done, start);
    if (!isGone) written += `/* @__PURE__ */ (() => (${code.slice(start, end)}))()`;
    done = end;
  }
  return written + code.slice(done);
}

function declared({ body }: Program): Declared[] {
  return body.flatMap((statement) => {
    const { start, end } = statement;
    const inner = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (inner?.type !== 'VariableDeclaration') return [];
    return inner.declarations.flatMap(({ id, init }) =>
      init && id.type === 'Identifier' ? [{ name: id.name, value: init, start, end }] : [],
    );
  });
}

function isEndpoint(code: string, { value }: Declared): boolean {
  return value.type === 'CallExpression' && textOf(code, value.callee) === 'endpoint';
}

function called(code: string, value: Value): string {
  const parts = value.type === 'CallExpression' ? value.arguments[0] : undefined;
  if (parts?.type !== 'ObjectExpression') throw new Error(textOf(code, value));
  const kept = parts.properties.filter(
    (part) => part.type === 'Property' && needed.includes(textOf(code, part.key)),
  );
  return `{ ${kept.map((part) => textOf(code, part)).join(', ')} }`;
}

const textOf = (code: string, { start, end }: Range) => code.slice(start, end);
