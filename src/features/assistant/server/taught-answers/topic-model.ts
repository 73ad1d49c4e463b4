import path from 'node:path';
import { conceptsOf } from '../nlu/classifier/concepts.ts';
import { type Features as Hashed, hashFeatures, piecesOf } from '../nlu/classifier/features.ts';
import type { Intent } from '../nlu/classifier/intents.ts';
import { type Model, scoreLabels } from '../nlu/classifier/model.ts';
import { storedModel } from '../nlu/classifier/stored-model.ts';
import { type Example, trainModel } from '../nlu/classifier/train-model.ts';
import { readPhrases, trainingFolder } from '../nlu/classifier/training-phrases.ts';
import { type Features, featuresOf, readWords } from './question-features.ts';
import { knowledgeFolder, readStartingAnswers } from './seed-taught-answers.ts';
import { readTopicWordings, wordingsFolder } from './topic-wordings.ts';

/** The probability that a text asks about a topic, by the topic's id; undefined for a topic that was not learnt. */
export type TopicShares = (id: string) => number | undefined;
/** `features` are those of the words, with what they may refer to. */
export type ReadTopics = (words: readonly string[], features: Features) => TopicShares;

/** Topics with the ways to ask about them. */
type Asked = { id: string; question: string; alsoAsked: readonly string[] };

/** Five megabytes, half of that in the build. Four times as many slots find no more topics. */
const slots = 1 << 12;
const maxPiece = 4;
const pieceWeight = 0.3;
const conceptWeight = 0.4;
const edgeWeight = 0.4;
const lengthWeight = 0.3;

/** Besides words, pairs and synonyms: pieces of words, concepts, how the text begins and ends, and how long it is. */
function hashAll(words: readonly string[], features: Features): Hashed {
  const named = new Map(features);
  for (const word of words) {
    for (const piece of piecesOf(word, maxPiece)) named.set(`c ${piece}`, pieceWeight);
    for (const concept of conceptsOf(word).slice(0, 3)) named.set(`k ${concept}`, conceptWeight);
  }
  named.set(`^ ${words[0]}`, edgeWeight);
  named.set(`$ ${words.at(-1)}`, edgeWeight);
  named.set(`n ${Math.min(6, Math.ceil(words.length / 3))}`, lengthWeight);
  return hashFeatures(named);
}

/** Messages with these intents ask about no topic, but for a few, which the likeness of their words still finds. */
const ofNoTopic: ReadonlySet<Intent> = new Set<Intent>([
  'book',
  'change_booking',
  'complaint',
  'estimate',
  'find_products',
  'home_visit',
  'person',
  'price',
  'slots',
  'small_talk',
]);
/** One of so many is enough to learn from. */
const everyPhrase = 2;
/** More rounds find no more topics. */
const epochs = 5;

const toExample = (text: string, label: number): Example => {
  const words = readWords(text);
  return { features: hashAll(words, featuresOf(words)), label };
};

/**
 * Learns which topic a question is about from all the ways to ask about it, and what asks about none from messages
 * to the assistant. Deterministic; takes some seconds.
 */
export const trainTopics = (topics: readonly Asked[]): Model =>
  trainModel(
    [
      ...topics.flatMap(({ question, alsoAsked }, label) =>
        [question, ...alsoAsked].map((text) => toExample(text, label)),
      ),
      ...readPhrases()
        .filter(({ intent }, at) => ofNoTopic.has(intent) && at % everyPhrase === 0)
        .map(({ text }) => toExample(text, topics.length)),
    ],
    { labels: topics.length + 1, slots, epochs },
  );

/** Reads texts with what was learnt of the topics. */
export function topicReader(topics: readonly Pick<Asked, 'id'>[], load: () => Model): ReadTopics {
  const labels = new Map(topics.map(({ id }, label) => [id, label]));
  return (words, features) => {
    const shares = scoreLabels(load(), hashAll(words, features));
    return (id) => {
      const label = labels.get(id);
      return label === undefined ? undefined : shares[label];
    };
  };
}

/** The starting answers with all known ways to ask about them. */
function withWordings(topics: readonly Asked[]): Asked[] {
  const wordings = readTopicWordings();
  return topics.map((topic) => ({
    ...topic,
    alsoAsked: [...topic.alsoAsked, ...(wordings.get(topic.id) ?? [])],
  }));
}

const starting = readStartingAnswers(new Date(0));
const stored = storedModel({
  name: 'topics.bin',
  labels: starting.length + 1,
  slots,
  isCompact: true,
  data: trainingFolder,
  sources: [
    knowledgeFolder,
    wordingsFolder,
    import.meta.dirname,
    path.resolve(import.meta.dirname, '../conversation/words'),
  ],
  train: () => trainTopics(withWordings(starting)),
});

/** Reads texts with what the build learnt of the starting answers; without a build they are learnt at the first text. */
export const readTopics: ReadTopics = topicReader(starting, stored.load);

/** Stores what is learnt; part of the build. */
export const buildTopics = stored.build;
