import type { FastifyInstance } from 'fastify';
import { dayInLondon } from '#platform/dates/london-time.ts';
import { type Cursor, writeCursor } from '#platform/server/http/cursor.ts';
import { Problem } from '#platform/server/http/errors/problem.ts';
import { serveEndpoint } from '#platform/server/http/serve-endpoint.ts';
import {
  addCustomerNote,
  addStep,
  type CustomerDetails,
  deleteCustomerNote,
  dismissCustomer,
  editStep,
  getCustomer,
  listCustomers,
  mergeCustomer,
  mergeSeveral,
  readTimeline,
  restoreCustomer,
  separateRecord as separateEndpoint,
  type TimelineEntry,
  unmergeCustomer,
  verifyContact as verifyEndpoint,
} from '../contract.ts';
import {
  dismissSuggestion,
  mergeCustomers,
  restoreSuggestion,
  system,
  unknownCustomer,
  unmerge,
} from './merge-customers.ts';
import { addNote, changeStep, planStep, removeNote, type WorkDeps } from './plan-work.ts';
import type { ContactRow } from './queries-join.ts';
import { findContactsOf, findCustomers, findFirstContact } from './queries-list.ts';
import { findMerged, findRoot, findSuggestions, type Suggestion } from './queries-merge.ts';
import { findOpenSteps } from './queries-work.ts';
import { type SeparateDeps, separateRecord } from './separate-record.ts';
import { verifyByStaff } from './verify-contact.ts';

export type CustomerDeps = WorkDeps &
  SeparateDeps & {
    /** A page of what all features hold of a customer, newest first. @throws Problem 400 for an invalid cursor */
    findTimeline: (
      rootId: string,
      page: { limit: number; cursor?: string },
    ) => Promise<{
      entries: (Omit<TimelineEntry, 'at'> & { at: Date })[];
      next: Cursor<Date> | undefined;
    }>;
  };

/** Registers the routes of customers: the list, the page, merges, notes and next steps. */
export function addCustomerRoutes(app: FastifyInstance, deps: CustomerDeps) {
  const { db } = deps;
  serveEndpoint(app, listCustomers, async ({ query, reply }) => {
    const { rows, next } = await findCustomers(db, query, dayInLondon(deps.clock()));
    if (next) reply.header('x-next-cursor', writeCursor(next));
    return rows.map((row) => ({ ...row, lastAt: row.lastAt.toISOString() }));
  });

  serveEndpoint(app, getCustomer, ({ params }) => readCustomer(deps, params.id));

  serveEndpoint(app, readTimeline, async ({ params, query, reply }) => {
    const customer = await findRoot(db, params.id);
    if (!customer) throw unknownCustomer();
    const { entries, next } = await deps.findTimeline(customer.id, query);
    if (next) reply.header('x-next-cursor', writeCursor(next));
    return entries.map((entry) => ({ ...entry, at: entry.at.toISOString() }));
  });

  serveEndpoint(app, mergeCustomer, async ({ params, body, staff }) => {
    await mergeCustomers(deps, params.id, [body.with], staff);
    return readCustomer(deps, params.id);
  });
  serveEndpoint(app, mergeSeveral, async ({ params, body, staff }) => {
    await mergeCustomers(deps, params.id, body.with, staff);
    return readCustomer(deps, params.id);
  });
  serveEndpoint(app, unmergeCustomer, async ({ params, staff }) => {
    await unmerge(deps, params.id, staff);
    return readCustomer(deps, params.id);
  });
  serveEndpoint(app, dismissCustomer, async ({ params, body, staff }) => {
    await dismissSuggestion(deps, params.id, body.with, staff);
    return readCustomer(deps, params.id);
  });
  serveEndpoint(app, restoreCustomer, async ({ params, staff }) => {
    await restoreSuggestion(deps, params.id, params.with, staff);
    return readCustomer(deps, params.id);
  });
  serveEndpoint(app, separateEndpoint, async ({ params, body, staff }) => {
    const ref = { kind: body.kind, id: body.recordId };
    return readCustomer(deps, await separateRecord(deps, params.id, ref, staff));
  });
  serveEndpoint(app, verifyEndpoint, async ({ params, body, staff }) => {
    await verifyByStaff(deps, params.id, body, staff);
    return readCustomer(deps, params.id);
  });

  serveEndpoint(app, addCustomerNote, async ({ params, body, staff }) => {
    await addNote(deps, params.id, body.content, staff);
    return readCustomer(deps, params.id);
  });
  serveEndpoint(app, deleteCustomerNote, async ({ params, staff }) => {
    await removeNote(deps, params.id, params.noteId, staff);
    return readCustomer(deps, params.id);
  });
  serveEndpoint(app, addStep, async ({ params, body, staff }) => {
    await planStep(deps, params.id, body, staff);
    return readCustomer(deps, params.id);
  });
  serveEndpoint(app, editStep, async ({ params, body, staff }) => {
    await changeStep(deps, params.id, params.stepId, body, staff);
    return readCustomer(deps, params.id);
  });
}

/** A customer as staff see it. @throws Problem 404 */
async function readCustomer({ db }: WorkDeps, id: string): Promise<CustomerDetails> {
  const customer = await findRoot(db, id);
  if (!customer) throw unknownCustomer();
  const merged = await findMerged(db, customer.id);
  const firstContact = (await findFirstContact(db, customer.id)) ?? customer.createdAt;
  return {
    ...customer,
    firstContactAt: firstContact.toISOString(),
    contacts: (await findContactsOf(db, customer.id)).map(({ contact }) => presentContact(contact)),
    merged: merged.map(({ id, name, mergedAt, mergedBy }) => ({
      id,
      name,
      at: mergedAt?.toISOString() ?? null,
      by: mergedBy ?? system,
    })),
    suggestions: (await findSuggestions(db, customer.id)).map(presentSuggestion),
    dismissed: (await findSuggestions(db, customer.id, { dismissed: true })).map(presentSuggestion),
    steps: await findOpenSteps(db, customer.id),
  };
}

function presentContact({ kind, verifiedAt, ...contact }: ContactRow) {
  if (kind === 'person') throw new Problem(500, 'A name is no contact.');
  return { ...contact, kind, verifiedAt: verifiedAt?.toISOString() ?? null };
}

const presentSuggestion = ({ lastAt, ...suggestion }: Suggestion) => ({
  ...suggestion,
  lastAt: lastAt.toISOString(),
});
