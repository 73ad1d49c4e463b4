import type { FloorChoice } from '../job/job.ts';

/** What the floor is to look like, as it was said last: it holds for another kind of floor too. */
export type WantedLook = { colours?: string[]; look?: 'wood' | 'stone'; tone?: 'light' | 'dark' };

/** A wish for a floor that costs little. */
export type CheapWish = {
  /** Whether it still holds. */
  isOpen: boolean;
  /** How many prices were told since. */
  prices: number;
  /** The floor that was laid for it. */
  floor?: FloorChoice;
};
