import type { CardOf } from '#features/chat/contract.ts';

const none = 'None of these, ask the team';

type QuestionsCardProps = {
  card: CardOf<'questions'>;
  /** Sends a question; absent where newer ones are offered. */
  say?: (text: string) => void;
};

/** Questions that the customer may have meant. */
export function QuestionsCard({ card, say }: QuestionsCardProps) {
  const questions = [...card.items.map(({ question }) => question), ...(say ? [none] : [])];
  return (
    <ul className="message-card-questions" aria-label="Did you mean">
      {questions.map((question) => (
        <li key={question}>
          {say ? (
            <button type="button" className="chat-reply" onClick={() => say(question)}>
              {question}
            </button>
          ) : (
            question
          )}
        </li>
      ))}
    </ul>
  );
}
