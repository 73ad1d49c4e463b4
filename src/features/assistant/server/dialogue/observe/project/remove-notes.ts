import type { ConversationRecord } from '../../../conversation/record.ts';
import { isOrdinaryWord } from '../../../conversation/words/ordinary-words.ts';

const own = String.raw`(?<!\b(?:i'?ll|ill|we'?ll|i|we|they|they'?ll|she'?ll|he'?ll|will|can|to|should) )`;
const removes = new RegExp(
  [
    String.raw`${own}\b(?:leave|take)\b[^.?!]{0,25}\b(?:out|off)\b`,
    String.raw`${own}\b(?:remove|drop|scrap|delete|lose|skip|forget|ignore|cut|get rid of)\b`,
    String.raw`\bno need (?:to (?:mention|say|note|tell|put)|for)\b`,
    String.raw`\bdon'?t (?:mention|need|put|say|tell|bother with|bother mentioning|worry about)\b`,
  ].join('|'),
  'i',
);
const ofNote = /\b(?:notes?|remarks?|message (?:for|to) the team)\b/i;
/** What notes are about, of the words that are too usual to tell two messages apart. */
const usualSubjects = new Set(
  'dog dogs cat cats key keys parking park gate furniture stairs baby carer tenant door puppy lift piano code bell mum dad neighbour'.split(
    ' ',
  ),
);

/** "Take out the bit about the step": whatever its words. */
const aboutWhat =
  /\b(?:bit|part|line|thing|note|stuff|remark|mention|that|it)s? (?:about|on|with|saying|of) (.+)$/i;
const small = new Set('the and for with was his her our that this please them then all'.split(' '));
const wordsOf = (text: string) =>
  (text.toLowerCase().match(/[\p{L}']{3,}/gu) ?? []).filter((word) => !small.has(word));

const subjectsOf = (text: string) =>
  (text.toLowerCase().match(/[\p{L}']{3,}/gu) ?? [])
    .map((word) => word.replace(/'s$/, ''))
    .filter((word) => usualSubjects.has(word) || !isOrdinaryWord(word));

/** A note without its parts about something; empty if it is all about that. */
const withoutSubjects = (note: string, subjects: readonly string[], about: readonly string[]) =>
  note
    .split(/(?<=[.!?])\s+|[,;]\s+|\n+/)
    .filter((part) => !subjectsOf(part).some((word) => subjects.includes(word)))
    .filter((part) => about.length === 0 || !about.every((word) => wordsOf(part).includes(word)))
    .join(', ');

/** What stands in the note in words of ours, each by the words that take it out. */
const worded = [
  ['fittingWanted', /\b(?:fitting|fitted|christmas|xmas|week|date|deadline|guests?)\b/i],
  ['wantsSamples', /\bsamples?\b/i],
  ['extras', /\b(?:old (?:floor|carpet|lino|laminate|vinyl)|uplift|furniture|doors?)\b/i],
] as const;

/** @returns whether something of it was taken out */
function removeWorded(record: ConversationRecord, text: string): boolean {
  const named = worded.filter(([, words]) => words.test(text));
  const isWhole = named.length === 0 && wholeNote.test(text);
  const out = (isWhole ? worded : named).filter(([slot]) => record[slot] !== undefined);
  for (const [slot, words] of out) {
    delete record[slot];
    if (slot !== 'fittingWanted' && !isWhole)
      record.requirements = record.requirements.filter((remark) => !words.test(remark));
  }
  if (isWhole || out.some(([slot]) => slot === 'wantsSamples')) delete record.lookWanted;
  return out.length > 0;
}
const wholeNote =
  /\b(?:the|that|this|whole|my|all(?: of)?(?: the)?) notes?\b(?! (?:about|on|saying|that|of|with)\b)/i;

/** "Leave out the note", "the dog won't be there, scrap that": takes notes for the team back. @returns whether any was */
export function removeNotes(record: ConversationRecord, text: string): boolean {
  if (!removes.test(text.replace(/[’‘]/g, "'"))) return false;
  const isOfSlot = removeWorded(record, text);
  const { requirements } = record;
  if (requirements.length === 0) return isOfSlot;
  const subjects = subjectsOf(text);
  const about = wordsOf(aboutWhat.exec(text)?.[1] ?? '');
  const kept = requirements.map((note) => withoutSubjects(note, subjects, about)).filter(Boolean);
  const isNamed = String(kept) !== String(requirements);
  if (!isNamed && !ofNote.test(text)) return isOfSlot;
  record.requirements = isNamed ? kept : [];
  return true;
}
