import { useQuery } from '@tanstack/react-query';
import { brokenLinksQuery } from './api.ts';

/** The links that lead nowhere since they were saved; nothing where all are well. */
export function BrokenLinks() {
  const { data = [] } = useQuery(brokenLinksQuery);
  if (data.length === 0) return null;
  return (
    <section
      aria-labelledby="broken-links"
      className="mb-8 max-w-[68ch] rounded border border-line-strong p-4 text-sm"
    >
      <h2 id="broken-links" className="text-lg">
        Links that lead nowhere
      </h2>
      <p className="mt-1 mb-3 text-ink-soft">
        The page was there when the text was saved. Change the link, or bring the page back.
      </p>
      <ul className="border-t border-line">
        {data.map(({ label, editPath, words, href }) => (
          <li
            key={`${label} ${words} ${href}`}
            className="flex flex-wrap items-center gap-x-3 border-b border-line py-1 last:border-b-0"
          >
            <a href={editPath} className="link inline-flex min-h-11 items-center">
              {label}
            </a>
            <span className="min-w-0 wrap-anywhere">
              “{words}” leads to {href}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
