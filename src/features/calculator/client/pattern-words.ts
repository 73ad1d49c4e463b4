import type { EstimatePlan } from '../contract.ts';
import { formatCentimetres, formatCount } from './figures.ts';

type Pattern = NonNullable<EstimatePlan['pattern']>;

/** Names the pattern to which a plan is cut: 'Cut to the pattern: repeat 64 cm, set match'. */
export const describePattern = ({ repeat, match }: Pattern): string =>
  `Cut to the pattern: repeat ${formatCentimetres(repeat)}, ${match} match`;

/** How a piece is cut to its pattern: '9 repeats', 'ten repeats, laid 32 cm on'; undefined without one. */
export function describeRepeats(
  { length, lead }: EstimatePlan['pieces'][number],
  pattern: Pattern | undefined,
): string | undefined {
  if (!pattern) return undefined;
  const repeats = formatCount(Math.round(length / pattern.repeat), 'repeat');
  return lead ? `${repeats}, the first ${formatCentimetres(lead)} trimmed off to match` : repeats;
}
