import type { Achievement } from '#features/assistant/server/outcomes/outcome.ts';
import type { TurnRow } from '#features/assistant/server/queries.ts';
import type { Line } from './sample-conversations.ts';

type Answered = {
  conversationId: string;
  /** The customer's message. */
  messageId: string;
  answer: string;
  createdAt: Date;
  achieved: Achievement | undefined;
  /** Who writes after the answer: the team, where the assistant handed over. */
  next: Line[0] | undefined;
};

/** The row of the assistant's answer in a sample conversation. */
export const sampleTurn = ({ next, achieved = undefined, ...answered }: Answered): TurnRow => ({
  ...answered,
  achieved: achieved ?? null,
  outcome: next === 'team' || achieved === 'called_back' ? 'handed_over' : 'answered',
  engine: 'embedded',
  intent: 'about',
  question: null,
  attachments: null,
  isOpen: false,
  isWrong: false,
});
