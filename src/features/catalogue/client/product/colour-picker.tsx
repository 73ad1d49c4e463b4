import { Link } from 'wouter';
import type { Product } from '../../contract.ts';
import type { ColourOption } from '../../product-options.ts';
import { rangeColours } from '../../ranges/siblings.ts';
import { ColourChip } from './colour-chip.tsx';
import { stockNotes } from './stock-note.tsx';

type ColourPickerProps = {
  product: Product;
  /** Products of the same category, including those sold in the other colours. */
  others: readonly Product[];
  chosen: ColourOption | undefined;
  onChoose: (colour: ColourOption) => void;
};

const chip =
  'inline-flex min-h-11 items-center gap-2 rounded-chip border border-line-strong bg-white py-1 pr-4 pl-1.5 text-base hover:border-ink aria-[current]:border-brand aria-[current]:shadow-[inset_0_0_0_1px_var(--color-brand)] aria-pressed:border-brand aria-pressed:shadow-[inset_0_0_0_1px_var(--color-brand)]';

/** The colours of a range; those that are products of their own are links to them. */
export function ColourPicker({ product, others, chosen, onChoose }: ColourPickerProps) {
  const { slug, range } = product;
  const members = range === null ? [] : others.filter((other) => other.range === range);
  const colours = rangeColours(product, members);
  if (colours.length === 0) return null;
  return (
    <div className="mt-6">
      <h2 className="font-sans text-base font-semibold tracking-normal">
        {colours.length === 1 ? 'Colour' : 'Colours'}
      </h2>
      <ul className="mt-2 flex flex-wrap gap-2">
        {colours.map(({ colour, product: sibling }) => {
          const stock = colour.stock ?? sibling?.stockStatus ?? 'instock';
          const missing = stock !== 'instock' && stock;
          const content = (
            <>
              <ColourChip colour={colour} className="size-8" />
              {colour.name}
              {missing && (
                <span className="text-sm text-ink-soft">{stockNotes[missing].toLowerCase()}</span>
              )}
            </>
          );
          return (
            <li key={colour.name}>
              {sibling ? (
                <Link
                  href={`/products/${sibling.slug}`}
                  aria-current={sibling.slug === slug ? 'page' : undefined}
                  className={chip}
                >
                  {content}
                </Link>
              ) : (
                <button
                  type="button"
                  aria-pressed={chosen === colour}
                  onClick={() => onChoose(colour)}
                  className={chip}
                >
                  {content}
                </button>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
