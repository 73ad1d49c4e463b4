import { actPatterns } from '../../conversation/act-patterns.ts';
import type { Act, Context } from './act.ts';

const ofFitting =
  /\b(?:fit|fits|fitting|fitted|lay|laying|laid|install\w*|labour|materials?|charge|bought elsewhere)\b/i;

/**
 * "I've bought a carpet already, what is it to fit?": no price of ours but that of the fitting; whether we lay it is
 * not known.
 */
export function readOwnFloor({ record, message, observed }: Context): Act | undefined {
  if (!record.ownFloor || record.draft) return undefined;
  const { plain } = message;
  const isAsked = ofFitting.test(plain) || actPatterns.price.test(plain) || observed.rooms;
  return isAsked ? { kind: 'ofPrice', about: 'fittingOnly' } : undefined;
}
