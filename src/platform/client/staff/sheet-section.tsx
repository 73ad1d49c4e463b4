import type { ReactNode } from 'react';

/** A titled section of a side sheet. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-6 border-t border-line pt-4">
      <h3 className="mb-2 font-sans text-base font-semibold tracking-normal">{title}</h3>
      {children}
    </section>
  );
}

/** A definition list with terms and values side by side. */
export function Facts({ children }: { children: ReactNode }) {
  return (
    <dl className="grid items-baseline gap-x-6 gap-y-1.5 sm:grid-cols-[9rem_minmax(0,1fr)]">
      {children}
    </dl>
  );
}

export function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-ink-soft">{term}</dt>
      <dd dir="auto" className="whitespace-pre-line wrap-anywhere max-sm:mb-1.5">
        {children}
      </dd>
    </>
  );
}
