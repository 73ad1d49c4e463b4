import type { ProductFact } from '../../tools/business-tools.ts';

/** What customers ask about a floor, whatever their words. */
export type FloorTopic = {
  name: string;
  /** Words of customers; tested on a text without punctuation, in lower case. */
  asks: RegExp;
  /** Words with which the catalogue speaks of it, where they are others. */
  tells?: RegExp;
  /** The specifications that tell of it. */
  specifications?: readonly string[];
  /** How well a floor meets it, from 0 (not at all) to 4, by its data; for topics that floors are chosen by. */
  rate?: (product: ProductFact) => number;
  /** "For …" in advice: the need. */
  need?: string;
  /** The answer for all floors, said before any is recommended. */
  says?: string;
  /** What must be owned up to about those recommended. */
  caveat?: string;
  /** Whether a floor that does not meet it is no answer at all. */
  isStrict?: true;
};
