import { useQuery, useQueryClient } from '@tanstack/react-query';
import { errorMessage } from '#platform/client/error-message.ts';
import { showToast } from '#platform/client/ui/toast-store.ts';
import { openQuestionsQuery, requestMark, requestUnmark, wrongAnswersQuery } from './api.ts';
import { draftFor, type TaughtAnswerDraft } from './taught-answer-dialog.tsx';

type AnswerMarkProps = {
  conversationId: string;
  /** The customer's message that was answered. */
  messageId: string;
  /** Called to teach what should have been answered. */
  onTeach: (draft: TaughtAnswerDraft) => void;
};

const action = 'link min-h-6 text-sm pointer-coarse:min-h-11';

/** Beside an answer of the assistant: marks it as wrong, takes that back, or teaches the right one. */
export function AnswerMark({ conversationId, messageId, onTeach }: AnswerMarkProps) {
  const queries = useQueryClient();
  const marked = wrongAnswersQuery(conversationId);
  const { data: wrongAnswers } = useQuery(marked);
  const questions = useQuery({ ...openQuestionsQuery, enabled: !!wrongAnswers?.length });
  if (!wrongAnswers) return null;
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
    await Promise.all([
      queries.invalidateQueries(marked),
      queries.invalidateQueries(openQuestionsQuery),
    ]);
  };
  if (!wrongAnswers.includes(messageId))
    return (
      <button type="button" className={action} onClick={() => act(requestMark(messageId))}>
        Mark as wrong
      </button>
    );
  const open = questions.data?.find((question) => question.messageId === messageId);
  return (
    <>
      <strong>Marked as wrong</strong>
      {open && (
        <button type="button" className={action} onClick={() => onTeach(draftFor(open))}>
          Write the right answer
        </button>
      )}
      <button type="button" className={action} onClick={() => act(requestUnmark(messageId))}>
        Not wrong after all
      </button>
    </>
  );
}
