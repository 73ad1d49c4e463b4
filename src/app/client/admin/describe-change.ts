import type { AuditLogEntry } from '#app/audit-log-contract.ts';
import { firm } from '#features/business/firm.ts';
import {
  describePrice,
  fieldOf,
  type PriceName,
  priceNames,
} from '#features/calculator/price-fields.ts';
import { shortDate, shortInstant, shortWeekdayDate } from '#platform/dates/short-dates.ts';
import { formatPence } from '#platform/units/pounds.ts';

/** Describes an audit log entry in one sentence. Unknown kinds are described by their values. */
export function describeChange(change: AuditLogEntry): string {
  return `${describeWho(change)} ${describeDeed(change)}.`;
}

function describeWho({ by, label }: AuditLogEntry): string {
  if (by !== 'customer') return by;
  return label ? `The customer ${label}` : 'A customer who was erased';
}

function describeDeed(change: AuditLogEntry): string {
  const { kind, what, by, before, after } = change;
  const whom = change.label ?? 'somebody who was erased';
  switch (`${kind} ${what}`) {
    case 'appointment confirmed':
      return `confirmed the appointment of ${whom}${describeVisit(' for ', after.visit)}${describeNote(after.note)}`;
    case 'appointment confirmation-undone':
      return `undid the confirmation of the appointment of ${whom}${describeVisit(' for ', before.visit)}`;
    case 'appointment cancelled': {
      const which = by === 'customer' ? 'the appointment' : `the appointment of ${whom}`;
      return `cancelled ${which}${describeVisit(', which was on ', before.visit)}${describeNote(after.note)}`;
    }
    case 'appointment completed':
      return `completed the appointment of ${whom}`;
    case 'appointment reopened':
      return `reopened the appointment of ${whom}`;
    case 'appointment restored':
      return `restored the appointment of ${whom}${describeNote(after.note)}`;
    case 'appointment moved':
      return `moved the visit${describeVisit(' from ', before.visit)}${describeVisit(' to ', after.visit)}${describeNote(after.note)}`;
    case 'appointment move-undone':
      return `put the visit of ${whom} back${describeVisit(' to ', after.visit)}`;
    case 'appointment times-offered':
      return `offered ${whom} other times: ${after.times}`;
    case 'appointment offer-accepted':
      return `accepted an offered time${describeVisit(': ', after.visit)}`;
    case 'appointment offer-declined':
      return 'declined the offered times';
    case 'appointment offer-withdrawn':
      return `withdrew the times offered to ${whom}`;
    case 'appointment told-on-the-way':
      return `told ${whom} that we’re on the way`;
    case 'appointment photo-added':
      return `added a photo to the appointment of ${whom}`;
    case 'appointment photo-removed':
      return `removed a photo${before.by ? ` by ${before.by}` : ''} from the appointment of ${whom}`;
    case 'appointment assigned':
      return `gave the visit of ${whom} to ${after.fitter}`;
    case 'quote sent':
      return `sent ${whom} a quote of ${describeValue('totalPence', after.totalPence)}`;
    case 'quote accepted':
    case 'quote declined':
      return `${by === 'customer' ? '' : `noted that ${whom} `}${what} the quote of ${describeValue('totalPence', after.totalPence)}`;
    case 'fitter time-off-added':
      return `gave ${whom} time off: ${after.days}`;
    case 'fitter time-off-removed':
      return `took back the time off of ${whom}: ${before.days}`;
    case 'calendar feed-added':
      return `made a calendar address for ${whom}`;
    case 'calendar feed-renewed':
      return `made a new calendar address for ${whom}; the old one stopped`;
    case 'calendar feed-removed':
      return `stopped the calendar address of ${whom}`;
    case 'calendar connected':
      return `connected ${whom} with their own calendar at ${after.host}`;
    case 'calendar disconnected':
      return `disconnected ${whom} from their own calendar at ${before.host}`;
    case 'closed day added':
      return after.opens
        ? `set the hours of ${whom}: ${after.opens} to ${after.closes}`
        : `closed ${whom}`;
    case 'closed day removed':
      return `opened ${whom} again`;
    case 'appointment asked-for-other':
      return `asked for other dates${describeDays(after.preferredDates)}`;
    case 'appointment edited':
      return `changed the appointment of ${whom}: ${describeValues(change)}`;
    case 'appointment booked':
      return `booked an appointment for ${whom}`;
    case 'lead converted':
      return `converted the lead of ${whom} to an appointment`;
    case 'lead replied':
      return `replied by email to the lead of ${whom}`;
    case 'lead edited':
      if (after.followedUp === undefined)
        return `changed the lead of ${whom}: ${describeValues(change)}`;
      return `marked the lead of ${whom} as ${after.followedUp === false ? 'new again' : 'followed up'}`;
    case 'settings edited':
      return `changed the settings of the firm: ${describeValues(change)}`;
    case 'customer merged':
      return `merged another customer into ${whom}`;
    case 'customer unmerged':
      return `undid a merge into ${whom}`;
    case 'customer told-apart':
      return `said that ${whom} and another customer are two people`;
    case 'customer record-separated':
      return `took a request out of ${whom}, as somebody else’s`;
    case 'customer suggested-again':
      return `took back that ${whom} and another customer are two people`;
    case 'customer verified':
      return `verified the contact details of ${whom}`;
    case 'customer note-added':
      return `added a note on ${whom}`;
    case 'customer note-deleted':
      return `deleted a note on ${whom}`;
    case 'customer step-set':
      return `set the next step for ${whom}: “${after.content}” by ${shortDate(String(after.dueOn))}`;
    case 'customer step-changed':
      return `changed the next step for ${whom}`;
    case 'customer step-done':
      return `did the next step for ${whom}: “${before.content}”`;
    case 'customer step-reopened':
      return `reopened the next step for ${whom}`;
    case 'customer imported':
      return `imported customers and appointments: ${describeCounts(after)}`;
    case 'person exported':
      return `exported the data of ${whom}`;
    case 'file exported':
      return `downloaded the ${after.list} as a CSV file`;
    case 'person erased':
      return `erased one person’s data: ${describeCounts(before)}`;
    case 'member factor-added':
      return `added the ${after.factor} to their two-step sign-in`;
    case 'member factor-removed':
      return `removed the ${before.factor} from their two-step sign-in`;
    case 'member factor-renamed':
      return `renamed the ${before.factor} of their two-step sign-in to ${after.factor}`;
    case 'member recovery-codes-renewed':
      return 'made new recovery codes for themselves';
    case 'member recovery-code-used':
      return 'signed in with a recovery code';
    case 'member factors-reset':
      return `reset the two-step sign-in of ${whom}`;
    case 'member edited':
      return describeAccount(change, whom);
    case 'member deleted':
      return `deleted the account of ${whom}`;
    case 'member expired':
      return `deleted the registration of ${whom}, which nobody approved in time`;
    case 'member session-ended':
      return `ended a session of ${whom}`;
    case 'member sessions-ended':
      return `ended all sessions of ${whom}`;
    case 'member email-verified':
      return 'verified their email address';
    case 'member email-change-requested':
      return `asked to change their email address to ${after.email}`;
    case 'member email-changed':
      return `changed their email address from ${before.email} to ${after.email}`;
    case 'member email-change-stopped':
      return `stopped the change of their email address to ${before.email}`;
    case 'member email-change-withdrawn':
      return `withdrew the change of their email address to ${before.email}`;
    case 'prices edited':
      return `changed ${describeValues(change)}`;
    case 'product imported':
      return `imported products: ${describeCounts(after)}`;
    case 'product repriced':
      return `changed the prices of ${describeProducts(after)}: ${whom}`;
    case 'product repricing-planned':
      return `planned to change the prices of ${describeProducts(after)} from ${shortInstant(String(after.startsAt))}: ${whom}`;
    case 'product repricing-undone':
      return `undid a change of prices (${whom}) of ${describeProducts(after)}`;
    case 'product repricing-withdrawn':
      return `withdrew a planned change of prices: ${whom}`;
    case 'review published':
      return `published the review of ${whom}`;
    case 'review hidden':
      return `hid the review of ${whom}`;
    case 'review answered':
      return `answered the review of ${whom}: “${after.answer}”`;
    case 'review answer-removed':
      return `removed the answer to the review of ${whom}`;
    case 'review photo-removed':
      return `removed the photo with the review of ${whom}`;
    case 'answer added':
      return `taught ${firm().assistant.name} to answer “${whom}”`;
    case 'answer proposed':
      return `proposed an answer to “${whom}” for ${firm().assistant.name}`;
    case 'answer published':
      return `published ${firm().assistant.name}’s answer to “${whom}”`;
    case 'answer edited':
      return `changed ${firm().assistant.name}’s answer to “${whom}”: ${describeValues(change)}`;
    case 'answer deleted':
      return `deleted ${firm().assistant.name}’s answer to “${whom}”`;
    case 'email sent-again':
      return `sent ${describeEmail(after)} to ${whom} again`;
    case 'email dismissed':
      return `dismissed ${describeEmail(after)} to ${whom}, which could not be sent`;
    case 'email all-sent-again':
      return `sent again ${after.emails === 1 ? 'the one email' : `all ${after.emails} emails`} that had failed`;
    case `${kind} edited`:
      return `changed the ${kind} ${whom}: ${describeValues(change)}`;
    default:
      return `${what} the ${kind} ${whom}`;
  }
}

