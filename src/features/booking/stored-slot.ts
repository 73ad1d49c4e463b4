import * as z from 'zod/mini';
import { slotPattern, type VisitSlot } from './visit-slots.ts';

/** A slot by its form: one that is stored may be of times that the firm has changed since. */
export const storedSlot = z.string().check(z.regex(slotPattern)) as unknown as z.ZodMiniType<
  VisitSlot,
  VisitSlot
>;
