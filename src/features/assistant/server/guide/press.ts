import { Problem } from '#platform/server/http/errors/problem.ts';
import type { Card, SentCard } from '../../contract.ts';
import { missingOfVisit } from '../tools/describe.ts';
import { putCard, type Turn } from '../tools/turn.ts';

const isSendable = (card: Card): card is SentCard =>
  card.kind === 'visit' || card.kind === 'callBack' || card.kind === 'problem';

function isComplete(card: SentCard): boolean {
  if (card.kind === 'visit') return missingOfVisit(card).length === 0;
  return card.phone !== '' && card.name !== '';
}

/** The one card that is complete and not sent; undefined where there is none, or more than one. */
export function onlyCompleteCard(turn: Turn): SentCard | undefined {
  const complete = turn.known.filter(isSendable).filter((card) => !card.sent && isComplete(card));
  return complete.length === 1 ? complete[0] : undefined;
}

/**
 * Sends a card as its button would. The chat gets the customer's message and the answer with it, so that nothing
 * more is to be said.
 * @returns why it could not be sent, for the customer; undefined once it is
 */
export async function press(turn: Turn, card: SentCard): Promise<string | undefined> {
  const { conversationId, network } = turn;
  try {
    await turn.tools.sendCard(card, { key: `card ${card.id}`, conversationId, network });
  } catch (error) {
    if (!(error instanceof Problem) || error.status >= 500) throw error;
    putCard(turn, card);
    return error.fields[0]?.message ?? error.message;
  }
  return undefined;
}
