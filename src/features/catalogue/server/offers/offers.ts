import { randomUUID } from 'node:crypto';
import { channels } from '#features/business/server/channels.ts';
import { instantInLondon } from '#platform/dates/london-time.ts';
import { recordAuditLogEntry } from '#platform/server/audit-log/record-audit-log-entry.ts';
import { publish } from '#platform/server/database/channel.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { fieldProblem, Problem } from '#platform/server/http/errors/problem.ts';
import type { Staff } from '#platform/server/http/security/access.ts';
import { toPence } from '#platform/units/pounds.ts';
import type { OfferInput } from '../../offers/contract.ts';
import type { PriceChangeDeps } from '../prices/price-changes.ts';
import { offerPrefix } from '../prices/queries-changes.ts';
import {
  deleteBanners,
  insertOffer,
  lockDueOffers,
  lockOffer,
  type OfferRow,
  updateOffer,
  writeBanners,
} from './queries-offers.ts';
import { beginOffer, finishOffer, planOffer } from './run-offer.ts';

/** Adds an offer and begins it, unless it is for later. @throws Problem 400 */
export function createOffer(
  { db, clock, book }: PriceChangeDeps,
  input: OfferInput,
  staff: Staff,
): Promise<OfferRow> {
  return db.transaction(async (tx) => {
    const now = clock();
    const id = `${offerPrefix}${randomUUID()}`;
    const startsAt = readMinute(input.startsAt) ?? now;
    if (input.startsAt && startsAt <= now)
      throw fieldProblem('startsAt', 'must be later than now.');
    const row: OfferRow = {
      id,
      ...columnsOf(input, id),
      startsAt,
      endsAt: readEnd(input, startsAt, now),
      state: 'planned',
      by: staff.name,
      byId: staff.id,
      createdAt: now,
      kept: [],
    };
    await checkPlan(tx, row);
    await insertOffer(tx, row);
    await record(tx, row, { what: 'added', staff, now });
    if (startsAt <= now) await beginOffer(tx, { book, now }, row);
    await publish(tx, channels.products, id);
    return (await lockOffer(tx, id)) ?? row;
  });
}

/** Changes an offer; of one that runs its prices and its start stay. @throws Problem 400, 404, 409 */
export function editOffer(
  { db, clock }: PriceChangeDeps,
  id: string,
  input: OfferInput,
  staff: Staff,
): Promise<OfferRow> {
  return db.transaction(async (tx) => {
    const now = clock();
    const before = await lockKnown(tx, id);
    if (before.state === 'ended') throw new Problem(409, 'This offer has ended. Add a new one.');
    const { name, pages, ...effect } = columnsOf(input, id, before.pages);
    const isRunning = before.state === 'running';
    const startsAt = isRunning ? before.startsAt : (readMinute(input.startsAt) ?? before.startsAt);
    if (!isRunning && startsAt <= now) throw fieldProblem('startsAt', 'must be later than now.');
    const endsAt = readEnd(input, startsAt, now);
    const after = { ...before, ...(!isRunning && effect), name, pages, startsAt, endsAt };
    if (!isRunning) await checkPlan(tx, after);
    if (isRunning) {
      const kept = new Set(pages.map(({ bannerId }) => bannerId));
      await deleteBanners(
        tx,
        before.pages.filter(({ bannerId }) => !kept.has(bannerId)),
      );
      await writeBanners(tx, after, now);
    }
    await updateOffer(tx, id, after);
    await record(tx, after, { what: 'edited', staff, now, before });
    await publish(tx, channels.products, id);
    return after;
  });
}

/** Ends an offer now. @throws Problem 404, 409 */
export function closeOffer(
  { db, clock, book }: PriceChangeDeps,
  id: string,
  staff: Staff,
): Promise<OfferRow> {
  return db.transaction(async (tx) => {
    const now = clock();
    const before = await lockKnown(tx, id);
    if (before.state === 'ended') throw new Problem(409, 'This offer has ended already.');
    const ended = { ...before, endsAt: now };
    await updateOffer(tx, id, { endsAt: now });
    await finishOffer(tx, { book, now }, ended);
    await record(tx, ended, { what: 'ended', staff, now });
    return { ...ended, state: 'ended' as const };
  });
}

/** Begins and ends the offers whose minute has come. Safe in several processes at once. */
export function runDueOffers({ db, clock, book }: PriceChangeDeps): Promise<void> {
  return db.transaction(async (tx) => {
    const now = clock();
    for (const offer of await lockDueOffers(tx, now))
      if (offer.endsAt && offer.endsAt <= now) await finishOffer(tx, { book, now }, offer);
      else await beginOffer(tx, { book, now }, offer);
  });
}

async function lockKnown(tx: Tx, id: string): Promise<OfferRow> {
  const row = await lockOffer(tx, id);
  if (!row) throw new Problem(404, 'There is no offer by this id.');
  return row;
}

function columnsOf(input: OfferInput, id: string, known: OfferRow['pages'] = []) {
  const { name, kind, percent, price, products } = input;
  if (kind === 'percent' && percent === null) throw fieldProblem('percent', 'say how much is off.');
  if (kind === 'price' && price === null) throw fieldProblem('price', 'say what it costs.');
  const idOf = (page: string) =>
    known.find((other) => other.page === page)?.bannerId ?? `${id}-${page}`;
  return {
    name,
    kind,
    percent: kind === 'percent' ? percent : null,
    pricePence: kind === 'price' && price !== null ? toPence(price) : null,
    products,
    pages: input.pages.map((page) => ({ ...page, bannerId: idOf(page.page) })),
  };
}

const readMinute = (at: OfferInput['startsAt']) => at && instantInLondon(at.day, at.time);

function readEnd({ endsAt }: OfferInput, startsAt: Date, now: Date): Date | null {
  const end = readMinute(endsAt);
  if (end && (end <= startsAt || end <= now))
    throw fieldProblem('endsAt', 'must be later than now and than the start.');
  return end;
}

/** @throws Problem 400 for an offer that may reduce nothing, with the reason of its first product */
async function checkPlan(tx: Tx, offer: OfferRow) {
  if (offer.kind === 'announce') return;
  const { planned, kept } = await planOffer(tx, offer, offer.startsAt);
  if (planned.length > 0) return;
  const [first] = kept;
  throw fieldProblem(
    'products',
    first
      ? `none of them may be reduced then. ${first.name}: ${first.why}`
      : 'the offer makes none of them cheaper.',
  );
}

type Entry = { what: string; staff: Staff; now: Date; before?: OfferRow };

async function record(tx: Tx, offer: OfferRow, { what, staff, now, before }: Entry) {
  await recordAuditLogEntry(tx, {
    at: now,
    by: staff,
    kind: 'offer',
    what,
    subject: offer.id,
    label: offer.name,
    ...(before && { before: loggedOf(before), after: loggedOf(offer) }),
  });
}

const loggedOf = ({ name, percent, pricePence, startsAt, endsAt }: OfferRow) => ({
  name,
  percent,
  pricePence,
  startsAt: startsAt.toISOString(),
  endsAt: endsAt?.toISOString() ?? null,
});
