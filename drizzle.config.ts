import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  casing: 'snake_case',
  schema: ['./src/platform/server/**/schema.ts', './src/features/*/server/**/schema.ts'],
  out: './migrations',
});
