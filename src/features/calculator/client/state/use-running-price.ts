import { useEffect, useState } from 'react';
import { previewEstimate } from '../api.ts';
import { canBePriced } from '../drafts/draft-problems.ts';
import { findWidthProblem } from '../drafts/extra-drafts.ts';
import { buildRequest, type Job } from './calculator-state.ts';

type Shown = { key: string; total: number; isFitted: boolean };

const pauseMs = 600;

/**
 * The price of the rooms that are complete so far, after a pause in typing; undefined until there is one. Without a
 * floor it is that of the standard carpet.
 */
export function useRunningPrice(job: Job, productId: string | undefined, isWanted: boolean) {
  const [shown, setShown] = useState<Shown>();
  const rooms = job.rooms.filter(canBePriced);
  const isClear = !Object.values(job.extras.doorways)
    .flat()
    .some(({ width }) => findWidthProblem(width));
  const request =
    isWanted && isClear
      ? buildRequest({ ...job, rooms, flooring: job.flooring ?? 'carpet' }, productId)
      : null;
  const key = request && JSON.stringify(request);
  useEffect(() => {
    if (key === null) return;
    let isCurrent = true;
    const timer = setTimeout(() => {
      previewEstimate(JSON.parse(key)).then(
        (price) => isCurrent && setShown({ key, ...price }),
        // A measure that cannot be priced yet, or no signal: the estimate itself says what is wrong.
        () => isCurrent && setShown(undefined),
      );
    }, pauseMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [key]);
  return key === null ? undefined : shown;
}
