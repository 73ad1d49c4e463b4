import type { ServerFrame } from '../../frames.ts';

/** One handler per type of server frame, so that the compiler reports a missing one. */
export type FrameHandlers = {
  [Type in ServerFrame['type']]: (frame: Extract<ServerFrame, { type: Type }>) => void;
};
