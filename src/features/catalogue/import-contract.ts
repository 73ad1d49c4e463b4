import * as z from 'zod/mini';
import { type Answer, defineEndpoint } from '#platform/endpoint.ts';
import { importLimits } from './limits.ts';

/**
 * Imports products from a CSV file with the columns of their export: a row with an Id changes that product, one
 * without adds one, and columns that are missing stay as they are. All rows or none: with problems, and in a dry run,
 * nothing is stored.
 */
export const importProducts = defineEndpoint({
  method: 'POST',
  path: '/api/products/import',
  access: 'manage-prices',
  maxBodyBytes: 4 * importLimits.characters,
  body: z.object({
    text: z.string('must be the text of a CSV file.').check(
      z.maxLength(importLimits.characters, 'must have at most 5,000,000 characters.'),
      z.refine((text) => !text.includes('\0'), 'must be the text of a CSV file.'),
    ),
    isDryRun: z.boolean('must say whether it is a dry run.'),
  }),
  answer: z.object({
    added: z.int(),
    changed: z.int(),
    unchanged: z.int(),
    /** By lines of the file counted from 1; the column is empty for a whole row. */
    problems: z.array(z.object({ line: z.int(), column: z.string(), message: z.string() })),
  }),
});
export type ProductImport = Answer<typeof importProducts>;
