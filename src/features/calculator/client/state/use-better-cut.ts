import { useState } from 'react';
import type { Estimate, EstimateInput } from '../../contract.ts';
import { requestEstimate } from '../api.ts';

/** A plan that may be this much above the best one, in per cent, is worth a longer search. */
const minPercent = 2;
/** What a better cut must save to be offered, in pounds. */
const minSaving = 1;

/**
 * Looks longer for the cut of an estimate whose plan may be well above the best one. `better` is a cheaper
 * estimate of the same job as the one that is shown, once it is found.
 */
export function useBetterCut(shown: Estimate | null) {
  const [found, setFound] = useState<{ of: string; estimate: Estimate }>();
  const lookFor = (estimate: Estimate, request: EstimateInput) => {
    if (request.thorough || (estimate.plan?.withinPercent ?? 0) < minPercent) return;
    requestEstimate({ ...request, thorough: true }).then(
      (other) => setFound({ of: estimate.id, estimate: other }),
      // The estimate that is shown stands without it, and nobody asked for more.
      () => {},
    );
  };
  const isBetter =
    found?.of === shown?.id &&
    found !== undefined &&
    found.estimate.breakdown.total + minSaving <= (shown?.breakdown.total ?? 0);
  return { better: isBetter ? found.estimate : undefined, lookFor };
}
