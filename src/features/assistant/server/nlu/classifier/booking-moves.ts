import type { Token } from '../text/tokenize.ts';
import { makeCueGroups } from './cue-groups.ts';
import { type Features, readFeatures, wordsOf } from './features.ts';
import { type Guess, makePhraseReader } from './phrase-reader.ts';

/** What somebody says while a visit is arranged, with a one-line definition each. */
export const bookingMoveMeanings = {
  note: 'something that who comes should know or do',
  yes: 'agrees to what was read back',
  change: 'something of the request is to be another',
  leave: 'the request is put off or given up',
  ask: 'a question',
  tell: 'a detail that the request needs, or anything else',
} as const;

export type BookingMove = keyof typeof bookingMoveMeanings;

const cues: Record<string, string> = {
  access:
    'gate code key keys safe bell doorbell knock buzzer intercom door park parking yard lane drive drives lift stairs entrance track reception permit',
  being:
    'dog dogs cat cats baby kids tenant tenants neighbour carer carers mum mother dad father wife husband son daughter caretaker',
  passOn: 'tell note mention add warn bring aware info know put remember please',
  agree:
    'yes yeah yep right correct good fine perfect lovely great happy proceed ahead send order satisfactory ideal spot ok okay confirm confirmed',
  other: 'instead not wrong rather actually scrap change make move earlier later push',
  stop: 'leave cancel forget hold wait later first decided mind stop off back',
  question: 'what when who why how is do does will can could are which have',
};
const groupsOf = makeCueGroups(cues);

function featuresOf(tokens: readonly Token[]): Features {
  const words = wordsOf(tokens);
  const found = groupsOf(words);
  const starts = groupsOf(words.slice(0, 1));
  return readFeatures(words, [
    ...new Set(found.map((group) => `cue ${group}`)),
    ...starts.map((group) => `starts ${group}`),
  ]);
}

export const bookingMoveReader = makePhraseReader({
  name: 'during-a-booking',
  labels: Object.keys(bookingMoveMeanings) as BookingMove[],
  featuresOf,
});

export const guessBookingMove = (tokens: readonly Token[]): Guess<BookingMove> =>
  bookingMoveReader.guess(tokens);
