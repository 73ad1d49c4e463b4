import type { Unit } from '../../vocabulary.ts';

const drawings: Record<Unit, string> = {
  'm²': 'square-metre',
  m: 'metre',
  piece: 'piece',
  box: 'box',
};

/** The URL of the drawing of a unit, shown for a product without an image. */
export const unitDrawing = (unit: Unit) => `/drawings/${drawings[unit]}.svg`;
