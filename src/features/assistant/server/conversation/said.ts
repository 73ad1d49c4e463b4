import type { ConversationRecord } from './record.ts';

const maxSaid = 40;
const maxHeard = 8;

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

/** Keeps a message for the team's note; greetings and single words are not worth it. */
export function noteHeard(record: ConversationRecord, text: string) {
  const words = text.trim().slice(0, 300);
  if (words.split(/\s+/).length < 3 || record.heard?.includes(words)) return;
  record.heard = [...(record.heard ?? []), words].slice(-maxHeard);
}
