import * as z from 'zod/mini';
import { type Answer, defineEndpoint } from '#platform/endpoint.ts';
import { limits } from './limits.ts';

/** Every customer as a CSV file. */
export const exportCustomers = defineEndpoint({
  method: 'GET',
  path: '/api/customers/export.csv',
  access: 'export',
  streams: 'text/csv',
  needsConfirmation: true,
});

export const importKinds = ['customers', 'appointments'] as const;
export type ImportKind = (typeof importKinds)[number];

/**
 * Imports a CSV file of the shape of an export. Rows with a problem are left out, all others are stored in parts;
 * a dry run stores nothing and answers the same. A file whose import was interrupted can be sent again.
 */
export const importFile = defineEndpoint({
  method: 'POST',
  path: '/api/customers/import',
  access: 'admin',
  maxBodyBytes: 4 * limits.importCharacters,
  body: z.object({
    kind: z.enum(importKinds, 'must be customers or appointments.'),
    text: z.string('must be the text of a CSV file.').check(
      z.maxLength(limits.importCharacters, 'must have at most 2,000,000 characters.'),
      z.refine((text) => !text.includes('\0'), 'must be the text of a CSV file.'),
    ),
    isDryRun: z.boolean('must say whether it is a dry run.'),
  }),
  answer: z.object({
    /** How many rows are, or would be, imported. */
    imported: z.int(),
    /** What is left out, by lines of the file counted from 1. */
    problems: z.array(z.object({ line: z.int(), message: z.string() })),
    /** The columns with something in them that nobody reads, by their headings in lower case; missing without any. */
    unread: z.optional(z.array(z.string())),
  }),
});
export type ImportResult = Answer<typeof importFile>;
export type ImportProblem = ImportResult['problems'][number];
