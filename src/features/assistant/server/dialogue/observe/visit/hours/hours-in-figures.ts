const spoken: Record<string, string> = {
  seven: '7',
  eight: '8',
  nine: '9',
  ten: '10',
  eleven: '11',
  twelve: '12',
  one: '1',
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
};
const spokenHour = Object.keys(spoken).join('|');
const beforeHour =
  'at|after|before|than|from|till|til|until|by|between|half|past|for|around|about|to|and';

/** Hours in figures: "half four" is 4:30, "noon" is 12:00. */
export function withFigures(text: string): string {
  return text
    .replace(/\bafter (?:lunch|dinner)(?: ?time)?\b/gi, 'after 13:00')
    .replace(/\bbefore (?:lunch|dinner)(?: ?time)?\b/gi, 'before 13:00')
    .replace(
      /\bafter (?:the |my |their )?(?:school |nursery )(?:drop ?-?off|run)\b/gi,
      'after 9:00',
    )
    .replace(
      /\bbefore (?:the |my |their )?(?:school |nursery )?(?:pick ?-?up|run)\b/gi,
      'before 15:00',
    )
    .replace(/\b(\d{1,2}(?:[:.]\d{2})?\s*(?:am|pm)?) (?:onwards?|or later|or after)\b/gi, 'from $1')
    .replace(/\b(?:noon|midday|dinner ?time)\b/gi, '12:00')
    .replace(/\bo[ ']?clock\b/gi, "o'clock")
    .replace(
      new RegExp(
        String.raw`\b(${spokenHour})(?=\s*(?:-|–|to|till|til|until)\s*(?:${spokenHour}|\d{1,2})\b)`,
        'gi',
      ),
      (hour) => spoken[hour.toLowerCase()] ?? hour,
    )
    .replace(
      new RegExp(String.raw`(?<=\d\s*(?:-|–|to|till|til|until)\s*)(${spokenHour})\b`, 'gi'),
      (hour) => spoken[hour.toLowerCase()] ?? hour,
    )
    .replace(
      new RegExp(
        String.raw`\b(${beforeHour})\s+(?:past\s+)?(${spokenHour})\b(?! (?:rooms?|bed|weeks?|months?|days?|of|flats?))`,
        'gi',
      ),
      (_, lead: string, hour: string) => `${lead} ${spoken[hour.toLowerCase()]}`,
    )
    .replace(
      new RegExp(String.raw`\b(${spokenHour})\b(?= ?(?:o'?clock|am|pm|thirty))`, 'gi'),
      (hour) => spoken[hour.toLowerCase()] ?? hour,
    )
    .replace(/\bhalf (?:past )?(\d{1,2})\b/gi, 'at $1:30')
    .replace(/(\d) in the morning\b/gi, '$1am')
    .replace(/(\d) in the (?:afternoon|evening)\b/gi, '$1pm')
    .replace(/\bquarter past (\d{1,2})\b/gi, 'at $1:15')
    .replace(/\b(?:at|after|before|from|till|til|until|by|for|around|about) at (?=\d)/gi, (lead) =>
      lead.replace(/at $/, ''),
    );
}

/** "Dad's carer comes 9 to 10, so after that." */
const busyAt =
  /\bat (\d{1,2}(?:[:.]\d\d)?)\s*([ap]m)?\b[^.!?\d]{0,20}\b(after|before) (?:that|then|it)\b/gi;
const busyRange =
  /\b(\d{1,2}(?:[:.]\d\d)?)\s*(?:-|–|to|till|til|until)\s*(\d{1,2}(?:[:.]\d\d)?)\s*([ap]m)?\b[^.!?\d]{0,20}\b(after|before) (?:that|then|it)\b/gi;

/** "The carer is here 9 to 10, so after that" is "after 10". */
export const withFreeHours = (text: string): string =>
  text
    .replace(busyRange, (_, from: string, to: string, half = '', side: string) =>
      side === 'after' ? `, after ${to}${half}` : `, before ${from}${half}`,
    )
    .replace(busyAt, ', $3 $1$2');

/** "9 is perfect", "11 would suit": an hour is taken. */
export const hourThatSuits =
  /(?<![£x×\d.:/-]\s?|\b(?:to|till?|until|and|or|by)\s)\b(\d{1,2}) (?=(?:is|would be|will be|would|sounds|works|suits)\b ?(?:perfect|fine|good|great|best|ideal|ok|okay|lovely|spot on|me|us|for|suit|do nicely|do)\b)/gi;
