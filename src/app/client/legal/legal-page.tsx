import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { firm } from '#features/business/firm.ts';
import { heroImage } from '#features/business/images.ts';
import { Breadcrumb } from '../shell/head/breadcrumb.tsx';
import { PageHead } from '../shell/head/page-head.tsx';
import { legalEntries } from '../shell/navigation/legal-entries.ts';

type LegalPageProps = {
  path: (typeof legalEntries)[number]['href'];
  title: string;
  description: string;
  children: ReactNode;
};

const home = { label: 'Home', href: '/' };

/** The layout of a legal text: one column, with links to the three other texts. */
export function LegalPage({ path, title, description, children }: LegalPageProps) {
  return (
    <div className="wrap pt-4 pb-20 lg:pb-28">
      <PageHead
        title={`${title} | ${firm().name}`}
        description={description}
        path={path}
        picture={heroImage}
        imageAlt="Illustration of a living room with Cavendish Saxony carpet in Dove"
      />
      <Breadcrumb steps={[home]} current={{ label: title, href: path }} />
      <div className="mt-4 grid gap-x-16 gap-y-10 lg:grid-cols-[1fr_14rem]">
        <article className="max-w-[66ch]">
          <h1 className="mb-8 border-b-2 border-ink pb-6 text-3xl">{title}</h1>
          {children}
        </article>
        <nav aria-label="Legal pages" className="text-base lg:pt-28">
          <ul>
            {legalEntries.map(({ href, label }) => (
              <li key={href} className="border-t border-line">
                <Link
                  href={href}
                  aria-current={href === path ? 'page' : undefined}
                  className="flex min-h-11 items-center hover:underline aria-[current]:font-bold"
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </div>
  );
}

export function LegalSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-10 grid gap-4 first:mt-0">
      <h2 className="text-xl">{title}</h2>
      {children}
    </section>
  );
}

export function LegalList({ items }: { items: readonly ReactNode[] }) {
  return (
    <ul className="border-b border-line">
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list that never moves
        <li key={index} className="border-t border-line py-3">
          {item}
        </li>
      ))}
    </ul>
  );
}
