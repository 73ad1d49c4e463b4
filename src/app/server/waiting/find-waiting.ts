import type { waitingKinds } from '#app/dashboard-contract.ts';
import {
  countQuotesToSend,
  countVisitsNotMade,
  countWaitingAppointments,
  findQuotesToSend,
  findVisitsNotMade,
  findWaitingAppointments,
} from '#features/booking/server/queries-dashboard.ts';
import { answerBy } from '#features/business/answer-by.ts';
import { nameConversation } from '#features/chat/conversation-name.ts';
import {
  countWaitingConversations,
  findLongestWaiting,
} from '#features/chat/server/conversations/queries-waiting.ts';
import { countDueSteps, findDueSteps } from '#features/customers/server/queries-work.ts';
import { countNewEnquiries, findOldestNewEnquiries } from '#features/enquiries/server/queries.ts';
import { addDays, dayInLondon, instantInLondon } from '#platform/dates/london-time.ts';
import { weekdayDate } from '#platform/dates/short-dates.ts';
import type { Db } from '#platform/server/database/database.ts';

/** Somebody who waits for an answer of staff, for a quote, or for what staff meant to do by today. */
export type Waiting = {
  kind: (typeof waitingKinds)[number];
  /** Of a quote, the id of its appointment; of a next step, the id of its customer. */
  id: string;
  name: string;
  phone: string | null;
  about: string | null;
  since: Date;
  due: Date | null;
  owner: string | null;
};

const aboutLength = 120;

/** Somebody who was promised an answer within a day; nobody was promised a next step or a quote. */
export type Promised = Waiting & {
  kind: Exclude<Waiting['kind'], 'step' | 'quote' | 'unsent-quote'>;
};

/** Those who wait for us: late ones first, then those who have waited longest, whatever their kinds. */
export async function findWaiting(db: Db, now: Date, limit: number): Promise<Waiting[]> {
  const steps = await findDueSteps(db, dayInLondon(now), limit);
  const quotes = await findQuotesToSend(db, now, limit);
  const all: Waiting[] = [
    ...quotes.map(({ id, customerName, phone, hasAmount, since }) => ({
      kind: hasAmount ? ('unsent-quote' as const) : ('quote' as const),
      id,
      name: customerName,
      phone,
      about: null,
      since,
      due: null,
      owner: null,
    })),
    ...steps.map(({ customerId, name, phone, content, dueOn, ownerName }) => ({
      kind: 'step' as const,
      id: customerId,
      name,
      phone,
      about: cut(content),
      since: instantInLondon(dueOn, '00:00'),
      due: instantInLondon(addDays(dueOn, 1), '00:00'),
      owner: ownerName,
    })),
    ...(await findPromised(db, now, limit)),
  ];
  // Of one kind, what has waited longest is late first: no more than `limit` of each are needed.
  const isOnTime = ({ due }: Waiting) => Number(due === null || due >= now);
  return all
    .toSorted(
      (one, other) =>
        isOnTime(one) - isOnTime(other) || one.since.getTime() - other.since.getTime(),
    )
    .slice(0, limit);
}

/** What a request is confirmed by: 'Carpet, SN13 9NH, for Thu 10 Dec: stairs as well, please'. */
function describeAsked(asked: {
  flooringTypes: string[];
  postcode: string;
  preferredDates: string[];
  requirements: string | null;
}): string {
  const [first] = asked.preferredDates;
  const floors = asked.flooringTypes.join(' and ');
  const known = [
    floors.charAt(0).toUpperCase() + floors.slice(1),
    asked.postcode,
    first && `for ${weekdayDate(first)}`,
  ];
  const words = asked.requirements ? [asked.requirements] : [];
  return [known.filter(Boolean).join(', '), ...words].join(': ');
}

/** Those who wait for an answer, the longest first. */
export async function findPromised(db: Db, now: Date, limit: number): Promise<Promised[]> {
  const enquiries = await findOldestNewEnquiries(db, limit);
  const appointments = await findWaitingAppointments(db, now, limit);
  const notMade = await findVisitsNotMade(db, now, limit);
  const chats = await findLongestWaiting(db, now, limit);
  const promised = [
    ...enquiries.map(({ id, firstName, lastName, phone, message, createdAt }) => ({
      kind: 'lead' as const,
      id,
      name: `${firstName} ${lastName}`,
      phone,
      about: message,
      since: createdAt,
    })),
    ...appointments.map(({ id, status, customerName, phone, since, ...asked }) => ({
      kind: status === 'confirmed' ? ('visit' as const) : ('appointment' as const),
      id,
      name: customerName,
      phone,
      about:
        status === 'confirmed' ? 'None of the times we offered was accepted' : describeAsked(asked),
      since,
    })),
    ...notMade.map(({ id, customerName, phone, reason, since }) => ({
      kind: 'visit' as const,
      id,
      name: customerName,
      phone,
      about: reason,
      since,
    })),
    ...chats.map(({ id, customerName, subject, since }) => ({
      kind: 'chat' as const,
      id,
      name: nameConversation({ id, customerName }),
      phone: null,
      about: subject,
      since,
    })),
  ];
  return promised
    .map((one) => ({ ...one, about: cut(one.about), due: answerBy(one.since), owner: null }))
    .toSorted((one, other) => one.since.getTime() - other.since.getTime())
    .slice(0, limit);
}

/** How many wait for us. */
export async function countWaiting(db: Db, now: Date): Promise<number> {
  const enquiries = await countNewEnquiries(db);
  const appointments = await countWaitingAppointments(db, now);
  const notMade = await countVisitsNotMade(db, now);
  const steps = await countDueSteps(db, dayInLondon(now));
  const quotes = await countQuotesToSend(db, now);
  const conversations = await countWaitingConversations(db, now);
  return enquiries + appointments + notMade + quotes + steps + conversations;
}

function cut(text: string | null): string | null {
  return text && text.length > aboutLength ? `${text.slice(0, aboutLength - 1).trimEnd()}…` : text;
}
