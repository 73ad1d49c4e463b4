import { useQuery } from '@tanstack/react-query';
import { ListToolbar } from '#platform/client/staff/list-toolbar.tsx';
import type { ListParams } from '#platform/client/staff/use-list-params.ts';
import { Tabs } from '#platform/client/ui/tabs.tsx';
import type { Product } from '../../contract.ts';
import {
  categories,
  type ProductType,
  pageLocations,
  productSorts,
  productTypes,
} from '../../vocabulary.ts';
import { countsQuery, type ListFilters, productsFile } from './api.ts';
import { categoryWords, choicesOf, pageWords, typeWords } from './draft/product-labels.ts';
import { ProductsTable } from './products-table.tsx';

const all = ['', 'All'] as const;
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
};

/** The product list with search, filters and sort order, all kept in the URL. */
export function ProductsPanel({ params, onEdit, onDelete }: ProductsPanelProps) {
  const filters = readFilters(params);
  const { data: counts } = useQuery({ ...countsQuery(filters), placeholderData: (old) => old });
  const label = (words: string, count: number | undefined) =>
    count === undefined ? words : `${words} (${count})`;
  return (
    <>
      <ListToolbar
        params={params}
        searchHint="Name, SKU, brand, description or specification"
        selects={[
          { name: 'category', label: 'Category', options: [all, ...choicesOf(categoryWords)] },
          { name: 'page', label: 'Page location', options: [all, ...choicesOf(pageWords)] },
          { name: 'type', label: 'Product type', options: [all, ...choicesOf(typeWords)] },
          { name: 'sort', label: 'Order', options: sortOptions },
        ]}
        file={productsFile(filters)}
      />
      <Tabs
        label="Product type"
        tabs={[
          { name: 'all', label: label('All', counts?.all) },
          { name: 'banner', label: label('Banner', counts?.banner) },
          { name: 'catalog', label: label('Catalog', counts?.catalog) },
        ]}
        chosen={filters.productType ?? 'all'}
        onChoose={(type: ProductType | 'all') =>
          params.change({ type: type === 'all' ? '' : type })
        }
      >
        <ProductsTable filters={filters} onEdit={onEdit} onDelete={onDelete} />
      </Tabs>
    </>
  );
}

/** Reads the filters from the URL; invalid ones are ignored. */
const readFilters = ({ readSearch, readOneOf }: ListParams): ListFilters => ({
  search: readSearch(),
  category: readOneOf('category', categories),
  pageLocation: readOneOf('page', pageLocations),
  productType: readOneOf('type', productTypes),
  sort: readOneOf('sort', productSorts),
});
