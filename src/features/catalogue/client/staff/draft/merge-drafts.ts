import type { DraftField, ProductDraft } from './product-draft.ts';

export type Merged = {
  /** What both wanted, and mine where both wanted something else. */
  draft: ProductDraft;
  /** Fields that both changed, each in another way. */
  conflicts: DraftField[];
  /** Fields that only the other one changed. */
  taken: DraftField[];
};

/** Brings together what two people made of the same product. */
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
