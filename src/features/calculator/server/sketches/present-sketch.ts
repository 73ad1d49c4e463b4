import type { Sketch } from '../../sketches/contract.ts';
import type { SketchRow } from './queries-sketches.ts';

export const presentSketch = ({ id, estimateId, width, height, addedAt }: SketchRow): Sketch => ({
  id,
  url: `/api/estimates/${encodeURIComponent(estimateId)}/sketches/${encodeURIComponent(id)}`,
  width,
  height,
  addedAt: addedAt.toISOString(),
});
