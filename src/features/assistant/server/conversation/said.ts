import type { ConversationRecord } from './record.ts';

const maxSaid = 40;
const maxHeard = 20;
const maxHeardLength = 1_000;

/** Short texts as they are, long ones by their beginning and their length. */
function fingerprint(text: string): string {
  const words = text.toLowerCase().replace(/\W+/g, ' ').trim();
  return words.length <= 120
    ? words
    : `${words.slice(0, 100)} ${words.slice(-20)} ${words.length} ${text.replace(/\D/g, '').slice(0, 60)}`;
}

export const wasSaid = (record: ConversationRecord, text: string) =>
  record.said.includes(fingerprint(text));

export function noteSaid(record: ConversationRecord, paragraphs: readonly string[]) {
  record.said = [...record.said, ...paragraphs.map(fingerprint)].slice(-maxSaid);
}

/** What even a single word may tell: a day, a time, a number, an address. */
const detail =
  /\d|@|\b(?:\w+days?|morning|afternoon|evening|night|week|month|noon|lunch\w*|urgent\w*|asap|before|after|anytime)s?\b/i;

/** The message before the one that is being read. */
export const heardBefore = ({ heard = [] }: ConversationRecord, text: string) =>
  heard.findLast((words) => words !== text.trim().slice(0, maxHeardLength));

/** Keeps a message for the team's note; greetings and single words that tell no detail are not worth it. */
export function noteHeard(record: ConversationRecord, text: string) {
  const words = text.trim().slice(0, maxHeardLength);
  const isShort = words.split(/\s+/).length < 3 && !detail.test(words);
  if (isShort || record.heard?.includes(words)) return;
  record.heard = [...(record.heard ?? []), words].slice(-maxHeard);
}
