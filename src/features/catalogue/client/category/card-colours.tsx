import { Link } from 'wouter';
import type { StoreProduct } from '../../contract.ts';
import { ColourChip } from '../product/colour-chip.tsx';

const maxColours = 5;

type CardColoursProps = {
  colours: StoreProduct['colorOptions'];
  /** The product shown on the card. */
  slug: string;
  /** Shows their names, which otherwise only screen readers read and pointers uncover. */
  named: boolean;
};

const target =
  'inline-flex min-h-11 min-w-11 items-center gap-2 rounded-chip text-base aria-[current]:font-semibold';

/** The colours of a range: each one that is a product of its own is a link to it. */
export function CardColours({ colours, slug, named }: CardColoursProps) {
  if (colours.length === 0) return null;
  const rest = colours.length - maxColours;
  return (
    <ul
      aria-label="Colours"
      className={`-ml-2.5 flex flex-wrap items-center ${named ? 'gap-x-2' : ''}`}
    >
      {colours.slice(0, maxColours).map((colour) => {
        const { name, percentOff } = colour;
        const text = percentOff ? `${name}, ${percentOff}% off` : name;
        const content = (
          <>
            <ColourChip colour={colour} className="ml-2.5 size-6" />
            <span className={named ? 'pr-2.5' : 'sr-only'}>{text}</span>
          </>
        );
        return (
          <li key={name}>
            {colour.slug ? (
              <Link
                href={`/products/${colour.slug}`}
                title={named ? undefined : text}
                aria-current={colour.slug === slug ? 'true' : undefined}
                className={`${target} hover:bg-mist`}
              >
                {content}
              </Link>
            ) : (
              <span className={target}>{content}</span>
            )}
          </li>
        );
      })}
      {rest > 0 && <li className="pl-2 text-sm text-ink-soft">and {rest} more</li>}
    </ul>
  );
}
