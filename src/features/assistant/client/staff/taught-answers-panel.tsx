import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorMessage } from '#platform/client/error-message.ts';
import { compactButton } from '#platform/client/staff/list-toolbar.tsx';
import { showToast } from '#platform/client/ui/toast-store.ts';
import { shortDateOf } from '#platform/dates/short-dates.ts';
import {
  openQuestionsQuery,
  requestAnswerRemoval,
  requestDismissal,
  taughtAnswersQuery,
} from './api.ts';
import { TaughtAnswerDialog, type TaughtAnswerDraft } from './taught-answer-dialog.tsx';

const entry =
  'flex flex-wrap items-start justify-between gap-x-6 gap-y-2 border-b border-line py-3';

/** Staff screen with the open questions and the taught answers. */
export function TaughtAnswersPanel({
  conversationHref,
}: {
  conversationHref: (id: string) => string;
}) {
  const queries = useQueryClient();
  const questions = useQuery(openQuestionsQuery);
  const answers = useQuery(taughtAnswersQuery);
  const [draft, setDraft] = useState<TaughtAnswerDraft>();
  const readAgain = () =>
    Promise.all([
      queries.invalidateQueries(openQuestionsQuery),
      queries.invalidateQueries(taughtAnswersQuery),
    ]);
  const act = async (request: Promise<unknown>) => {
    try {
      await request;
    } catch (error) {
      showToast({
        title: 'That did not work',
        description: errorMessage(error),
        variant: 'destructive',
      });
    }
    await readAgain();
  };
  return (
    <>
      <h2 className="mt-8 text-lg">Not answered</h2>
      <Listed query={questions} empty="Nothing is open. What he cannot answer appears here.">
        {(open) =>
          open.map(({ messageId, conversationId, question, handedOver, createdAt }) => (
            <li key={messageId} className={entry}>
              <div className="min-w-0 flex-[1_1_20rem]">
                <p className="font-semibold wrap-anywhere">{question}</p>
                <p className="text-sm text-ink-soft">
                  {shortDateOf(createdAt)}
                  {handedOver && ', handed to the team'} ·{' '}
                  <a href={conversationHref(conversationId)} className="link">
                    Conversation
                  </a>
                </p>
              </div>
              <div className="flex flex-wrap gap-2">
                <button
                  type="button"
                  className={compactButton}
                  onClick={() =>
                    setDraft({ question: question.slice(0, 300), answer: '', messageId })
                  }
                >
                  Write the answer
                </button>
                <button
                  type="button"
                  className={compactButton}
                  onClick={() => act(requestDismissal(messageId))}
                >
                  Dismiss
                </button>
              </div>
            </li>
          ))
        }
      </Listed>
      <div className="mt-10 flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-lg">Taught answers</h2>
        <button
          type="button"
          className={compactButton}
          onClick={() => setDraft({ question: '', answer: '' })}
        >
          Add an answer
        </button>
      </div>
      <Listed query={answers} empty="Nothing was taught yet.">
        {(taught) =>
          taught.map(({ id, question, answer, authorName, updatedAt }) => (
            <li key={id} className={entry}>
              <div className="min-w-0 flex-[1_1_20rem]">
                <p className="font-semibold wrap-anywhere">{question}</p>
                <p className="whitespace-pre-line wrap-anywhere">{answer}</p>
                <p className="text-sm text-ink-soft">
                  {authorName}, {shortDateOf(updatedAt)}
                </p>
              </div>
              <div className="flex flex-wrap gap-2">
                <button
                  type="button"
                  className={compactButton}
                  onClick={() => setDraft({ id, question, answer })}
                >
                  Edit<span className="sr-only"> {question}</span>
                </button>
                <button
                  type="button"
                  className={compactButton}
                  onClick={() => act(requestAnswerRemoval(id))}
                >
                  Forget<span className="sr-only"> {question}</span>
                </button>
              </div>
            </li>
          ))
        }
      </Listed>
      {draft && (
        <TaughtAnswerDialog
          draft={draft}
          onClose={() => setDraft(undefined)}
          onSaved={() => {
            setDraft(undefined);
            void readAgain();
          }}
        />
      )}
    </>
  );
}

type ListedProps<T> = {
  query: { data?: T[]; error: Error | null; refetch: () => unknown };
  empty: string;
  children: (items: T[]) => React.ReactNode;
};

/** A loaded list, its error with a retry button, or a text for the empty list. */
function Listed<T>({ query: { data, error, refetch }, empty, children }: ListedProps<T>) {
  if (data?.length) return <ul className="mt-2 border-t-2 border-ink">{children(data)}</ul>;
  if (data) return <p className="mt-2 text-ink-soft">{empty}</p>;
  if (!error) return <div className="skeleton mt-2 h-24" aria-hidden="true" />;
  return (
    <p className="mt-2">
      <span role="alert">{errorMessage(error)}</span>{' '}
      <button type="button" className="link" onClick={() => refetch()}>
        Try again
      </button>
    </p>
  );
}
