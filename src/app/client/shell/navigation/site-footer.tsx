import type { ReactNode } from 'react';
import { areasQuery } from '#features/areas/client/api.ts';
import { vatNote } from '#features/business/facts.ts';
import { firm } from '#features/business/firm.ts';
import { useRead } from '#platform/client/reads/use-read.ts';
import { Emblem } from '../emblem.tsx';
import { useClosedPeriods } from '../shell-queries.ts';
import { LegalLinks } from './legal-links.tsx';
import { LinkList } from './link-list.tsx';
import { productEntries, serviceEntries } from './navigation-links.ts';
import { SectionLink } from './section-link.tsx';

/** Those of the menu that come first. */
const namedAreas = 4;
const entry = 'inline-flex min-h-11 min-w-11 items-center hover:underline';

export function SiteFooter() {
  const closed = useClosedPeriods();
  const { data: areas = [] } = useRead(areasQuery);
  return (
    <footer className="on-green text-base">
      <div className="wrap grid grid-cols-2 gap-x-8 gap-y-6 py-8 sm:gap-y-10 sm:py-14 lg:grid-cols-[1.4fr_1fr_1fr_1.2fr]">
        <div className="max-sm:col-span-2">
          <p className="flex items-center gap-3 font-display text-lg font-bold">
            <Emblem className="size-10">{firm().name}</Emblem>
          </p>
          <p className="mt-2 sm:mt-4 sm:max-w-72">
            Fitting floors since {firm().since}, within {firm().radiusMiles} miles of{' '}
            {firm().base.town}.
          </p>
        </div>
        <Column title="Services">
          <LinkList entries={[...productEntries, ...serviceEntries]} className={entry} />
        </Column>
        <Column title="Service areas">
          <LinkList
            entries={areas
              .slice(0, namedAreas)
              .map(({ slug, name }) => ({ href: `/area/${slug}`, label: name }))}
            className={entry}
          />
          <li>
            <SectionLink section="areas" className={entry}>
              View All Areas
            </SectionLink>
          </li>
        </Column>
        <Column title="Contact" wide>
          <li>
            <a href={firm().phone.href} className={`${entry} font-semibold`}>
              {firm().phone.display}
            </a>
          </li>
          <li>
            <a href={firm().email.href} className={`${entry} break-all`}>
              {firm().email.display}
            </a>
          </li>
          <li className="min-h-11 content-center">{firm().address}</li>
          {firm().openingHours.map(({ label, text }) => (
            <li
              key={label}
              className="flex gap-4 tabular-nums max-sm:col-start-2 max-sm:items-center"
            >
              <span className="w-16">{label}</span>
              {text}
            </li>
          ))}
          {closed.map((period) => (
            <li key={period.from} className="mt-2 tabular-nums max-sm:col-span-full">
              {period.hours ? `Open ${period.hours}` : 'Closed'} {period.words} ({period.name})
            </li>
          ))}
        </Column>
      </div>
      <div className="wrap text-sm">
        <div className="border-t border-white/30 pt-2">
          <LegalLinks />
        </div>
        <p className="flex flex-wrap justify-between gap-x-8 gap-y-2 pt-4 pb-24 sm:pt-6 sm:pb-28">
          <span>
            © {firm().copyrightYear} {firm().name}
          </span>
          <span>{vatNote} Room pictures are illustrations.</span>
        </p>
      </div>
    </footer>
  );
}

type ColumnProps = {
  title: string;
  /** As wide as two columns on a phone. */
  wide?: true;
  children: ReactNode;
};

function Column({ title, wide, children }: ColumnProps) {
  return (
    <section className={wide && 'max-sm:col-span-2'}>
      <h2 className="mb-2 font-sans text-base font-bold tracking-normal">{title}</h2>
      <ul className={wide && 'max-sm:grid max-sm:grid-cols-[2fr_3fr] max-sm:gap-x-4'}>
        {children}
      </ul>
    </section>
  );
}
