import type { Features } from './features.ts';

/** A softmax regression: a weight per slot of features and label, ordered by slot. */
export type Model = { weights: Float32Array; labels: number };

const epochs = 8;
const learningRate = 6;
const l2 = 1e-6;
const gradientThreshold = 0.004;
const seed = 20_040;
/** Share of each example's target probability spread over all labels, against overconfidence. */
const labelSmoothing = 0.12;

/** `label` is its position among the labels. */
export type Example = { features: Features; label: number };

/** The probability of each label, in the order of the labels. */
export function scoreLabels(model: Model, { slots, weights }: Features): Float64Array {
  const { labels } = model;
  const lastSlot = model.weights.length / labels - 1;
  const sums = new Float64Array(labels);
  for (let at = 0; at < slots.length; at += 1) {
    const from = ((slots[at] as number) & lastSlot) * labels;
    const weight = weights[at] as number;
    for (let label = 0; label < labels; label += 1)
      sums[label] = (sums[label] as number) + weight * (model.weights[from + label] as number);
  }
  return softmax(sums);
}

function softmax(sums: Float64Array): Float64Array {
  const most = Math.max(...sums);
  let total = 0;
  for (let at = 0; at < sums.length; at += 1) {
    const share = Math.exp((sums[at] as number) - most);
    sums[at] = share;
    total += share;
  }
  for (let at = 0; at < sums.length; at += 1) sums[at] = (sums[at] as number) / total;
  return sums;
}

/**
 * Trains a model; deterministic for the same examples.
 * @param slots a power of two, `featureSlots` at most: fewer take less memory, and more features share one
 */
export function trainModel(
  examples: readonly Example[],
  { labels, slots }: { labels: number; slots: number },
): Model {
  const model: Model = { weights: new Float32Array(slots * labels), labels };
  const squares = new Float32Array(slots * labels).fill(1);
  const random = randomNumbers(seed);
  const order = examples.map((_, at) => at);
  for (let round = 0; round < epochs; round += 1) {
    shuffle(order, random);
    for (const at of order) learn(model, squares, examples[at] as Example);
  }
  return model;
}

/** One step of AdaGrad. */
function learn(model: Model, squares: Float32Array, { features, label }: Example) {
  const likely = scoreLabels(model, features);
  const { labels } = model;
  const lastSlot = model.weights.length / labels - 1;
  for (let other = 0; other < labels; other += 1)
    likely[other] =
      (likely[other] as number) -
      labelSmoothing / labels -
      (other === label ? 1 - labelSmoothing : 0);
  // Skips labels with a negligible gradient: most of them, for speed.
  const disputed = [...likely.keys()].filter(
    (at) => Math.abs(likely[at] as number) > gradientThreshold,
  );
  for (const [at, slot] of features.slots.entries()) {
    const from = (slot & lastSlot) * labels;
    const weight = features.weights[at] as number;
    for (const other of disputed) {
      const place = from + other;
      const slope = (likely[other] as number) * weight + l2 * (model.weights[place] as number);
      squares[place] = (squares[place] as number) + slope * slope * 100;
      model.weights[place] =
        (model.weights[place] as number) -
        (learningRate * slope) / Math.sqrt(squares[place] as number);
    }
  }
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
