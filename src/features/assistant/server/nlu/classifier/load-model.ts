import { featureSlots } from './features.ts';
import { intents } from './intents.ts';
import { storedModel } from './stored-model.ts';
import { trainModel } from './train-model.ts';
import { readPhrases, toExamples, trainingFolder } from './training-phrases.ts';

const size = { labels: intents.length, slots: featureSlots };

const intentModel = storedModel({
  name: 'intents.bin',
  ...size,
  data: trainingFolder,
  train: () => trainModel(toExamples(readPhrases()), size),
});

/** The weights of the intent classifier; without a build they are trained, which takes some seconds. */
export const loadModel = intentModel.load;

/** Stores them; part of the build. */
export const buildModel = intentModel.build;
