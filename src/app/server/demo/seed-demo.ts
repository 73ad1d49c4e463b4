import { measurePostcode } from '#features/areas/coverage.ts';
import { summariseEstimate } from '#features/calculator/server/summarise-estimate.ts';
import { findProductNames } from '#features/catalogue/server/queries.ts';
import type { Db } from '#platform/server/database/database.ts';
import { seedOnce } from '#platform/server/database/seed-once.ts';
import type { Staff } from '#platform/server/http/security/access.ts';
import { markAllSent } from '#platform/server/mail/queries.ts';
import { sampleConversations, sampleEnquiries } from './sample-conversations.ts';
import { planSampleJobs } from './sample-jobs.ts';
import { samplePerson } from './sample-people.ts';
import { seedSampleConversation } from './seed-sample-conversation.ts';
import { seedSampleEnquiry } from './seed-sample-enquiry.ts';
import { seedSampleJob } from './seed-sample-job.ts';
import type { Stage } from './stage.ts';

const unlimited = 1_000_000;

/**
 * Seeds sample data of the last 60 days once in the life of a database, through the same functions as
 * real data: bookings, enquiries and conversations of fictitious people. This month's sales add up to
 * £24,500.
 * @param staff the account recorded as the author of staff actions
 */
export async function seedDemo(
  db: Db,
  { now, publicUrl, staff }: { now: Date; publicUrl: string; staff: Staff },
) {
  await seedOnce(db, 'demo', async (tx) => {
    let at = now;
    const stage: Stage = {
      // A transaction on a transaction is a savepoint.
      db: tx as unknown as Db,
      clock: () => at,
      setClock: (moment) => {
        at = moment;
      },
      publicUrl,
      staff,
      taken: new Set(),
      fitters: 1,
      formsPerHour: unlimited,
      unsolicitedEmailsPerDay: unlimited,
      findEstimate: (id) => summariseEstimate(tx, id),
      findProductNames: (ids) => findProductNames(tx, ids),
      measurePostcode,
      onCustomer: async () => {},
    };
    const jobs = planSampleJobs(now);
    for (const [n, job] of jobs.entries()) await seedSampleJob(stage, job, samplePerson(n));
    for (const [n, lead] of sampleEnquiries.entries())
      await seedSampleEnquiry(stage, lead, samplePerson(jobs.length + n), now);
    for (const [n, talk] of sampleConversations.entries())
      await seedSampleConversation(stage, talk, samplePerson(jobs.length + n * 2), now);
    await markAllSent(tx);
  });
}
