import { randomUUID } from 'node:crypto';
import { measurePostcode } from '#features/areas/coverage.ts';
import { summariseEstimate } from '#features/calculator/server/summarise-estimate.ts';
import { findProductNames } from '#features/catalogue/server/queries.ts';
import { hashPassword } from '#features/staff-accounts/server/password-hash.ts';
import { type Account, insertAccount } from '#features/staff-accounts/server/queries.ts';
import type { Db, Tx } from '#platform/server/database/database.ts';
import { seedOnce } from '#platform/server/database/seed-once.ts';
import type { Staff } from '#platform/server/http/security/access.ts';
import { makeToken } from '#platform/server/http/security/tokens.ts';
import { markAllSent } from '#platform/server/mail/queries.ts';
import { archiveBookings, archiveEnquiries } from './archive-bookings.ts';
import { archiveConversations } from './archive-conversations.ts';
import { insertArchive } from './queries-archive.ts';
import { sampleConversations, sampleEnquiries } from './sample-conversations.ts';
import { planSampleJobs } from './sample-jobs.ts';
import { samplePerson } from './sample-people.ts';
import { seedSampleConversation } from './seed-sample-conversation.ts';
import { seedSampleEnquiry } from './seed-sample-enquiry.ts';
import { seedSampleJob } from './seed-sample-job.ts';
import type { Stage } from './stage.ts';

const unlimited = 1_000_000;
const archived = { bookings: 264, enquiries: 186, conversations: 141 };
const colleagues = [
  { name: 'Sian Rees', email: 'sian@wyvernvale.example' },
  { name: 'Jo Marsh', email: 'jo@wyvernvale.example' },
];

/**
 * Seeds a busy firm's sample data once in the life of a database: bookings, enquiries and conversations of
 * fictitious people, and two colleagues. The last 60 days go through the same functions as real data, so
 * that they have their emails and audit log; what is older is inserted in bulk. This month's sales add up
 * to £24,500.
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
      formsPerHour: unlimited,
      unsolicitedEmailsPerDay: unlimited,
      findEstimate: (id) => summariseEstimate(tx, id),
      findProductNames: (ids) => findProductNames(tx, ids),
      measurePostcode,
      onCustomer: async () => {},
      findCustomers: async () => new Map(),
      onLinkOpened: async () => {},
    };
    const jobs = planSampleJobs(now);
    for (const [n, job] of jobs.entries()) await seedSampleJob(stage, job, samplePerson(n));
    for (const [n, lead] of sampleEnquiries.entries())
      await seedSampleEnquiry(stage, lead, samplePerson(jobs.length + n), now);
    for (const [n, talk] of sampleConversations.entries())
      await seedSampleConversation(stage, talk, samplePerson(jobs.length + n * 2), now);
    const everybody = [staff, ...(await addColleagues(tx, now))];
    const archiveOf = (count: number) => ({ count, now, staff: everybody });
    await insertArchive(tx, {
      ...archiveBookings(stage, archiveOf(archived.bookings)),
      ...archiveConversations(archiveOf(archived.conversations)),
      enquiries: archiveEnquiries(archiveOf(archived.enquiries)),
    });
    await markAllSent(tx);
  });
}

/** Adds accounts whose password nobody knows. */
async function addColleagues(tx: Tx, now: Date): Promise<Account[]> {
  const passwordHash = await hashPassword(makeToken());
  const accounts = colleagues.map(
    (person): Account => ({
      ...person,
      id: randomUUID(),
      role: 'support',
      status: 'active',
      passwordHash,
      createdAt: now,
      emailVerifiedAt: now,
    }),
  );
  for (const account of accounts) await insertAccount(tx, account);
  return accounts;
}
