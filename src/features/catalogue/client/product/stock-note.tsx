import type { StockStatus } from '../../product-options.ts';

export const stockNotes: Record<StockStatus, string> = {
  instock: 'In stock',
  onbackorder: 'On back order',
  outofstock: 'Out of stock',
};

/** A filled square for in stock, half filled for on order, empty for out of stock. */
const marks: Record<StockStatus, string> = {
  instock: 'M1 1h10v10H1z',
  onbackorder: 'M1 6h10v5H1z',
  outofstock: '',
};

export function StockNote({ status, className = '' }: { status: StockStatus; className?: string }) {
  return (
    <p
      className={`flex items-center gap-2 text-sm ${status === 'instock' ? 'text-ink-soft' : 'font-semibold'} ${className}`}
    >
      <svg viewBox="0 0 12 12" className="size-3 shrink-0" aria-hidden="true">
        <path d={marks[status]} className="fill-brand" />
        <path d="M1 1h10v10H1z" fill="none" className="stroke-brand" strokeWidth="1.5" />
      </svg>
      {stockNotes[status]}
    </p>
  );
}
