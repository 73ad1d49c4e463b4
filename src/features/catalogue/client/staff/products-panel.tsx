import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ListToolbar } from '#platform/client/staff/list-toolbar.tsx';
import type { ListParams } from '#platform/client/staff/use-list-params.ts';
import { Tabs } from '#platform/client/ui/tabs.tsx';
import type { Product } from '../../contract.ts';
import { pageLocations } from '../../page-places.ts';
import { type ProductType, productSorts } from '../../product-options.ts';
import { categories } from '../../vocabulary.ts';
import { countsQuery, type ListFilters, productsFile } from './api.ts';
import { categoryWords, choicesOf, pageWords, typeWords } from './draft/product-labels.ts';
import type { BookChoice } from './price-change/change-draft.ts';
import { ChangePrices } from './price-change/change-prices.tsx';
import { ProductsTable } from './products-table.tsx';

const all = ['', 'All'] as const;
const selects = [
  { name: 'category', label: 'Category', options: [all, ...choicesOf(categoryWords)] },
  { name: 'page', label: 'Page location', options: [all, ...choicesOf(pageWords)] },
];
const sortOptions = [
  ['', 'Shop order'],
  ['name', 'Name'],
  ['price', 'Price'],
  ['changed', 'Last changed'],
] as const;

type ProductsPanelProps = {
  params: ListParams;
  onEdit: (product: Product) => void;
  onDelete: (product: Product) => void;
  onCopy?: (product: Product) => void;
  /** Prices of the price book that can change together with those of products. */
  bookChoices?: readonly BookChoice[];
};

const words = { all: 'All', ...typeWords };
const tabs = ['all', 'banner', 'catalog'] as const;
type Tab = (typeof tabs)[number];

/** The product list with search, filters and sort order, all kept in the URL. */
export function ProductsPanel({
  params,
  onEdit,
  onDelete,
  onCopy,
  bookChoices = [],
}: ProductsPanelProps) {
  const type: Tab = params.readOneOf('type', tabs) ?? 'all';
  const filters = readFilters(params, type === 'all' ? undefined : type);
  const { data: counts } = useQuery({ ...countsQuery(filters), placeholderData: (old) => old });
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const isTicked = ticked.length > 0;
  const { sort: _, ...filter } = filters;
  return (
    <>
      <ListToolbar
        params={params}
        searchHint="Name, SKU, brand, description or specification"
        selects={[
          ...selects,
          {
            name: 'type',
            label: 'Product type',
            options: [
              ['', words.all],
              ['banner', words.banner],
              ['catalog', words.catalog],
            ],
          },
          { name: 'sort', label: 'Order', options: sortOptions },
        ]}
        file={productsFile(filters)}
      />
      <Tabs
        label="Product type"
        tabs={tabs.map((name) => ({
          name,
          label: counts ? `${words[name]} (${counts[name]})` : words[name],
        }))}
        chosen={type}
        onChoose={(name) => params.change({ type: name === 'all' ? '' : name })}
      >
        {type !== 'banner' && (
          <ChangePrices
            products={isTicked ? { ids: [...ticked] } : { filter }}
            count={isTicked ? ticked.length : counts?.catalog}
            isTicked={isTicked}
            bookChoices={bookChoices}
            onDone={() => setTicked([])}
          />
        )}
        <ProductsTable
          filters={filters}
          onEdit={onEdit}
          onDelete={onDelete}
          onCopy={onCopy}
          ticks={{ ticked, onTick: setTicked }}
        />
      </Tabs>
    </>
  );
}

/** The banners alone, with search, filters and sort order. */
export function BannersPanel({ params, onEdit, onDelete }: ProductsPanelProps) {
  const filters = readFilters(params, 'banner');
  return (
    <>
      <ListToolbar
        params={params}
        searchHint="Name or description"
        selects={[
          ...selects,
          {
            name: 'sort',
            label: 'Order',
            options: sortOptions.filter(([name]) => name !== 'price'),
          },
        ]}
      />
      <ProductsTable filters={filters} onEdit={onEdit} onDelete={onDelete} />
    </>
  );
}

/** Reads the filters from the URL; invalid ones are ignored. */
const readFilters = (
  { readSearch, readOneOf }: ListParams,
  productType: ProductType | undefined,
): ListFilters => ({
  search: readSearch(),
  category: readOneOf('category', categories),
  pageLocation: readOneOf('page', pageLocations),
  productType,
  sort: readOneOf('sort', productSorts),
});
