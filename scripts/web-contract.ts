import path from 'node:path';
import type { ESTree, Plugin } from 'vite';

/**
 * The contract as the browser needs it. There an endpoint is its method and its path; its schemas are for the
 * server and for TypeScript. Without them, what no form checks with is left out of the build, and zod with it
 * from screens that check nothing.
 */
export function lightContract(folder: string): Plugin {
  return {
    name: 'light-contract',
    apply: 'build',
    transform(code, id) {
      if (!id.startsWith(folder + path.sep)) return null;
      return { code: lightened(code, this.parse(code)), map: null, moduleSideEffects: false };
    },
  };
}

const made = ['CallExpression', 'ObjectExpression'];
const needed = ['method', 'path', 'kind'];

type Program = ESTree.Program;
type Value = NonNullable<ESTree.VariableDeclarator['init']>;
type Range = { start: number; end: number };

/** `program` is what `code` says. Its declarations only make values, so unused ones may go. */
export function lightened(code: string, program: Program): string {
  const parts: string[] = [];
  let done = 0;
  for (const value of madeValues(program)) {
    parts.push(
      code.slice(done, value.start),
      '/* @__PURE__ */ (() => (',
      written(code, value),
      '))()',
    );
    done = value.end;
  }
  return withoutUnusedImports(parts.join('') + code.slice(done));
}

function madeValues({ body }: Program): Value[] {
  return body
    .map((statement) =>
      statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement,
    )
    .flatMap((statement) =>
      statement?.type === 'VariableDeclaration' ? statement.declarations : [],
    )
    .flatMap(({ init }) => (init && made.includes(init.type) ? [init] : []));
}

function written(code: string, value: Value): string {
  const text = ({ start, end }: Range) => code.slice(start, end);
  if (value.type !== 'CallExpression' || text(value.callee) !== 'endpoint') return text(value);
  const [parts] = value.arguments;
  if (parts?.type !== 'ObjectExpression') throw new Error(`Not an endpoint: ${text(value)}`);
  const kept = parts.properties.filter(
    (part) => part.type === 'Property' && needed.includes(text(part.key)),
  );
  return `{ ${kept.map(text).join(', ')} }`;
}

/** What only the schemas of endpoints named must not come along for their sake. */
function withoutUnusedImports(code: string): string {
  return code.replace(/^import \{([^}]*)\} from .*$/gm, (line, names: string) => {
    const isUsed = (name: string) => code.replace(line, '').match(new RegExp(`\\b${name}\\b`));
    return names.split(',').some((name) => isUsed(name.trim())) ? line : '';
  });
}
