import { vatMark } from '#features/business/facts.ts';
import { formatPounds } from '#platform/units/pounds.ts';
import type { Unit } from '../../vocabulary.ts';

type PriceTagProps = {
  now: number;
  /** The regular price, if it is higher. */
  was?: number;
  unit: Unit;
  /** What the floor costs fitted: see `fittedText`. */
  fitted?: string;
  large?: boolean;
};

/** A product's price and unit, with its price fitted, the VAT note and the regular price struck through. */
export function PriceTag({ now, was, unit, fitted, large = false }: PriceTagProps) {
  return (
    <div className="tabular-nums">
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className={`font-display font-bold ${large ? 'text-2xl' : 'text-xl'}`}>
          {formatPounds(now)}
        </span>
        <span className="text-base">per {unit}</span>
        {was !== undefined && (
          <s className="text-base text-ink-soft">
            <span className="sr-only">regular price </span>
            {formatPounds(was)}
          </s>
        )}
      </p>
      {fitted && <p className="text-base font-semibold">{fitted}</p>}
      <p className="text-sm text-ink-soft">{vatMark}</p>
    </div>
  );
}
