import type { PatternMatch } from './product-options.ts';
import type { Category } from './vocabulary.ts';

/** The pattern of a carpet: its repeat in metres, and how drops match; both null without one. */
export type PatternFields = {
  category: Category;
  patternRepeat: number | null;
  patternMatch: PatternMatch | null;
};

/** What is wrong with the pattern of a product, and with which field; undefined when nothing is. */
export function findPatternProblem({ category, patternRepeat, patternMatch }: PatternFields) {
  if (patternRepeat === null && patternMatch === null) return undefined;
  const field = patternRepeat === null ? 'patternMatch' : 'patternRepeat';
  if (category !== 'carpet')
    return { field, message: 'is for carpet only: please leave it empty.' };
  if (patternRepeat === null)
    return { field, message: 'needs a pattern repeat: please give both or neither.' };
  if (patternMatch === null) {
    const message = 'must be set or half-drop where there is a pattern repeat.';
    return { field: 'patternMatch', message };
  }
  return undefined;
}
