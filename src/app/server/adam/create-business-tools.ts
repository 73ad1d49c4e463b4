import { createHash } from 'node:crypto';
import { measurePostcode } from '#features/areas/coverage.ts';
import { answerCoverage } from '#features/areas/server/answer-coverage.ts';
import { findAreas } from '#features/areas/server/queries.ts';
import { findTownOutcode } from '#features/areas/town-outcodes.ts';
import type { FormValues } from '#features/assistant/server/conversation/record.ts';
import { splitName } from '#features/assistant/server/conversation/words/person-name.ts';
import type {
  AreaFact,
  BusinessTools,
  Estimates,
  ProductFact,
  SentBy,
} from '#features/assistant/server/tools/business-tools.ts';
import { bookingRequest, moveRequest } from '#features/booking/booking-form.ts';
import { moveByChat, noteByChat } from '#features/booking/server/appointments/change-by-chat.ts';
import { countMove } from '#features/booking/server/appointments/count-move.ts';
import { createBookingHandler } from '#features/booking/server/appointments/create-booking.ts';
import type { BookingDeps } from '#features/booking/server/booking-deps.ts';
import { listFreeSlotsOf } from '#features/booking/server/diary/list-free-slots.ts';
import { giveEstimate, type PriceJob } from '#features/calculator/server/give-estimate.ts';
import { readPriceBook } from '#features/calculator/server/queries.ts';
import type { Product } from '#features/catalogue/contract.ts';
import { listSpecifications } from '#features/catalogue/list-specifications.ts';
import { findProductForEstimate } from '#features/catalogue/server/find-product-for-estimate.ts';
import { presentProduct } from '#features/catalogue/server/present-product.ts';
import { findProductBySlug, findProducts } from '#features/catalogue/server/queries.ts';
import { handOverConversation } from '#features/chat/server/conversations/hand-over.ts';
import { nameCustomer } from '#features/chat/server/conversations/name-customer.ts';
import { enquiryRequest } from '#features/enquiries/enquiry-form.ts';
import {
  createEnquiryHandler,
  type EnquiryDeps,
} from '#features/enquiries/server/create-enquiry.ts';
import { addToMessage } from '#features/enquiries/server/queries.ts';
import { dayInLondon } from '#platform/dates/london-time.ts';
import { toPounds } from '#platform/units/pounds.ts';

type Deps = BookingDeps & EnquiryDeps & { estimateJob: PriceJob };
/** The catalogue is small enough to be read whole for a message. */
const maxProducts = 500;

type Checked = { success: boolean; error?: { issues: { path: PropertyKey[]; message: string }[] } };

