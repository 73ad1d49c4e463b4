import { findPhoneNumbers } from '#platform/server/find-phone-numbers.ts';
import type { Message } from '../../conversation/message.ts';
import type { Contact, ConversationRecord } from '../../conversation/record.ts';
import { addRemark, addRequirement } from '../../conversation/remarks/add-requirement.ts';
import { bareWords } from '../../conversation/words/bare-words.ts';
import { isOrdinaryWord } from '../../conversation/words/ordinary-words.ts';
import { findEmail } from '../../nlu/entities/find-contacts.ts';
import { isLikelyName } from '../../nlu/entities/find-name.ts';
import { completeName } from './contact/complete-name.ts';
import { correctName } from './contact/correct-name.ts';
import { observeNoCalls } from './contact/no-calls.ts';
import { readOtherName, separateOthers } from './contact/other-people.ts';
import { readAskedAddress } from './contact/read-asked-address.ts';
import { capitalise, type NameRead, readName } from './contact/read-name.ts';
import {
  findWrittenPostcode,
  hasStreet,
  readPostalAddress,
} from './contact/read-postal-address.ts';
import { correctDetails } from './corrections/correct-details.ts';
import { tidyNote } from './project/remarks.ts';

const noEmailPattern =
  /\b(?:don'?t|do not|dont|haven'?t|have not|hasn'?t|has not|ain'?t|doesn'?t|does not|isn'?t|no|without|not on|never|not use)\b[^.!?]{0,30}\b(?:e[- ]?(?:mails?|males?|mai|mial)|internet|computer)\b|\bnot got (?:an? )?e-?mail|\b(?:not|won'?t|wont|rather not|prefer not|don'?t like|dont like|never) (?:be )?(?:giv(?:e|ing)|shar(?:e|ing)|hand(?:ing)?)\b[^.!?]{0,20}\be-?mail/i;

/** Writes what the customer tells of themselves into the record. @returns the names of the fields that changed */
export function observeContact(record: ConversationRecord, message: Message): string[] {
  const { contact } = record;
  const { parsed } = message;
  const text = message.text.replace(couple, 'Mrs ');
  const { email, place } = parsed.slots;
  const { own, others, isRole, isUnderOther } = separateOthers(
    text,
    contact.isOther ? undefined : contact.name,
  );
  const bare = withoutContacts(own, email);
  const postcode = newPostcode(record, message);
  // The home of somebody else who is named with it is where the work is.
  const postal =
    readPostalAddress(bare, postcode) ??
    (contact.address ? undefined : readPostalAddress(withoutContacts(others, email), postcode));
  const asked = readAskedAddress(record, bare, { text, postcode });
  const isWithin = postal !== undefined && asked?.toLowerCase().includes(postal.toLowerCase());
  const address = postal && (/^\D{0,12}\d/.test(postal) || !asked || isWithin) ? postal : asked;
  const phone = readPhone(own);
  const name =
    correctName(record, own) ??
    completeName(record, own, takenWords(message)) ??
    readOwnName(record, message, own, { address, postcode, phone, isUnderOther });
  const told = {
    phone,
    email,
    postcode,
    place: place && !isOfName(place, name) ? place : undefined,
    name,
    address,
  };
  const before = contact.address;
  const other = contact.isOther && { name: contact.name, phone: contact.phone };
  const changed = correctDetails(contact, name ? replaceLoosely(own, name) : own, told.address);
  const corrected = new Set(changed);
  for (const [field, value] of Object.entries(told)) {
    if (value === undefined || contact[field as keyof typeof told] === value) continue;
    if (corrected.has(field)) continue;
    if (field === 'address' && !mayReplaceAddress(record, value, text, postcode)) continue;
    contact[field as keyof typeof told] = value;
    changed.push(field);
  }
  if (other) noteReplaced(record, other);
  if (before && contact.address !== before) removeAddress(record, before);
  if (changed.includes('name')) contact.isNameNew = true;
  else delete contact.isNameNew;
  if (told.name || told.phone) {
    if (ringsRelative.test(text)) contact.isOther = true;
    else delete contact.isOther;
  }
  if (others) changed.push(...noteOthers(record, message, others, isRole));
  changed.push(...observeNoCalls(record, text));
  if (email) delete contact.noEmail;
  else if (!contact.noEmail && saysNoEmail(record, text.replace(/[’‘]/g, "'"))) {
    contact.noEmail = true;
    changed.push('noEmail');
  }
  return changed;
}

/** An address that was corrected stands in no note any more. */
function removeAddress(record: ConversationRecord, address: string) {
  record.requirements = record.requirements.map((note) => {
    const kept = note.split(', ').filter((piece) => !address.includes(piece.trim()));
    return note.includes(address) ? kept.join(', ').replace(address, '').trim() : note;
  });
}

