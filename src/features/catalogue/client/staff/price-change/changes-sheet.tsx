import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LoadError } from '#platform/client/staff/load-error.tsx';
import { SideSheet } from '#platform/client/staff/side-sheet.tsx';
import { Chip, type ChipTone, rowAction } from '#platform/client/staff/staff-table.tsx';
import { shortInstant } from '#platform/dates/short-dates.ts';
import type { PriceChange } from '../../../prices/contract.ts';
import { KeptPrices } from '../kept-prices.tsx';
import { priceChangesQuery } from './api.ts';
import { useUndo } from './use-undo.ts';

const states: Record<PriceChange['state'], [words: string, tone: ChipTone]> = {
  planned: ['Planned', 'waiting'],
  done: ['Done', 'done'],
  undone: ['Undone', 'ended'],
  withdrawn: ['Withdrawn', 'ended'],
};

/** The newest changes of several prices, each with the button that undoes it. */
export default function ChangesSheet({ onClose }: { onClose: () => void }) {
  const { data, error, refetch } = useQuery(priceChangesQuery);
  return (
    <SideSheet title="Past and planned changes of prices" onClose={onClose}>
      {error ? (
        <LoadError error={error} onTryAgain={refetch} />
      ) : !data ? (
        <div className="skeleton h-40" aria-hidden="true" />
      ) : data.length === 0 ? (
        <p className="py-8 text-center text-ink-soft">No prices were changed together yet</p>
      ) : (
        <ul>
          {data.map((change) => (
            <ChangeRow key={change.id} change={change} />
          ))}
        </ul>
      )}
    </SideSheet>
  );
}

function ChangeRow({ change }: { change: PriceChange }) {
  const undo = useUndo();
  const [isUndoing, setIsUndoing] = useState(false);
  const { id, state, rule, products, bookPrices, startsAt, doneAt, by, kept } = change;
  const [words, tone] = states[state];
  const press = async () => {
    setIsUndoing(true);
    await undo(id);
    setIsUndoing(false);
  };
  return (
    <li className="border-b border-line py-3">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <p className="font-semibold wrap-break-word">{rule}</p>
          <p className="text-ink-soft">
            {describeCount(products, bookPrices)} · {state === 'planned' ? 'from ' : ''}
            {shortInstant(doneAt ?? startsAt)} · {by}
          </p>
        </div>
        <div className="flex items-center gap-2">
          <Chip tone={tone}>{words}</Chip>
          {(state === 'done' || state === 'planned') && (
            <button type="button" className={rowAction} disabled={isUndoing} onClick={press}>
              {state === 'planned' ? 'Withdraw' : 'Undo'}
              <span className="sr-only"> {rule}</span>
            </button>
          )}
        </div>
      </div>
      <KeptPrices
        kept={kept}
        summary={
          kept.length === 1
            ? 'One price stayed as it was'
            : `${kept.length} prices stayed as they were`
        }
      />
    </li>
  );
}

function describeCount(products: number, bookPrices: number): string {
  const parts = [
    products > 0 && (products === 1 ? 'One product' : `${products} products`),
    bookPrices > 0 && `${bookPrices} ${bookPrices === 1 ? 'price' : 'prices'} of the price book`,
  ];
  return parts.filter(Boolean).join(' and ') || 'No product';
}
