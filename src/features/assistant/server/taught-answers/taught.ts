import type { Focus } from '../conversation/focus.ts';

/** A taught answer that may answer a clause. */
export type Taught = {
  question: string;
  answer: string;
  /** From 0 to 1. */
  likeness: number;
  /** How much likelier it is than the next. */
  margin: number;
  /** The clause speaks of something that none of the question's wordings does. */
  isMoreAsked?: true;
};

/** `focus`: what the conversation is about, where that is more than before the message. */
export type FindTaught = (text: string, focus?: Focus) => Taught | undefined;
