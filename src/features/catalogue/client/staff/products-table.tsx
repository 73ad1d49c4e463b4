import { PagedRows } from '#platform/client/staff/paged-rows.tsx';
import { Chip, rowAction, StaffTable, staffCell } from '#platform/client/staff/staff-table.tsx';
import { Picture } from '#platform/client/ui/picture.tsx';
import { formatPounds } from '#platform/units/pounds.ts';
import type { Product } from '../../contract.ts';
import { priceOf } from '../../price-text.ts';
import { unitDrawing } from '../product/unit-drawing.ts';
import { type ListFilters, productsPage } from './api.ts';
import { categoryWords, pageWords, typeWords } from './draft/product-labels.ts';

const headings = ['Product', 'Category', 'Type', 'Page', 'Price', 'Status', 'Actions'];
/** Banners are not sold. */
const bannerHeadings = headings.filter((heading) => !['Price', 'Status'].includes(heading));

/** On narrow screens rows have short cells, so more fit beside each other than in other tables. */
const productRow =
  'border-line align-top md:border-b hover:bg-mist/60 max-xl:grid max-xl:grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))] max-xl:gap-x-6 max-xl:gap-y-2 max-xl:py-4 max-md:mb-3 max-md:rounded max-md:border max-md:p-4';

type Actions = {
  onEdit: (product: Product) => void;
  onDelete: (product: Product) => void;
  onCopy?: ((product: Product) => void) | undefined;
  /** The ids of the ticked products; missing where none can be ticked. */
  ticks?: { ticked: readonly string[]; onTick: (ids: string[]) => void };
};

/** The table of products that match the filters. */
export function ProductsTable({ filters, ...actions }: { filters: ListFilters } & Actions) {
  const isBanners = filters.productType === 'banner';
  const shown = isBanners ? bannerHeadings : headings;
  return (
    <StaffTable caption="Products" headings={shown}>
      <PagedRows
        read={(cursor) => productsPage(filters, cursor)}
        columns={shown.length}
        empty="No products found"
        renderRow={(product) => (
          <ProductRow key={product.id} product={product} isBanners={isBanners} {...actions} />
        )}
      />
    </StaffTable>
  );
}

type ProductRowProps = Actions & {
  product: Product;
  /** Whether the table has banners only. */
  isBanners: boolean;
};

function ProductRow({ product, isBanners, onEdit, onDelete, onCopy, ticks }: ProductRowProps) {
  const { name, sku, imageUrl, unit, category, productType, pageLocation } = product;
  return (
    <tr className={productRow}>
      <th scope="row" className={`${staffCell} font-normal max-xl:col-span-full xl:w-[34%]`}>
        <div className="flex items-start gap-3">
          {ticks &&
            (productType === 'catalog' ? (
              <Tick product={product} {...ticks} />
            ) : (
              <span className={tickSpace} />
            ))}
          <Picture
            src={imageUrl ?? unitDrawing(unit)}
            alt=""
            width={160}
            height={160}
            sizes="48px"
            className="size-12 shrink-0 rounded bg-mist object-cover"
          />
          <div className="min-w-0">
            <span className="block font-semibold">{name}</span>
            {productType === 'catalog' && (
              <span className="block text-ink-soft">{sku ? `SKU ${sku}` : 'No SKU'}</span>
            )}
          </div>
        </div>
      </th>
      <td className={staffCell}>{categoryWords[category]}</td>
      <td className={staffCell}>{typeWords[productType]}</td>
      <td className={staffCell}>
        <span className="xl:hidden">Page: </span>
        {pageWords[pageLocation]}
      </td>
      {!isBanners && (
        <>
          <td className={`${staffCell} whitespace-nowrap tabular-nums`}>
            {productType === 'catalog' && <Price product={product} />}
          </td>
          <td className={staffCell}>{productType === 'catalog' && <Status product={product} />}</td>
        </>
      )}
      <td className={`${staffCell} xl:w-[13rem] xl:pr-0`}>
        <div className="flex flex-wrap gap-2">
          <button type="button" className={rowAction} onClick={() => onEdit(product)}>
            Edit<span className="sr-only"> {name}</span>
          </button>
          {onCopy && productType === 'catalog' && (
            <button type="button" className={rowAction} onClick={() => onCopy(product)}>
              Copy<span className="sr-only"> {name}</span>
            </button>
          )}
          <button type="button" className={rowAction} onClick={() => onDelete(product)}>
            Delete<span className="sr-only"> {name}</span>
          </button>
        </div>
      </td>
    </tr>
  );
}

const tickSpace = '-mr-1 w-8 shrink-0';

function Tick({
  product: { id, name },
  ticked,
  onTick,
}: { product: Product } & NonNullable<Actions['ticks']>) {
  const rest = ticked.filter((other) => other !== id);
  return (
    <label className={`flex h-11 items-center ${tickSpace}`}>
      <input
        type="checkbox"
        checked={ticked.includes(id)}
        onChange={({ target }) => onTick(target.checked ? [...rest, id] : rest)}
        className="size-5 accent-brand"
      />
      <span className="sr-only">Tick {name}</span>
    </label>
  );
}

function Price({ product }: { product: Product }) {
  const { now, was } = priceOf(product);
  return (
    <>
      <span className="font-semibold">{formatPounds(now)}</span>{' '}
      {was !== undefined && (
        <s className="text-ink-soft">
          <span className="sr-only">regular price </span>
          {formatPounds(was)}
        </s>
      )}
      <span className="block text-ink-soft">per {product.unit}</span>
    </>
  );
}

function Status({ product }: { product: Product }) {
  const { featured, inStock, stockStatus, category, samples } = product;
  return (
    <>
      <span className="flex flex-wrap gap-1.5">
        {featured && <Chip tone="waiting">Featured</Chip>}
        <Chip tone={inStock ? 'done' : 'wrong'}>{inStock ? 'In Stock' : 'Out of Stock'}</Chip>
      </span>
      {stockStatus === 'onbackorder' && (
        <span className="mt-1 block text-ink-soft">On back order</span>
      )}
      {samples === 0 && category !== 'accessories' && (
        <span className="mt-1 block text-ink-soft">Out of samples</span>
      )}
    </>
  );
}
