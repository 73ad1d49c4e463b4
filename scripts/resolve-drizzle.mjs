// Resolves the modules of drizzle-orm: `node --import ./scripts/resolve-drizzle.mjs …`. Node 26 parses the
// 180 KB of exports in its package.json for each of its 300 modules to find out that they are ES modules,
// which takes longer than running them: a fifth of a start.
import { registerHooks } from 'node:module';

const parent = '/node_modules/drizzle-orm/';

registerHooks({
  resolve(specifier, context, nextResolve) {
    const isInside = specifier.startsWith('.') && context.parentURL?.includes(parent);
    if (!isInside || !context.parentURL.endsWith('.js')) return nextResolve(specifier, context);
    const { href } = new URL(specifier, context.parentURL);
    return { url: href, format: 'module', shortCircuit: true };
  },
});
