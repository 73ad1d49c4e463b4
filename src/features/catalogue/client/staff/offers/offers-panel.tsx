import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { clientOnly } from '#platform/client/loading/client-only.tsx';
import { ConfirmDialog } from '#platform/client/staff/confirm-dialog.tsx';
import { FormDialog } from '#platform/client/staff/form-dialog.tsx';
import { LoadError } from '#platform/client/staff/load-error.tsx';
import { Chip, type ChipTone, rowAction } from '#platform/client/staff/staff-table.tsx';
import { buttonClass } from '#platform/client/ui/button.tsx';
import { showToast } from '#platform/client/ui/toast-store.ts';
import { shortInstant } from '#platform/dates/short-dates.ts';
import { formatPounds } from '#platform/units/pounds.ts';
import type { Offer } from '../../../offers/contract.ts';
import { refreshProducts } from '../api.ts';
import { categoryWords, pageWords } from '../draft/product-labels.ts';
import { KeptPrices } from '../kept-prices.tsx';
import { allOffersQuery, requestEnd } from './api.ts';

const placeholder = <div className="skeleton h-[60vh]" aria-hidden="true" />;
const OfferForm = clientOnly(() => import('./offer-form.tsx'), placeholder);

const states: Record<Offer['state'], [words: string, tone: ChipTone]> = {
  planned: ['Planned', 'waiting'],
  running: ['Running', 'done'],
  ended: ['Ended', 'ended'],
};

type Open = { step: 'form'; offer?: Offer } | { step: 'end'; offer: Offer };

/** The offers of the firm, newest first, with the dialogs that add, change and end one. */
export function OffersPanel() {
  const { data, error, refetch } = useQuery(allOffersQuery);
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-xl">Offers</h1>
        <button
          type="button"
          className={buttonClass('brand')}
          onClick={() => setOpen({ step: 'form' })}
        >
          Add offer
        </button>
      </div>
      {error ? (
        <LoadError error={error} onTryAgain={refetch} />
      ) : !data ? (
        <div className="skeleton h-64" aria-hidden="true" />
      ) : data.length === 0 ? (
        <p className="py-8 text-center text-ink-soft">No offers yet</p>
      ) : (
        <ul className="border-t-2 border-ink text-sm">
          {data.map((offer) => (
            <OfferRow key={offer.id} offer={offer} onOpen={setOpen} />
          ))}
        </ul>
      )}
      {open?.step === 'form' && (
        <FormDialog title={open.offer ? 'Edit offer' : 'Add offer'} onClose={close}>
          {({ hasChanges, requestClose }) => (
            <OfferForm
              offer={open.offer}
              hasChanges={hasChanges}
              onCancel={requestClose}
              onSaved={close}
            />
          )}
        </FormDialog>
      )}
      {open?.step === 'end' && <EndOffer offer={open.offer} onClose={close} />}
    </>
  );
}

function OfferRow({ offer, onOpen }: { offer: Offer; onOpen: (open: Open) => void }) {
  const { name, state, startsAt, endsAt, pages, kept } = offer;
  const [words, tone] = states[state];
  const until = endsAt ? ` to ${shortInstant(endsAt)}` : ', until it is ended';
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 border-b border-line py-3">
      <div className="min-w-0 flex-[1_1_20rem]">
        <p className="text-base font-semibold wrap-break-word">{name}</p>
        <p>{describeEffect(offer)}</p>
        <p className="text-ink-soft">
          {shortInstant(startsAt)}
          {until} · {pages.map(({ page }) => pageWords[page]).join(', ')}
        </p>
        <KeptPrices
          kept={kept}
          summary={`${kept.length === 1 ? 'One product is' : `${kept.length} products are`} not reduced`}
        />
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <Chip tone={tone}>{words}</Chip>
        {state !== 'ended' && (
          <>
            <button
              type="button"
              className={rowAction}
              onClick={() => onOpen({ step: 'form', offer })}
            >
              Edit<span className="sr-only"> {name}</span>
            </button>
            <button
              type="button"
              className={rowAction}
              onClick={() => onOpen({ step: 'end', offer })}
            >
              {state === 'planned' ? 'Withdraw' : 'End now'}
              <span className="sr-only"> {name}</span>
            </button>
          </>
        )}
      </div>
    </li>
  );
}

function describeEffect({ kind, percent, price, products }: Offer): string {
  const which =
    'ids' in products
      ? products.ids.length === 1
        ? 'one product'
        : `${products.ids.length} products`
      : products.categories.map((category) => categoryWords[category]).join(', ');
  if (kind === 'percent') return `${percent}% off: ${which}`;
  if (kind === 'price') return `${formatPounds(price ?? 0)} each: ${which}`;
  return `Announces the sale prices of: ${which}`;
}

function EndOffer({ offer, onClose }: { offer: Offer; onClose: () => void }) {
  const queries = useQueryClient();
  const isPlanned = offer.state === 'planned';
  const end = async () => {
    await requestEnd(offer.id);
    await queries.invalidateQueries(allOffersQuery);
    await refreshProducts(queries);
    showToast({ title: isPlanned ? 'Offer withdrawn' : 'Offer ended', description: offer.name });
  };
  return (
    <ConfirmDialog
      title={isPlanned ? 'Withdraw offer' : 'End offer'}
      action={isPlanned ? 'Withdraw' : 'End now'}
      onConfirm={end}
      onClose={onClose}
    >
      <p>
        {isPlanned
          ? `“${offer.name}” won’t begin.`
          : `“${offer.name}” disappears from the website now${offer.kind === 'announce' ? '. Sale prices stay.' : ', and its prices go back.'}`}
      </p>
    </ConfirmDialog>
  );
}
