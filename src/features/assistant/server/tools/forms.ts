import { shortWeekdayDate } from '#platform/dates/short-dates.ts';
import { Problem } from '#platform/server/http/errors/problem.ts';
import type { FormDraft, FormKind, Turn } from '../turn.ts';
import { businessFacts } from './business-facts.ts';
import type { FormValues } from './business-tools.ts';

/** The required fields of each form, in the order in which the assistant asks for them. */
export const neededFields = {
  booking: [
    'flooringTypes',
    'projectSize',
    'urgency',
    'preferredDates',
    'preferredTimes',
    'customerName',
    'phone',
    'email',
    'address',
    'postcode',
  ],
  enquiry: ['firstName', 'lastName', 'phone', 'email'],
} as const satisfies Record<FormKind, readonly string[]>;

const isThere = (value: FormValues[string] | undefined) => value !== undefined && value.length > 0;

export const findMissing = ({ kind, values }: Pick<FormDraft, 'kind' | 'values'>) =>
  neededFields[kind].filter((field) => !isThere(values[field]));

/** The errors of the fields that are present. */
export function findProblems({ tools }: Turn, { kind, values }: FormDraft) {
  const check = kind === 'booking' ? tools.checkBooking : tools.checkEnquiry;
  return check(values).filter(({ field }) => isThere(values[field]));
}

/**
 * Stores a complete form as a proposal and reads it back; the customer's next yes sends it. If fields
 * are missing or invalid, it says so and there is no proposal.
 */
export async function proposeForm(
  turn: Turn,
  kind: FormKind,
  values: FormValues,
): Promise<string[]> {
  const draft: FormDraft = { kind, values, asked: null, proposed: false };
  turn.memory.form = draft;
  const missing = findMissing(draft);
  if (missing.length > 0) return [`Still missing: ${missing.join(', ')}.`];
  const [problem] = findProblems(turn, draft);
  if (problem) return [`${problem.field}: ${problem.message}`];
  draft.proposed = true;
  return [readBack(draft)];
}

/** The message over the rate limit. The draft is kept, so that a later yes can send it. */
const explainTooMany = ({ message }: Problem) => [
  'I could not send that just now, as a lot of requests have come from your network.',
  message,
  ...businessFacts.contact,
];

/** The text that the customer confirms or rejects. */
export function readBack({ kind, values }: FormDraft): string {
  const join = (field: string) => [values[field] ?? []].flat().join(', ');
  if (kind === 'enquiry')
    return `Shall I ask the team to contact ${join('firstName')} ${join('lastName')} on ${join('phone')} or ${join('email')}? Please answer yes or no.`;
  const days = [values.preferredDates ?? []].flat().map(shortWeekdayDate).join(' or ');
  return `Shall I ask for a free measure for ${join('flooringTypes')} on ${days}, ${join('preferredTimes')}, for ${join('customerName')}, ${join('phone')}, ${join('email')}, at ${join('address')}, ${join('postcode')}? Please answer yes or no.`;
}

/**
 * Sends the proposal, only if the customer's own message is a yes: no engine can give it for them. The
 * idempotency key is the draft's position in the conversation, so a repeated turn sends it once.
 */
export async function sendForm(turn: Turn): Promise<string[]> {
  const { tools, memory, conversationId, network, reading } = turn;
  const draft = memory.form;
  if (!draft?.proposed || draft !== turn.proposal)
    return ['Nothing has been proposed to the customer yet.'];
  if (reading.slots.answer !== 'yes') return ['The customer has not said yes: nothing was sent.'];
  const key = `adam ${conversationId} ${memory.formsSent}`;
  const values: FormValues = draft.values;
  const by = { key, conversationId, network };
  try {
    if (draft.kind === 'booking')
      await tools.takeBooking(values, { ...by, estimateId: memory.estimateId });
    else await tools.takeEnquiry(values, by);
  } catch (error) {
    if (error instanceof Problem && error.status === 429) return explainTooMany(error);
    throw error;
  }
  delete memory.form;
  memory.formsSent += 1;
  return draft.kind === 'booking'
    ? [
        'Your free measure is requested. We will be in touch to agree the time.',
        ...businessFacts.response,
        'We’ve emailed you the details.',
      ]
    : ['The team has your message and will be in touch.', ...businessFacts.response];
}
