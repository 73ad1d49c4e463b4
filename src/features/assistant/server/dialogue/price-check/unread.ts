/** Words that could change a price and that the jobs priced do not show. */
export type Unread =
  /** A length or a bare number that is no side of a room; or two sizes of one room. */
  | { kind: 'size' | 'choice'; words: string }
  /** Square metres that are none of the rooms priced. */
  | { kind: 'area'; words: string }
  /** A room that is not priced, or one that was to be left out and is priced. */
  | { kind: 'room' | 'leftOut'; words: string }
  | { kind: 'count'; count: number; words: string; found: number }
  /** A part of a room, or what makes it no rectangle. */
  | { kind: 'part' | 'shape'; words: string }
  | { kind: 'floor'; words: string };
