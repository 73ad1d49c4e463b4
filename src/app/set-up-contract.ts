import * as z from 'zod/mini';
import { setUpSteps } from '#features/business/firm-settings.ts';
import { type Answer, defineEndpoint } from '#platform/endpoint.ts';

/** What of a new site is still the example's; empty once each step was changed or kept. */
export const readSetUp = defineEndpoint({
  method: 'GET',
  path: '/api/admin/set-up',
  access: 'admin',
  answer: z.object({ left: z.array(z.enum(setUpSteps)) }),
});
export type SetUp = Answer<typeof readSetUp>;
