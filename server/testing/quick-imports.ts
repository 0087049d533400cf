import { type ResolveFnOutput, registerHooks } from 'node:module';

/**
 * Node reads a package's description anew for every import in it, and that of drizzle-orm is huge: with
 * hundreds of small modules it is a third of a server's start. Where they are is known without it.
 */

const folder = '/node_modules/drizzle-orm/';
const entries = new Map<string, ResolveFnOutput>();

registerHooks({
  resolve(specifier, context, next) {
    const { parentURL = '' } = context;
    const isInside = parentURL.includes(folder) && parentURL.endsWith('.js');
    if (isInside && specifier.startsWith('.')) {
      const { href } = new URL(specifier, parentURL);
      return { url: href, format: 'module', shortCircuit: true };
    }
    if (!/^drizzle-orm(\/|$)/.test(specifier)) return next(specifier, context);
    const entry = entries.get(specifier) ?? next(specifier, context);
    entries.set(specifier, entry);
    return { ...entry, shortCircuit: true };
  },
});
