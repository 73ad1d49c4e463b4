import { roomNamesIn } from '../../../nlu/room-sizes/room-names.ts';
import { readTokens, tidyText } from '../../../nlu/text/tokenize.ts';

/** Whether the sentence at a place of a text speaks of a room. Each sentence is read once. */
export function roomReader(text: string): (at: number) => boolean {
  const known = new Map<string, boolean>();
  return (at) => {
    const sentence = sentenceAround(text, at);
    const isOfRoom = known.get(sentence) ?? namesRoom(sentence);
    known.set(sentence, isOfRoom);
    return isOfRoom;
  };
}

const namesRoom = (sentence: string) =>
  roomNamesIn(readTokens(tidyText(sentence))).length > 0 ||
  /\b(?:stairs?|in there|that room|\d ?(?:m|metres?|ft|feet)? ?(?:x|by) ?\d)\b/i.test(sentence);

/** The sentence in which a place of a text stands. */
function sentenceAround(text: string, at: number): string {
  const from = Math.max(
    0,
    ...[...text.slice(0, at).matchAll(/[.!?;\n]\s/g)].map(({ index }) => index + 1),
  );
  const end = /[.!?;\n](?:\s|$)/.exec(text.slice(at));
  return text.slice(from, end ? at + end.index : undefined);
}
