import { fieldOf, type PriceGroup, type PriceName } from '../../price-fields.ts';
import { PriceRow } from './price-row.tsx';
import type { PriceForm } from './use-price-form.ts';

const groups: { group: PriceGroup; title: string }[] = [
  { group: 'carpet', title: 'Carpet' },
  { group: 'vinyl', title: 'Vinyl' },
  { group: 'laminate', title: 'Laminate' },
  { group: 'hard', title: 'Herringbone and glued-down floors' },
  { group: 'every', title: 'Every floor' },
  { group: 'extras', title: 'Extras a customer can add' },
];

type PriceGroupsProps = {
  prices: PriceForm;
  /** The prices that are shown; all of them where it is left out. */
  names?: readonly PriceName[];
};

/** The fields of the price book, by what they are for. */
export const PriceGroups = ({ prices: { book, form, draftErrors }, names }: PriceGroupsProps) => (
  <div className="space-y-7">
    {groups.map(({ group, title }) => {
      const shown = book.prices.filter(
        ({ name }) => fieldOf(name).group === group && (names?.includes(name) ?? true),
      );
      return (
        shown.length > 0 && (
          <fieldset key={group}>
            <legend className="w-full border-b-2 border-ink pb-1.5 font-display text-lg font-bold">
              {title}
            </legend>
            {shown.map((price) => (
              <PriceRow
                key={price.name}
                price={price}
                draft={form.watch(price.name)}
                error={draftErrors[price.name]}
                field={form.register(price.name)}
              />
            ))}
          </fieldset>
        )
      );
    })}
  </div>
);
