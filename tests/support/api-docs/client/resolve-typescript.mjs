// openapi-typescript writes types by the interface that TypeScript had up to version 6.
import { registerHooks } from 'node:module';

registerHooks({
  resolve: (specifier, context, nextResolve) =>
    nextResolve(specifier === 'typescript' ? 'typescript-6' : specifier, context),
});
