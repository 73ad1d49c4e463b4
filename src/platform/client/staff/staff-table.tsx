import type { ReactNode } from 'react';

type StaffTableProps = { caption: string; headings: readonly string[]; children: ReactNode };

/** A dense table with a sticky header; on narrow screens each row is a block, on phones a card. */
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
  'border-line align-top md:border-b hover:bg-mist/60 max-xl:grid max-xl:grid-cols-[repeat(auto-fit,minmax(min(13rem,100%),1fr))] max-xl:gap-x-6 max-xl:gap-y-2 max-xl:py-4 max-md:mb-3 max-md:grid-cols-[1fr_auto] max-md:rounded max-md:border max-md:gap-x-3 max-md:p-4 max-md:[&>td]:col-span-full';
/**
 * The same with three lines where the table has no room: in its first cell a name and `CompactLines`, at its right the
 * cells with the state and the actions. Cells marked `tableOnly` are left out.
 */
export const compactRow =
  'border-b border-line align-top hover:bg-mist/60 max-xl:grid max-xl:grid-cols-[minmax(0,1fr)_auto] max-xl:gap-x-3 max-xl:gap-y-1 max-xl:py-2.5';
export const compactCells = {
  name: 'max-xl:col-start-1 max-xl:row-span-2 max-xl:row-start-1',
  state: 'max-xl:col-start-2 max-xl:row-start-1 max-xl:justify-self-end',
  actions: 'max-xl:col-start-2 max-xl:row-start-2 max-xl:self-end',
  tableOnly: 'max-xl:hidden',
};

/** The second and the third line of a compact row: what it is about, and when. */
export function CompactLines({ about, when }: { about: ReactNode; when: ReactNode }) {
  return (
    <div className="mt-0.5 xl:hidden">
      <span className="line-clamp-1 wrap-anywhere">{about}</span>
      <span className="flex flex-wrap gap-x-2 text-ink-soft tabular-nums">{when}</span>
    </div>
  );
}

/** Classes of the cell with the state, which stands beside the name on a card. */
export const staffCardCorner =
  'max-md:col-start-2! max-md:row-start-1! max-md:max-w-40 max-md:text-right';
/** A column is never narrower than its longest word; only a word longer than the whole cell is broken. */
export const staffCell = 'py-2.5 pr-4 wrap-break-word max-xl:min-w-0 max-xl:p-0';
/** Classes of the button that opens a row's details; its scroll margin keeps it clear of the sticky header. */
export const rowOpener =
  'min-h-6 scroll-mt-28 text-left font-semibold text-chalk underline decoration-1 max-md:text-base underline-offset-[0.2em] hover:decoration-2 wrap-break-word';
export const rowAction = `inline-flex min-h-8 whitespace-nowrap max-md:min-h-11 pointer-coarse:min-h-11 pointer-coarse:min-w-11 justify-center max-md:px-4 scroll-mt-28 items-center rounded border border-line-strong bg-white px-2.5 text-sm font-semibold enabled:hover:border-ink enabled:hover:bg-mist disabled:opacity-50`;

/** The same of the one action that a row is there for. */
export const rowPrimary = `${rowAction} enabled:border-brand enabled:bg-brand enabled:text-white enabled:hover:bg-brand-deep enabled:hover:border-brand-deep`;

/** Classes of a deadline by its state. */
export const deadlineLooks = {
  running: 'text-ink-soft',
  urgent: 'font-semibold text-ink',
  late: 'font-semibold text-error',
  kept: 'text-ink-soft',
  missed: 'text-ink-soft',
};

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
