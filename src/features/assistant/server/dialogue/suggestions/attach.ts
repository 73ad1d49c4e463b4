import type { MessageAttachments } from '../../../contract.ts';
import type { Turn } from '../../turn.ts';
import { chooseCards } from './product-cards.ts';
import { answerReadBack, suggestReplies } from './suggest-replies.ts';

/** What the chat shows beside a reply, decided by the record and the catalogue once the reply is made. */
export const attach = async (turn: Turn): Promise<MessageAttachments> =>
  collect(turn, await suggestReplies(turn));

/** The same for a model's reply, whose questions the record does not know, except a request read back. */
export function attachToModelReply(turn: Turn): MessageAttachments {
  const { draft } = turn.record;
  const isReadBack = draft?.proposed && draft !== turn.proposal;
  return collect(turn, isReadBack ? answerReadBack(draft) : []);
}

function collect(turn: Turn, suggestions: string[]): MessageAttachments {
  const cards = chooseCards(turn);
  return { ...(suggestions.length > 0 && { suggestions }), ...(cards.length > 0 && { cards }) };
}
