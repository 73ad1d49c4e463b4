import type { Features } from './features.ts';

/** A softmax regression: a weight per slot of features and label, ordered by slot. */
export type Model = { weights: Float32Array; labels: number };

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

/** Turns scores into probabilities, in place. */
export function softmax(sums: Float64Array): Float64Array {
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
