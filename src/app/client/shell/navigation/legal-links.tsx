import { Link } from 'wouter';
import { legalEntries } from './legal-entries.ts';

/** Links to the legal pages, for the footer. */
export function LegalLinks() {
  return (
    <ul className="flex flex-wrap gap-x-6">
      {legalEntries.map(({ href, label }) => (
        <li key={href}>
          <Link href={href} className="inline-flex min-h-11 min-w-11 items-center hover:underline">
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
