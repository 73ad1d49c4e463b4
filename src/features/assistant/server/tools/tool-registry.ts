import * as z from 'zod/mini';
import { bookingPath } from '#features/business/facts.ts';
import { addDays, weekdayOf } from '#platform/dates/london-time.ts';
import { estimateRequest } from '../../contract.ts';
import type { Turn } from '../turn.ts';
import { businessFacts, factTopics } from './business-facts.ts';
import type { EstimateJob } from './business-tools.ts';
import { describeAllExtras } from './describe-extras.ts';
import {
  describeArea,
  describeCoverage,
  describeDetails,
  describeEstimate,
  describeFreeDays,
  describePrices,
  describeProduct,
  describeTown,
} from './describe-facts.ts';
import { proposeForm, sendForm } from './forms.ts';

type Tool<N extends string = string, S extends z.ZodMiniType = z.ZodMiniType> = {
  name: N;
  /** For a model: when to use the tool. */
  description: string;
  input: S;
  /** @returns sentences that may be told to the customer; they become the turn's evidence */
  run: (turn: Turn, input: z.output<S>) => Promise<readonly string[]>;
};

const define = <N extends string, S extends z.ZodMiniType>(tool: Tool<N, S>) => tool;

const words = (most: number) => z.string().check(z.maxLength(most));
const floors = ['carpet', 'vinyl', 'laminate', 'lvt', 'accessories'] as const;
const nothing = z.object({});
const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));
const maxFreeDays = 5;
/** "Before September": the diary is read so far ahead at once. */
const maxDaysLooked = 61;
/** Likeness from which a taught answer is an answer to a question. */
const knownLikeness = 0.45;
/** Products per answer. */
export const maxProducts = 5;
const fieldsOf = z.record(z.string(), z.union([z.string(), z.array(z.string())]));

/**
 * All tools of the assistant, for every engine. Those that change data need a proposal that the customer has
 * seen and the customer's own yes to it: see `forms.ts`.
 */
