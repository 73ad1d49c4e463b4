import type { Estimate, EstimateJob } from '../estimate.ts';
import type { PriceBook } from '../price-book.ts';

/** Messages between the server and its planning thread. */
export type PlanningQuestion = { id: number; job: EstimateJob; prices: PriceBook };
export type PlanningAnswer = { id: number } & (
  | { estimate: Estimate; error?: undefined }
  | { estimate?: undefined; error: string }
);