const describeProducts = ({ products }: AuditLogEntry['after']) =>
  products === 1 ? 'one product' : `${products} products`;

function describeAccount({ by, before, after }: AuditLogEntry, whom: string): string {
  if (after.name !== undefined && after.role === undefined && after.status === undefined)
    return by === whom ? `renamed themselves to ${after.name}` : `renamed ${whom} to ${after.name}`;
  const renamed = after.name === undefined ? '' : `, now called ${after.name}`;
  return describeAccess({ before, after }, whom) + renamed;
}

function describeAccess(
  { before, after }: Pick<AuditLogEntry, 'before' | 'after'>,
  whom: string,
): string {
  const role = after.role ?? before.role;
  const as = role ? ` as ${role}` : '';
  if (after.status === 'active' && before.status === 'pending') return `approved ${whom}${as}`;
  if (after.status === 'active') return `activated ${whom}${as}`;
  if (after.status === 'deactivated')
    return before.status === 'pending' ? `refused ${whom}` : `deactivated ${whom}`;
  return `changed the role of ${whom} from ${before.role} to ${after.role}`;
}

/** Lists every value with what it was and what it is. */
function describeValues({ before, after }: AuditLogEntry): string {
  const descriptions = Object.keys(after).map((name) => {
    // A list of colours or features would be longer than the sentence: only its name is given.
    if ([before[name], after[name]].some(isList)) return describeName(name);
    const is = describeValue(name, after[name]);
    const from = isEmpty(before[name]) ? '' : ` from ${describeValue(name, before[name])}`;
    return `${describeName(name)}${from} to ${is}`;
  });
  return descriptions.length === 0
    ? 'something that was erased'
    : new Intl.ListFormat('en-GB').format(descriptions);
}

