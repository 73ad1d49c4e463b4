import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useId, useRef, useState } from 'react';
import { usePreHydrationValue } from '#platform/client/pre-hydration-value.ts';
import type { Product } from '../../contract.ts';
import { arrangeList, type ListOrder, listOrders, matchesSearch } from '../../price-list-order.ts';
import type { PageLocation } from '../../vocabulary.ts';
import { pageProductsQuery, productQuery } from '../api.ts';
import { NoProducts } from '../category/no-products.tsx';
import { PriceListRow } from './price-list-row.tsx';
import { ProductDialog } from './product-dialog.tsx';

type PriceListProps = {
  pageLocation: PageLocation;
  /** Renders the link to a booking of a product. */
  renderGetQuote: (product: Product) => ReactNode;
};

/** The price list of a page, with one line per product and a dialog with details. */
export default function PriceList({ pageLocation, renderGetQuote }: PriceListProps) {
  const { data = [] } = useQuery(pageProductsQuery(pageLocation));
  const [search, setSearch] = useState('');
  const [order, setOrder] = useState<ListOrder>('featured');
  const [looked, setLooked] = useState<Product>();
  const queries = useQueryClient();
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  usePreHydrationValue(`${id}-search`, readValue, setSearch);
  usePreHydrationValue(`${id}-order`, readValue, (value) => setOrder(value as ListOrder));

  const sold = data.filter(({ productType }) => productType !== 'banner');
  const shown = arrangeList(
    sold.filter((product) => matchesSearch(product, search)),
    order,
  );
  const look = (product: Product) => {
    // A booking of the product, or its page, need not load it again.
    queries.setQueryData(productQuery(product.slug).queryKey, product);
    setLooked(product);
    dialog.current?.showModal();
  };
  return (
    <>
      <div className="with-script mb-6 grid max-w-3xl gap-x-6 gap-y-4 text-base sm:grid-cols-[1fr_16rem]">
        <div>
          <label htmlFor={`${id}-search`} className="font-semibold">
            Search the list
          </label>
          <input
            id={`${id}-search`}
            type="search"
            value={search}
            onChange={(event) => setSearch(event.target.value)}
            className="field mt-1"
          />
        </div>
        <div>
          <label htmlFor={`${id}-order`} className="font-semibold">
            Sort the list
          </label>
          <select
            id={`${id}-order`}
            value={order}
            onChange={(event) => setOrder(event.target.value as ListOrder)}
            className="field mt-1"
          >
            {listOrders.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </div>
      </div>
      <p role="status" className="sr-only">
        {shown.length === 1 ? '1 product on the list' : `${shown.length} products on the list`}
      </p>
      {shown.length === 0 ? (
        <NoProducts title="No products found. Please check back later or contact us for more information." />
      ) : (
        <ul className="border-b border-line-strong">
          {shown.map((product) => (
            <PriceListRow key={product.id} product={product} onLook={look} />
          ))}
        </ul>
      )}
      <ProductDialog ref={dialog} product={looked} renderGetQuote={renderGetQuote} />
    </>
  );
}

function readValue(element: HTMLElement): string {
  return (element as HTMLInputElement | HTMLSelectElement).value;
}
