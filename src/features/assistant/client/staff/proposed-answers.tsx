import { compactButton } from '#platform/client/staff/list-toolbar.tsx';
import { shortDateOf } from '#platform/dates/short-dates.ts';
import type { TaughtAnswer } from '../../contract.ts';
import { entry } from './entry.ts';
import type { TaughtAnswerDraft } from './taught-answer-dialog.tsx';

type ProposedAnswersProps = {
  proposed: readonly TaughtAnswer[];
  published: readonly TaughtAnswer[];
  me: { id: string; role: string };
  onOpen: (draft: TaughtAnswerDraft) => void;
  onDelete: (id: string) => void;
};

/** What support has written and an admin has not published yet. Support changes proposals of their own. */
export function ProposedAnswers(props: ProposedAnswersProps) {
  const { proposed, published, me, onOpen, onDelete } = props;
  const isAdmin = me.role === 'admin';
  return (
    <ul className="mt-2 border-t-2 border-ink">
      {proposed.map(({ id, question, alsoAsked, answer, replacesId, authorId, ...row }) => (
        <li key={id} className={entry}>
          <div className="min-w-0 flex-[1_1_20rem]">
            <p className="font-semibold wrap-anywhere">{question}</p>
            <p className="whitespace-pre-line wrap-anywhere">{answer}</p>
            {replacesId !== null && (
              <p className="mt-1 text-sm whitespace-pre-line wrap-anywhere text-ink-soft">
                Instead of: {published.find((one) => one.id === replacesId)?.answer}
              </p>
            )}
            <p className="text-sm text-ink-soft">
              {row.authorName}, {shortDateOf(row.updatedAt)}
              {!isAdmin && '. Customers get it once an admin has published it.'}
            </p>
          </div>
          {(isAdmin || authorId === me.id) && (
            <div className="flex flex-wrap gap-2">
              <button
                type="button"
                className={compactButton}
                onClick={() => onOpen({ id, question, alsoAsked, answer, isProposal: isAdmin })}
              >
                {isAdmin ? 'Check and publish' : 'Edit'}
                <span className="sr-only"> {question}</span>
              </button>
              <button type="button" className={compactButton} onClick={() => onDelete(id)}>
                Discard<span className="sr-only"> {question}</span>
              </button>
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}
