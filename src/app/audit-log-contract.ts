import * as z from 'zod/mini';
import { type Answer, defineEndpoint } from '#platform/endpoint.ts';
import { listQuery } from '#platform/list-query.ts';

export const auditLogKinds = [
  'appointment',
  'fitter',
  'closed day',
  'calendar',
  'lead',
  'customer',
  'person',
  'file',
  'member',
  'prices',
  'product',
  'offer',
  'answer',
  'email',
  'settings',
  'area',
  'text',
  'review',
] as const;

/** A page of the audit log, newest entry first. */
export const listAuditLog = defineEndpoint({
  method: 'GET',
  path: '/api/admin/history',
  access: 'admin',
  query: z.object({
    ...listQuery,
    kind: z.optional(z.enum(auditLogKinds, `must be one of ${auditLogKinds.join(', ')}.`)),
    by: z.optional(z.string().check(z.maxLength(200, 'must be at most 200 characters.'))),
  }),
  answer: z.array(
    z.object({
      id: z.int(),
      at: z.string(),
      /** A member of staff by name, else `customer`. */
      by: z.string(),
      kind: z.string(),
      what: z.string(),
      subject: z.nullable(z.string()),
      /** Its name; null where it has none, and after the person's data was erased. */
      label: z.nullable(z.string()),
      /** The values that differ. */
      before: z.record(z.string(), z.unknown()),
      after: z.record(z.string(), z.unknown()),
    }),
  ),
});
export type AuditLogEntry = Answer<typeof listAuditLog>[number];

/** The names of everybody with an entry. */
export const listAuthors = defineEndpoint({
  method: 'GET',
  path: '/api/admin/history/people',
  access: 'admin',
  answer: z.array(z.string()),
});
