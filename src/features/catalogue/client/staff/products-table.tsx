import { NoMatches } from '#platform/client/staff/list-toolbar.tsx';
import { PagedRows } from '#platform/client/staff/paged-rows.tsx';
import { RowActions } from '#platform/client/staff/row-actions.tsx';
import {
  Chip,
  CompactLines,
  compactCells,
  compactRow,
  rowAction,
  StaffTable,
  staffCell,
} from '#platform/client/staff/staff-table.tsx';
import { Picture } from '#platform/client/ui/picture.tsx';
import type { Product } from '../../contract.ts';
import type { ProductType } from '../../product-options.ts';
import { unitDrawing } from '../product/unit-drawing.ts';
import { type ListFilters, productsPage } from './api.ts';
import { categoryWords, pageWords, typeWords } from './draft/product-labels.ts';
import { EditableRowPrice, RowPrice } from './row-price.tsx';

const headings = ['Product', 'Category', 'Type', 'Page', 'Price', 'Status', 'Actions'];
/** A tab that lists one type need not name it in each row, and banners are not sold. */
const leftOut: Record<ProductType, string[]> = {
  banner: ['Type', 'Price', 'Status'],
  catalog: ['Type'],
};

type Actions = {
  onEdit: (product: Product) => void;
  onDelete: (product: Product) => void;
  onCopy?: ((product: Product) => void) | undefined;
  /** The ids of the ticked products; missing where none can be ticked. */
  ticks?: { ticked: readonly string[]; onTick: (ids: string[]) => void };
};

/** The table of products that match the filters. */
export function ProductsTable({ filters, ...actions }: { filters: ListFilters } & Actions) {
  const { productType: type, search, category, pageLocation } = filters;
  const shown = headings.filter((heading) => !type || !leftOut[type].includes(heading));
  return (
    <StaffTable caption="Products" headings={shown}>
      <PagedRows
        read={(cursor) => productsPage(filters, cursor)}
        columns={shown.length}
        empty={
          search || category || pageLocation ? (
            <NoMatches>No products found</NoMatches>
          ) : (
            'No products found'
          )
        }
        renderRow={(product) => (
          <ProductRow key={product.id} product={product} of={type} {...actions} />
        )}
      />
    </StaffTable>
  );
}

type ProductRowProps = Actions & {
  product: Product;
  /** The type of all rows, if they have one in common. */
  of: ProductType | undefined;
};

function ProductRow({ product, of, onEdit, onDelete, onCopy, ticks }: ProductRowProps) {
  const { name, sku, imageUrl, unit, category, productType, pageLocation } = product;
  const isSold = productType === 'catalog';
  const more = [
    ...(onCopy && isSold ? [{ label: 'Copy', about: name, onSelect: () => onCopy(product) }] : []),
    { label: 'Delete', about: name, onSelect: () => onDelete(product) },
  ];
  return (
    <tr className={compactRow}>
      <th scope="row" className={`${staffCell} ${compactCells.name} font-normal xl:w-[34%]`}>
        <div className="flex items-start gap-3">
          {ticks && isSold && <Tick product={product} {...ticks} />}
          <Picture
            src={imageUrl ?? unitDrawing(unit)}
            alt=""
            width={160}
            height={160}
            sizes="48px"
            className={`size-12 shrink-0 rounded bg-mist object-cover ${ticks && !isSold ? 'xl:ml-8' : ''}`}
          />
          <div className="min-w-0">
            <span className="block font-semibold">{name}</span>
            <CompactLines
              about={[
                isSold ? product.featured && 'Featured' : typeWords.banner,
                pageWords[pageLocation],
              ]
                .filter(Boolean)
                .join(', ')}
              when={isSold && <RowPrice product={product} />}
            />
            {isSold && (
              <span className={`block text-ink-soft ${compactCells.tableOnly}`}>
                {sku ? `SKU ${sku}` : 'No SKU'}
              </span>
            )}
          </div>
        </div>
      </th>
      <td className={`${staffCell} ${compactCells.tableOnly}`}>{categoryWords[category]}</td>
      {!of && (
        <td className={`${staffCell} ${compactCells.tableOnly}`}>{typeWords[productType]}</td>
      )}
      <td className={`${staffCell} ${compactCells.tableOnly}`}>{pageWords[pageLocation]}</td>
      {of !== 'banner' && (
        <>
          <td className={`${staffCell} ${compactCells.tableOnly} whitespace-nowrap tabular-nums`}>
            {isSold && (
              <>
                <EditableRowPrice product={product} />
                <span className="block text-ink-soft">per {unit}</span>
              </>
            )}
          </td>
          <td className={`${staffCell} ${compactCells.state}`}>
            {isSold && <Status product={product} />}
          </td>
        </>
      )}
      <td className={`${staffCell} ${compactCells.actions} xl:w-[13rem] xl:pr-0`}>
        <RowActions of={name} more={more}>
          <button type="button" className={rowAction} onClick={() => onEdit(product)}>
            Edit<span className="sr-only"> {name}</span>
          </button>
        </RowActions>
      </td>
    </tr>
  );
}

function Tick({
  product: { id, name },
  ticked,
  onTick,
}: { product: Product } & NonNullable<Actions['ticks']>) {
  const rest = ticked.filter((other) => other !== id);
  return (
    <label className="flex h-12 w-8 shrink-0 items-center -mr-3">
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

function Status({ product }: { product: Product }) {
  const { featured, inStock, stockStatus, category, samples } = product;
  return (
    <>
      <span className="flex flex-wrap gap-1.5">
        {featured && (
          <span className={compactCells.tableOnly}>
            <Chip tone="waiting">Featured</Chip>
          </span>
        )}
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
