import * as z from 'zod/mini';
import { conversationOutcomes } from '#features/assistant/contract.ts';
import { type Answer, defineEndpoint } from '#platform/endpoint.ts';
import { personForm } from './person-form.ts';

/** The four figures of the dashboard. */
export const readStats = defineEndpoint({
  method: 'GET',
  path: '/api/admin/stats',
  access: 'staff',
  answer: z.object({
    newLeads: z.int(),
    pendingAppointments: z.int(),
    /** Appointments with an amount, typed or measured, that are open or whose amount was not sent. */
    activeQuotes: z.int(),
    /** Pounds of the quotes that customers were sent, for visits that were confirmed or completed in the current month, London time. */
    monthlyRevenue: z.number(),
  }),
});
export type AdminStats = Answer<typeof readStats>;

/** The assistant's results of the last 30 days. */
export const readAssistantStats = defineEndpoint({
  method: 'GET',
  path: '/api/admin/assistant',
  access: 'staff',
  answer: z.object({
    messages: z.int(),
    /** Messages whose answers staff marked as wrong. */
    wrongAnswers: z.int(),
    conversations: z.int(),
    /** The number of conversations by how they ended; they sum up to `conversations`. */
    outcomes: z.record(z.enum(conversationOutcomes), z.int()),
  }),
});

/** Changes as server-sent events: each names the list that changed, and none of its content. */
export const watchChanges = defineEndpoint({
  method: 'GET',
  path: '/api/admin/changes',
  access: 'staff',
  streams: 'text/event-stream',
});

/** The data of an event. After `everything` whatever is on screen may be out of date. */
export type AdminChange =
  | 'appointments'
  | 'diary'
  | 'leads'
  | 'chats'
  | 'customers'
  | 'products'
  | 'reviews'
  | 'history'
  | 'everything';

const exported = {
  exportedAt: z.string(),
  customers: z.array(z.unknown()),
  appointments: z.array(z.unknown()),
  reviews: z.array(z.unknown()),
  leads: z.array(z.unknown()),
  estimates: z.array(z.unknown()),
  sketches: z.array(z.unknown()),
  conversations: z.array(z.unknown()),
  texts: z.array(z.unknown()),
};

/** Everything stored about the person with an email address, as a JSON file. */
export const exportPersonalData = defineEndpoint({
  method: 'GET',
  path: '/api/admin/person',
  access: 'admin',
  needsConfirmation: true,
  query: personForm,
  answer: z.looseObject({
    email: z.string(),
    ...exported,
    /** Chats in which the address was only typed, without their words: they may be somebody else's. */
    unverifiedConversations: z.array(z.unknown()),
  }),
});

/** Everything stored about one customer, with all that was joined to them, as a JSON file. */
export const exportCustomer = defineEndpoint({
  method: 'GET',
  path: '/api/customers/:id/export',
  access: 'admin',
  needsConfirmation: true,
  params: z.object({ id: z.string() }),
  answer: z.looseObject(exported),
});

const count = z.int();

const erased = z.object({
  appointments: count,
  leads: count,
  conversations: count,
  estimates: count,
  customers: count,
  mails: count,
  texts: count,
  /** Given in what was erased; they may be another person's, so their data is not erased. */
  otherEmails: z.array(z.string()),
});

/** Erases all of it permanently; the answer counts what was erased. */
export const erasePersonalData = defineEndpoint({
  method: 'POST',
  path: '/api/admin/person/erase',
  access: 'admin',
  needsConfirmation: true,
  body: personForm,
  answer: erased,
});
export type Erased = Answer<typeof erasePersonalData>;

/** Erases a customer permanently, with everything that was joined to them. */
export const eraseCustomer = defineEndpoint({
  method: 'POST',
  path: '/api/customers/:id/erase',
  access: 'admin',
  needsConfirmation: true,
  params: z.object({ id: z.string() }),
  answer: erased,
});
