import { useId } from 'react';
import { usePreHydrationValue } from '#platform/client/pre-hydration-value.ts';
import { Button } from '#platform/client/ui/button.tsx';
import type { ProductFacet } from '../../contract.ts';
import {
  isFiltered,
  noFilters,
  type Ordering,
  orderings,
  type PageFilters,
  readFilters,
} from '../../page-filters.ts';
import { stockStatuses } from '../../product-options.ts';
import { stockNotes } from '../product/stock-note.tsx';
import { ColourChoice } from './colour-choice.tsx';
import { PriceRange } from './price-range.tsx';

type FilterFormProps = {
  /** The page's own path, to which the form is submitted without script. */
  path: string;
  filters: PageFilters;
  facets: readonly ProductFacet[];
  /** `settled` is false while somebody is still typing or dragging. */
  onChange: (change: Partial<PageFilters>, settled: boolean) => void;
  onClear: () => void;
  /** How many match: '6 ranges'. */
  count: string;
  /** Takes the reader to the list. */
  onShow: () => void;
  /** What somebody might search for on this page. */
  searchExample: string;
};

/** So many of the page's own filters, colour first, are in sight on a phone; the others are folded. */
const inSight = 2;

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
export function FilterForm(props: FilterFormProps) {
  const { path, filters, facets, onChange, onClear, count, onShow, searchExample } = props;
  const id = useId();
  const formId = `${id}-form`;
  usePreHydrationValue(formId, readForm, (typed) => {
    const isSame = Object.entries(typed).every(
      ([name, value]) => filters[name as keyof PageFilters] === value,
    );
    if (!isSame) onChange(typed, true);
  });
  const { search, priceFrom, priceTo, availability, featured, onSale, orderby } = filters;
  const select = ({ name, label, options }: ProductFacet) => (
    <div key={name} className="min-w-0">
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
  );
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
      <div className="grid grid-cols-2 gap-3 lg:grid-cols-1 lg:gap-5">
        {facets
          .slice(0, inSight)
          .map((facet) =>
            facet.name === 'colour' ? (
              <ColourChoice
                key={facet.name}
                facet={facet}
                value={filters.colour}
                onChange={(colour) => onChange({ colour }, true)}
              />
            ) : (
              select(facet)
            ),
          )}
        <div className="min-w-0">
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
      </div>
      <details className="filters border-y border-line-strong lg:border-y-0">
        <summary className="min-h-12 gap-3 font-semibold">More filters</summary>
        <div className="grid gap-5 py-2 lg:py-0">
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
              placeholder={searchExample}
              className="field mt-1"
            />
          </div>
          {facets.slice(inSight).map(select)}
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
          <Button
            look="outline"
            disabled={!isFiltered(filters) && orderby === noFilters.orderby}
            onClick={onClear}
            className="with-script"
          >
            Clear filters
          </Button>
          {/* Stays at the bottom of the window: the list is far below the open filters. */}
          <Button
            look="brand"
            onClick={({ currentTarget }) => {
              currentTarget.closest('details')?.removeAttribute('open');
              onShow();
            }}
            className="with-script sticky bottom-4 mb-4 tabular-nums lg:hidden"
          >
            Show {count}
          </Button>
        </div>
      </details>
      <div className="without-script grid gap-2">
        <Button look="brand" type="submit">
          Show products
        </Button>
        <a href={path} className="link">
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
