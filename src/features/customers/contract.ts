import * as z from 'zod/mini';
import { visitPhoto } from '#features/booking/photos/contract.ts';
import { type Answer, defineEndpoint } from '#platform/endpoint.ts';
import { listQuery } from '#platform/list-query.ts';
import { customerCorrection, customerNoteForm, stepForm } from './customer-forms.ts';

export const customerSorts = ['recent', 'name'] as const;
const sortMessage = `must be one of ${customerSorts.join(', ')}.`;

/** Next steps that are open, or of which the day is over. */
export const stepFilters = ['open', 'overdue'] as const;

const contact = z.object({ shown: z.string(), isVerified: z.boolean() });

/** Customers, the one with the newest record first. Days in London, instants in UTC. */
export const listCustomers = defineEndpoint({
  method: 'GET',
  path: '/api/customers',
  access: 'staff',
  query: z.object({
    ...listQuery,
    sort: z._default(z.enum(customerSorts, sortMessage), 'recent'),
    steps: z.optional(z.enum(stepFilters, 'must be open or overdue.')),
  }),
  answer: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      postcode: z.nullable(z.string()),
      emails: z.array(contact),
      phones: z.array(contact),
      /** Appointments, enquiries and chats. */
      recordCount: z.int(),
      lastAt: z.string(),
      /** The open next step that is due first. */
      step: z.nullable(z.object({ content: z.string(), dueOn: z.string(), ownerName: z.string() })),
    }),
  ),
});
export type CustomerSummary = Answer<typeof listCustomers>[number];

/** The customer of a record, and how many other requests they made. */
export const recordCustomer = z.object({
  id: z.string(),
  otherRequests: z.int(),
  /** How many customers may be the same person; null in lists. */
  suggestions: z.nullable(z.int()),
});
export type RecordCustomer = z.output<typeof recordCustomer>;

const likely = z.object({
  id: z.string(),
  name: z.string(),
  recordCount: z.int(),
  lastAt: z.string(),
  /** What both gave: an email address, a number, or a postcode with a name. */
  kinds: z.array(z.enum(['email', 'phone', 'person'])),
});
const params = z.object({ id: z.string() });

const details = z.object({
  id: z.string(),
  name: z.string(),
  address: z.nullable(z.string()),
  postcode: z.nullable(z.string()),
  /** The earliest, of those merged into them too. */
  firstContactAt: z.string(),
  recordCount: z.int(),
  contacts: z.array(
    z.object({
      customerId: z.string(),
      kind: z.enum(['email', 'phone']),
      value: z.string(),
      shown: z.string(),
      source: z.enum(['website', 'chat', 'staff']),
      verifiedAt: z.nullable(z.string()),
      /** Null where the customer opened a private link. */
      verifiedBy: z.nullable(z.string()),
    }),
  ),
  /** Customers that were merged into this one, the last merge first. `by` is a name or `system`. */
  merged: z.array(
    z.object({ id: z.string(), name: z.string(), at: z.nullable(z.string()), by: z.string() }),
  ),
  /** Who may be the same person. */
  suggestions: z.array(likely),
  /** Those of whom staff said that they are somebody else. */
  dismissed: z.array(likely),
  /** The open next steps; more than one after a merge only. */
  steps: z.array(
    z.object({
      id: z.string(),
      content: z.string(),
      dueOn: z.string(),
      ownerId: z.string(),
      ownerName: z.string(),
    }),
  ),
});

/** One customer; of a merged one, the customer that it was merged into. */
export const getCustomer = defineEndpoint({
  method: 'GET',
  path: '/api/customers/:id',
  access: 'staff',
  params,
  answer: details,
});
export type CustomerDetails = Answer<typeof getCustomer>;
export type LikelyCustomer = CustomerDetails['suggestions'][number];

const maxMerged = 20;
const other = z.object({ with: z.string('must be the id of a customer.') });

/** Merges another customer into one. 409 when they are one already. */
export const mergeCustomer = defineEndpoint({
  method: 'POST',
  path: '/api/customers/:id/merge',
  access: 'staff',
  params,
  body: other,
  answer: details,
});

/** Merges several customers into one, all or none. 409 when one of them is part of it already. */
export const mergeSeveral = defineEndpoint({
  method: 'POST',
  path: '/api/customers/:id/merges',
  access: 'staff',
  params,
  body: z.object({
    with: z
      .array(z.string('must be the id of a customer.'), 'must be a list of ids.')
      .check(
        z.minLength(1, 'must name a customer.'),
        z.maxLength(maxMerged, `must be at most ${maxMerged}.`),
      ),
  }),
  answer: details,
});

