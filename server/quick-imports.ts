import { type ResolveFnOutput, registerHooks } from 'node:module';

/**
 * Node looks for a package's description anew for every import in it: with two thousand modules that is a
 * third of a server's start. Where these are is known without it. To be loaded before everything else.
 */

const root = new URL('../', import.meta.url).href;
const drizzle = '/node_modules/drizzle-orm/';
const entries = new Map<string, ResolveFnOutput>();

const isOwn = (url: string) => url.startsWith(root) && !url.includes('/node_modules/');

registerHooks({
  resolve(specifier, context, next) {
    const { parentURL = '' } = context;
    if (isOwn(parentURL) && specifier.endsWith('.ts')) {
      // "#server/x.ts" stands for server/x.ts: package.json has it so for every folder.
      const isFromRoot = specifier.startsWith('#');
      const { href } = isFromRoot
        ? new URL(specifier.slice(1), root)
        : new URL(specifier, parentURL);
      return { url: href, format: 'module-typescript', shortCircuit: true };
    }
    if (parentURL.includes(drizzle) && parentURL.endsWith('.js') && specifier.startsWith('.')) {
      const { href } = new URL(specifier, parentURL);
      return { url: href, format: 'module', shortCircuit: true };
    }
    const isPackage = /^[@a-z]/.test(specifier) && !specifier.includes(':');
    const isSame = isPackage && (isOwn(parentURL) || /^drizzle-orm(\/|$)/.test(specifier));
    if (!isSame || !context.conditions.includes('import')) return next(specifier, context);
    const entry = entries.get(specifier) ?? next(specifier, context);
    entries.set(specifier, entry);
    return { ...entry, shortCircuit: true };
  },
});
