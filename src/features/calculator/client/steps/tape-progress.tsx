import { TapeBar } from '#platform/client/ui/tape-bar.tsx';
import { type Step, stepTitles } from '../state/calculator-state.ts';

const steps: Step[] = [1, 2, 3, 4];

/** The progress as a tape measure pulled out to the current step. */
export function TapeProgress({ step }: { step: Step }) {
  return (
    <div>
      <TapeBar percent={step * 25} />
      <ol className="mt-2 grid grid-cols-4 text-sm">
        {steps.map((each) => (
          <li
            key={each}
            aria-current={each === step ? 'step' : undefined}
            className={`pr-2 text-right max-md:sr-only ${each === step ? 'font-semibold text-ink' : 'text-ink-soft'}`}
          >
            {each}. {stepTitles[each]}
          </li>
        ))}
      </ol>
    </div>
  );
}
