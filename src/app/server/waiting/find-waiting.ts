import type { Dashboard } from '#app/dashboard-contract.ts';
import {
  countQuotesToSend,
  countVisitsNotMade,
  countWaitingAppointments,
  findQuotesToSend,
  findVisitsNotMade,
  findWaitingAppointments,
} from '#features/booking/server/queries-dashboard.ts';
import {
  countWaitingConversations,
  findLongestWaiting,
} from '#features/chat/server/conversations/queries-waiting.ts';
import { countOverdueSteps, findOverdueSteps } from '#features/customers/server/queries-work.ts';
import { countNewEnquiries, findOldestNewEnquiries } from '#features/enquiries/server/queries.ts';
import { addDays, dayInLondon, instantInLondon } from '#platform/dates/london-time.ts';
import type { Db } from '#platform/server/database/database.ts';

/** Somebody who waits for an answer of staff, or for what staff meant to do by a day that is over. */
export type Waiting = Omit<Dashboard['waiting'][number], 'since'> & { since: Date };

const aboutLength = 120;

/** Somebody who was promised an answer within a day; nobody was promised a next step or a quote. */
export type Promised = Waiting & { kind: Exclude<Waiting['kind'], 'step' | 'quote'> };

/** Those who wait for us, quotes to send and overdue next steps, the longest first, whatever their kinds. */
export async function findWaiting(db: Db, now: Date, limit: number): Promise<Waiting[]> {
  const steps = await findOverdueSteps(db, dayInLondon(now), limit);
  const quotes = await findQuotesToSend(db, now, limit);
  return sortByWait([
    ...quotes.map(({ id, customerName, since }) => ({
      kind: 'quote' as const,
      id,
      name: customerName,
      about: null,
      since,
      owner: null,
    })),
    ...steps.map(({ customerId, name, content, dueOn, ownerName }) => ({
      kind: 'step' as const,
      id: customerId,
      name,
      about: cut(content),
      since: instantInLondon(addDays(dueOn, 1), '00:00'),
      owner: ownerName,
    })),
    ...(await findPromised(db, now, limit)),
  ]).slice(0, limit);
}

/** Those who wait for an answer, the longest first. */
export async function findPromised(db: Db, now: Date, limit: number): Promise<Promised[]> {
  const enquiries = await findOldestNewEnquiries(db, limit);
  const appointments = await findWaitingAppointments(db, now, limit);
  const notMade = await findVisitsNotMade(db, now, limit);
  const chats = await findLongestWaiting(db, now, limit);
  return sortByWait([
    ...enquiries.map(({ id, firstName, lastName, message, createdAt }) => ({
      kind: 'lead' as const,
      id,
      name: `${firstName} ${lastName}`,
      about: cut(message),
      since: createdAt,
      owner: null,
    })),
    ...appointments.map(({ id, status, customerName, requirements, since }) => ({
      kind: status === 'confirmed' ? ('visit' as const) : ('appointment' as const),
      id,
      name: customerName,
      about:
        status === 'confirmed' ? 'None of the times we offered was accepted' : cut(requirements),
      since,
      owner: null,
    })),
    ...notMade.map(({ id, customerName, reason, since }) => ({
      kind: 'visit' as const,
      id,
      name: customerName,
      about: cut(reason),
      since,
      owner: null,
    })),
    ...chats.map(({ id, customerName, subject, since }) => ({
      kind: 'chat' as const,
      id,
      name: customerName,
      about: cut(subject),
      since,
      owner: null,
    })),
  ]).slice(0, limit);
}

const sortByWait = <W extends Waiting>(all: W[]): W[] =>
  all.toSorted((one, other) => one.since.getTime() - other.since.getTime());

/** How many wait for us. */
export async function countWaiting(db: Db, now: Date): Promise<number> {
  const enquiries = await countNewEnquiries(db);
  const appointments = await countWaitingAppointments(db, now);
  const notMade = await countVisitsNotMade(db, now);
  const steps = await countOverdueSteps(db, dayInLondon(now));
  const quotes = await countQuotesToSend(db, now);
  const conversations = await countWaitingConversations(db, now);
  return enquiries + appointments + notMade + quotes + steps + conversations;
}

function cut(text: string | null): string | null {
  return text && text.length > aboutLength ? `${text.slice(0, aboutLength - 1).trimEnd()}…` : text;
}
