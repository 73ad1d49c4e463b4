import type { RoomRecord, Storey } from '../record.ts';

const usual: Record<Storey, RegExp> = {
  upstairs: /\b(?:bed|bedrooms?|landing|nursery|loft)\b/i,
  downstairs:
    /\b(?:lounge|living|sitting|dining|kitchen|hall|hallway|conservatory|utility|diner|porch)\b/i,
};

/** Where a room is: where the customer said, or where such a room usually is. */
export function storeyOfRoom({ storey, name = '' }: RoomRecord): Storey | undefined {
  if (storey) return storey;
  if (usual.upstairs.test(name)) return 'upstairs';
  return usual.downstairs.test(name) ? 'downstairs' : undefined;
}
