import { PriceBookPanel } from '#features/calculator/client/staff/price-book-panel.tsx';

export default function PricesTab() {
  return (
    <>
      <h1 className="text-xl">Price book</h1>
      <p className="mt-1 mb-5 max-w-[68ch] text-sm text-ink-soft">
        The prices behind the calculator. Saved changes show at once on the public pages and in
        every new estimate. Earlier estimates stay as they were.
      </p>
      <PriceBookPanel />
    </>
  );
}
