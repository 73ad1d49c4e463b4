import { Link } from 'wouter';
import { firm } from '#features/business/firm.ts';
import { Emblem } from './emblem.tsx';

/** The logo, a link to the home page. */
export function Logo() {
  return (
    <Link
      href="/"
      className="flex min-h-11 shrink-0 items-center gap-3 font-display text-ink no-underline"
    >
      {/* Between these widths the bar needs the space for the Free Quote button. */}
      <Emblem className="size-10 min-[24rem]:max-[27rem]:hidden">
        <span className="leading-none">
          <span className="block text-[1.3125rem] font-extrabold tracking-tight">
            {firm().shortName}
          </span>
          <span className="mt-1 block font-sans text-sm font-medium leading-none text-ink-soft">
            {firm().name.replace(firm().shortName, '').trim()}
          </span>
        </span>
      </Emblem>
    </Link>
  );
}
