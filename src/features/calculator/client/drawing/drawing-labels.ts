/** The label of a piece: lines of text, along the sheet or turned by 90°. */
export type Label = { lines: string[]; turned: boolean };

export const labelSize = 13;
export const labelLeading = 17;
const padding = 8;

/** Estimated width of a text, slightly above that of the widest usual mix of letters. */
const measure = (text: string) => text.length * labelSize * 0.57;

type Box = { width: number; height: number };

/** The longest label that fits in the box; only the letter in a small box, and nothing in a sliver. */
export function fitLabel(
  box: Box,
  { letter, name, size }: { letter: string; name: string; size: string },
): Label | null {
  const wordings = [
    [`${letter}  ${name}`, size],
    [`${letter}  ${name}  ${size}`],
    [letter, size],
    [`${letter}  ${size}`],
  ];
  for (const lines of wordings) {
    if (fits(lines, box.width, box.height)) return { lines, turned: false };
    if (fits(lines, box.height, box.width)) return { lines, turned: true };
  }
  const isBigEnough = box.width >= measure(letter) + 4 && box.height >= labelSize;
  return isBigEnough ? { lines: [letter], turned: false } : null;
}

function fits(lines: string[], width: number, height: number): boolean {
  return (
    Math.max(...lines.map(measure)) + padding <= width && lines.length * labelLeading + 4 <= height
  );
}
