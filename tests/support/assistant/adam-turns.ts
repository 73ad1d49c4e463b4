import { createBusinessTools } from '#app/server/adam/create-business-tools.ts';
import { measurePostcode } from '#features/areas/coverage.ts';
import type { Engine } from '#features/assistant/server/adam.ts';
import { readMessage } from '#features/assistant/server/conversation/message.ts';
import {
  type ConversationRecord,
  emptyRecord,
} from '#features/assistant/server/conversation/record.ts';
import { withSumsNamed } from '#features/assistant/server/conversation/words/sums-of-area.ts';
import { answerMessage } from '#features/assistant/server/dialogue/answer-message.ts';
import {
  type Claim,
  checkGrounding,
} from '#features/assistant/server/grounding/check-grounding.ts';
import type { Reply } from '#features/assistant/server/reply.ts';
import type { BusinessTools } from '#features/assistant/server/tools/business-tools.ts';
import { beginTurn } from '#features/assistant/server/turn.ts';
import { estimateJob } from '#features/calculator/estimate.ts';
import { summariseEstimate } from '#features/calculator/server/summarise-estimate.ts';
import { findProductNames } from '#features/catalogue/server/queries.ts';
import { dayInLondon } from '#platform/dates/london-time.ts';
import type { Db } from '#platform/server/database/database.ts';
import { checkParagraphs } from './check-paragraphs.ts';

export type AnsweredTurn = {
  reply: Reply;
  record: ConversationRecord;
  /** What the answer says and nothing bears out. */
  ungrounded: Claim[];
  /** What was changed in the customer's name. */
  sent: string[];
};

/** What the embedded assistant says after doing it: its sentences are written by us, a model's are not. */
const ofOwnSentences = new Set([
  'told the team',
  'done',
  'arranged',
  'underlay',
  'included',
  'cheaper',
  'dearer',
  'human',
  'closed',
  'on everything',
]);

/**
 * Adam without a chat around him: the tools of the real business, but what he sends or hands over is only
 * written down. The embedded assistant answers, or the engine given; what that throws is thrown.
 */
export async function makeAdamTurns(
  db: Db,
  { clock = () => new Date(), engine }: { clock?: () => Date; engine?: Engine } = {},
) {
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
      formsPerHour: 10,
      unsolicitedEmailsPerDay: 1_000,
      findEstimate: (id) => summariseEstimate(db, id),
      findProductNames: (ids) => findProductNames(db, ids),
      measurePostcode,
      onCustomer: async () => undefined,
      findCustomers: async () => new Map(),
      onLinkOpened: async () => {},
      estimateJob,
    }),
    takeBooking: write('booking'),
    takeEnquiry: write('enquiry'),
    takeCallBack: async () => ({ id: 'call-back' }),
    noteOnCallBack: async () => undefined,
    handOver: async () => undefined,
  };
  const areas = await tools.listAreas();
  const knownPlaces = areas.flatMap(({ name, villages }) => [name, ...villages]);

  const catalogue = { products: await tools.listProducts(), prices: await tools.readPrices() };

  return async (text: string, before: ConversationRecord = emptyRecord): Promise<AnsweredTurn> => {
    sent.length = 0;
    const now = clock();
    const today = dayInLondon(now);
    const turn = beginTurn(
      {
        conversationId: 'conversation',
        messageId: 'message',
        network: '127.0.0.1',
        text,
        message: readMessage(withSumsNamed(text, before, catalogue.prices), { today, knownPlaces }),
        now,
        today,
        catalogue,
        tools,
        findTaught: () => undefined,
      },
      before,
    );
    const reply = engine
      ? await engine(turn, [], AbortSignal.timeout(20_000))
      : await answerMessage(turn);
    checkParagraphs(reply.paragraphs);
    const answer = reply.paragraphs.join('\n');
    const ungrounded = checkGrounding({ evidence: turn.evidence, customer: text })(answer).filter(
      ({ kind, value }) => kind !== 'word' && kind !== 'opposite' && !ofOwnSentences.has(value),
    );
    return { reply, record: turn.record, ungrounded, sent: [...sent] };
  };
}

type Answer = Awaited<ReturnType<typeof makeAdamTurns>>;

/** Says the messages of a new conversation in turn. @returns the record after the last one, and its reply */
export async function sayInTurn(answer: Answer, texts: readonly string[]) {
  let record = emptyRecord;
  let reply = '';
  for (const text of texts) {
    const turn = await answer(text, record);
    ({ record } = turn);
    reply = turn.reply.paragraphs.join('\n');
  }
  return { record, reply };
}
