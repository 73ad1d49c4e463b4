import { sayRequested } from '#features/business/claims.ts';
import { shortWeekdayDate } from '#platform/dates/short-dates.ts';
import { Problem } from '#platform/server/http/errors/problem.ts';
import { ordersSend, questionsBesideYes, readConsentToReadBack } from '../conversation/consent.ts';
import { describeBriefly } from '../conversation/describe-record.ts';
import type { ConversationRecord, Draft, FormValues } from '../conversation/record.ts';
import type { Turn } from '../turn.ts';
import { businessFacts } from './business-facts.ts';

/** The required fields of each request. */
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
} as const;

type FormKind = keyof typeof neededFields;

const isThere = (value: FormValues[string] | undefined) => value !== undefined && value.length > 0;

/**
 * Stores a complete form as a proposal and reads it back; the customer's next yes sends it. If fields
 * are missing or invalid, it says so and there is no proposal.
 */
export function proposeForm(turn: Turn, kind: FormKind, values: FormValues): string[] {
  const timesAsked = turn.record.draft?.timesAsked;
  const estimate = kind === 'booking' ? estimateOf(turn.record) : undefined;
  const wanted = kind === 'booking' ? wantedBy(turn.record, values) : undefined;
  const draft: Draft = {
    kind,
    proposed: false,
    askedAgain: 0,
    values,
    ...(estimate && { estimate }),
    ...(wanted !== undefined && { wanted }),
    ...(timesAsked && { timesAsked }),
  };
  turn.record.draft = draft;
  const missing = neededFields[kind].filter((field) => !isThere(values[field]));
  if (missing.length > 0) return [`Still missing: ${missing.join(', ')}.`];
  const check = kind === 'booking' ? turn.tools.checkBooking : turn.tools.checkEnquiry;
  const [problem] = check(values).filter(({ field }) => isThere(values[field]));
  if (problem) return [`${problem.field}: ${problem.message}`];
  draft.proposed = true;
  Object.assign(turn.record, { asked: 'yes', askedToo: [] });
  return readBack(draft);
}

/** The estimates that a booking carries, in words: they are read back like all that is stored. */
export function estimateOf(record: ConversationRecord): Draft['estimate'] {
  const { settled, estimateId: id, priced, pricedBefore } = record;
  if (settled || id === undefined) return settled;
  const job = [...priced, ...pricedBefore].find(({ estimate }) => estimate.id === id);
  return { ids: [id], text: job ? describeBriefly(job) : 'the one I gave you last.' };
}

/** Stands in the note where the customer never said how soon: the form has no such answer. */
export const timingNotSaid = 'When it is wanted was not said.';

/** How soon the floor is wanted, where it is read back in other words than those of the form. */
export function wantedBy(record: ConversationRecord, values: FormValues): string | undefined {
  const { fittingWanted, isUrgencyOfDate, urgency } = record;
  return fittingWanted && isUrgencyOfDate && values.urgency === urgency
    ? `wanted ${fittingWanted.replace(/ \(.*$/, '')}`
    : undefined;
}

/** The message over the rate limit. The draft is kept, so that a later yes can send it. */
const explainTooMany = ({ message }: Problem) => [
  'I couldn’t send that just now, as a lot of requests have come from your network.',
  message,
  ...businessFacts.contact,
];

export const sizes: Record<string, string> = {
  small: '1–2 rooms',
  medium: '3–5 rooms',
  large: '6 rooms or more',
};
export const urgencies: Record<string, string> = {
  urgent: 'wanted within two weeks',
  soon: 'wanted within a month',
  flexible: 'in two or three months',
  planning: 'just planning',
};

/** The text that the customer confirms or corrects. */
export function readBack({ kind, values = {}, estimate, wanted }: Draft): string[] {
  const all = (field: string) => [values[field] ?? []].flat();
  const join = (field: string) => all(field).join(', ');
  if (kind === 'enquiry')
    return [
      `Shall I ask the team to contact ${join('firstName')} ${join('lastName')} on ${join('phone')} or ${join('email')}? Please answer yes or no.`,
    ];
  const days = all('preferredDates').map(shortWeekdayDate).join(' or ');
  const visit = values.purpose === 'repair' ? 'a repair visit' : 'a free measure';
  const floors = all('flooringTypes')
    .map((floor) => (floor === 'other' ? 'a floor still to be chosen' : floor))
    .join(', ');
  const isTimingSaid = !join('requirements').includes(timingNotSaid);
  const job = [sizes[join('projectSize')], isTimingSaid && (wanted ?? urgencies[join('urgency')])]
    .filter(Boolean)
    .join(', ');
  return [
    `Here’s what I’ll send: ${visit} for ${floors}${job && ` (${job})`} on ${days}, ${all('preferredTimes').join(' or ')}, for ${join('customerName')}, ${join('phone')}, ${join('email')}, at ${join('address')}, ${join('postcode')}.`,
    ...(values.requirements
      ? [`Note for the team: “${join('requirements').replace(/\.$/, '')}”.`]
      : []),
    ...(estimate
      ? [`With your ${estimate.ids.length > 1 ? 'estimates' : 'estimate'}: ${estimate.text}`]
      : []),
    'Is that right, and shall I send it?',
  ];
}

/** What was sent, with the whole request: it changed, or was asked about, in the same message. */
export function sayInFull(draft: Draft, lines: readonly string[], lead: string): string[] {
  const [sent = '', ...others] = readBack(draft).slice(0, -1);
  return [
    [lead, lines[0]].filter(Boolean).join(' '),
    sent.replace('Here’s what I’ll send:', 'It says:'),
    ...others,
    ...lines.slice(1),
  ];
}

/**
 * Sends the proposal, only if the customer's own message is a yes: no engine can give it for them. The
 * idempotency key is the draft's position in the conversation, so a repeated turn sends it once.
 * @param asksBeside whether questions beside a plain yes are known to change nothing of the request; a model never
 * decides that
 */
export async function sendForm(turn: Turn, asksBeside = false): Promise<string[]> {
  const { tools, record, conversationId, network, message } = turn;
  const { draft } = record;
  if (!draft?.proposed || !draft.values || draft !== turn.proposal)
    return ['Nothing has been proposed to the customer yet.'];
  const isAgreed =
    readConsentToReadBack(message) === 'yes' ||
    ordersSend(message) ||
    (asksBeside && questionsBesideYes(message).length > 0);
  if (!isAgreed) return ['The customer has not said yes: nothing was sent.'];
  const key = `adam ${conversationId} ${record.formsSent}`;
  const by = { key, conversationId, network };
  try {
    if (draft.kind === 'booking')
      record.bookingId = (
        await tools.takeBooking(draft.values, { ...by, estimates: draft.estimate })
      ).id;
    else await tools.takeEnquiry(draft.values, by);
  } catch (error) {
    if (error instanceof Problem && error.status === 429) return explainTooMany(error);
    throw error;
  }
  const visit = draft.values.purpose === 'repair' ? 'repair visit' : 'free measure';
  record.sent = draft.values;
  delete record.draft;
  delete record.asked;
  record.formsSent += 1;
  return draft.kind === 'booking'
    ? [sayRequested(`Your ${visit}`), 'We’ve emailed you the details.']
    : ['The team has your message and will be in touch.', ...businessFacts.response];
}