/** "Mr and Mrs Orchard" */
const couple = /\bMr\.? (?:and|&) Mrs\.? (?=\p{Lu})/giu;

/** "Can someone ring my dad? Ron Webb, 01249 …" */
const ringsRelative =
  /\b(?:ring|call|phone|telephone) (?:my|our) (?:mum|mam|mother|dad|father|nan|gran\w*|son|daughter|wife|husband|partner|sister|brother|friend|neighbour|aunt\w*|uncle|in-?laws?)\b/i;

/** Who was taken for the person to ring is at the home, once the customer tells their own name or number. */
function noteReplaced(record: ConversationRecord, before: Pick<Contact, 'name' | 'phone'>) {
  const { name, phone } = record.contact;
  const replaced = [name !== before.name && before.name, phone !== before.phone && before.phone];
  const details = replaced.filter(Boolean).join(', ');
  if (details) addRequirement(record, `At the address: ${details}`);
}

/** A known address is replaced only by one that is told as such: "it's 3 areas I suppose" is none. */
function mayReplaceAddress(
  { contact, asked, askedToo }: ConversationRecord,
  address: string,
  text: string,
  postcode: string | undefined,
): boolean {
  // "It's the old bakery 3 Pickwick Lane", of an address that says the same and more.
  if (contact.address && bareWords(contact.address).includes(bareWords(address))) return false;
  if (!contact.address || asked === 'address' || asked === 'change') return true;
  if (askedToo?.includes('address')) return true;
  return (
    postcode !== undefined ||
    hasStreet(address) ||
    /\b(?:address|house|live|moved|flat)\b|\b(?:it'?s|its|(?:i|we)['’]?(?:m|re)) at\b/i.test(text)
  );
}

function newPostcode({ contact }: ConversationRecord, { parsed }: Message): string | undefined {
  const { postcode } = parsed.slots;
  return postcode && (postcode.includes(' ') || !contact.postcode) ? postcode : undefined;
}

/**
 * Details of somebody else. A relative for whom the customer asks is the person to ring, as long as no other is
 * known; everybody else stands in the note.
 */
function noteOthers(
  record: ConversationRecord,
  { text }: Message,
  others: string,
  isRole: boolean,
): string[] {
  const { contact } = record;
  const phone = readPhone(others);
  const said = readOtherName(others);
  const name = said && isLikelyName(said) ? capitalise(said) : undefined;
  const isFor = !isRole && (contact.isOther === true || (!contact.name && !contact.phone));
  const changed: string[] = [];
  if (!isRole && phone && contact.phone && phone !== contact.phone && isToBeRung.test(text)) {
    contact.phone = phone;
    addRemark(record, tidyNote(wordsOfOther(text, others)));
    return ['phone'];
  }
  if (isFor && name) {
    contact.name = name;
    contact.isOther = true;
    changed.push('name');
  }
  if (!isRole && phone && (!contact.phone || contact.isOther)) {
    contact.phone = phone;
    contact.isOther = true;
    changed.push('phone');
    // Whose number is rung is asked for by their own name.
    if (name && contact.name !== name) {
      addRemark(record, tidyNote(wordsOfOther(text, others)));
      contact.name = name;
    }
  }
  if (changed.length === 0 && (phone || name)) {
    addRemark(record, tidyNote(wordsOfOther(text, others)));
    changed.push('note');
  }
  return changed;
}

