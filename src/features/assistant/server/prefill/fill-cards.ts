import { type CallBackCard, emptyCallBack, emptyVisit, type VisitCard } from '../../contract.ts';
import { listChanges, plain } from '../tools/list-changes.ts';
import type { Details, Known } from './details.ts';

export { type Details, type Known, type OpenCards, readDetails } from './details.ts';
export { type FilledPrice, fillPrice } from './fill-price.ts';
export { hasRoomDetails } from './price-rows.ts';

export const hasVisitDetails = ({
  dates,
  times,
  address,
  refusedDays,
  dayNote,
  postcode,
}: Details): boolean =>
  [dates, times, refusedDays].some((list) => list.length > 0) ||
  Boolean(address || dayNote || postcode?.includes(' '));

export const hasContactDetails = ({ name, phone, email, hasNoEmail }: Details): boolean =>
  Boolean(name || phone || email || hasNoEmail);

/** The visit card with the details filled in, or undefined where the message has nothing for it. */
export function fillVisit(
  before: VisitCard | undefined,
  details: Details,
  known: Known,
): VisitCard | undefined {
  if (!details.wantsVisit && !hasVisitDetails(details) && !hasContactDetails(details) && !before)
    return undefined;
  const old = before ?? emptyVisit(known.newId());
  const kept = old.dates.filter((day) => !details.ruledOut.includes(day));
  const dates = details.addsDates ? [...new Set([...kept, ...details.dates])] : details.dates;
  const isWish = details.wantsVisit || before;
  const notes = [details.notes, details.dayNote ?? ''].filter(
    (note) => isWish && note && !old.notes.includes(note),
  );
  return withChanges(before, {
    ...old,
    dates: (dates.length > 0 ? dates : kept).slice(0, 4),
    times: (details.times.length > 0 ? details.times : old.times).slice(0, 4),
    name: plain(details.name ?? old.name, 100),
    phone: plain(details.phone ?? old.phone, 40),
    email: plain(details.email ?? old.email, 254),
    address: plain(details.address ?? old.address, 300),
    postcode: details.postcode?.includes(' ') ? details.postcode : old.postcode,
    notes: [old.notes, ...notes].filter(Boolean).join('. ').slice(0, 1_000),
    ...(details.hasNoEmail && { hasNoEmail: true }),
  });
}

/** The call-back card with the details filled in, or undefined where the message has nothing for it. */
export function fillCallBack(
  before: CallBackCard | undefined,
  details: Details,
  known: Known,
): CallBackCard | undefined {
  const hasTime = before && details.bestTime;
  if (!details.wantsRing && !hasContactDetails(details) && !hasTime) return undefined;
  const old = before ?? emptyCallBack(known.newId());
  return withChanges(before, {
    ...old,
    name: plain(details.name ?? old.name, 100),
    phone: plain(details.phone ?? old.phone, 40),
    bestTime: plain(details.bestTime ?? old.bestTime, 100),
  });
}

/** A card with what changed; undefined where nothing did. */
function withChanges<C extends VisitCard | CallBackCard>(
  before: C | undefined,
  { changes: _, ...card }: C,
): C | undefined {
  const { changes: __, ...old } = before ?? {};
  if (JSON.stringify(old) === JSON.stringify(card)) return undefined;
  const changes = listChanges(before, card);
  return { ...card, ...(changes.length > 0 && { changes }) } as C;
}
