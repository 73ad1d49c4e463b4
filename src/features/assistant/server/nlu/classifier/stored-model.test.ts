import { expect, it } from 'vitest';
import { packWeights, unpackWeights } from './stored-model.ts';

it('weights come back from their packed form, nearly as they were', () => {
  const weights = Float32Array.of(0, 1, -0.5, 17.25, -17.25, 0.001, 3.3333);
  const packed = packWeights(weights);
  expect(packed.byteLength).toBe(4 + 2 * weights.length);
  const unpacked = unpackWeights(packed);
  expect(unpacked).toHaveLength(weights.length);
  for (const [at, weight] of weights.entries()) expect(unpacked[at]).toBeCloseTo(weight, 3);
  expect([...unpackWeights(packWeights(new Float32Array(3)))]).toEqual([0, 0, 0]);
});
