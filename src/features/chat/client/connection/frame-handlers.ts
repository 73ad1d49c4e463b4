import type { ServerFrame } from '../../contract.ts';

/** One function for each type of frame that the server sends, so that none is left out. */
export type FrameHandlers = {
  [Type in ServerFrame['type']]: (frame: Extract<ServerFrame, { type: Type }>) => void;
};
