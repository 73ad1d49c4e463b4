import { Link } from 'wouter';
import { JsonLd } from './json-ld.tsx';
import { useSiteOrigin } from './site-origin.ts';

export type Crumb = { label: string; href: string };

/** The breadcrumb trail, for readers and as structured data. The last item is the page itself. */
export function Breadcrumb({ steps, current }: { steps: readonly Crumb[]; current: Crumb }) {
  const origin = useSiteOrigin();
  const trail = [...steps, current];
  return (
    <nav aria-label="Breadcrumb" className="text-base">
      <ol className="flex items-center gap-x-2">
        {steps.map(({ label, href }) => (
          <li key={href} className="flex shrink-0 items-center gap-2">
            <Link href={href} className="link inline-flex min-h-11 items-center">
              {label}
            </Link>
            <span aria-hidden="true" className="text-ink-soft">
              /
            </span>
          </li>
        ))}
        <li aria-current="page" className="flex-1 truncate text-ink-soft [contain:inline-size]">
          {current.label}
        </li>
      </ol>
      <JsonLd
        data={
          import.meta.env.SSR && {
            '@type': 'BreadcrumbList',
            itemListElement: trail.map(({ label, href }, index) => ({
              '@type': 'ListItem',
              position: index + 1,
              name: label,
              item: origin + href,
            })),
          }
        }
      />
    </nav>
  );
}
