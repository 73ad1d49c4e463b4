import { type ComponentType, type ReactNode, useState } from 'react';
import { basketPanelId } from '#features/catalogue/client/basket/basket-panel-id.ts';
import { useBasket } from '#features/catalogue/client/basket/basket-store.ts';
import { loadPatiently } from '#platform/client/loading/load-patiently.ts';
import { BookingLink } from '../booking/booking-link.tsx';
import { closeAfterLink } from './close-after-link.ts';
import { usePopoverOpen } from './use-popover-open.ts';

/** The quote basket in the bar: the number of products, and a panel with the products. */
export function BasketMenu() {
  const count = useBasket().length;
  const [shown, onToggle] = usePopoverOpen();
  const [List, setList] = useState<ComponentType<{ getQuote: ReactNode }>>();
  const load = async () => {
    const { default: list } = await loadPatiently(
      () => import('#features/catalogue/client/basket/basket-list.tsx'),
    );
    setList(() => list);
  };
  return (
    <>
      <button
        type="button"
        popoverTarget={basketPanelId}
        aria-expanded={shown}
        className="relative inline-flex with-script size-11 items-center justify-center rounded border border-line-strong hover:border-ink hover:bg-mist"
      >
        <span className="sr-only">
          Your quote basket, {count === 1 ? '1 product' : `${count} products`}
        </span>
        <svg viewBox="0 0 20 20" className="size-5" aria-hidden="true">
          <path
            d="M2 7h16l-2 11H4L2 7zM6 7l3-5M14 7l-3-5M8 11v4M12 11v4"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.75"
          />
        </svg>
        {count > 0 && (
          <span
            aria-hidden="true"
            className="absolute -top-2 -right-2 min-w-6 rounded-chip bg-tape px-1.5 text-sm leading-6 font-bold tabular-nums"
          >
            {count}
          </span>
        )}
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: handles clicks on the links inside; the browser closes on Escape */}
      <div
        id={basketPanelId}
        popover="auto"
        role="dialog"
        aria-labelledby="basket-title"
        tabIndex={-1}
        onToggle={(event) => {
          onToggle(event);
          if (event.newState === 'open') load();
        }}
        onClick={closeAfterLink}
        className="basket-panel rounded border border-line bg-white p-5 text-ink shadow-raised outline-none"
      >
        <h2 id="basket-title" tabIndex={-1} className="mb-3 text-lg">
          Your quote
        </h2>
        {List ? (
          <List
            getQuote={
              <BookingLink look="action" className="w-full">
                Get Quote
              </BookingLink>
            }
          />
        ) : (
          <div className="skeleton h-24" />
        )}
      </div>
    </>
  );
}
