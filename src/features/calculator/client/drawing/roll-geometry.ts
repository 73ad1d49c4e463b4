import { toMetres, toMillimetres } from '#platform/units/lengths.ts';
import type { EstimatePlan } from '../../contract.ts';

export type Direction = 'across' | 'down';
type Piece = EstimatePlan['pieces'][number];

/** A piece, or its part in one band, in px from the band's corner. */
export type DrawnPiece = {
  piece: Piece;
  x: number;
  y: number;
  width: number;
  height: number;
};

/**
 * A stretch of the roll. `marks` are the positions where pieces begin or end, in px and in metres; `repeats`
 * those where a pattern repeats, in px.
 */
export type Band = {
  length: number;
  pieces: DrawnPiece[];
  marks: { at: number; metres: number; hasFigure: boolean }[];
  folds: number[];
  repeats: number[];
  startsInPiece: boolean;
  endsInPiece: boolean;
};

export type RollDrawing = { rollWidth: number; bands: Band[] };

export type Sheet = {
  direction: Direction;
  /** Length of a band along the roll, in px. */
  space: number;
  /** Pixels per metre: bands are split for the smallest scale, then drawn as large as fits. */
  scale: { least: number; most: number };
  /** Space in px that a figure beside the roll needs along the roll. */
  figureRoom: number;
};

/** Stretches without a cut longer than `longest` are shortened to `folded`, with a break line. In metres. */
const fold = { longest: 9, folded: 5 };

/** Calculates the drawing of a plan, with the roll across or down the sheet. */
export function drawRoll(plan: EstimatePlan, sheet: Sheet): RollDrawing {
  const { pieces, lengthMetres, rollWidth } = plan;
  const edges = listEdges(pieces, lengthMetres);
  const { place, folds } = foldLongStretches(edges);
  const straightCuts = edges.filter((edge) => !pieces.some((piece) => straddles(piece, edge)));
  const spans = splitIntoBands(
    straightCuts.map(place),
    place(lengthMetres),
    sheet.space / sheet.scale.least,
  );
  const longest = Math.max(...spans.map(({ from, to }) => to - from));
  const scale = Math.max(sheet.scale.least, Math.min(sheet.scale.most, sheet.space / longest));
  const repeats = listRepeats(edges, place, plan.pattern?.repeat ?? 0, scale);
  const cutAt = new Set(straightCuts.map(place));
  const bands = spans.map(({ from, to }): Band => {
    const toPixels = (metres: number) => (metres - from) * scale;
    const inside = (metres: number) => metres >= from && metres <= to;
    return {
      length: toPixels(to),
      pieces: pieces.flatMap((piece) => {
        const start = Math.max(place(piece.y), from);
        const end = Math.min(place(piece.y + piece.length), to);
        return end > start
          ? [orient(piece, toPixels(start), toPixels(end), sheet.direction, scale)]
          : [];
      }),
      marks: markEdges(edges, place, inside, toPixels, sheet.figureRoom),
      folds: folds.filter(inside).map(toPixels),
      repeats: repeats.filter((at) => at > from && at < to).map(toPixels),
      startsInPiece: !cutAt.has(from),
      endsInPiece: !cutAt.has(to),
    };
  });
  return { rollWidth: rollWidth * scale, bands };
}

function listEdges(pieces: Piece[], lengthMetres: number): number[] {
  const edges = [0, lengthMetres, ...pieces.flatMap(({ y, length }) => [y, y + length])];
  // Rounded to millimetres: sums of metres may differ in the last bit.
  return [...new Set(edges.map((edge) => toMillimetres(edge)))].sort((a, b) => a - b).map(toMetres);
}

/** Closer lines, in px, would be a grey area. */
const minRepeat = 6;

/** Where the pattern repeats on the drawn roll; not on stretches that are drawn shortened. */
function listRepeats(
  edges: number[],
  place: (metres: number) => number,
  repeat: number,
  scale: number,
): number[] {
  if (repeat * scale < minRepeat) return [];
  return edges.slice(1).flatMap((to, i) => {
    const from = edges[i] as number;
    if (to - from > fold.longest) return [];
    const [first, last] = [Math.ceil(from / repeat - 1e-6), Math.floor(to / repeat + 1e-6)];
    return Array.from(
      { length: Math.max(0, last - first) },
      (_, nth) => place(from) + (first + nth) * repeat - from,
    );
  });
}

const straddles = ({ y, length }: Piece, edge: number) =>
  y < edge - 0.0005 && y + length > edge + 0.0005;

/** Shortens long stretches: returns the drawn position of each edge, and the positions of the breaks. */
export function foldLongStretches(edges: number[]) {
  const drawn: number[] = [0];
  const folds: number[] = [];
  for (let i = 1; i < edges.length; i++) {
    const stretch = (edges[i] as number) - (edges[i - 1] as number);
    const from = drawn[i - 1] as number;
    drawn.push(from + (stretch > fold.longest ? fold.folded : stretch));
    // Off the middle, where the piece has its label.
    if (stretch > fold.longest) folds.push(from + fold.folded * 0.85);
  }
  const place = (metres: number) => {
    const next = edges.findIndex((edge) => edge >= metres - 0.0005);
    return drawn[next] ?? (drawn.at(-1) as number);
  };
  return { place, folds };
}

/** Splits the roll into bands no longer than `longest`, at a straight cut wherever there is one. */
export function splitIntoBands(straightCuts: number[], length: number, longest: number) {
  const bands: { from: number; to: number }[] = [];
  for (let from = 0; from < length - 1e-9; ) {
    const furthest = Math.min(from + longest, length);
    const cuts = straightCuts.filter((cut) => cut > from + 1e-9 && cut <= furthest + 1e-9);
    const to = cuts.at(-1) ?? furthest;
    bands.push({ from, to });
    from = to;
  }
  return bands;
}

function orient(
  piece: Piece,
  start: number,
  end: number,
  direction: Direction,
  scale: number,
): DrawnPiece {
  const offset = piece.x * scale;
  const breadth = piece.width * scale;
  return direction === 'across'
    ? { piece, x: start, y: offset, width: end - start, height: breadth }
    : { piece, x: offset, y: start, width: breadth, height: end - start };
}

function markEdges(
  edges: number[],
  place: (metres: number) => number,
  inside: (metres: number) => boolean,
  toPixels: (metres: number) => number,
  figureRoom: number,
): Band['marks'] {
  const marks = edges
    .filter((edge) => inside(place(edge)))
    .map((metres) => ({ at: toPixels(place(metres)), metres, hasFigure: false }));
  const last = marks.at(-1);
  let free = Number.NEGATIVE_INFINITY;
  for (const mark of marks) {
    // The end of the band always keeps its figure.
    if (mark === last || (mark.at >= free && (last?.at ?? 0) - mark.at >= figureRoom)) {
      mark.hasFigure = true;
      free = mark.at + figureRoom;
    }
  }
  return marks;
}
