// Trains what the assistant learns of its starting answers; a worker of build.mjs.

import { buildTopics } from '../src/features/assistant/server/taught-answers/topic-model.ts';

buildTopics();
