import type { DraftField, ProductDraft } from './product-draft.ts';

export type Merged = {
  /** The merged draft, with my values where both changed a field. */
  draft: ProductDraft;
  /** Fields that both changed, to different values. */
  conflicts: DraftField[];
  /** Fields that only the other person changed. */
  taken: DraftField[];
};

/** Merges the changes that two people made to one product. */
export function mergeDrafts(base: ProductDraft, mine: ProductDraft, theirs: ProductDraft): Merged {
  const differs = (field: DraftField, one: ProductDraft, other: ProductDraft) =>
    JSON.stringify(one[field]) !== JSON.stringify(other[field]);
  const changed = (Object.keys(base) as DraftField[]).filter(
    (field) => differs(field, base, theirs) && differs(field, mine, theirs),
  );
  const conflicts = changed.filter((field) => differs(field, base, mine));
  const taken = changed.filter((field) => !conflicts.includes(field));
  const theirsOf = (field: DraftField) => [field, theirs[field]];
  return { draft: { ...mine, ...Object.fromEntries(taken.map(theirsOf)) }, conflicts, taken };
}
