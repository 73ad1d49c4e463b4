import { formatPounds } from '#platform/units/pounds.ts';
import type { Estimate } from '../../contract.ts';
import { isFitted } from '../../describe-estimate.ts';

/**
 * The price as it is said: 'About £2,140 fitted'. Measurements by hand do not carry pennies; rooms that we measured
 * have their exact price.
 */
export function headlineOf(estimate: Estimate): string {
  const { total } = estimate.breakdown;
  return estimate.measured
    ? `${formatPounds(total)} ${isFitted(estimate) ? 'fitted' : 'supplied'}`
    : headlineOfPrice({ total, isFitted: isFitted(estimate) });
}

/** The same of a price alone: 'About £640 fitted'. */
export const headlineOfPrice = ({ total, isFitted }: { total: number; isFitted: boolean }) =>
  `About ${roundPrice(total)} ${isFitted ? 'fitted' : 'supplied'}`;

/** Rounds to £10, or to £5 below £200; never to nothing. */
function roundPrice(pounds: number): string {
  const step = pounds < 200 ? 5 : 10;
  const rounded = Math.max(step, Math.round(pounds / step) * step);
  return formatPounds(rounded).replace('.00', '');
}
