import { useId } from 'react';
import { Link } from 'wouter';
import type { StaffAccount } from '#features/staff-accounts/contract.ts';
import { formatCount, type StaffLink } from './admin-tabs.ts';
import { useNavigation } from './use-navigation.ts';

type CountedLinkProps = {
  link: StaffLink;
  member: Pick<StaffAccount, 'role'>;
  /** Puts the number on the corner of the label, where there is no room beside it. */
  isCompact?: boolean;
  'aria-current': 'page' | undefined;
  className: string;
};

/** A link of the staff screens with the number of those who wait there. */
export function CountedLink({ link, member, isCompact = false, ...anchor }: CountedLinkProps) {
  const id = useId();
  const counts = useNavigation(member);
  const count = formatCount(link.count ? counts[link.count] : 0);
  return (
    <Link href={link.href} aria-describedby={count && id} {...anchor}>
      <CountedLabel id={id} count={count} isCompact={isCompact}>
        {link.label}
      </CountedLabel>
    </Link>
  );
}

const looks = {
  compact:
    'absolute bottom-full left-full -mb-2 -ml-2 min-w-[1.4em] px-1 text-[0.8rem] leading-[1.4]',
  beside: 'min-w-6 px-1.5 text-sm',
};

type CountedLabelProps = {
  id: string;
  count: string | undefined;
  isCompact: boolean;
  children: string;
};

/** A label with how many wait; the number describes the control by its id, whose name stays as it is. */
export function CountedLabel({ id, count, isCompact, children }: CountedLabelProps) {
  const badge = count && (
    <span
      aria-hidden="true"
      className={`rounded-chip bg-tape text-center font-semibold text-ink tabular-nums in-aria-[current=page]:forced-colors:bg-[Highlight] ${isCompact ? looks.compact : looks.beside}`}
    >
      {count}
      <span id={id} hidden>
        {count} waiting
      </span>
    </span>
  );
  if (isCompact)
    return (
      <span className="relative">
        {children}
        {badge}
      </span>
    );
  return (
    <>
      {children}
      {badge}
    </>
  );
}
