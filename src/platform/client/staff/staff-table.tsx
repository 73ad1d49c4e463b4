import type { ReactNode } from 'react';

type StaffTableProps = { caption: string; headings: readonly string[]; children: ReactNode };

/** A dense table with a sticky header; on narrow screens each row is a block. */
export function StaffTable({ caption, headings, children }: StaffTableProps) {
  return (
    <table className="w-full text-left text-sm max-xl:block">
      <caption className="sr-only">{caption}</caption>
      <thead className="max-xl:sr-only">
        <tr>
          {headings.map((heading) => (
            <th
              key={heading}
              scope="col"
              className="sticky top-14 z-10 border-b-2 border-ink bg-white py-2 pr-4 font-semibold"
            >
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      {children}
    </table>
  );
}

export const staffRow =
  'border-b border-line align-top hover:bg-mist/60 max-xl:grid max-xl:grid-cols-[repeat(auto-fit,minmax(min(13rem,100%),1fr))] max-xl:gap-x-6 max-xl:gap-y-2 max-xl:py-4';
export const staffCell = 'py-2.5 pr-4 wrap-anywhere max-xl:p-0';
/** Classes of the button that opens a row's details; its scroll margin keeps it clear of the sticky header. */
export const rowOpener =
  'min-h-6 scroll-mt-28 text-left font-semibold text-chalk underline decoration-1 underline-offset-[0.2em] hover:decoration-2 wrap-anywhere';
export const rowAction = `inline-flex min-h-8 scroll-mt-28 items-center rounded border border-line-strong bg-white px-2.5 text-sm font-semibold enabled:hover:border-ink enabled:hover:bg-mist disabled:opacity-50`;

const chips = {
  waiting: 'bg-tape text-ink',
  going: 'bg-brand text-white',
  done: 'bg-mist text-brand',
  ended: 'border border-line-strong text-ink-soft',
  wrong: 'bg-white border border-error text-error',
};
export type ChipTone = keyof typeof chips;

/** A coloured label for a state. */
export function Chip({ tone, children }: { tone: ChipTone; children: ReactNode }) {
  return (
    <span
      className={`inline-block rounded-chip px-2.5 py-0.5 text-sm font-semibold whitespace-nowrap ${chips[tone]}`}
    >
      {children}
    </span>
  );
}
