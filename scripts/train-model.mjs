// Trains the assistant's classifiers, of intents and of what is said at one point of a conversation; a worker of build.mjs.

import { bookingMoveReader } from '../src/features/assistant/server/nlu/classifier/booking-moves.ts';
import { followUpReader } from '../src/features/assistant/server/nlu/classifier/follow-ups.ts';
import { buildModel } from '../src/features/assistant/server/nlu/classifier/load-model.ts';
import { roomMoveReader } from '../src/features/assistant/server/nlu/classifier/room-moves.ts';

buildModel();
followUpReader.build();
roomMoveReader.build();
bookingMoveReader.build();