/** "It's my daughter's number I'm on better", "use my wife's instead": the number takes the place of the one known. */
const isToBeRung =
  /\b(?:instead|better|rather|i['’]?m on|reach me|get me|catch me|quicker|easier|actually|use (?:that|this|the|my|her|his|their)|ring (?:that|this) (?:one|number)|not (?:mine|me|my (?:own )?(?:number|phone|mobile)|that (?:one|number)|the other(?: one)?))\b/i;

/** "My husband will be in. His number is …": who he is stands before it. */
const wordsOfOther = (text: string, others: string) =>
  /^\W*(?:and |but )?(?:her|his|their|she|he|they|them)\b/i.test(others)
    ? text
    : others.replace(/([.!?;])?\n/g, (_, end = ',') => `${end} `);

const firmNumber = '1632960147';
const corrected = /\b(?:sorry|no|not|i mean|make that|actually|wrong|oops|instead)\b/i;

/** The customer's number: of several the first, or the last after a correction; never the firm's own. */
function readPhone(text: string): string | undefined {
  const found = findPhoneNumbers(text).filter(
    ({ dialled, start }) =>
      !dialled.endsWith(firmNumber) && !/\bnot\s*$/i.test(text.slice(0, start)),
  );
  const [first, last] = [found[0], found.at(-1)];
  if (first && last && first !== last && corrected.test(text.slice(first.end, last.start)))
    return last.dialled;
  return first?.dialled;
}

const isOfName = (place: string, name: string | undefined) =>
  name?.toLowerCase().includes(place.toLowerCase()) ?? false;

const isOfOther =
  /\b(?:she|shes|she'?s|he|hes|he'?s|mum|mam|dad|nan|gran\w*|mother|father|tenant|landlord)\b[^.!?]{0,40}\b(?:e-?mail|internet|computer)\b/i;

function saysNoEmail(record: ConversationRecord, text: string): boolean {
  if (noEmailPattern.test(text) && (record.contact.isOther || !isOfOther.test(text))) return true;
  const isAskedForIt =
    record.asked === 'contact' &&
    record.contact.phone !== undefined &&
    record.contact.name !== undefined &&
    record.contact.email === undefined;
  return (
    isAskedForIt &&
    /^\W*(?:(?:no|nope|none|nah)(?:\W+(?:sorry|dear|love|mate|not got one|i (?:don'?t|haven'?t)(?: \w+){0,3}|thanks?|thank you|afraid not|i'?m afraid))*\W*$|(?:no,? )?(?:i )?(?:dont have one|don'?t have (?:one|it|any)|haven'?t got (?:one|it|any)(?! (?:to hand|handy|on me|with me|yet|here|right now))|never had one)\b|i don'?t\W*$)/i.test(
      text,
    )
  );
}

type OtherDetails = Partial<Record<'address' | 'postcode' | 'phone', string | undefined>> & {
  isUnderOther: boolean;
};

function readOwnName(
  record: ConversationRecord,
  { parsed }: Message,
  own: string,
  { address, postcode, phone, isUnderOther }: OtherDetails,
): string | undefined {
  const { contact, draft } = record;
  const { email } = parsed.slots;
  const written = findWrittenPostcode(own, postcode)?.written;
  const residue = [address, written]
    .filter((part) => part !== undefined)
    .reduce((text, part) => replaceLoosely(text, part), withoutContacts(own, email));
  const isWanted = !contact.name || contact.isOther === true || isUnderOther;
  const isCollecting = draft !== undefined && record.asked !== undefined && !draft.proposed;
  const read = readName({
    text: own,
    residue,
    email: email ?? contact.email,
    hasContact:
      isUnderOther || [email, phone, address, postcode].some((detail) => detail !== undefined),
    isAsked: isWanted && (record.asked === 'contact' || (isCollecting && !asksWhat(own))),
    isAskedAgain: (draft?.timesAsked?.contact ?? 0) > 1,
    taken: takenWords({ parsed }),
  });
  // "My name is Priya", of Priya Nair, says no other.
  if (read && ` ${contact.name} `.includes(` ${read.name} `)) return undefined;
  if (read) return isNew(contact.name, read, isWanted) ? read.name : undefined;
  const [said = ''] = own.trim().split(/[.!?,;\n]+/);
  return completesName(contact.name, said) ? capitalise(said.trim()) : undefined;
}

/** "Colin Barrow", from who was only Colin so far. */
function completesName(known: string | undefined, own: string): boolean {
  const [first = '', last = '', ...others] = own.trim().split(/\s+/);
  const isFull = first !== '' && /^[\p{L}'’-]{2,}\.?$/u.test(last) && others.length === 0;
  return isFull && first.toLowerCase() === known?.toLowerCase() && !isOrdinaryWord(last);
}

/** Words that are no names in a message: its places and colours. */
const takenWords = ({ parsed: { slots } }: Pick<Message, 'parsed'>) =>
  new Set([...(slots.place?.toLowerCase().split(/[\s-]+/) ?? []), ...slots.colours]);

/** A name that was only seen beside other details never replaces one that is known, unless it completes it. */
const isNew = (known: string | undefined, { name, isTold }: NameRead, isWanted: boolean) =>
  isWanted ||
  (isTold && !isOrdinaryWord(name)) ||
  (known !== undefined && name.toLowerCase().startsWith(`${known.toLowerCase()} `));

const asksWhat = (text: string) => text.includes('?');

const replaceLoosely = (text: string, part: string) => {
  const at = text.toLowerCase().indexOf(part.toLowerCase());
  return at < 0 ? text : `${text.slice(0, at)}\n${text.slice(at + part.length)}`;
};

/** A text with line breaks for phone numbers and the email address. */
function withoutContacts(text: string, email: string | undefined): string {
  const written = email ?? findEmail(text);
  return findPhoneNumbers(text)
    .toReversed()
    .reduce((rest, { start, end }) => `${rest.slice(0, start)}\n${rest.slice(end)}`, text)
    .replaceAll(written ?? '\n\n', '\n')
    .replace(/\+?\d[\d ()-]{8,}\d/g, '\n');
}
