/** The package has no types of its own. */
declare module 'opentype.js' {
  import type { ParsedFont } from '#contract/layouts/outline-text.ts';

  export function parse(bytes: ArrayBuffer): ParsedFont;
  const opentype: { parse: typeof parse };
  // biome-ignore lint/style/noDefaultExport: Node reads the package as one value
  export default opentype;
}
