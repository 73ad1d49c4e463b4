import { Link } from 'wouter';
import { firm } from '#features/business/firm.ts';
import { NoProducts } from '#features/catalogue/client/category/no-products.tsx';
import { buttonClass } from '#platform/client/ui/button.tsx';
import { productEntries } from '../shell/navigation/navigation-links.ts';

/** The page for an unknown product, or for one that could not be loaded. */
export function ProductMissing({ failed }: { failed: boolean }) {
  const title = failed ? 'We couldn’t load this floor' : 'We don’t sell this floor';
  return (
    <div className="wrap band">
      <title>{`${title} | ${firm().name}`}</title>
      <meta name="robots" content="noindex" />
      <h1 className="text-3xl">{title}</h1>
      <NoProducts
        title={failed ? 'Check your connection.' : 'It may have been taken out of the range.'}
        hint={`Ring us on ${firm().phone.display}: we may still have some, or something very like it.`}
      />
      <ul className="flex flex-wrap gap-3">
        {productEntries.map(({ href, label }) => (
          <li key={href}>
            <Link href={href} className={buttonClass('outline')}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
