import { insertRequest, storeReview, updateReview } from '#features/reviews/server/queries.ts';
import type { Db } from '#platform/server/database/database.ts';
import { createOrderedId } from '#platform/server/database/ids/ordered-id.ts';
import { hashToken, makeToken } from '#platform/server/http/security/tokens.ts';
import type { SampleJob } from './sample-jobs.ts';
import type { SampleHome } from './sample-people.ts';

/** A completed job that its customer can review. */
export type ReviewableJob = { id: string; job: SampleJob; person: SampleHome };

const hour = 3_600_000;
const daysUntilWritten = 4;

const samples = [
  {
    floor: 'carpet',
    stars: 5,
    text: 'Stairs and landing done in a morning, the joins are where they said and I have to look for them. They took the old carpet away.',
    answer: 'Thank you. The runner on the turn was a pleasure to fit.',
  },
  {
    floor: 'vinyl',
    stars: 5,
    text: 'The kitchen floor had a dip that two other firms had missed. They levelled it first, told us what it cost, and kept to it.',
  },
  {
    floor: 'laminate',
    stars: 4,
    text: 'Neat work and everything swept up. They came an hour later than planned, but rang to say so.',
    answer: 'Sorry about the wait: the job before yours needed a new threshold.',
  },
  {
    floor: 'carpet',
    stars: 5,
    text: 'Brought the samples round in the evening, so we chose the colour in our own light. The price was the one on the quote.',
  },
  {
    floor: 'laminate',
    stars: 5,
    text: 'Three bedrooms in two days, furniture moved from room to room. The doors all close.',
  },
] as const;

/** Seeds published reviews of the newest jobs, and one that waits to be published. */
export async function seedReviews(db: Db, jobs: readonly ReviewableJob[], now: Date) {
  const isOld = ({ endedAt = now }: SampleJob) =>
    now.getTime() - endedAt.getTime() > (daysUntilWritten + 1) * 24 * hour;
  const free = jobs.filter(({ job }) => isOld(job));
  for (const [n, sample] of samples.entries()) {
    const place = free.findIndex(({ job }) => job.project.flooringTypes.includes(sample.floor));
    const [found] = place < 0 ? [] : free.splice(place, 1);
    if (found) await seedReview(db, found, sample, n === samples.length - 1);
  }
}

async function seedReview(
  db: Db,
  { id: appointmentId, job, person }: ReviewableJob,
  { stars, text, ...rest }: { stars: number; text: string; answer?: string },
  isWaiting: boolean,
) {
  const askedAt = new Date((job.endedAt as Date).getTime() + 72 * hour);
  const writtenAt = new Date((job.endedAt as Date).getTime() + daysUntilWritten * 24 * hour);
  const [id, tokenHash] = [createOrderedId(), hashToken(makeToken(24))];
  await db.transaction((tx) =>
    insertRequest(tx, {
      id,
      appointmentId,
      tokenHash,
      emailHash: hashToken(person.email.toLowerCase()),
      firstName: person.name.split(' ')[0] ?? null,
      town: person.address.split(', ').at(-1) ?? null,
      floors: job.project.flooringTypes,
      askedAt,
    }),
  );
  await storeReview(db, tokenHash, { stars, text }, writtenAt);
  if (isWaiting) return;
  const answer = rest.answer ?? null;
  const answeredBy = answer && 'Mo Patel';
  await db.transaction((tx) =>
    updateReview(tx, { id, state: 'published', answer, answeredBy, photo: null }),
  );
}
