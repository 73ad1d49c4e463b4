import type { EstimateFact } from '#features/assistant/server/conversation/job/estimate-fact.ts';
import { readMessage } from '#features/assistant/server/conversation/message.ts';
import {
  type ConversationRecord,
  emptyRecord,
} from '#features/assistant/server/conversation/record.ts';
import type { FindTaught } from '#features/assistant/server/dialogue/acts/act.ts';
import { answerMessage } from '#features/assistant/server/dialogue/answer-message.ts';
import type { BusinessTools } from '#features/assistant/server/tools/business-tools.ts';
import { beginTurn } from '#features/assistant/server/turn.ts';
import { checkParagraphs } from './check-paragraphs.ts';
import { seedCatalogue } from './seed-catalogue.ts';

const now = new Date('2027-01-14T10:00:00Z');
const estimate: EstimateFact = {
  id: 'plan',
  totalArea: 10,
  breakdown: { materials: 100, underlay: 10, accessories: 10, installation: 100, total: 220 },
  plan: null,
  otherWidth: null,
  packs: null,
};

/** The tools that talk of floors needs; every estimate is the same. */
const tools: Partial<BusinessTools> = {
  searchProducts: async ({ onSale, most }) =>
    seedCatalogue.products.filter(({ salePrice }) => !onSale || salePrice !== null).slice(0, most),
  listProducts: async () => [...seedCatalogue.products],
  findProduct: async (slug) => seedCatalogue.products.find((one) => one.slug === slug),
  readPrices: async () => seedCatalogue.prices,
  estimate: async () => estimate,
  listAreas: async () => [],
  handOver: async () => undefined,
};

/** A conversation with the embedded assistant over the catalogue of a new database, without a database. */
export function talkAboutFloors(
  findTaught: FindTaught = () => undefined,
  moreTools: Partial<BusinessTools> = {},
) {
  let record: ConversationRecord = emptyRecord;
  return {
    say: async (text: string): Promise<string> => {
      const message = readMessage(text, { today: '2027-01-14', knownPlaces: ['Bradford-on-Avon'] });
      const turn = beginTurn(
        {
          conversationId: 'conversation',
          messageId: 'message',
          network: '127.0.0.1',
          text,
          message,
          now,
          today: '2027-01-14',
          catalogue: seedCatalogue,
          tools: { ...tools, ...moreTools } as BusinessTools,
          findTaught,
        },
        record,
      );
      const reply = await answerMessage(turn);
      record = turn.record;
      checkParagraphs(reply.paragraphs);
      return reply.paragraphs.join('\n');
    },
    record: () => record,
  };
}
