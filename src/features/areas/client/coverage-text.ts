import { firm } from '#features/business/firm.ts';
import { driveTimeText } from '../drive-time.ts';

/**
 * Says in a sentence how far a place is: by the clock where we go, in whole miles beyond. Rounding must not contradict
 * the result: a place that is not covered is described as over the radius.
 */
export function describeDistance({ miles, covered }: { miles: number; covered: boolean }): string {
  const time = driveTimeText(miles);
  if (covered) return `${time.startsWith('under') ? `U${time.slice(1)}` : `About ${time}`} from us`;
  return milesFromBase(miles, covered);
}

function milesFromBase(exact: number, covered: boolean): string {
  const miles = Math.round(exact);
  if (miles < 1) return `Less than a mile from ${firm().base.town}`;
  const isOverByRounding = !covered && miles <= firm().radiusMiles;
  const distance = isOverByRounding
    ? `Just over ${firm().radiusMiles} miles`
    : `About ${miles} ${miles === 1 ? 'mile' : 'miles'}`;
  return `${distance} from ${firm().base.town}`;
}

/**
 * Says in a sentence how far a place is, and what the firm can do for it.
 * @param isForStaff leaves out what only a customer is told
 */
export function sayCoverage(
  { miles, covered }: { miles: number; covered: boolean },
  { isForStaff = false } = {},
): string {
  if (isForStaff)
    return `${milesFromBase(miles, covered)}, ${covered ? 'within' : 'beyond'} our usual ${firm().radiusMiles}.`;
  const distance = describeDistance({ miles, covered });
  return covered
    ? `${distance}: we cover your area.`
    : `${distance}, beyond our usual ${firm().radiusMiles}. Ask anyway: we may still come, depending on the job.`;
}
