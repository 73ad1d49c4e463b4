// Trains the assistant's intent classifier; a worker of build.mjs.
import { buildModel } from '../src/features/assistant/server/nlu/classifier/load-model.ts';

buildModel();
