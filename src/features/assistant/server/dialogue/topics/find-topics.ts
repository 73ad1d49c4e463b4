import { withoutDenied } from '../../nlu/text/denied-matters.ts';
import { detailTopics } from './detail-topics.ts';
import { needTopics } from './need-topics.ts';
import { plainWords } from './plain-words.ts';
import type { FloorTopic } from './topic.ts';

export const floorTopics: readonly FloorTopic[] = [...needTopics, ...detailTopics];

/** The topics that are places in a home. */
export const placeNames: ReadonlySet<string> = new Set([
  'stairs',
  'bathroom',
  'kitchen',
  'bedroom',
  'lounge',
  'conservatory',
]);

/** Narrower topics that leave the wider one of the same words without meaning. */
const overrides: readonly [narrow: string, wide: readonly string[]][] = [
  ['wearLayer', ['wear', 'thickness']],
  ['business', ['wear', 'office', 'dents', 'marks']],
  ['allergy', ['marks', 'fluff', 'vacuuming', 'cleanable']],
  ['fire', ['suitability']],
  ['damp', ['subfloor']],
  ['slip', ['suitability', 'water', 'dogs', 'cats', 'marks']],
  ['acRating', ['suitability']],
  ['heating', ['warmth', 'laying']],
  ['shade', ['warmth']],
  ['conservatory', ['warmth', 'heating', 'lounge']],
  ['smell', ['allergy']],
  ['track', ['marks']],
  ['fluff', ['marks']],
  ['hair', ['marks', 'fluff', 'dogs', 'cats']],
  ['accidents', ['water', 'stains', 'marks', 'cleaning', 'cleanable', 'dogs', 'cats']],
  ['stains', ['cleaning', 'cleanable', 'marks']],
  ['replace', ['laying']],
  ['weight', ['wear']],
  ['size', ['width']],
  ['bathroom', ['water']],
  ['dents', ['office', 'marks']],
  ['tog', ['heating', 'warmth', 'thickness']],
  ['scratches', ['dents', 'cats', 'dogs', 'marks']],
  ['construction', ['thickness']],
  ['lowPile', ['thickness', 'soft']],
  ['guarantee', ['size']],
];

/** The topics that a question asks about. */
export function topicsAsked(text: string): FloorTopic[] {
  const plain = plainWords(withoutDenied(text))
    .replace(turnedDown, ' ')
    .replace(wetHeating, ' heating ');
  const found = floorTopics.filter(({ asks }) => asks.test(plain));
  const dropped = new Set(
    overrides.flatMap(([narrow, wide]) => (found.some(({ name }) => name === narrow) ? wide : [])),
  );
  return found.filter(({ name }) => !dropped.has(name));
}

/** The topics that a text says do not matter, or are not there: "no pets", "I don't care about water". */
export function topicsDenied(text: string): FloorTopic[] {
  const left = withoutDenied(text);
  if (left === text) return [];
  const asked = topicsAsked(text);
  const plain = plainWords(text);
  return floorTopics.filter((topic) => topic.asks.test(plain) && !asked.includes(topic));
}

/** Water in the pipes of a heating is none on the floor. */
const wetHeating =
  /\b(?:wet|water)(?: (?:type|based|fed|pipes?|system|run))? (?:underfloor(?: heating)?|under floor heating|ufh|heating)\b|\bwet system\b|\b(?:heating|ufh) (?:is |its |the )?(?:wet|water)(?: (?:type|based|system|one|pipes?|kind))?\b/g;

/** "Not stairs, the bathroom": the place that is not meant. */
const turnedDown =
  /\bnot (?:for |on |in |about )?(?:the |my |our )?(?:stairs?|staircase|bath ?rooms?|kitchens?|bed ?rooms?|lounges?|living ?rooms?|halls?|hall ?ways?|conservator\w+|offices?)\b/g;

/** Whether a sentence of the catalogue tells of a topic. */
export const tellsOf = (topic: FloorTopic, sentence: string) =>
  (topic.tells ?? topic.asks).test(sentence.toLowerCase());
