import type { ProductFact } from '../../../tools/business-tools.ts';

/** How a floor does at what is asked of it, in words for customers. */
export type Verdict = {
  says: 'yes' | 'partly' | 'no';
  /** Why; the floor is "It" at the beginning. */
  why: string;
  /** What is too much for it: "For …" another floor is named. */
  beyond?: string;
};

/** Nothing where the data does not tell. */
export type Judge = (product: ProductFact) => Verdict | undefined;
export type Judges = Readonly<Record<string, Judge>>;

export const yes = (why: string): Verdict => ({ says: 'yes', why });
export const no = (why: string): Verdict => ({ says: 'no', why });
export const partly = (why: string, beyond?: string): Verdict => ({
  says: 'partly',
  why,
  ...(beyond && { beyond }),
});
