import { isRoomName } from '../room-sizes/room-names.ts';
import type { Token } from '../text/tokenize.ts';
import { type Features, readFeatures, wordsOf } from './features.ts';
import { followUpReader } from './follow-ups.ts';
import { makePhraseReader } from './phrase-reader.ts';

/** What somebody whose rooms are known says about which of them count, with a one-line definition each. */
export const roomMoveMeanings = {
  only: 'the price of some of the rooms alone',
  without: 'some of the rooms are not wanted',
  add: 'a further room',
  change: 'another size of a room that is known',
  all: 'all rooms together',
  none: 'anything else',
} as const;

export type RoomMove = keyof typeof roomMoveMeanings;

/** Any room is as good as another here: what is said of it counts. */
const plainRoom = (words: readonly string[]) =>
  words.flatMap((word, at) => {
    if (!isRoomName(word)) return [word];
    return isRoomName(words[at - 1] ?? '') ? [] : ['room'];
  });

const cues: Record<string, string> = {
  less: 'without minus less drop skip lose scrap forget ditch cut bin omit exclude excluding except bar apart off out leave leaving left not no dont wont isnt remove subtract miss delete ignore wait staying stays',
  only: 'just only alone own itself separately separate separated self solely single first',
  more: 'and also plus add another more too well as extra second other include including forgot',
  all: 'both all together altogether total everything lot whole combined sum entire',
  wrong:
    'sorry actually meant mistake wrong should not correction oops remeasured misread typo really instead becomes make',
};
const groups = new Map(
  Object.entries(cues).flatMap(([group, words]) => words.split(' ').map((word) => [word, group])),
);

function cuesOf(words: readonly string[]): string[] {
  const found = words.flatMap((word) => groups.get(word) ?? []);
  const numbers = words.filter((word) => word.startsWith('#')).length;
  return [
    ...new Set(found.map((group) => `cue ${group}`)),
    `numbers ${Math.min(numbers, 3)}`,
    ...(words.includes('room') ? ['cue room'] : []),
    ...new Set(found.map((group) => `cue ${group} ${Math.min(numbers, 2)}`)),
  ];
}

function featuresOf(tokens: readonly Token[]): Features {
  const words = plainRoom(wordsOf(tokens));
  return readFeatures(words, cuesOf(words));
}

export const roomMoveReader = makePhraseReader({
  name: 'which-rooms',
  labels: Object.keys(roomMoveMeanings) as RoomMove[],
  featuresOf,
  others: () =>
    followUpReader
      .readPhrases()
      .filter(({ label }) => label !== 'other')
      .map(({ text }) => ({ text, label: 'none' as const })),
});

/** Probability from which a label is acted on. */
const minProbability = 0.45;

/** What a text says about the rooms that are known; `none` where that is not sure. */
export function readRoomMove(tokens: readonly Token[]): RoomMove {
  const { label, probability } = roomMoveReader.guess(tokens);
  return probability < minProbability ? 'none' : label;
}
