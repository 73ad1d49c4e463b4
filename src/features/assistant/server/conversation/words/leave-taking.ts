import { monthWord } from './day-words.ts';

const self = `(?:i|we|i['’]?[dm]|we['’]?d|i['’]?ve|we['’]?ve)`;
/** A piece of a sentence in which the customer speaks of themselves, in so many words or with nobody named. */
const opening = String.raw`(?:^|[.,;!–-]\s*|\b(?:so|but|and|anyway|right|ok|sorry|thanks|ta|${self})\s+)(?:(?:really|just|then|now|probably|prob) )*`;
/** "Gotta go", "I'd better be off"; not "got to go with vinyl", nor "have to go to work at 2". */
const mustGo = String.raw`(?:got ?ta|got to|have to|need to|must|(?:had )?better|off|going to have to) (?:go|dash|run|shoot|fly|be off|be going|get off|get going)\b(?! (?:with|for|ahead|over|on|through|down|back|in|into|up|under\w*)\b)(?![^.?!,;]*\b(?:at|by|from|before|until|till|on|tomorrow)\b)`;
const shall = `(?:(?:i|we) )?(?:will|shall|i['’]?ll|il|we['’]?ll|(?:i['’]?m |we['’]?re )?(?:gonna|going to))(?: (?:then|just|probably|prob|definitely|have to))*`;
const time = String.raw`(?:later|another (?:day|time)|next (?:week|month|year)|in (?:the new year|a (?:few|couple)|${monthWord}))\b`;
const event = String.raw`(?:when|once|as soon as|after|if)\b(?! (?:you|u|ya|your|someone|somebody)\b)`;
const later = `(?:${event}|${time})`;
/** "We'll come back to you in Jan", "speak to you in the new year". */
const returns = String.raw`${shall} (?:(?:come|get|pop) back(?: to (?:you|u|ya)\b| ${later}|\W*$)|be (?:back )?in touch\b|let (?:you|u|ya) know\b)|(?:${shall} )?(?:speak|talk) (?:to (?:you|u|ya) )?(?:soon|${later})`;
/** "Will book when he agrees", "we'll order after Christmas". */
const putsOff = String.raw`${shall} (?:(?:book|order|buy|decide|choose|sort it|arrange)\b[^.?!]{0,20}?|(?:ring|call|phone|email|message) (?:you|u|ya))\s*\b${later}`;

const must = new RegExp(`${opening}${mustGo}`, 'i');
const will = new RegExp(`${opening}(?:${returns}|${putsOff})`, 'i');

/** Whether the matter is put off: "we'll come back to you in January", "will book when he agrees". */
export const putsMatterOff = (text: string): boolean => !text.includes('?') && will.test(text);

/** Whether somebody takes leave for now: puts the matter off, or only has to go. */
export const takesLeave = (text: string): boolean =>
  putsMatterOff(text) || (!text.includes('?') && must.test(text));
