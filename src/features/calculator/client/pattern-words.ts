import type { EstimatePlan } from '../contract.ts';
import { formatCentimetres } from './figures.ts';

type Pattern = NonNullable<EstimatePlan['pattern']>;

/** Names the pattern to which a plan is cut: 'Cut to the pattern: repeat 64 cm, set match'. */
export const describePattern = ({ repeat, match }: Pattern): string =>
  `Cut to the pattern: repeat ${formatCentimetres(repeat)}, ${match} match`;

/** How a piece is cut to its pattern: '9 repeats', '10 repeats, the first 32 cm trimmed off to match'; undefined without one. */
export function describeRepeats(
  { length, lead }: EstimatePlan['pieces'][number],
  pattern: Pattern | undefined,
): string | undefined {
  if (!pattern) return undefined;
  const count = Math.round(length / pattern.repeat);
  const repeats = `${count} ${count === 1 ? 'repeat' : 'repeats'}`;
  return lead ? `${repeats}, the first ${formatCentimetres(lead)} trimmed off to match` : repeats;
}
