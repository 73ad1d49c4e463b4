import type { ReactNode } from 'react';

/** A group of form fields under a heading. */
export function FormGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="min-w-0 border-t border-line pt-4 first:border-0 first:pt-0">
      <legend className="float-left mb-2 w-full font-semibold">{title}</legend>
      <div className="clear-both grid gap-3">{children}</div>
    </fieldset>
  );
}
