import { Link } from 'wouter';

type LinkListProps = { entries: readonly { href: string; label: string }[]; className: string };

/** List items with links to pages. */
export function LinkList({ entries, className }: LinkListProps) {
  return entries.map(({ href, label }) => (
    <li key={href}>
      <Link href={href} className={className}>
        {label}
      </Link>
    </li>
  ));
}