const names: Record<string, string> = {
  quotedPence: 'the quote',
  estimatePence: 'the estimate',
  quoteSent: '“quote sent”',
  salePence: 'the sale price',
  notes: 'the notes',
  colorOptions: 'the colours',
};
const isPrice = (name: string): name is PriceName => priceNames.some((known) => known === name);

/** Converts a property name to words: `pricePence` becomes 'the price'. */
function describeName(name: string): string {
  if (isPrice(name)) return fieldOf(name).inSentence;
  const words = name
    .replace(/Pence$/, '')
    .replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return names[name] ?? `the ${words}`;
}

function describeValue(name: string, value: unknown): string {
  if (isEmpty(value)) return 'nothing';
  if (typeof value === 'number' && isPrice(name)) return describePrice(name, value);
  if (typeof value === 'number' && name.endsWith('Pence')) return formatPence(value);
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return typeof value === 'string' ? `“${value}”` : String(value);
}

const isEmpty = (value: unknown) => value === null || value === undefined || value === '';
const isList = (value: unknown) => typeof value === 'object' && value !== null;

function describeVisit(words: string, visit: unknown): string {
  if (typeof visit !== 'object' || visit === null) return '';
  const { date, slot } = visit as { date: string; slot: string };
  return `${words}${shortWeekdayDate(date)}, ${slot}`;
}

const describeNote = (note: unknown) =>
  typeof note === 'string' && note ? `, and told them “${note}”` : '';

function describeDays(days: unknown): string {
  return Array.isArray(days) ? `: ${new Intl.ListFormat('en-GB').format(days.map(shortDate))}` : '';
}

const describeEmail = ({ subject }: Record<string, unknown>) =>
  typeof subject === 'string' ? `the email “${subject}”` : 'an email';

const describeCounts = (counts: Record<string, unknown>) =>
  Object.entries(counts)
    .map(([name, count]) => `${name}: ${count}`)
    .join(', ') || 'there was none';
