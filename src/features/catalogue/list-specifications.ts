import type { PatternFields } from './pattern-repeat.ts';

type Specified = Omit<PatternFields, 'category'> & { specifications: Record<string, string> };

/**
 * The specifications of a product as customers see them: what staff entered, and its pattern, such as
 * '64 cm (half-drop match)'.
 */
export function listSpecifications({ specifications, patternRepeat, patternMatch }: Specified) {
  if (!patternRepeat) return specifications;
  // To the millimetre, without what a float adds.
  const centimetres = Math.round(patternRepeat * 1000) / 10;
  return { ...specifications, 'Pattern repeat': `${centimetres}\u00a0cm (${patternMatch} match)` };
}
