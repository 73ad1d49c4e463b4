import { useId } from 'react';
import { usePreHydrationValue } from '#platform/client/pre-hydration-value.ts';
import { Button } from '#platform/client/ui/button.tsx';
import type { ProductFacet } from '../../contract.ts';
import { isFiltered, noFilters, type PageFilters, readFilters } from '../../page-filters.ts';
import { type Ordering, orderings, stockStatuses } from '../../vocabulary.ts';
import { stockNotes } from '../product/stock-note.tsx';
import { PriceRange } from './price-range.tsx';

type FilterFormProps = {
  /** The page's own path, to which the form is submitted without script. */
  path: string;
  filters: PageFilters;
  facets: readonly ProductFacet[];
  /** `settled` is false while somebody is still typing or dragging. */
  onChange: (change: Partial<PageFilters>, settled: boolean) => void;
  onClear: () => void;
};

const orderNames: Record<Ordering, string> = {
  date: 'Newest',
  featured: 'Featured',
  price: 'Price low to high',
  'price-desc': 'Price high to low',
  popularity: 'Popularity',
  rating: 'Rating',
  title: 'Name A to Z',
};

/** The filters of a category page. Without script the form is submitted and the server filters. */
export function FilterForm({ path, filters, facets, onChange, onClear }: FilterFormProps) {
  const id = useId();
  const formId = `${id}-form`;
  usePreHydrationValue(formId, readForm, (typed) => {
    const isSame = Object.entries(typed).every(
      ([name, value]) => filters[name as keyof PageFilters] === value,
    );
    if (!isSame) onChange(typed, true);
  });
  const { search, priceFrom, priceTo, availability, featured, onSale, orderby } = filters;
  return (
    <form
      id={formId}
      action={path}
      aria-label="Filter products"
      onSubmit={(event) => {
        event.preventDefault();
        onChange({}, true);
      }}
      className="grid gap-5 text-base"
    >
      <div>
        <label htmlFor={`${id}-search`} className="font-semibold">
          Search
        </label>
        <input
          id={`${id}-search`}
          type="search"
          name="search"
          maxLength={100}
          value={search}
          onChange={(event) => onChange({ search: event.target.value }, false)}
          placeholder="Oak, wool, grey…"
          className="field mt-1"
        />
      </div>
      <div>
        <label htmlFor={`${id}-order`} className="font-semibold">
          Sort by
        </label>
        <select
          id={`${id}-order`}
          name="orderby"
          value={orderby}
          onChange={(event) => onChange({ orderby: event.target.value as Ordering }, true)}
          className="field mt-1"
        >
          {orderings.map((each) => (
            <option key={each} value={each}>
              {orderNames[each]}
            </option>
          ))}
        </select>
      </div>
      {facets.map(({ name, label, options }) => (
        <div key={name}>
          <label htmlFor={`${id}-${name}`} className="font-semibold">
            {label}
          </label>
          <select
            id={`${id}-${name}`}
            name={name}
            value={filters[name]}
            onChange={(event) => onChange({ [name]: event.target.value }, true)}
            className="field mt-1"
          >
            <option value="">All</option>
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
        </div>
      ))}
      <PriceRange from={priceFrom} to={priceTo} onChange={(range) => onChange(range, false)} />
      <div>
        <label htmlFor={`${id}-stock`} className="font-semibold">
          Availability
        </label>
        <select
          id={`${id}-stock`}
          name="stock_status"
          value={availability}
          onChange={(event) =>
            onChange({ availability: event.target.value as PageFilters['availability'] }, true)
          }
          className="field mt-1"
        >
          <option value="all">All</option>
          {stockStatuses.map((status) => (
            <option key={status} value={status}>
              {stockNotes[status]}
            </option>
          ))}
        </select>
      </div>
      <fieldset>
        <legend className="sr-only">Only</legend>
        <Only
          name="featured"
          label="Featured only"
          checked={featured}
          onChange={(on) => onChange({ featured: on }, true)}
        />
        <Only
          name="on_sale"
          label="On sale only"
          checked={onSale}
          onChange={(on) => onChange({ onSale: on }, true)}
        />
      </fieldset>
      <div className="grid gap-2">
        <Button look="brand" type="submit" className="without-script">
          Show products
        </Button>
        <Button
          look="outline"
          disabled={!isFiltered(filters) && orderby === noFilters.orderby}
          onClick={onClear}
          className="with-script"
        >
          Clear filters
        </Button>
        <a href={path} className="link without-script">
          Clear filters
        </a>
      </div>
    </form>
  );
}

function Only(props: {
  name: string;
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3">
      <input
        type="checkbox"
        name={props.name}
        value="true"
        checked={props.checked}
        onChange={(event) => props.onChange(event.target.checked)}
        className="size-5 accent-brand"
      />
      {props.label}
    </label>
  );
}

function readForm(form: HTMLElement): Omit<PageFilters, 'page'> {
  const sent = [...new FormData(form as HTMLFormElement)].map(([name, value]) => [
    name,
    String(value),
  ]);
  const { page: _, ...filters } = readFilters(new URLSearchParams(sent));
  return filters;
}
