import { Link } from 'wouter';
import { firm } from '#features/business/firm.ts';
import { legalEntries } from './legal-entries.ts';

const entry = 'inline-flex min-h-11 min-w-11 items-center hover:underline';

/** Links to the legal pages and to the firm's pages elsewhere, for the footer. */
export function LegalLinks() {
  return (
    <ul className="flex flex-wrap gap-x-6">
      {legalEntries.map(({ href, label }) => (
        <li key={href}>
          <Link href={href} className={entry}>
            {label}
          </Link>
        </li>
      ))}
      {firm().socialLinks?.map(({ name, url }) => (
        <li key={url}>
          <a href={url} className={entry}>
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
