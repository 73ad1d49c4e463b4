import { estimateJob } from '../../estimate.ts';
import type { FlooringType, PriceBook } from '../../price-book.ts';

const room = { lengthMm: 5900, widthMm: 3700 };
const floors: FlooringType[] = ['carpet', 'vinyl', 'laminate'];

export type WorkedExample = { floor: FlooringType; nowPence: number; wasPence: number };

/** Compares two price books by the price of one fitted room of 5.9 × 3.7 m, carpet off the 4 m roll. */
export function workExamples(now: PriceBook, was: PriceBook): WorkedExample[] {
  const price = (flooringType: FlooringType, book: PriceBook) =>
    estimateJob({ rooms: [room], flooringType, rollWidthMm: 4000, includeInstallation: true }, book)
      .breakdown.totalPence;
  return floors.map((floor) => ({
    floor,
    nowPence: price(floor, now),
    wasPence: price(floor, was),
  }));
}
