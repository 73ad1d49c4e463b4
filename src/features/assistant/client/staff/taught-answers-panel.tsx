import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorMessage } from '#platform/client/error-message.ts';
import { compactButton } from '#platform/client/staff/list-toolbar.tsx';
import { LoadError } from '#platform/client/staff/load-error.tsx';
import { TextField } from '#platform/client/ui/field.tsx';
import { showToast } from '#platform/client/ui/toast-store.ts';
import { shortDateOf } from '#platform/dates/short-dates.ts';
import type { TaughtAnswer } from '../../contract.ts';
import {
  openQuestionsQuery,
  requestAnswerRemoval,
  requestDismissal,
  taughtAnswersQuery,
} from './api.ts';
import { entry } from './entry.ts';
import { ProposedAnswers } from './proposed-answers.tsx';
import { draftFor, TaughtAnswerDialog, type TaughtAnswerDraft } from './taught-answer-dialog.tsx';

/** Staff screen with the open questions and the taught answers. */
export function TaughtAnswersPanel({
  conversationHref,
  me,
}: {
  conversationHref: (id: string) => string;
  me: { id: string; role: string };
}) {
  const queries = useQueryClient();
  const questions = useQuery(openQuestionsQuery);
  const answers = useQuery(taughtAnswersQuery);
  const [draft, setDraft] = useState<TaughtAnswerDraft>();
  const [search, setSearch] = useState('');
  const [isAll, setAll] = useState(false);
  const published = answers.data?.filter(({ isPublished }) => isPublished) ?? [];
  const proposed = answers.data?.filter(({ isPublished }) => !isPublished) ?? [];
  const canPublish = me.role === 'admin';
  const found = findAnswers(published, search);
  const shown = isAll ? found : found.slice(0, maxShown);
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
        title: 'That didn’t work',
        description: errorMessage(error),
        variant: 'destructive',
      });
    }
    await readAgain();
  };
  return (
    <>
      <h2 className="mt-8 text-lg">Needs an answer</h2>
      <Listed
        query={questions}
        empty="Nothing to answer. What he can’t answer, and what you mark as wrong in a conversation, will appear here."
      >
        {(open) =>
          open.map((asked) => (
            <li key={asked.messageId} className={entry}>
              <div className="min-w-0 flex-[1_1_20rem]">
                <p className="font-semibold wrap-anywhere">{asked.question}</p>
                {asked.wrongAnswer !== null && (
                  <p className="whitespace-pre-line wrap-anywhere">
                    <strong className="text-brand-deep">Marked as wrong:</strong>{' '}
                    {asked.wrongAnswer}
                  </p>
                )}
                <p className="text-sm text-ink-soft">
                  {shortDateOf(asked.createdAt)}
                  {asked.handedOver && ', handed to the team'} ·{' '}
                  <a href={conversationHref(asked.conversationId)} className="link touch-line">
                    See the conversation
                  </a>
                </p>
              </div>
              <div className="flex flex-wrap gap-2">
                <button
                  type="button"
                  className={compactButton}
                  onClick={() => setDraft(draftFor(asked))}
                >
                  Write the answer
                </button>
                <button
                  type="button"
                  className={compactButton}
                  onClick={() => act(requestDismissal(asked.messageId))}
                >
                  Dismiss
                </button>
              </div>
            </li>
          ))
        }
      </Listed>
      {proposed.length > 0 && (
        <>
          <h2 className="mt-10 text-lg">Proposed answers ({proposed.length})</h2>
          <ProposedAnswers
            proposed={proposed}
            published={published}
            me={me}
            onOpen={setDraft}
            onDelete={(id) => act(requestAnswerRemoval(id))}
          />
        </>
      )}
      <div className="mt-10 flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-lg">Taught answers{answers.data && ` (${published.length})`}</h2>
        <button
          type="button"
          className={compactButton}
          onClick={() => setDraft({ question: '', alsoAsked: [], answer: '' })}
        >
          {canPublish ? 'Add an answer' : 'Propose an answer'}
        </button>
      </div>
      <div className="mt-3 max-w-md">
        <TextField
          label="Search the answers"
          type="search"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
      </div>
      <Listed
        query={{ ...answers, ...(answers.data && { data: shown }) }}
        empty={
          published.length
            ? 'No answers match. Try fewer words.'
            : 'No answers yet. Add the first one.'
        }
      >
        {(taught) =>
          taught.map(({ id, question, alsoAsked, answer, isConfirmed, authorName, updatedAt }) => (
            <li key={id} className={entry}>
              <div className="min-w-0 flex-[1_1_20rem]">
                <p className="font-semibold wrap-anywhere">{question}</p>
                <p className="whitespace-pre-line wrap-anywhere">{answer}</p>
                <p className="text-sm text-ink-soft">
                  {authorName}, {shortDateOf(updatedAt)}
                  {!isConfirmed && (
                    <strong className="block text-brand-deep">
                      {canPublish
                        ? 'Not confirmed yet: open it, check it and save it.'
                        : 'Not confirmed yet: an admin should check it.'}
                    </strong>
                  )}
                </p>
              </div>
              <div className="flex flex-wrap gap-2">
                <button
                  type="button"
                  className={compactButton}
                  onClick={() => setDraft({ id, question, alsoAsked, answer })}
                >
                  {canPublish ? 'Edit' : 'Propose a change'}
                  <span className="sr-only"> {question}</span>
                </button>
                {canPublish && (
                  <button
                    type="button"
                    className={compactButton}
                    onClick={() => act(requestAnswerRemoval(id))}
                  >
                    Delete<span className="sr-only"> {question}</span>
                  </button>
                )}
              </div>
            </li>
          ))
        }
      </Listed>
      {shown.length < found.length && (
        <button type="button" className={`${compactButton} mt-4`} onClick={() => setAll(true)}>
          Show all {found.length}
        </button>
      )}
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

const maxShown = 25;

/** The answers whose question or text holds all words of a search, the last changed first. */
function findAnswers(taught: readonly TaughtAnswer[], search: string): TaughtAnswer[] {
  const words = search.toLowerCase().split(/\s+/);
  return taught.filter(({ question, alsoAsked, answer }) => {
    const text = [question, ...alsoAsked, answer].join(' ').toLowerCase();
    return words.every((word) => text.includes(word));
  });
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
  return <LoadError error={error} onTryAgain={refetch} className="mt-2" />;
}
