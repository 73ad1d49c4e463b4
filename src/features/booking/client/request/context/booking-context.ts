import { formatPounds } from '#platform/units/pounds.ts';
import { type FlooringType, flooringTypes, type Purpose, purposes } from '../../../limits.ts';

type KnownProduct = { id: string; name: string; flooringType?: FlooringType };

/** What the site already knows when the form opens. Money in pounds, areas in square metres. */
export type BookingContext = {
  /** The product that the link to the form is about. */
  product?: KnownProduct;
  estimate?: {
    id: string;
    flooringType: FlooringType;
    totalCost: number;
    rooms: readonly { name?: string; area: number }[];
    /** The product that was priced, if it was not a standard floor. */
    product?: { id: string; name: string };
    /** Of an estimate of several floors. */
    floors?: { name: string; types: readonly FlooringType[] };
  };
  /** The products in the quote basket, without `product`. */
  basket: readonly KnownProduct[];
  /** The query of the link that opened the form; prefills from `purpose`, `floor`, `size`, `urgency` and `date`. */
  asked?: string;
};

export const contextKinds = ['product', 'estimate', 'basket'] as const;
export type ContextKind = (typeof contextKinds)[number];

/** Which parts of the context the booking includes. */
export type Included = Record<ContextKind, boolean>;

/** What the visit is for, by the query of the link. */
export function purposeOf({ asked }: BookingContext): Purpose {
  const asksFor = new URLSearchParams(asked).get('purpose');
  return purposes.find((purpose) => purpose === asksFor) ?? 'measure';
}

/**
 * What is included when the form opens: everything, except an estimate for something other than the
 * product asked about. A repair includes none of it.
 */
export function startIncluded(context: BookingContext): Included {
  const { product, estimate } = context;
  const isMeasure = purposeOf(context) === 'measure';
  return {
    product: isMeasure,
    estimate: isMeasure && (!product || estimate?.product?.id === product.id),
    basket: isMeasure,
  };
}

/** The context without the parts that are not included. */
export function keepIncluded(context: BookingContext, included: Included): BookingContext {
  return {
    ...context,
    product: included.product ? context.product : undefined,
    estimate: included.estimate ? context.estimate : undefined,
    basket: included.basket ? context.basket : [],
  };
}

/** The flooring types of everything in a context, in the order of the form. */
export function flooringTypesOf({ product, estimate, basket }: BookingContext): FlooringType[] {
  const types = [
    ...[product, estimate, ...basket].map((one) => one?.flooringType),
    ...(estimate?.floors?.types ?? []),
  ];
  return flooringTypes.filter((type) => types.includes(type));
}

export type ContextItem = { kind: ContextKind; text: string; detail?: string };

/** The parts of a context as the form lists them. */
export function describeContext({ product, estimate, basket }: BookingContext): ContextItem[] {
  const items: ContextItem[] = [];
  if (product) items.push({ kind: 'product', text: product.name });
  if (estimate) {
    const { totalCost, flooringType, rooms } = estimate;
    const floor = estimate.floors?.name ?? estimate.product?.name ?? flooringType;
    const text = `Your estimate: ${formatPounds(totalCost)}, ${floor}, ${describeRooms(rooms)}`;
    items.push({ kind: 'estimate', text });
  }
  if (basket.length > 0) {
    const text = `${count(basket.length, 'floor')} from your quote`;
    items.push({ kind: 'basket', text, detail: basket.map(({ name }) => name).join('; ') });
  }
  return items;
}

function describeRooms(rooms: readonly { name?: string }[]): string {
  const [only, ...others] = rooms;
  return (others.length === 0 && only?.name) || count(rooms.length, 'room');
}

const count = (many: number, one: string) => `${many} ${many === 1 ? one : `${one}s`}`;
