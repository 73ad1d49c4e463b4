import type { ConversationRecord } from '../record.ts';

/** "It's 13 with a turn": no more than so many words beside the number. */
const bareCount =
  /^(\W*(?:(?:it'?s|there(?:'?s| are| is)|about|around|(?:i )?think|ok|oh|um|probably|just|got|i'?ve got|we'?ve got|only|has)\W+)*)(\d{1,2})(?=\W*$|\W+(?:with|and|in|i|please|straight|one|no|but)\b)(?! ?(?:x|by|m|ft|feet|cm)\b)/i;
const minSteps = 5;
const maxSteps = 30;

/** A number alone after talk of stairs is that of their steps: "13" is "13 stairs". */
export function withStepsNamed(
  text: string,
  { topic, flight, rooms, draft }: Pick<ConversationRecord, 'topic' | 'flight' | 'rooms' | 'draft'>,
): string {
  const isOfStairs = /\bstairs?\b/i.test(topic ?? '') && !flight && rooms.length === 0 && !draft;
  if (!isOfStairs || /\b(?:stairs?|steps?|treads?|risers?)\b/i.test(text)) return text;
  return text.replace(bareCount, (said, before: string, count: string) =>
    Number(count) >= minSteps && Number(count) <= maxSteps ? `${before}${count} stairs` : said,
  );
}
