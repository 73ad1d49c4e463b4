const rows = [-2, -1, 0, 1, 2, 3, 4];
const columns = [0, 20, 40];
const lay = (block: (x: number, y: number) => string) =>
  columns.flatMap((x) => rows.map((row) => block(x, row * 10))).join('');

/** The paths of the logo's mark in a box of `3 0 30 30`: herringbone blocks of two to one, laid diagonally. */
export const rightward = lay((x, y) => `M${x} ${y}l10 10-5 5-10-10z`);
export const leftward = lay((x, y) => `M${x - 5} ${y + 5}l5 5-10 10-5-5z`);
