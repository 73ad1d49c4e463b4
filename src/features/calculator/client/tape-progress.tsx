import { useId } from 'react';
import { type Step, stepTitles } from './calculator-state.ts';

const steps: Step[] = [1, 2, 3, 4];

/** How far the visitor is: a tape measure pulled out to the current step. */
export function TapeProgress({ step }: { step: Step }) {
  const id = useId();
  return (
    <div>
      <svg className="block w-full" height="34" aria-hidden="true">
        <defs>
          <pattern id={`${id}-ticks`} width="40" height="34" patternUnits="userSpaceOnUse">
            <path
              d="M.5 0V14M8.5 0V6M16.5 0V6M24.5 0V6M32.5 0V6"
              className="stroke-ink forced-colors:stroke-[CanvasText]"
            />
          </pattern>
        </defs>
        <line x1="0" x2="100%" y1="25.5" y2="25.5" className="stroke-line-strong" />
        {steps.map((each) => (
          <line
            key={each}
            x1={`${each * 25}%`}
            x2={`${each * 25}%`}
            y1="18"
            y2="33"
            className="stroke-line-strong"
            transform="translate(-.5 0)"
          />
        ))}
        <svg
          aria-hidden="true"
          width={`${step * 25}%`}
          height="26"
          className="overflow-hidden transition-[width] duration-200 ease-out"
        >
          <rect width="100%" height="26" className="fill-tape forced-colors:fill-[Highlight]" />
          <rect width="100%" height="26" fill={`url(#${id}-ticks)`} />
          <rect x="100%" width="5" height="26" transform="translate(-5 0)" className="fill-ink" />
        </svg>
      </svg>
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
