import { Link } from 'wouter';

type EntryLinksProps = { entries: readonly { href: string; label: string }[]; className: string };

/** List items with links to pages. */
export function LinkList({ entries, className }: EntryLinksProps) {
  return entries.map(({ href, label }) => (
    <li key={href}>
      <Link href={href} className={className}>
        {label}
      </Link>
    </li>
  ));
}
