import type { ConversationRecord } from '../../../conversation/record.ts';
import { addRequirement } from '../../../conversation/remarks/add-requirement.ts';

const ring = '(?:ring|rung|telephoned?|phoned?|call(?:ed)?)';
const no =
  "(?:don'?t|dont|do not|never|mustn'?t|must not|not to be|not to|rather not(?: be)?|prefer not(?: to be)?|can'?t be|cannot be|shouldn'?t|nobody (?:should|must|is to)|no one (?:should|must|is to))";
const refusals = [
  // "Don't ring before ten" bounds the time, "don't ring the bell" is for who comes.
  String.raw`\b${no}\b(?! need\b)[^.?!,]{0,20}\b${ring}\b(?: (?:me|us|it|her|him|on it|that number|please))*(?=\W*$|[.,!;]|\s(?:and|but|as|i|because|please|just|only|cos|since)\b)`,
  String.raw`\be-?mail only\b|\bonly (?:by |via |through )?e-?mail\b|\bby e-?mail (?:only|please|instead)\b|\b(?:contact|reach|write to) (?:me|us) (?:by|via|through|on) e-?mail\b`,
  String.raw`\b(?:can'?t|cannot|can not|unable to) (?:hear|use|answer|take|talk on|speak on|make out)\b[^.?!]{0,20}\b(?:tele)?(?:phones?|calls?)\b`,
  String.raw`\b(?:i['’]?m|i am|we['’]?re both) (?:\w+ )?deaf\b`,
  String.raw`\b(?:no|not got a|haven'?t(?: got)? a|don'?t (?:have|own|use) a|without a) (?:\w+ )?(?:tele)?phone\b(?! number)`,
].map((pattern) => new RegExp(pattern, 'i'));

/** "Baby asleep so knock, don't ring": of the door, unless somebody is to be rung or a phone is spoken of. */
const ofDoor =
  /\b(?:(?:knock|rat-?tat)\w*|tap (?:on|at)|(?:door)? ?bells?|doorbell|buzz\w*|intercom|(?:front|back|side) door|on the door|asleep|sleep(?:s|ing)?|nap(?:s|ping)?|night shifts?|(?:on|work(?:s|ing)?) nights|dogs? (?:bark|go)\w*)\b/i;
const ofPhone = new RegExp(
  String.raw`\b(?:phones?|telephon\w*|mobile|number|landline|texts?|e-?mails?|calls?|called|deaf)\b|\b${ring} (?:me|us|him|her|them|mum|dad)\b`,
  'i',
);

/** Whether nobody is to telephone. */
export function saysNoCalls(text: string): boolean {
  const sentences = text.replace(/[’‘]/g, "'").split(/(?<=[.!?;])\s+|\n+/);
  return sentences.some((sentence, at) => {
    const said = `${sentence} ${sentences[at + 1] ?? ''}`.replace(contacts, ' ');
    const isOfDoor = ofDoor.test(said) && !ofPhone.test(said);
    return !isOfDoor && refusals.some((refusal) => refusal.test(sentence));
  });
}

const contacts = /\S+@\S+/g;

/** "You can ring me", "delete the email only bit" */
const allowsCalls =
  /\b(?:you|they|u) (?:can|may|could) (?:still )?(?:ring|call|phone)\b|\b(?:happy|fine|ok|okay) (?:for you )?to (?:be )?(?:ring|rung|call\w*|phone\w*)\b|\b(?:delete|remove|drop|scrap|lose|take (?:off|out)|leave out|without|where'?s|wheres)\b[^.?!]{0,20}\be-?mail only\b/i;

/** What the team reads of it. */
const emailOnly = 'Email only: please don’t ring.';
const relative =
  /\bmy (niece|nephew|mum|mother|dad|father|sister|brother|son|daughter|wife|husband|partner|friend|neighbour|carer|aunt|uncle|granddaughter|grandson|girlfriend|boyfriend)(?:['’]?s)?\b/i;

/** "The number is my niece's." */
export const saysWhose = (text: string): boolean =>
  relative.test(text) && /\b(?:number|phone|mobile|one)\b/i.test(text);

/** Keeps that nobody is to ring, and whose number it is that was given all the same. @returns the fields that changed */
export function observeNoCalls(record: ConversationRecord, text: string): string[] {
  const { contact, requirements } = record;
  const before = String(requirements);
  if (contact.noCalls && allowsCalls.test(text)) {
    delete contact.noCalls;
    record.requirements = requirements.filter((note) => note !== emailOnly);
    return ['noCalls'];
  }
  if (saysNoCalls(text)) {
    contact.noCalls = true;
    if (!requirements.includes(emailOnly)) record.requirements = [emailOnly, ...requirements];
  }
  if (!contact.noCalls || !contact.phone) return [];
  const whose = relative.exec(text)?.[1];
  if (whose && saysWhose(text))
    addRequirement(record, `The number is their ${whose.toLowerCase()}’s.`);
  return before === String(record.requirements) ? [] : ['noCalls'];
}
