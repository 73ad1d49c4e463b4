import * as z from 'zod/mini';
import { recordCustomer } from '#features/customers/contract.ts';
import { defineEndpoint } from '#platform/endpoint.ts';
import { listQuery } from '#platform/list-query.ts';
import { enquiryEdit, replyForm } from './enquiry-edit.ts';
import { enquiryDetails, enquiryRequest } from './enquiry-form.ts';
import { sampleRequest } from './sample-form.ts';

/** An enquiry as staff see it. Instants in UTC. */
const lead = z.object({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
  message: z.nullable(z.string()),
  source: z.string(),
  /** Where to send the free samples that the message lists. */
  sampleOrder: z.nullable(z.object({ address: z.string(), postcode: z.string() })),
  followedUp: z.boolean(),
  /** Name of the staff account that last changed the mark. */
  followedUpBy: z.nullable(z.string()),
  followedUpAt: z.nullable(z.string()),
  /** For staff only. */
  notes: z.nullable(z.string()),
  /** Whose it is; null until it was joined, a moment after it is stored. */
  customer: z.optional(z.nullable(recordCustomer)),
  createdAt: z.string(),
});
export type Enquiry = z.output<typeof lead>;

/** An enquiry with the replies of staff and the appointment that they made of it, if any. */
const leadDetails = z.extend(lead, {
  appointmentId: z.nullable(z.string()),
  /** What staff have replied by email, oldest first. */
  replies: z.array(z.object({ at: z.string(), by: z.string(), text: z.string() })),
});
export type EnquiryDetails = z.output<typeof leadDetails>;

/** Sends an enquiry. */
export const createEnquiry = defineEndpoint({
  method: 'POST',
  path: '/api/contact-submissions',
  access: 'anyone',
  takesIdempotencyKey: true,
  status: 201,
  body: enquiryRequest,
  answer: z.object({ id: z.string(), status: z.literal('new') }),
});

/** Orders free samples by post. 409 where we are out of one of them. */
export const orderSamples = defineEndpoint({
  method: 'POST',
  path: '/api/sample-orders',
  access: 'anyone',
  takesIdempotencyKey: true,
  status: 201,
  body: sampleRequest,
  answer: z.object({ id: z.string(), status: z.literal('new') }),
});

const listFilters = {
  search: listQuery.search,
  kind: z.optional(z.enum(['enquiries', 'samples'], 'must be enquiries or samples.')),
  followedUp: z.optional(z.enum(['true', 'false'], 'must be true or false.')),
  sort: z._default(z.enum(['newest', 'oldest'], 'must be newest or oldest.'), 'newest'),
};

/** A page of the enquiries. Newest first by default. */
export const listEnquiries = defineEndpoint({
  method: 'GET',
  path: '/api/contact-submissions',
  access: 'staff',
  query: z.object({ ...listQuery, ...listFilters }),
  answer: z.array(lead),
});

/** The complete filtered list as a CSV file. */
export const exportEnquiries = defineEndpoint({
  method: 'GET',
  path: '/api/contact-submissions/export.csv',
  access: 'export',
  streams: 'text/csv',
  needsConfirmation: true,
  query: z.object(listFilters),
});

const enquiryId = z.object({ id: z.string() });

/** One enquiry. */
export const getEnquiry = defineEndpoint({
  method: 'GET',
  path: '/api/contact-submissions/:id',
  access: 'staff',
  params: enquiryId,
  answer: leadDetails,
});

/** Marks an enquiry as followed up, or free samples as sent, or as new again, and changes its notes. */
export const editEnquiry = defineEndpoint({
  method: 'PATCH',
  path: '/api/contact-submissions/:id',
  access: 'staff',
  params: enquiryId,
  body: enquiryEdit,
  answer: lead,
});

/** Corrects the contact details of an enquiry; omitted fields stay as they are. */
export const correctEnquiry = defineEndpoint({
  method: 'PATCH',
  path: '/api/contact-submissions/:id/details',
  access: 'staff',
  params: enquiryId,
  body: z.partial(enquiryDetails),
});

/** Replies to an enquiry by email and marks it as followed up. 409 where it names no email address. */
export const replyToEnquiry = defineEndpoint({
  method: 'POST',
  path: '/api/contact-submissions/:id/replies',
  access: 'staff',
  status: 201,
  params: enquiryId,
  body: replyForm,
  answer: lead,
});
