/** A taught answer that may answer a clause. */
export type Taught = {
  question: string;
  answer: string;
  /** From 0 to 1. */
  likeness: number;
  /** How much likelier it is than the next. */
  margin: number;
};

export type FindTaught = (text: string) => Taught | undefined;
