import { Button } from '#platform/client/ui/button.tsx';
import { formatPounds } from '#platform/units/pounds.ts';
import type { Estimate } from '../../contract.ts';
import { compareRolls } from './estimate-lines.ts';

type AlternativeProps = {
  estimate: Estimate;
  other: { total: number; plan: Pick<NonNullable<Estimate['plan']>, 'joins'> };
  /** Makes it stand out where it is cheaper: 'The 5 m roll is cheaper'. */
  cheaperHeading?: string;
  /** What it is: 'On a 5 m roll'. */
  name: string;
  /** What the button says; without it there is none. */
  action: string | undefined;
  onChoose: () => void;
  isPending: boolean;
  className: string;
};

/** The same job in another way, with its price and its joins; changed to by one press only. */
export function Alternative(props: AlternativeProps) {
  const { estimate, other, cheaperHeading, name, action, onChoose, isPending, className } = props;
  const shown = { total: estimate.breakdown.total, joins: estimate.plan?.joins ?? 0 };
  const { isCheaper, price, joinsText } = compareRolls(shown, other);
  const heading = isCheaper ? cheaperHeading : undefined;
  return (
    <div
      className={`flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded px-4 py-4 ${heading ? 'bg-tape-pale' : 'bg-mist'} ${className}`}
    >
      <p className="tabular-nums">
        {heading && <strong className="block">{heading}</strong>}
        {name}: <strong>{formatPounds(other.total)}</strong>, {price}
        {joinsText && <span className="block text-base text-ink-soft">{joinsText}</span>}
      </p>
      {action && (
        <Button
          look={heading ? 'brand' : 'outline'}
          aria-disabled={isPending || undefined}
          onClick={onChoose}
          className="max-sm:w-full print:hidden"
        >
          {isPending ? 'Calculating…' : action}
        </Button>
      )}
    </div>
  );
}
