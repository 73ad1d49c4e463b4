import type { Features } from './features.ts';
import { type Model, softmax } from './model.ts';

const usualEpochs = 8;
const learningRate = 6;
const l2 = 1e-6;
const gradientThreshold = 0.004;
const seed = 20_040;
/** Share of each example's target probability spread over all labels, against overconfidence. */
const labelSmoothing = 0.12;

/** `label` is its position among the labels. */
export type Example = { features: Features; label: number };

type Size = { labels: number; slots: number };

/**
 * Trains a model by AdaGrad; deterministic for the same examples.
 * @param slots a power of two, `featureSlots` at most: fewer take less memory, and more features share one
 * @param epochs how often all examples are gone through
 */
export function trainModel(
  examples: readonly Example[],
  { labels, slots, epochs = usualEpochs }: Size & { epochs?: number },
): Model {
  const table = makeTable(examples, { labels, slots });
  const rows = examples.map(({ features }) => table.rowsOf(features));
  const random = randomNumbers(seed);
  const order = examples.map((_, at) => at);
  for (let round = 0; round < epochs; round += 1) {
    shuffle(order, random);
    for (const at of order) learn(table, rows[at] as Uint32Array, examples[at] as Example);
  }
  return { weights: table.spread(), labels };
}

type Table = {
  /** A row for each slot that occurs: the weights of all labels, then the sums of their squared gradients. */
  cells: Float32Array;
  /** The number of labels, rounded up to whole blocks. */
  width: number;
  labels: number;
  /** Scratch space, a number for each label. */
  scores: Float64Array;
};

/** Labels whose scores are summed at a time. */
const block = 8;

/**
 * Training takes most of its time to fetch weights from memory. Slots that occur lie beside each other, the most
 * frequent first, and what a step reads and writes of one is in one place: twice as fast as the model's own order.
 */
function makeTable(examples: readonly Example[], { labels, slots }: Size) {
  const counts = new Uint32Array(slots);
  const countOf = (slot: number) => counts[slot] as number;
  for (const { features } of examples)
    for (const slot of features.slots) {
      const place = slot & (slots - 1);
      counts[place] = countOf(place) + 1;
    }
  const used = [...counts.keys()].filter(countOf).sort((a, b) => countOf(b) - countOf(a));
  const width = Math.ceil(labels / block) * block;
  const cells = new Float32Array(used.length * width * 2);
  const firstCells = new Uint32Array(slots);
  for (const [at, slot] of used.entries()) {
    const from = at * width * 2;
    firstCells[slot] = from;
    cells.fill(1, from + width, from + 2 * width);
  }
  const rowsOf = (features: Features) =>
    features.slots.map((slot) => firstCells[slot & (slots - 1)] as number);
  const spread = () => {
    const weights = new Float32Array(slots * labels);
    for (const slot of used) {
      const from = firstCells[slot] as number;
      weights.set(cells.subarray(from, from + labels), slot * labels);
    }
    return weights;
  };
  return { cells, width, labels, scores: new Float64Array(width), rowsOf, spread };
}

/** One step of AdaGrad. `rows` are the first cells of the example's features. */
function learn(table: Table, rows: Uint32Array, { features, label }: Example) {
  const { cells, width, labels, scores } = table;
  const { weights } = features;
  for (let from = 0; from < width; from += block) sumBlock(table, rows, weights, from);
  softmax(scores.subarray(0, labels));
  // Skips labels with a negligible gradient: most of them, for speed.
  const disputed: number[] = [];
  for (let other = 0; other < labels; other += 1) {
    const ownShare = other === label ? 1 - labelSmoothing : 0;
    const error = (scores[other] as number) - labelSmoothing / labels - ownShare;
    scores[other] = error;
    if (Math.abs(error) > gradientThreshold) disputed.push(other);
  }
  for (let at = 0; at < rows.length; at += 1) {
    const weight = weights[at] as number;
    for (let next = 0; next < disputed.length; next += 1) {
      const other = disputed[next] as number;
      const place = (rows[at] as number) + other;
      const kept = cells[place] as number;
      const slope = (scores[other] as number) * weight + l2 * kept;
      cells[place + width] = (cells[place + width] as number) + slope * slope * 100;
      cells[place] = kept - (learningRate * slope) / Math.sqrt(cells[place + width] as number);
    }
  }
}

/** Sums the scores of eight labels. Sums that are variables stay in registers of the processor. */
function sumBlock(
  { cells, scores }: Table,
  rows: Uint32Array,
  weights: Float32Array,
  from: number,
) {
  let a = 0;
  let b = 0;
  let c = 0;
  let d = 0;
  let e = 0;
  let f = 0;
  let g = 0;
  let h = 0;
  for (let at = 0; at < rows.length; at += 1) {
    const weight = weights[at] as number;
    const cell = (rows[at] as number) + from;
    a += weight * (cells[cell] as number);
    b += weight * (cells[cell + 1] as number);
    c += weight * (cells[cell + 2] as number);
    d += weight * (cells[cell + 3] as number);
    e += weight * (cells[cell + 4] as number);
    f += weight * (cells[cell + 5] as number);
    g += weight * (cells[cell + 6] as number);
    h += weight * (cells[cell + 7] as number);
  }
  scores.set([a, b, c, d, e, f, g, h], from);
}

function shuffle(order: number[], random: () => number) {
  for (let at = order.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    const kept = order[at] as number;
    order[at] = order[other] as number;
    order[other] = kept;
  }
}

/** mulberry32, a seeded generator with the same sequence on every machine. */
function randomNumbers(start: number): () => number {
  let state = start;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
