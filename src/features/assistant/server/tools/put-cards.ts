import { randomUUID } from 'node:crypto';
import { firm } from '#features/business/firm.ts';
import { shortWeekdayDate } from '#platform/dates/short-dates.ts';
import type { CallBackCard, PriceCard, ProblemCard, VisitCard } from '../../contract.ts';
import type { ProductFact } from './business-tools.ts';
import {
  describeCallBack,
  describeCoverage,
  describePrice,
  describeProducts,
  describeVisit,
  roundMiles,
} from './describe.ts';
import { readOpening } from './opening.ts';
import { toProductItem } from './product-item.ts';
import { cardOf, openCard, putCard, type Turn } from './turn.ts';

/** Puts up a price card, priced. @returns what it says */
export async function putPrice(turn: Turn, card: PriceCard): Promise<string[]> {
  const priced = await turn.tools.priceCard(card);
  putCard(turn, priced);
  return describePrice(priced);
}

/** Puts up a visit card with the estimates of the conversation's price, and what other cards know of the customer. */
export function putVisit(turn: Turn, card: VisitCard, isSentBefore = false): string[] {
  const lines = cardOf(turn, 'price')?.estimates ?? [];
  const priced = [...new Set(lines.map(({ id }) => id))];
  const shown = turn.context.estimateId === undefined ? [] : [turn.context.estimateId];
  const kept = card.estimateIds.length > 0 && priced.length === 0 ? card.estimateIds : undefined;
  const estimateIds = kept ?? (priced.length > 0 ? priced : shown);
  const callBack = cardOf(turn, 'callBack');
  const coverage = cardOf(turn, 'coverage');
  const filled = {
    ...card,
    estimateIds,
    name: card.name || (callBack?.name ?? ''),
    phone: card.phone || (callBack?.phone ?? ''),
    postcode: card.postcode || (coverage?.postcode ?? ''),
  };
  putCard(turn, filled);
  return describeVisit(filled, isSentBefore);
}

/** A call-back card with the name and number of the visit card where it has none. */
export function withVisitContact(turn: Turn, card: CallBackCard): CallBackCard {
  const visit = cardOf(turn, 'visit');
  return {
    ...card,
    name: card.name || (visit?.name ?? ''),
    phone: card.phone || (visit?.phone ?? ''),
  };
}

/** Puts up a call-back card with what a visit card knows of the customer. */
export async function putCallBack(turn: Turn, card: CallBackCard): Promise<string[]> {
  const filled = withVisitContact(turn, card);
  putCard(turn, filled);
  const { open, opensAt } = opening(turn);
  return describeCallBack(filled, open, opensAt);
}

export const opening = (turn: Turn) => readOpening(turn.now);

/** 'We’re open now, until 5.30pm.' */
const sayOpenNow = ({ open, until, opensAt }: ReturnType<typeof opening>) =>
  open ? `We’re open now, until ${until}.` : `We’re closed now and open ${opensAt ?? 'soon'}.`;

/** 'Today is Sat 28 Nov 2026. We’re closed now and open Monday at 8am. Hours: …' */
export async function sayOpening(turn: Turn): Promise<string> {
  const now = sayOpenNow(opening(turn));
  return `Today is ${shortWeekdayDate(turn.today)}. ${now} Hours: ${firm().openingHoursText}.`;
}

/** What the customer is told when the team has been asked to answer in the chat. */
export async function sayHandedOver(turn: Turn): Promise<string> {
  const { open, opensAt } = opening(turn);
  const when = open ? 'as soon as they can' : `when we open, ${opensAt ?? 'soon'}`;
  return `I’ve asked the team. They’ll reply to you here ${when}.`;
}

/** Puts up whether a postcode or a town is covered; undefined where the place is unknown. */
export async function putCoverage(
  turn: Turn,
  asked: { postcode: string } | { place: string },
): Promise<string[] | undefined> {
  const isTown = 'place' in asked;
  const found = isTown
    ? await turn.tools.checkTown(asked.place)
    : await turn.tools.checkPostcode(asked.postcode);
  if (!found) return undefined;
  const { covered, miles, nearestArea } = found;
  putCard(turn, {
    kind: 'coverage',
    version: 1,
    id: openCard(turn, 'coverage')?.id ?? randomUUID(),
    ...asked,
    covered,
    miles: roundMiles(miles),
    ...(covered && nearestArea && { area: { name: nearestArea.name, slug: nearestArea.slug } }),
  });
  return [describeCoverage(isTown ? asked.place : asked.postcode, isTown, found)];
}

/** Puts up products, cheapest first, each with the reason why it is shown, if there is one. */
export function putProducts(
  turn: Turn,
  products: readonly ProductFact[],
  reason?: (product: ProductFact) => string | undefined,
): string[] {
  const items = products.slice(0, 4).map((product) => {
    const line = reason?.(product);
    return { ...toProductItem(product), ...(line && { line }) };
  });
  if (items.length === 0) return [];
  putCard(turn, { kind: 'products', version: 1, items });
  return [describeProducts(items)];
}

/** Puts up the telephone and the hours. */
export async function putContact(turn: Turn): Promise<string[]> {
  const now = opening(turn);
  const { open, opensAt } = now;
  putCard(turn, { kind: 'contact', version: 1, open, ...(opensAt && { opensAt }) });
  return [
    `You can call us on ${firm().phone.display}. ${sayOpenNow(now)} Hours: ${firm().openingHoursText}.`,
  ];
}

/** Puts up the form for an injury, water, a loose floor or a complaint; the team has it already. */
export function putProblem(turn: Turn, given: Pick<ProblemCard, 'what'> & Partial<ProblemCard>) {
  const open = openCard(turn, 'problem');
  const card: ProblemCard = {
    kind: 'problem',
    version: 1,
    id: randomUUID(),
    where: '',
    name: cardOf(turn, 'visit')?.name ?? '',
    phone: cardOf(turn, 'visit')?.phone ?? '',
    address: '',
    ...open,
    ...given,
  };
  putCard(turn, card);
  return card;
}

/** Puts up the form that mails the private link of a booked visit again. */
export function putOwnVisit(turn: Turn, email: string | undefined): string[] {
  const open = openCard(turn, 'ownVisit');
  putCard(turn, {
    kind: 'ownVisit',
    version: 1,
    id: open?.id ?? randomUUID(),
    email: email ?? open?.email ?? '',
  });
  return [
    'I can’t see bookings here. I can email you your private link again, to see, move or cancel your visit.',
  ];
}
