import { createHash } from 'node:crypto';
import { priceCardRows } from '#app/price-card.ts';
import { measurePostcode } from '#features/areas/coverage.ts';
import { answerCoverage } from '#features/areas/server/answer-coverage.ts';
import { findAreas } from '#features/areas/server/queries.ts';
import { findTownOutcode, listTowns } from '#features/areas/town-outcodes.ts';
import type {
  BusinessTools,
  ProductFact,
} from '#features/assistant/server/tools/business-tools.ts';
import type { BookingDeps } from '#features/booking/server/booking-deps.ts';
import { listFreeSlotsOf } from '#features/booking/server/diary/list-free-slots.ts';
import { findClosedDays } from '#features/booking/server/diary/queries-closed-days.ts';
import { visitSlots } from '#features/booking/visit-slots.ts';
import { noticeAddresses } from '#features/business/server/render-email.ts';
import { standardFloorNames } from '#features/business/standard-floors.ts';
import { estimateRequest } from '#features/calculator/contract.ts';
import { giveEstimate } from '#features/calculator/server/give-estimate.ts';
import type { PriceJob } from '#features/calculator/server/price-floor.ts';
import { readPriceBook } from '#features/calculator/server/queries.ts';
import type { Product } from '#features/catalogue/contract.ts';
import { listSpecifications } from '#features/catalogue/list-specifications.ts';
import { findProductForEstimate } from '#features/catalogue/server/find-product-for-estimate.ts';
import { findRunningOffers } from '#features/catalogue/server/offers/queries-offers.ts';
import { presentProduct } from '#features/catalogue/server/present-product.ts';
import { findProducts } from '#features/catalogue/server/queries.ts';
import { seedProducts } from '#features/catalogue/server/seed/seed-products.ts';
import { handOverConversation } from '#features/chat/server/conversations/hand-over.ts';
import type { SendCard } from '#features/chat/server/routes.ts';
import type { NewMail } from '#platform/server/mail/message.ts';
import { toPounds } from '#platform/units/pounds.ts';

type Deps = Pick<BookingDeps, 'db' | 'clock' | 'publicUrl'> & {
  estimateJob: PriceJob;
  sendCard: SendCard;
};

/** The catalogue is small enough to be read whole for a message. */
const maxProducts = 500;
const maxSummary = 500;

/** 'Bradford Twist' of 'Bradford Twist in Oat'. */
export const startingRanges = [
  ...new Set(seedProducts.map(({ name = '' }) => name.replace(/( in |,).*$/, ''))),
];

/** The assistant's tools, made of the same functions of the features that the website uses. */
export function createBusinessTools(deps: Deps): BusinessTools {
  const { db, clock } = deps;
  const checkPostcode: BusinessTools['checkPostcode'] = async (postcode) => {
    if (!measurePostcode(postcode)) return undefined;
    const { covered, miles, nearestArea } = await answerCoverage(db, postcode);
    return { covered, miles, nearestArea };
  };
  const areas = async () => findAreas(db);

  return {
    startingRanges,
    listProducts: async () => {
      const paging = { per_page: maxProducts, page: 1 };
      const { rows } = await findProducts(db, paging, { forSale: true });
      return rows.map((row) => toProductFact(presentProduct(row)));
    },
    listOffers: async () => (await findRunningOffers(db)).map(({ name }) => name),
    listPrices: async () => {
      const book = await readPriceBook(db);
      const line = (name: string, pence: number, unit: string) => ({
        name,
        price: toPounds(pence),
        unit,
      });
      return [
        line(standardFloorNames.carpet, book.materialPence.carpet, 'm²'),
        line(standardFloorNames.vinyl, book.materialPence.vinyl, 'm²'),
        line(standardFloorNames.laminate, book.materialPence.laminate, 'm²'),
        line('Professional fitting', book.installationPence, 'm²'),
        line('Carpet underlay', book.underlayPence.carpet, 'm²'),
        line('Laminate underlay', book.underlayPence.laminate, 'm²'),
        line('Gripper', book.edgingPence.carpet, 'metre of wall'),
        line('Scotia', book.edgingPence.laminate, 'metre of wall'),
        line('Perimeter seal', book.edgingPence.vinyl, 'metre of wall'),
        line('Door bar', book.doorBarPence, 'room'),
        line('Taking up the old floor', book.upliftPence, 'm²'),
        line('Taking up the old floor, at least', book.upliftMinimumPence, 'job'),
        line('Moving furniture', book.furniturePence, 'room'),
        line('Trimming a door', book.doorTrimPence, 'door'),
        line('Plywood', book.plywoodPence, 'm²'),
        line('Levelling', book.levellingPence, 'm²'),
      ];
    },
    priceCard: (card) =>
      priceCardRows(card, (job) =>
        giveEstimate(db, estimateRequest.parse(job), {
          now: clock(),
          findProduct: (id) => findProductForEstimate(db, id),
          estimateJob: deps.estimateJob,
        }),
      ),
    checkPostcode,
    checkTown: async (name) => {
      const outcode = findTownOutcode(name);
      if (outcode) return checkPostcode(outcode);
      const isNamed = (each: string) => each.toLowerCase() === name.trim().toLowerCase();
      const area = (await areas()).find(
        (one) => isNamed(one.name) || one.villages.some((village) => isNamed(village)),
      );
      return area && { covered: true, miles: area.distanceMiles, nearestArea: area };
    },
    listPlaces: async () => [
      ...(await areas()).flatMap(({ name, villages }) =>
        [name, ...villages].map((each) => each.toLowerCase()),
      ),
      ...listTowns(),
    ],
    listFreeSlots: (from, to) => listFreeSlotsOf(deps, { from, to }),
    listClosedDays: async (from, to) =>
      new Map((await findClosedDays(db, from, to)).map(({ day, name }) => [day, name])),
    listSlots: () => [...visitSlots()],
    sendCard: async (card, { key, conversationId, network }) => {
      const bodyHash = createHash('sha256').update(JSON.stringify(card)).digest('base64');
      await deps.sendCard(conversationId, card, { call: { key, bodyHash }, from: network });
    },
    handOver: (conversationId, { summary, isUrgent = false }) =>
      handOverConversation(db, conversationId, {
        summary,
        now: clock(),
        ...(isUrgent && { alert: composeAlert(deps.publicUrl, conversationId, summary) }),
      }),
  };
}

/** The alert about an urgent chat, one for each conversation. */
export function composeAlert(publicUrl: string, conversationId: string, summary: string): NewMail {
  return {
    key: `notice-urgent:${conversationId}`,
    about: conversationId,
    isUrgent: true,
    to: noticeAddresses(),
    subject: 'Urgent: a customer needs help in the chat',
    content: {
      heading: 'A customer needs help in the chat',
      parts: [
        { say: summary.slice(0, maxSummary) },
        {
          link: 'Open the chat',
          to: `${publicUrl}/team-chat?conversation=${encodeURIComponent(conversationId)}`,
        },
      ],
    },
  };
}

const toProductFact = (product: Product): ProductFact => ({
  ...product,
  salePrice:
    product.salePrice !== null && product.salePrice < product.price ? product.salePrice : null,
  stock: product.stockStatus,
  specifications: listSpecifications(product),
  colours: product.colorOptions.map(({ name }) => name),
});
