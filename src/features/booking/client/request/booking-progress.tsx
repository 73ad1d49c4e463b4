import { TapeBar } from '#platform/client/ui/tape-bar.tsx';
import type { Step } from './booking-draft.ts';

/** The current step, as text and as a tape. */
export function BookingProgress({ step }: { step: Step }) {
  return (
    <div>
      <p id="booking-progress" className="mb-1 text-sm font-semibold tabular-nums">
        Step {step} of 4
      </p>
      <div
        role="progressbar"
        aria-labelledby="booking-progress"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={step * 25}
      >
        <TapeBar percent={step * 25} />
      </div>
    </div>
  );
}
