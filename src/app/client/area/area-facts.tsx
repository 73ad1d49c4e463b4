import { Link } from 'wouter';
import type { ServiceArea } from '#features/areas/contract.ts';
import {
  consultationTimeText,
  freeMeasureText,
  installationTimeText,
  levellingText,
  workmanshipGuarantee,
} from '#features/business/claims.ts';
import { lowestPricesQuery } from '#features/catalogue/client/lowest-prices.ts';
import { useRead } from '#platform/client/reads/use-read.ts';
import { productEntries, serviceEntries } from '../shell/navigation/navigation-links.ts';

const listPromises = () => [
  `${freeMeasureText}: a visit takes ${consultationTimeText()}.`,
  `A carpet typically takes ${installationTimeText()} to fit.`,
  `${workmanshipGuarantee()}.`,
  `${levellingText()}.`,
];
const entries = [...productEntries, ...serviceEntries.slice(-2)];
/** The categories of the first entries. */
const categories = ['carpet', 'lvt', 'vinyl', 'laminate'] as const;

/** The column beside the text: services in this area, and links to nearby areas. */
export function AreaFacts({ area }: { area: ServiceArea }) {
  const { name, villages } = area;
  const { data: prices } = useRead(lowestPricesQuery);
  return (
    <aside aria-label={`Facts about our work in ${name}`} className="text-base">
      <h2 className="text-lg">What we do in {name}</h2>
      <ul className="mt-3">
        {entries.map(({ href, label }, index) => {
          const category = categories[index];
          return (
            <li
              key={href}
              className="flex items-center justify-between gap-x-4 border-t border-line"
            >
              <Link href={href} className="link flex min-h-11 items-center">
                {label}
              </Link>
              <span className="text-right text-ink-soft tabular-nums">
                {category && prices?.[category]}
              </span>
            </li>
          );
        })}
      </ul>
      <ul className="mt-6 border-y border-line">
        {listPromises().map((promise) => (
          <li key={promise} className="border-t border-line py-3 first:border-t-0">
            {promise}
          </li>
        ))}
      </ul>
      {villages.length > 0 && (
        <>
          <h2 className="mt-8 text-lg">Villages around {name}</h2>
          <p className="mt-2">{villages.join(', ')}.</p>
        </>
      )}
    </aside>
  );
}