export const toolRegistry = [
  define({
    name: 'search_products',
    description: 'Finds floors and accessories that we sell, with their prices and stock.',
    input: z.object({
      words: z._default(z.array(words(40)).check(z.maxLength(8)), []),
      category: z.optional(z.enum(floors)),
      onSale: z.optional(z.boolean()),
    }),
    run: async ({ tools }, asked) => {
      const found = await tools.searchProducts({ ...asked, most: maxProducts });
      return found.length > 0 ? found.map(describeProduct) : ['We have nothing by that name.'];
    },
  }),
  define({
    name: 'get_product',
    description: 'Tells everything about one product, by the slug that search_products gave.',
    input: z.object({ slug: words(200) }),
    run: async ({ tools, shown }, { slug }) => {
      const product = await tools.findProduct(slug);
      if (!product) return ['We do not sell a product by that address.'];
      shown.push(product);
      return [describeProduct(product), ...describeDetails(product)];
    },
  }),
  define({
    name: 'price_list',
    description: 'The standard prices of material, underlay, accessories and installation.',
    input: nothing,
    run: async ({ tools }) => describePrices(await tools.readPrices()),
  }),
  define({
    name: 'extra_prices',
    description:
      'What is charged beside the fitting: taking up the old floor, moving furniture, trimming doors, plywood, levelling.',
    input: nothing,
    run: async ({ tools }) => describeAllExtras(await tools.readPrices()),
  }),
  define({
    name: 'estimate',
    description:
      'Prices rooms and stairs of known size, in metres. A room that is not a rectangle (an L, a bay) is its largest rectangle with parts on its sides. Stairs are an entry with stairs in place of length and width. Carpet is cut from a roll of 4 or 5 metres. Use it for every sum: never add up or multiply yourself.',
    input: z.object({
      rooms: estimateRequest.shape.rooms,
      flooringType: z.enum(['carpet', 'vinyl', 'laminate']),
      carpetWidth: z._default(z.literal([4, 5]), 4),
      includeInstallation: z._default(z.boolean(), true),
      productSlug: z.optional(words(200)),
    }),
    run: async ({ tools, record, shown }, { productSlug, ...job }) => {
      const product = productSlug === undefined ? undefined : await tools.findProduct(productSlug);
      if (productSlug !== undefined && !product) return ['We do not sell a product by that slug.'];
      const asked = { ...job, ...(product && { productId: product.id }) };
      const problem = findJobProblem(asked);
      if (problem) return [problem];
      const given = await tools.estimate(asked);
      record.estimateId = given.id;
      delete record.settled;
      if (product) shown.push(product);
      return describeEstimate(asked, given, product?.name);
    },
  }),
  define({
    name: 'check_area',
    description: 'Whether we come to a UK postcode, or to a town or village by name.',
    input: z.object({ postcode: z.optional(words(10)), place: z.optional(words(60)) }),
    run: async ({ tools }, { postcode, place }) => {
      if (postcode !== undefined) {
        const coverage = await tools.checkPostcode(postcode);
        return coverage
          ? [describeCoverage(postcode.toUpperCase(), coverage)]
          : ['We do not know that postcode.'];
      }
      const wanted = place?.toLowerCase() ?? '';
      const areas = await tools.listAreas();
      const area = areas.find(({ name }) => name.toLowerCase() === wanted);
      if (area) return [describeArea(area)];
      const near = areas.find(({ villages }) =>
        villages.some((village) => village.toLowerCase() === wanted),
      );
      if (near)
        return [
          `Yes, we come to ${place}: it is near ${near.name}, within our area. /area/${near.slug}`,
        ];
      const town = await tools.checkTown(wanted);
      return [
        ...(town ? [describeTown(place ?? '', town)] : []),
        ...businessFacts.area,
        'Tell me the postcode and I’ll check it.',
      ];
    },
  }),
  define({
    name: 'business_fact',
    description: 'What is known of the business, by topic.',
    input: z.object({ topic: z.enum(factTopics) }),
    run: async (_turn, { topic }) => businessFacts[topic],
  }),
  define({
    name: 'knowledge',
    description:
      'The answer of the team to a common question: payment, furniture, disposal, subfloors, damp, pets, care, repairs, guarantees, anything else that customers ask.',
    input: z.object({ question: words(300) }),
    run: async ({ findTaught }, { question }) => {
      const known = findTaught(question);
      return known && known.likeness >= knownLikeness
        ? [known.answer]
        : ['We have no answer to that yet; the team can be asked.'];
    },
  }),
  define({
    name: 'offers',
    description: 'Current offers, and the products that are on sale.',
    input: nothing,
    run: async ({ tools, shown }) => {
      const reduced = await tools.searchProducts({ words: [], onSale: true, most: 3 });
      shown.push(...reduced);
      return [...businessFacts.offers, ...reduced.map(describeProduct)];
    },
  }),
  define({
    name: 'free_slots',
    description:
      'The days and times at which a home visit is still free, from a day on, up to another; without weekdays that do not suit (0 is Sunday).',
    input: z.object({
      from: z.optional(day),
      to: z.optional(day),
      without: z._default(z.array(z.number()), []),
    }),
    run: async ({ tools, today }, { from = today, to, without }) => {
      const first = from < today ? today : from;
      const last = addDays(first, to ? maxDaysLooked : 13);
      const until = to && to < last ? to : last;
      const days = await tools.listFreeSlots(first, until < first ? first : until);
      const suiting = days.filter(({ date }) => !without.includes(weekdayOf(date)));
      const free = describeFreeDays(suiting, maxFreeDays);
      return free.length > 0
        ? ['These visits are free at the moment:', ...free]
        : [`There is no free visit in ${to ? 'that time' : 'those two weeks'}.`];
    },
  }),
  define({
    name: 'booking_link',
    description: 'The link that opens the booking form, filled in with what is known.',
    input: z.object({
      flooringTypes: z.optional(z.array(z.enum(['carpet', 'vinyl', 'laminate', 'other']))),
      projectSize: z.optional(z.enum(['small', 'medium', 'large'])),
      preferredDates: z.optional(z.array(day)),
    }),
    run: async (_turn, { flooringTypes = [], projectSize, preferredDates = [] }) => {
      const known = new URLSearchParams([
        ...flooringTypes.map((floor) => ['floor', floor]),
        ...(projectSize ? [['size', projectSize]] : []),
        ...preferredDates.map((date) => ['date', date]),
      ]);
      const path = known.size > 0 ? bookingPath.replace('#', `&${known}#`) : bookingPath;
      return [`You can book your free measure here: ${path}`];
    },
  }),
  define({
    name: 'propose_booking',
    description:
      'Reads a booking back to the customer and asks for a yes. Fields: flooringTypes (carpet, vinyl, laminate, other), projectSize (small, medium, large), urgency (urgent, soon, flexible, planning), customerName, email, phone, address, postcode, preferredDates (yyyy-mm-dd), preferredTimes. Books nothing yet.',
    input: z.object({ fields: fieldsOf }),
    run: async (turn, { fields }) => proposeForm(turn, 'booking', fields),
  }),
  define({
    name: 'propose_enquiry',
    description:
      'Reads an enquiry (a call back by the team) back to the customer and asks for a yes. Fields: firstName, lastName, email, phone, message. Sends nothing yet.',
    input: z.object({ fields: fieldsOf }),
    run: async (turn, { fields }) => proposeForm(turn, 'enquiry', fields),
  }),
  define({
    name: 'send_proposal',
    description: 'Sends what was proposed in an earlier message, when this message says yes to it.',
    input: nothing,
    run: (turn) => sendForm(turn),
  }),
  define({
    name: 'hand_over',
    description:
      'Asks the team to take over: when the customer wants a person, complains, or nothing else helps.',
    input: z.object({ summary: words(1_000) }),
    run: async (turn, { summary }) => {
      await turn.tools.handOver(turn.conversationId, summary);
      turn.record.handedOver = true;
      return [
        'I’ve asked the team to take over: someone will answer you here.',
        ...businessFacts.opening_hours,
        ...businessFacts.contact,
      ];
    },
  }),
] as const;

