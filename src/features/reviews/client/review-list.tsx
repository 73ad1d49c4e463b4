import { firm } from '#features/business/firm.ts';
import { shortDateOf } from '#platform/dates/short-dates.ts';
import type { PublishedReview } from '../contract.ts';
import { StarRow } from './star-row.tsx';

/** Who wrote a review, as everybody reads it. */
export const describeWriter = ({
  firstName,
  town,
}: Pick<PublishedReview, 'firstName' | 'town'>): string =>
  [firstName ?? 'A customer', town].filter(Boolean).join(', ');

/** Published reviews, each with the firm's answer. */
export function ReviewList({ reviews }: { reviews: readonly PublishedReview[] }) {
  return (
    <ul className="grid gap-x-10 gap-y-8 md:grid-cols-2 lg:grid-cols-3">
      {reviews.map(({ id, stars, text, writtenAt, answer, photo, ...writer }) => (
        <li key={id} className="min-w-0 border-t-2 border-ink pt-4">
          <StarRow stars={stars} />
          <p className="mt-3 whitespace-pre-line wrap-anywhere">{text}</p>
          {photo && (
            <img
              {...photo}
              src={`/api/reviews/${id}/photo`}
              alt={`The floor of ${describeWriter(writer)}`}
              loading="lazy"
              className="mt-3 h-auto w-full rounded"
            />
          )}
          <p className="mt-3 text-sm">
            <strong>{describeWriter(writer)}</strong>
            <span className="text-ink-soft"> · {shortDateOf(writtenAt)}</span>
          </p>
          {answer && (
            <div className="mt-3 border-l-4 border-tape pl-4 text-sm">
              <p className="font-semibold">{firm().name} replied</p>
              <p className="mt-1 whitespace-pre-line wrap-anywhere">{answer}</p>
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}
