import { randomUUID } from 'node:crypto';
import { measurePostcode } from '#features/areas/coverage.ts';
import { summariseEstimate } from '#features/calculator/server/summarise-estimate.ts';
import { findProductNames } from '#features/catalogue/server/queries.ts';
import { moveSamples } from '#features/catalogue/server/queries-samples.ts';
import { hashPassword } from '#features/staff-accounts/server/password-hash.ts';
import { insertAccount } from '#features/staff-accounts/server/queries.ts';
import { addCounts } from '#features/traffic/server/queries.ts';
import { dayInLondon } from '#platform/dates/london-time.ts';
import type { Db, Tx } from '#platform/server/database/database.ts';
import { seedOnce } from '#platform/server/database/seed-once.ts';
import type { Staff } from '#platform/server/http/security/access.ts';
import { makeToken } from '#platform/server/http/security/tokens.ts';
import { markAllSent } from '#platform/server/mail/queries.ts';
import {
  enquiryTexts,
  longConversation,
  sampleConversations,
  waiting,
} from './sample-conversations.ts';
import { planSampleJobs } from './sample-jobs.ts';
import { pick, samplePerson } from './sample-people.ts';
import { type ReviewableJob, seedReviews } from './sample-reviews.ts';
import { planSampleTraffic } from './sample-traffic.ts';
import { type Stage, seedConversation, seedEnquiry, seedJob } from './seed-samples.ts';

const unlimited = 1_000_000;
const counts = { enquiries: 40, newEnquiries: 4, conversations: 44, openConversations: 8 };
const hour = 3_600_000;
const colleagues = [
  { name: 'Sian Rees', email: 'sian@wyvernvale.example' },
  { name: 'Jo Marsh', email: 'jo@wyvernvale.example' },
];

/**
 * Seeds a busy firm's sample data once in the life of a database: bookings, enquiries and conversations of
 * fictitious people, and two colleagues. All of it goes through the same functions as real data, so that it has
 * its emails and audit log. This month's sales add up to £24,500.
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
      moveSamples,
      onCustomer: async () => {},
      findCustomers: async () => new Map(),
      onLinkOpened: async () => {},
    };
    const jobs = planSampleJobs(now);
    const completed: ReviewableJob[] = [];
    for (const [n, job] of jobs.entries()) {
      const person = samplePerson(n);
      const id = await seedJob(stage, job, person);
      if (job.end === 'completed') completed.push({ id, job, person });
    }
    await seedReviews(stage.db, completed, now);
    const ago = (hours: number) => new Date(now.getTime() - hours * hour);
    for (let n = 0; n < counts.enquiries; n += 1) {
      const hours = 0.7 + 5 * n * n;
      const answeredAt = n < counts.newEnquiries ? undefined : ago(hours - 2);
      const enquiry = { at: ago(hours), message: pick(enquiryTexts, n), answeredAt };
      await seedEnquiry(stage, enquiry, samplePerson(jobs.length + n));
    }
    const people = jobs.length + counts.enquiries;
    for (let n = counts.conversations; n > 0; n -= 1)
      await seedConversation(stage, pick(sampleConversations, n), {
        person: n % 5 === 2 ? undefined : samplePerson(people + n),
        at: ago(24 + 4 * n * n),
        isResolved: n > counts.openConversations,
      });
    for (const [lines, hours] of [
      [longConversation, 216],
      [waiting, 0.4],
    ] as const)
      await seedConversation(
        stage,
        { lines: [...lines] },
        {
          person: samplePerson(people + Math.floor(hours)),
          at: ago(hours),
          isResolved: false,
        },
      );
    await addColleagues(tx, now);
    await addCounts(stage.db, planSampleTraffic(dayInLondon(now)));
    await markAllSent(tx);
  });
}

/** Adds accounts whose password nobody knows. */
async function addColleagues(tx: Tx, now: Date) {
  const passwordHash = await hashPassword(makeToken());
  for (const person of colleagues)
    await insertAccount(tx, {
      ...person,
      id: randomUUID(),
      role: 'support',
      status: 'active',
      passwordHash,
      createdAt: now,
      emailVerifiedAt: now,
    });
}
