import * as z from 'zod/mini';
import { type Answer, defineEndpoint } from '#platform/endpoint.ts';
import { dayFilter, listQuery } from '#platform/list-query.ts';
import { securityEventKinds } from '#platform/security-events.ts';

const { limit, cursor } = listQuery;

/** A page of the security log, newest entry first. Nothing writes or deletes its entries through the API. */
export const listSecurityLog = defineEndpoint({
  method: 'GET',
  path: '/api/admin/security-log',
  access: 'admin',
  query: z.object({
    limit,
    cursor,
    kind: z.optional(z.enum(securityEventKinds, 'must be a kind of security event.')),
    outcome: z.optional(z.enum(['success', 'failure'])),
    /** Id of the account that an entry is about, or that did it. */
    account: z.optional(z.string().check(z.maxLength(200, 'must be at most 200 characters.'))),
    /** London days, both inclusive. */
    from: dayFilter,
    to: dayFilter,
  }),
  answer: z.array(
    z.object({
      id: z.int(),
      at: z.string(),
      kind: z.enum(securityEventKinds),
      outcome: z.enum(['success', 'failure']),
      accountId: z.nullable(z.string()),
      /** Its name at the time. */
      accountName: z.nullable(z.string()),
      /** Who did it, where that is somebody else. */
      byName: z.nullable(z.string()),
      /** An IPv4 address or an IPv6 /64. */
      network: z.nullable(z.string()),
      /** The User-Agent header. */
      userAgent: z.nullable(z.string()),
      requestId: z.nullable(z.string()),
      details: z.record(z.string(), z.unknown()),
    }),
  ),
});
export type SecurityLogEntry = Answer<typeof listSecurityLog>[number];

/** The accounts with an entry, deleted ones included, by name. */
export const listSecurityLogAccounts = defineEndpoint({
  method: 'GET',
  path: '/api/admin/security-log/accounts',
  access: 'admin',
  answer: z.array(z.object({ id: z.string(), name: z.string() })),
});
