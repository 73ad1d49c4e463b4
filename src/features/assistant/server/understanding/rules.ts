import { type Intent, intents } from './intents.ts';
import type { Slots } from './reading.ts';
import type { Token } from './tokens.ts';

/** What words alone make sure, on top of what the model has learnt: factors for its likelihoods. */
export function weighRules(
  tokens: readonly Token[],
  slots: Slots,
  likely: Float64Array,
): Float64Array {
  const weighed = Float64Array.from(likely);
  const times = (intent: Intent, factor: number) => {
    const at = intents.indexOf(intent);
    weighed[at] = (weighed[at] as number) * factor;
  };
  if (slots.rooms.length > 0) times('estimate', 12);
  else times('estimate', slots.areaM2 === undefined ? 0.5 : 2);
  if (slots.postcode && tokens.length <= 4) times('area', 10);
  const total = weighed.reduce((sum, share) => sum + share, 0);
  return weighed.map((share) => share / total);
}
