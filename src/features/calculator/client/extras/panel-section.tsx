import type { ReactNode } from 'react';

export const boxClass =
  'flex min-h-14 cursor-pointer items-center gap-3 rounded border border-line-strong bg-white px-4 py-2 hover:border-ink has-checked:border-brand has-checked:shadow-[inset_0_0_0_1px_var(--color-brand)] has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-chalk';
export const boxInputClass = 'size-5 shrink-0 accent-brand focus-visible:outline-none';

/** A group of fields with its title and what there is to know of it. */
export function PanelSection(props: { title: string; note?: ReactNode; children: ReactNode }) {
  return (
    <fieldset className="min-w-0">
      <legend className="font-semibold">{props.title}</legend>
      {props.note && <p className="mt-1 text-base text-ink-soft">{props.note}</p>}
      <div className="mt-3 space-y-3">{props.children}</div>
    </fieldset>
  );
}
