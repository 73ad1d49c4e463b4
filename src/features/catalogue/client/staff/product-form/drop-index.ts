/** The index that a dragged row gets where it is dropped: it passes a row at that row's middle. */
export const dropIndex = (middles: readonly number[], from: number, y: number): number =>
  middles.filter((middle, index) => index !== from && middle < y).length;
