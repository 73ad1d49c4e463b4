import { Link } from 'wouter';
import { legalEntries } from './legal-entries.ts';

/** For the foot of every page. */
export function LegalLinks() {
  return (
    <ul className="flex flex-wrap gap-x-6">
      {legalEntries.map(({ href, label }) => (
        <li key={href}>
          <Link href={href} className="inline-flex min-h-11 items-center hover:underline">
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
