import { type Features, featureSlots } from './features.ts';
import { intents } from './intents.ts';

/** Weights of a softmax regression, one per feature and intent, ordered by feature. */
export type Model = Float32Array;

const classes = intents.length;
export const modelLength = featureSlots * classes;

const epochs = 8;
const learningRate = 6;
const l2 = 1e-6;
const gradientThreshold = 0.004;
const seed = 20_040;
/** Share of each example's target probability spread over all intents, against overconfidence. */
const labelSmoothing = 0.12;

export type Example = { features: Features; intent: number };

/** The probability of each intent, in the order of `intents`. */
export function scoreIntents(model: Model, { slots, weights }: Features): Float64Array {
  const sums = new Float64Array(classes);
  for (let at = 0; at < slots.length; at += 1) {
    const from = (slots[at] as number) * classes;
    const weight = weights[at] as number;
    for (let intent = 0; intent < classes; intent += 1)
      sums[intent] = (sums[intent] as number) + weight * (model[from + intent] as number);
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

/** Trains a model; deterministic for the same examples. */
export function trainModel(examples: readonly Example[]): Model {
  const model: Model = new Float32Array(modelLength);
  const squares = new Float32Array(modelLength).fill(1);
  const random = randomNumbers(seed);
  const order = examples.map((_, at) => at);
  for (let round = 0; round < epochs; round += 1) {
    shuffle(order, random);
    for (const at of order) learn(model, squares, examples[at] as Example);
  }
  return model;
}

/** One step of AdaGrad. */
function learn(model: Model, squares: Float32Array, { features, intent }: Example) {
  const likely = scoreIntents(model, features);
  const { slots, weights } = features;
  for (let other = 0; other < classes; other += 1)
    likely[other] =
      (likely[other] as number) -
      labelSmoothing / classes -
      (other === intent ? 1 - labelSmoothing : 0);
  // Skips intents with a negligible gradient: most of them, for speed.
  const disputed = intents
    .map((_, at) => at)
    .filter((at) => Math.abs(likely[at] as number) > gradientThreshold);
  for (let at = 0; at < slots.length; at += 1) {
    const from = (slots[at] as number) * classes;
    const weight = weights[at] as number;
    for (const other of disputed) {
      const place = from + other;
      const slope = (likely[other] as number) * weight + l2 * (model[place] as number);
      squares[place] = (squares[place] as number) + slope * slope * 100;
      model[place] =
        (model[place] as number) - (learningRate * slope) / Math.sqrt(squares[place] as number);
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
