import { shortWeekdayDate } from '#platform/dates/short-dates.ts';
import { listOr } from '../../../conversation/describe-record.ts';
import type { ConversationRecord } from '../../../conversation/record.ts';
import { shortSlot } from '../../observe/visit-times.ts';
import { matterTold } from './matter-told.ts';

const done = '(?:written|noted|put|passed|saved|recorded|taken|note)';
/** "Is that written down?", "did you get that?", "which number did you put?": asked of what is stored. */
const asks = [
  String.raw`\b(?:is|was|has|are|have) (?:that|this|it|all that|everything|the \w+|my (?:[\w:.-]+ ){1,6}?|you (?:\w+ )?)\s?(?:all |been |now |got )*(?:written|noted|${done}) ?(?:down|on|it|that)?\b`,
  String.raw`\bhave (?:you|u|ya) (?:\w+ )?(?:got|${done}) (?:that|this|it|all that|my \w+)\b`,
  String.raw`\bdid (?:you|u|ya) (?:get|note|write|pass|put|take) (?:that|this|it|my \w+|all that|me)\b`,
  String.raw`\b(?:did|have|has) (?:you|u|ya)(?: \w+)? (?:add|include|mention|note|pass(?:ed)? on|put)(?:e?d)? [^.?!]{0,20}(?:\babout\b|\b(?:to|on|in|with) (?:my|the|that) (?:message|notes?|request|form|complaint)\b)`,
  String.raw`\b(?:did|have|has) (?:you|u|ya)(?: \w+)? (?:tell|told|let) (?:them|him|her|the (?:team|fitters?)|someone)\b`,
  String.raw`\b(?:what|which) (?:\w+ )?(?:number|phone|mobile|e-?mail|address|name|day|date|time|slot)s? (?:did|have|do) (?:you|u) (?:put|got|have|get|write|written|taken?)\b`,
  String.raw`\b(?:have|did|do) (?:you|u) (?:got |put |have )?(?:me|my (?:number|phone|e-?mail|address|name)) (?:down|right|correct|as)\b`,
  String.raw`\b(?:what|which) (?:\w+ )?(?:number|phone|mobile)s? (?:will|are|is|would|do|does|should|'?ll)\b[^.?!]{0,25}\b(?:ring|call|phone|use|try)\w*`,
  String.raw`\bis (?:it |that |my number )?[\w@.\s+-]{4,40} what (?:you|u)(?:['’]?ve| have)? (?:got|put|have|written)\b`,
].map((pattern) => new RegExp(pattern, 'i'));

export const asksRecorded = (text: string): boolean => asks.some((one) => one.test(text));

const first = (value: string | string[] | undefined) => [value ?? []].flat()[0];

/** The request as it was sent, or as it was read back. */
const valuesAsRead = ({ draft, sent }: ConversationRecord) =>
  (draft?.kind === 'booking' && draft.values) || sent;

/** The details that a question names, as they stand in the request. */
function detailsAsked(record: ConversationRecord, text: string): string[] {
  const { contact } = record;
  const sent = valuesAsRead(record) ?? {};
  const of = (words: RegExp, told: string | undefined) => (words.test(text) && told ? [told] : []);
  const dates = [sent.preferredDates ?? []].flat().map(shortWeekdayDate);
  const times = [sent.preferredTimes ?? []].flat().map(shortSlot);
  return [
    ...of(
      /\b(?:number|phone|mobile|digits?|\d{3,}|end(?:s|ing)?)\b/i,
      first(sent.phone) ?? contact.phone,
    ),
    ...of(/\be-?mail\b/i, first(sent.email) ?? contact.email),
    ...of(/\b(?:address|street|house|flats?)\b/i, first(sent.address) ?? contact.address),
    ...of(
      /\be-?mail only\b|\brung\b|\bphoned\b/i,
      contact.noCalls ? 'email only, nobody rings' : undefined,
    ),
    ...of(/\bname\b/i, first(sent.customerName) ?? contact.name),
    ...(sent.preferredDates
      ? of(
          /\b(?:days?|dates?|times?|slots?|when)\b/i,
          [listOr(dates), listOr(times)].filter(Boolean).join(', '),
        )
      : []),
  ];
}

/** What is stored, or what is not, for who asks whether it was written down. */
export function sayRecorded(record: ConversationRecord, text: string): string[] {
  const { contact, callBackSent } = record;
  const sent = valuesAsRead(record);
  const asked = detailsAsked(record, text);
  const yes = /\b(?:what|which)\b/i.test(text) ? 'I have' : 'Yes, it’s written down:';
  const matter = matterTold(text);
  if (callBackSent && !sent && matter)
    return [`Yes, the team has that: I’ve told them about ${matter}.`];
  if (callBackSent && !sent) {
    const when = contact.callTime ? `, ${contact.callTime}` : '';
    const whom = contact.isOther ? contact.name : 'you';
    const address = /\baddress\b/i.test(text)
      ? [contact.address, contact.postcode].filter(Boolean).join(', ')
      : '';
    return [
      `${yes} ${address ? `${address}; ` : ''}the team is to ring ${whom} on ${contact.phone}${when}. What you’ve written here goes with it.`.replace(
        'I have the',
        'The',
      ),
    ];
  }
  if (sent) {
    if (asked.length > 0) return [`${yes} ${asked.join(', ')}.`];
    const days = [sent.preferredDates ?? []].flat().map(shortWeekdayDate);
    const times = [sent.preferredTimes ?? []].flat().map(shortSlot);
    return [
      `${yes} ${sent.purpose === 'repair' ? 'a repair visit' : 'a free measure'} on ${listOr(days)}, ${listOr(times)}, for ${first(sent.customerName)}, ${first(sent.phone)}, at ${first(sent.address)}.`,
    ];
  }
  const known =
    asked.length > 0 ? asked : [contact.name, contact.phone, contact.email, contact.address];
  const told = [...known.filter(Boolean), ...(contact.noCalls ? ['email only, nobody rings'] : [])];
  if (record.draft?.kind === 'booking' && told.length > 0)
    return [`Yes, I have that: ${told.join(', ')}. It goes with your request.`];
  if (record.handedOver)
    return [`Yes, the team has it${told.length > 0 ? `: ${told.join(', ')}` : ''}.`];
  return ['Nothing has gone to the team yet.'];
}
