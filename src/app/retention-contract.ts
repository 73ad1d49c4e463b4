import * as z from 'zod/mini';
import { retainedKinds } from '#features/business/firm-settings.ts';
import { type Answer, defineEndpoint } from '#platform/endpoint.ts';

const perKind = z.record(z.enum(retainedKinds), z.int());

/** How many months each kind of data is kept; the privacy page says so. */
export const readPeriods = defineEndpoint({
  method: 'GET',
  path: '/api/retention/periods',
  access: 'anyone',
  answer: perKind,
});

/** What the retention job would delete, and what it deleted last. Instants in UTC. */
export const readRetention = defineEndpoint({
  method: 'GET',
  path: '/api/admin/retention',
  access: 'admin',
  answer: z.object({
    /** In months. */
    periods: perKind,
    /** What would go now. */
    today: perKind,
    /** What would go in the month after. */
    nextMonth: perKind,
    /** Null before the job first ran; `finishedAt` is null while it runs, and after its process was ended. */
    last: z.nullable(
      z.object({ startedAt: z.string(), finishedAt: z.nullable(z.string()), removed: perKind }),
    ),
    /** When it runs next. */
    dueAt: z.nullable(z.string()),
  }),
});
export type Retention = Answer<typeof readRetention>;