/** The assistant's tools, made of the same functions of the features that the website uses. */
export function createBusinessTools(deps: Deps): BusinessTools {
  const { db, clock } = deps;
  const takeBooking = createBookingHandler(deps);
  const takeEnquiry = createEnquiryHandler(deps);
  const bookingByClock = bookingRequest(() => dayInLondon(clock()));
  const listAreas = async () => (await findAreas(db)).map(toAreaFact);
  const checkPostcode = async (postcode: string) => {
    if (!measurePostcode(postcode)) return undefined;
    const { covered, miles, nearestArea } = await answerCoverage(db, postcode);
    const areas = await listAreas();
    return {
      covered,
      miles,
      nearestArea: areas.find(({ slug }) => slug === nearestArea?.slug) ?? null,
    };
  };

  return {
    searchProducts: async ({ words, category, onSale, most }) => {
      const { rows } = await findProducts(
        db,
        { search: words.join(' '), on_sale: onSale, per_page: most, page: 1 },
        { category, forSale: true },
      );
      return rows.map((row) => toProductFact(presentProduct(row)));
    },
    listProducts: async () => {
      const { rows } = await findProducts(
        db,
        { per_page: maxProducts, page: 1 },
        { forSale: true },
      );
      return rows.map((row) => toProductFact(presentProduct(row)));
    },
    findProduct: async (slug) => {
      const row = await findProductBySlug(db, slug);
      return row && toProductFact(presentProduct(row));
    },
    readPrices: async () => {
      const book = await readPriceBook(db);
      const inPounds = (prices: Record<'carpet' | 'vinyl' | 'laminate', number>) => ({
        carpet: toPounds(prices.carpet),
        vinyl: toPounds(prices.vinyl),
        laminate: toPounds(prices.laminate),
      });
      return {
        material: inPounds(book.materialPence),
        underlay: inPounds(book.underlayPence),
        edging: inPounds(book.edgingPence),
        doorBar: toPounds(book.doorBarPence),
        installation: toPounds(book.installationPence),
        extras: {
          uplift: toPounds(book.upliftPence),
          upliftMinimum: toPounds(book.upliftMinimumPence),
          furniture: toPounds(book.furniturePence),
          doorTrim: toPounds(book.doorTrimPence),
          plywood: toPounds(book.plywoodPence),
          levelling: toPounds(book.levellingPence),
        },
      };
    },
    estimate: (job) =>
      giveEstimate(db, job, {
        now: clock(),
        findProduct: (id) => findProductForEstimate(db, id),
        estimateJob: deps.estimateJob,
      }),
    checkPostcode,
    checkTown: async (name) => {
      const outcode = findTownOutcode(name);
      return outcode ? checkPostcode(outcode) : undefined;
    },
    listAreas,
    listFreeSlots: (from, to) => listFreeSlotsOf(deps, { from, to }),
    checkBooking: (values) => listProblems(bookingByClock.safeParse(values)),
    checkEnquiry: (values) => listProblems(enquiryRequest.safeParse(values)),
    takeBooking: async (values, { estimates, ...by }) => {
      const body = bookingByClock.parse(withEstimates(values, estimates));
      const { id } = await takeBooking(body, senderOf(by, values), by.conversationId);
      const customer = { name: body.customerName, email: body.email };
      await db.transaction((tx) => nameCustomer(tx, by.conversationId, customer));
      return { id };
    },
    takeEnquiry: async (values, by) => {
      const body = enquiryRequest.parse(values);
      const { id } = await takeEnquiry(body, senderOf(by, values), by.conversationId);
      const name = `${body.firstName} ${body.lastName}`;
      await db.transaction((tx) =>
        nameCustomer(tx, by.conversationId, { name, email: body.email }),
      );
      return { id };
    },
    takeCallBack: async ({ name, phone, email = '', summary }, by) => {
      const body = {
        ...splitName(name),
        phone,
        email,
        message: summary,
        source: 'chat_call_back',
      };
      const { id } = await takeEnquiry(body, senderOf(by, { key: by.key }), by.conversationId);
      await db.transaction((tx) =>
        nameCustomer(tx, by.conversationId, { name, ...(email && { email }) }),
      );
      return { id };
    },
    noteOnBooking: (id, note, { conversationId }) => noteByChat(deps, { id, conversationId }, note),
    moveBooking: async (id, asked, { conversationId, network }) => {
      await countMove(deps, { id, network });
      const body = moveRequest(() => dayInLondon(clock())).parse(asked);
      const { preferredDates = [], preferredTimes = [] } = body;
      return moveByChat(deps, { id, conversationId }, { preferredDates, preferredTimes });
    },
    noteOnCallBack: (id, note, phone) => db.transaction((tx) => addToMessage(tx, id, note, phone)),
    handOver: (conversationId, summary) =>
      handOverConversation(db, conversationId, { summary, now: clock() }),
  };
}

const maxNote = 1_000;

/**
 * A booking holds the id of one estimate; several, and the total of homes alike, go into the note for the team.
 */
function withEstimates(values: FormValues, estimates: Estimates | undefined) {
  const [estimateId, ...others] = estimates?.ids ?? [];
  if (!estimateId) return values;
  const only = others.length === 0 ? { calculatorData: { estimateId } } : {};
  if (others.length === 0 && !estimates?.isOfHomes) return { ...values, ...only };
  const links = [estimateId, ...others].map((id) => `/estimate/${id}`).join(' ');
  const note = [`Estimates: ${estimates?.text}`, links, values.requirements];
  return { ...values, ...only, requirements: note.filter(Boolean).join('\n').slice(0, maxNote) };
}

/**
 * The sender of a form. Sending the same form again returns the same response; the limits are those of
 * the website's forms.
 */
function senderOf({ key, network }: SentBy, values: FormValues) {
  const bodyHash = createHash('sha256').update(JSON.stringify(values)).digest('base64');
  return { call: { key, bodyHash }, from: network };
}

const listProblems = ({ error }: Checked) =>
  (error?.issues ?? []).map(({ path, message }) => ({ field: String(path[0]), message }));

const toAreaFact = ({
  name,
  slug,
  distanceMiles,
  villages,
}: Awaited<ReturnType<typeof findAreas>>[number]): AreaFact => ({
  name,
  slug,
  miles: distanceMiles,
  villages,
});

const toProductFact = (product: Product): ProductFact => ({
  ...product,
  salePrice:
    product.salePrice !== null && product.salePrice < product.price ? product.salePrice : null,
  stock: product.stockStatus,
  specifications: listSpecifications(product),
  colours: product.colorOptions.map(({ name }) => name),
});
