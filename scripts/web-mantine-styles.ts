import type { Plugin } from 'vite';

const whole = '@mantine/core/styles.layer.css';
const basis = ['baseline', 'global'];
/** Class names of a component; its sheet has the same name. */
const classNames = /@mantine[\\/]core[\\/]esm[\\/].*[\\/](\w+)\.module\.mjs$/;

/**
 * Each Mantine component brings its own styles, so that a screen loads those it shows and no others. The whole sheet,
 * which development loads at once, shrinks to what every component stands on. Its variables are our theme's (web-theme-variables.ts).
 * All of it is in one layer, which any
 * style of ours is stronger than: it does not matter which comes first.
 */
export function mantineStyles(): Plugin {
  return {
    name: 'mantine-styles',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: classNames },
      handler(code, id) {
        const sheet = `@mantine/core/styles/${classNames.exec(id)?.[1]}.layer.css`;
        return { code: `import '${sheet}';\n${code}`, map: null };
      },
    },
    resolveId: {
      filter: { id: /styles\.layer\.css$/ },
      handler(source) {
        if (source === whole) return '\0mantine-basis.css';
      },
    },
    load: {
      filter: { id: /mantine-basis\.css$/ },
      handler() {
        return basis.map((name) => `@import '@mantine/core/styles/${name}.layer.css';`).join('\n');
      },
    },
  };
}
