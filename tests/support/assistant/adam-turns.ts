import { createBusinessTools } from '#app/server/adam/create-business-tools.ts';
import { measurePostcode } from '#features/areas/coverage.ts';
import { type Claim, checkGrounding } from '#features/assistant/server/grounding-check.ts';
import { parseMessage } from '#features/assistant/server/nlu/parse-message.ts';
import { answerEmbedded } from '#features/assistant/server/replies/embedded-adam.ts';
import type { Reply } from '#features/assistant/server/reply.ts';
import type { BusinessTools } from '#features/assistant/server/tools/business-tools.ts';
import { beginTurn, emptyMemory, type Memory } from '#features/assistant/server/turn.ts';
import { estimateJob } from '#features/calculator/estimate.ts';
import { summariseEstimate } from '#features/calculator/server/summarise-estimate.ts';
import { findProductNames } from '#features/catalogue/server/queries.ts';
import { dayInLondon } from '#platform/dates/london-time.ts';
import type { Db } from '#platform/server/database/database.ts';

export type AnsweredTurn = {
  reply: Reply;
  memory: Memory;
  /** What the answer says and nothing bears out. */
  ungrounded: Claim[];
  /** What was changed in the customer's name. */
  sent: string[];
};

/**
 * The embedded Adam without a chat around him: the tools of the real business, but what he sends or
 * hands over is only written down.
 */
export async function makeAdamTurns(db: Db) {
  const clock = () => new Date();
  const sent: string[] = [];
  const write = (what: string) => async () => {
    sent.push(what);
    return { id: what };
  };
  const tools: BusinessTools = {
    ...createBusinessTools({
      db,
      clock,
      publicUrl: 'http://localhost:3000',
      fitters: 1,
      formsPerHour: 10,
      unsolicitedEmailsPerDay: 1_000,
      findEstimate: (id) => summariseEstimate(db, id),
      findProductNames: (ids) => findProductNames(db, ids),
      measurePostcode,
      onCustomer: async () => undefined,
      estimateJob,
    }),
    takeBooking: write('booking'),
    takeEnquiry: write('enquiry'),
    handOver: async () => undefined,
  };
  const areas = await tools.listAreas();
  const knownPlaces = areas.flatMap(({ name, villages }) => [name, ...villages]);

  return async (text: string, before: Memory = emptyMemory): Promise<AnsweredTurn> => {
    sent.length = 0;
    const today = dayInLondon(clock());
    const reading = parseMessage(text, { today, knownPlaces });
    const turn = beginTurn(
      {
        conversationId: 'conversation',
        messageId: 'message',
        network: '127.0.0.1',
        text,
        reading,
        today,
        tools,
      },
      before,
    );
    const reply = await answerEmbedded(turn);
    const answer = reply.paragraphs.join('\n');
    const ungrounded = checkGrounding({ evidence: turn.evidence, customer: text })(answer);
    return { reply, memory: turn.memory, ungrounded, sent: [...sent] };
  };
}