/** What is wrong with a job as a whole, in a sentence; of a wrong doorway or part only a model is to know. */
function findJobProblem(job: EstimateJob): string | undefined {
  if (job.flooringType !== 'carpet' && job.rooms.every(({ stairs }) => stairs))
    return 'A hard floor on stairs is priced at the free measure.';
  const { error } = z.safeParse(estimateRequest, job);
  const [issue] = error?.issues ?? [];
  if (issue) throw new BadToolCall(`estimate: ${issue.path.join('.')}: ${issue.message}`);
  return undefined;
}

export type ToolName = (typeof toolRegistry)[number]['name'];
const byName = new Map<string, Tool>(
  toolRegistry.map((tool) => [tool.name, tool as unknown as Tool]),
);

/** A call of an unknown tool, or with invalid input. */
export class BadToolCall extends Error {}

/**
 * Runs a tool and adds its sentences to the turn's evidence.
 * @throws BadToolCall with a message for a model; also whatever the tool throws
 */
export async function runTool(
  turn: Turn,
  name: string,
  input: unknown,
): Promise<readonly string[]> {
  const tool = byName.get(name);
  if (!tool) throw new BadToolCall(`There is no tool ${name}.`);
  const parsed = z.safeParse(tool.input, input);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new BadToolCall(`${name}: ${issue?.path.join('.') || 'input'}: ${issue?.message}`);
  }
  const said = await tool.run(turn, parsed.data);
  turn.evidence.push(...said);
  return said;
}

/** The same for the embedded assistant, typed by the tool's name. */
export const askTool = <N extends ToolName>(
  turn: Turn,
  name: N,
  input: z.input<Extract<(typeof toolRegistry)[number], { name: N }>['input']>,
) => runTool(turn, name, input);
