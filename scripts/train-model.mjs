// Trains the assistant's two classifiers, of intents and of follow-ups; a worker of build.mjs.
import { buildFollowUps } from '../src/features/assistant/server/nlu/classifier/follow-ups.ts';
import { buildModel } from '../src/features/assistant/server/nlu/classifier/load-model.ts';

buildModel();
buildFollowUps();