/** Undoes the merge of a customer exactly. 409 when it is not merged. */
export const unmergeCustomer = defineEndpoint({
  method: 'POST',
  path: '/api/customers/:id/unmerge',
  access: 'staff',
  params,
  answer: details,
});

/** Notes that two customers are two people. */
export const dismissCustomer = defineEndpoint({
  method: 'POST',
  path: '/api/customers/:id/dismissals',
  access: 'staff',
  params,
  body: other,
  answer: details,
});

/** Takes a dismissal back: the two are suggested again. */
export const restoreCustomer = defineEndpoint({
  method: 'DELETE',
  path: '/api/customers/:id/dismissals/:with',
  access: 'staff',
  params: z.object({ id: z.string(), with: z.string() }),
  answer: details,
});

/**
 * Takes a request out of a customer, because somebody else made it. The answer is the new customer that has it; merging
 * that one back undoes it. 409 when the customer has no other.
 */
export const separateRecord = defineEndpoint({
  method: 'POST',
  path: '/api/customers/:id/separations',
  access: 'staff',
  params,
  body: z.object({
    kind: z.enum(
      ['appointment', 'enquiry', 'conversation'],
      'must be appointment, enquiry or conversation.',
    ),
    recordId: z.string('must be the id of a request.'),
  }),
  answer: details,
});

/** Marks an email address or number of a customer as verified. `value` is what `getCustomer` gave. */
export const verifyContact = defineEndpoint({
  method: 'POST',
  path: '/api/customers/:id/verified-contacts',
  access: 'staff',
  params,
  body: z.object({
    kind: z.enum(['email', 'phone'], 'must be email or phone.'),
    value: z.string('must be a contact of the customer.'),
  }),
  answer: details,
});

/**
 * Corrects a customer's details, and those of all their requests that say the same; omitted ones stay as they are.
 */
export const correctCustomer = defineEndpoint({
  method: 'PATCH',
  path: '/api/customers/:id/details',
  access: 'staff',
  params,
  body: customerCorrection,
});

/** Adds a note to a customer. */
export const addCustomerNote = defineEndpoint({
  method: 'POST',
  path: '/api/customers/:id/notes',
  access: 'staff',
  params,
  body: customerNoteForm,
  answer: details,
});

/** Deletes a note: its author may, and an admin. */
export const deleteCustomerNote = defineEndpoint({
  method: 'DELETE',
  path: '/api/customers/:id/notes/:noteId',
  access: 'staff',
  params: z.object({ id: z.string(), noteId: z.string() }),
  answer: details,
});

/** Sets the next step of a customer. 409 while another one is open. */
export const addStep = defineEndpoint({
  method: 'POST',
  path: '/api/customers/:id/steps',
  access: 'staff',
  params,
  body: stepForm,
  answer: details,
});

/** Changes an open next step, or marks it as done, or as open again. */
export const editStep = defineEndpoint({
  method: 'PATCH',
  path: '/api/customers/:id/steps/:stepId',
  access: 'staff',
  params: z.object({ id: z.string(), stepId: z.string() }),
  body: z.object({ ...z.partial(stepForm).shape, isDone: z.optional(z.boolean()) }),
  answer: details,
});

export const entryKinds = [
  'appointment',
  'enquiry',
  'conversation',
  'estimate',
  'visit',
  'event',
  'photos',
  'mail',
  'text',
  'note',
  'step',
] as const;

/** Everything that happened with a customer, newest first: visits at their time, also those that are to come. */
export const readTimeline = defineEndpoint({
  method: 'GET',
  path: '/api/customers/:id/timeline',
  access: 'staff',
  params,
  query: z.object({ limit: listQuery.limit, cursor: listQuery.cursor }),
  answer: z.array(
    z.object({
      kind: z.enum(entryKinds),
      /** Of the record; of the appointment for a visit, an event of it and photos. */
      id: z.string(),
      at: z.string(),
      /** The first words; null where it has none. */
      text: z.nullable(z.string()),
      /** The status of an appointment, enquiry, chat or email; the slot of a visit; what an event is; the day of photos. */
      state: z.nullable(z.string()),
      /** The author of a note or an event, the fitter of a visit, who took photos, who did a step, the recipient of an email. */
      by: z.nullable(z.string()),
      /** The staff account that wrote a note. */
      authorId: z.nullable(z.string()),
      /** Of an estimate, of measured rooms, or of the quote that was sent, in pounds. */
      total: z.nullable(z.number()),
      /** Which of the customer's estimates, or of an appointment's events, it is, the oldest being 1. */
      version: z.nullable(z.int()),
      /** Those that one person took on one day for one appointment, in order; empty for other entries. */
      photos: z.array(visitPhoto),
    }),
  ),
});
export type TimelineEntry = Answer<typeof readTimeline>[number];
