import * as z from 'zod/mini';
import { defineEndpoint } from '#platform/endpoint.ts';
import { sections } from './firm-settings.ts';

/** The settings of the firm with who saved them last; null for those of a new database. `evidence` is what its claims are held against. */
export const shownFirm = z.object({
  /** Counts the saves: a save names the version on which it is based. */
  version: z.int(),
  settings: z.object(sections),
  changedBy: z.nullable(z.string()),
  changedAt: z.string(),
  evidence: z.object({
    today: z.string(),
    cheapestFitted: z.nullable(z.object({ name: z.string(), pence: z.int() })),
    hasCountedRating: z.boolean(),
  }),
});
export type ShownFirm = z.output<typeof shownFirm>;

/** All settings of the firm. */
export const getFirm = defineEndpoint({
  method: 'GET',
  path: '/api/admin/firm',
  access: 'admin',
  answer: shownFirm,
});

/** Saves whole sections. 409 when somebody else has saved since `version`. */
export const editFirm = defineEndpoint({
  method: 'PATCH',
  path: '/api/admin/firm',
  access: 'admin',
  body: z.object({
    version: z.int('must be the version that was read.'),
    sections: z.partial(z.strictObject(sections)),
  }),
  answer: shownFirm,
});
