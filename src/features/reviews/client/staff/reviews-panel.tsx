import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { errorMessage } from '#platform/client/error-message.ts';
import { ListToolbar } from '#platform/client/staff/list-toolbar.tsx';
import { PagedRows } from '#platform/client/staff/paged-rows.tsx';
import {
  rowAction,
  rowPrimary,
  StaffTable,
  staffCell,
  staffRow,
} from '#platform/client/staff/staff-table.tsx';
import { useListParams } from '#platform/client/staff/use-list-params.ts';
import { showToast } from '#platform/client/ui/toast-store.ts';
import { shortDateOf } from '#platform/dates/short-dates.ts';
import type { ReviewModeration, StaffReview } from '../../contract.ts';
import { type ReviewState, reviewStates } from '../../limits.ts';
import { describeWriter } from '../review-list.tsx';
import { StarRow } from '../star-row.tsx';
import { AnswerDialog } from './answer-dialog.tsx';
import { requestModeration, reviewsQuery } from './api.ts';

const headings = ['Review', 'By', 'Actions'];
const stateWords: Record<ReviewState, string> = {
  waiting: 'Waiting',
  published: 'Published',
  hidden: 'Hidden',
};
const empty: Record<ReviewState, string> = {
  waiting:
    'No reviews are waiting. Customers are asked by email three days after a completed visit.',
  published: 'No reviews are published yet.',
  hidden: 'No reviews are hidden.',
};

type ReviewsPanelProps = {
  /** Renders the link to the appointment that a review is about. */
  renderAppointment: (id: string, writer: string) => ReactNode;
};

/** The reviews in a state, newest first, to publish, hide and answer. */
export function ReviewsPanel({ renderAppointment }: ReviewsPanelProps) {
  const params = useListParams();
  const queries = useQueryClient();
  const [answering, setAnswering] = useState<StaffReview>();
  const [sending, setSending] = useState('');
  const state = params.readOneOf('state', reviewStates) ?? 'waiting';
  const moderate = async (id: string, change: ReviewModeration) => {
    await requestModeration(id, change);
    await queries.invalidateQueries({
      predicate: ({ queryKey: [key] }) => String(key).startsWith('/api/admin/reviews'),
    });
  };
  const change = async (review: StaffReview, to: ReviewModeration, title: string) => {
    setSending(review.id);
    try {
      await moderate(review.id, to);
      showToast({ title, description: describeWriter(review) });
    } catch (error) {
      showToast({
        title: 'That didn’t work',
        description: errorMessage(error),
        variant: 'destructive',
      });
    }
    setSending('');
  };
  return (
    <>
      <h1 className="mb-4 text-xl">Reviews</h1>
      <ListToolbar
        params={params}
        selects={[
          {
            name: 'state',
            label: 'Show',
            options: reviewStates.map(
              (one) => [one === 'waiting' ? '' : one, stateWords[one]] as const,
            ),
          },
        ]}
      />
      <StaffTable caption={`${stateWords[state]} reviews`} headings={headings}>
        <PagedRows
          read={(cursor) => reviewsQuery(state, cursor)}
          columns={headings.length}
          empty={empty[state]}
          renderRow={(review) => (
            <ReviewRow
              key={review.id}
              review={review}
              isSending={sending === review.id}
              onState={(next) => change(review, { state: next }, `Review ${next}`)}
              onRemovePhoto={() => change(review, { photo: null }, 'Photo removed')}
              onAnswer={() => setAnswering(review)}
              appointment={renderAppointment(review.appointmentId, describeWriter(review))}
            />
          )}
        />
      </StaffTable>
      {answering && (
        <AnswerDialog
          review={answering}
          onSave={(answer) => moderate(answering.id, { answer })}
          onClose={() => setAnswering(undefined)}
        />
      )}
    </>
  );
}

type ReviewRowProps = {
  review: StaffReview;
  isSending: boolean;
  onState: (next: 'published' | 'hidden') => void;
  onRemovePhoto: () => void;
  onAnswer: () => void;
  appointment: ReactNode;
};

function ReviewRow(props: ReviewRowProps) {
  const { review, isSending, onState, onRemovePhoto, onAnswer, appointment } = props;
  const { state, stars, text, writtenAt, answer, answeredBy, photo } = review;
  const writer = describeWriter(review);
  const of = <span className="sr-only"> the review of {writer}</span>;
  return (
    <tr className={staffRow}>
      <td className={`${staffCell} xl:w-3/5`}>
        <StarRow stars={stars} />
        <p className="mt-1 max-w-[75ch] text-base whitespace-pre-line wrap-anywhere">
          {text || <span className="text-ink-soft">Stars only</span>}
        </p>
        {photo && (
          <div className="mt-2 flex items-end gap-3">
            <a href={`/api/admin/reviews/${review.id}/photo`}>
              <img
                {...photo}
                src={`/api/admin/reviews/${review.id}/photo`}
                alt={`The floor of ${writer}`}
                loading="lazy"
                className="h-24 w-auto rounded"
              />
            </a>
            <button
              type="button"
              className={rowAction}
              disabled={isSending}
              onClick={onRemovePhoto}
            >
              Remove photo<span className="sr-only"> of the review of {writer}</span>
            </button>
          </div>
        )}
        {answer && (
          <p className="mt-2 max-w-[75ch] border-l-4 border-tape pl-3 whitespace-pre-line wrap-anywhere">
            <strong>{answeredBy}:</strong> {answer}
          </p>
        )}
      </td>
      <th scope="row" className={`${staffCell} font-normal`}>
        <span className="block font-semibold">{writer}</span>
        <time dateTime={writtenAt} className="text-ink-soft">
          {shortDateOf(writtenAt)}
        </time>
      </th>
      <td className={`${staffCell} xl:pr-0`}>
        <div className="flex flex-wrap gap-2">
          {state !== 'published' && (
            <button
              type="button"
              className={rowPrimary}
              disabled={isSending}
              onClick={() => onState('published')}
            >
              Publish{of}
            </button>
          )}
          {state !== 'hidden' && (
            <button
              type="button"
              className={rowAction}
              disabled={isSending}
              onClick={() => onState('hidden')}
            >
              Hide{of}
            </button>
          )}
          {/* Stars alone are counted, but not shown with an answer. */}
          {(text || answer) && (
            <button type="button" className={rowAction} onClick={onAnswer}>
              {answer ? 'Edit answer' : 'Answer'}
              {of}
            </button>
          )}
          {appointment}
        </div>
      </td>
    </tr>
  );
}
