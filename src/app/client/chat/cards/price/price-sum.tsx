import { useRef } from 'react';
import { Link } from 'wouter';
import { isCompleteRoom } from '#app/price-card.ts';
import { vatMark } from '#features/business/facts.ts';
import type { CardFormProps } from '#features/chat/client/cards/card-form-props.ts';
import type { PriceCard } from '#features/chat/contract.ts';
import { formatPounds, toPence, toPounds } from '#platform/units/pounds.ts';
import { formatRange, nameFloor } from '../describe-card.ts';
import { usePrice } from './use-price.ts';

/** The price of the complete rows, what it includes, and its drawings. */
export function PriceSum({ card, before, change }: CardFormProps<'price'>) {
  const { sums, isPending, error, tryAgain } = usePrice(card, change);
  const first = useRef(card.total);
  const old = before?.total ?? first.current;
  first.current ??= sums?.total;
  return (
    <div className="message-card-sum">
      <div role="status">
        {isPending && <p className="message-card-hint">Working out the price…</p>}
        {sums?.total !== undefined && (
          <>
            <p className="message-card-total">{formatPounds(sums.total)}</p>
            {old !== undefined && <Difference from={old} to={sums.total} />}
          </>
        )}
        {sums?.guide && (
          <p>
            <span className="message-card-total">{formatRange(sums.guide)}</span> as a guide, for a
            square room and for one twice as long as wide.
          </p>
        )}
        {!sums && !isPending && !error && (
          <p className="message-card-hint">{describeNeeded(card)}</p>
        )}
      </div>
      {error && (
        <p role="alert" className="message-card-error">
          {error}{' '}
          <button type="button" className="chat-text-button" onClick={tryAgain}>
            Try again
          </button>
        </p>
      )}
      {sums && <p className="message-card-hint">{describeIncluded(card)}</p>}
      {sums?.estimates && (
        <ul className="message-card-estimates">
          {sums.estimates.map(({ id, floor, total, rollWidth }, nth, lines) => (
            <li key={`${id} ${nameFloor(floor)}`}>
              {nameFloor(floor)}
              {lines.length === 1 ? '' : `, ${formatPounds(total)}`}
              {rollWidth !== undefined && `, cheapest off a ${rollWidth} m roll`}
              {lines[nth + 1]?.id !== id && (
                <Link href={`/estimate/${id}`} className="message-card-link">
                  {rollWidth === undefined && lines.length === 1
                    ? 'See the quantities'
                    : 'See the drawing'}
                </Link>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Difference({ from, to }: { from: number; to: number }) {
  const pence = toPence(to) - toPence(from);
  if (pence === 0) return null;
  return (
    <p>
      {formatPounds(toPounds(Math.abs(pence)))} {pence > 0 ? 'more' : 'less'} than before
    </p>
  );
}

function describeNeeded({ rooms }: PriceCard): string {
  if (rooms.length === 0) return 'Add a room for a price.';
  const room = rooms.find((each) => !isCompleteRoom(each));
  return room && !room.floor && (room.length !== undefined || room.steps !== undefined)
    ? 'Choose a floor for the price.'
    : 'Enter the length and width for the price.';
}

function describeIncluded({ rooms, includeInstallation, estimates = [] }: PriceCard): string {
  const open = estimates.length > 0 ? rooms.filter((room) => !isCompleteRoom(room)).length : 0;
  const without =
    open === 0
      ? ''
      : ` ${open === 1 ? 'One row isn’t' : `${open} rows aren’t`} complete yet, so not in it.`;
  return includeInstallation
    ? `The floor, underlay where it needs one, trims and fitting, ${vatMark}.${without}`
    : `The floor, underlay where it needs one and trims, ${vatMark}. Fitting is extra.${without}`;
}
