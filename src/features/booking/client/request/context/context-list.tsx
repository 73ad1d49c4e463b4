import { useState } from 'react';
import { buttonClass } from '#platform/client/ui/button.tsx';
import {
  type BookingContext,
  type ContextKind,
  describeContext,
  type Included,
} from './booking-context.ts';

type ContextListProps = {
  context: BookingContext;
  included: Included;
  onChange: (included: Included) => void;
};

/** Lists what is sent with the booking besides the form. What is removed stays listed, to be added again. */
export function ContextList({ context, included, onChange }: ContextListProps) {
  const [changed, setChanged] = useState<ContextKind>();
  const items = describeContext(context);
  if (items.length === 0) return null;
  const announced = items.find(({ kind }) => kind === changed);
  return (
    <section aria-labelledby="booking-context" className="mb-5 rounded bg-mist px-4 pt-3 pb-1">
      <h3 id="booking-context" className="font-sans text-base font-semibold tracking-normal">
        Sent with your request
      </h3>
      <ul className="mt-1 text-base">
        {items.map(({ kind, text, detail }) => (
          <li
            key={kind}
            className="flex items-center justify-between gap-x-3 border-t border-line first:border-t-0"
          >
            <p className={`min-w-0 py-2 wrap-anywhere ${included[kind] ? '' : 'text-ink-soft'}`}>
              {text}
              {!included[kind] && ' (not included)'}
              {detail && <span className="block text-sm text-ink-soft">{detail}</span>}
            </p>
            <button
              type="button"
              onClick={() => {
                setChanged(kind);
                onChange({ ...included, [kind]: !included[kind] });
              }}
              className={buttonClass('plain', '-mr-3 shrink-0 px-3')}
            >
              {included[kind] ? 'Remove' : 'Add'}
              <span className="sr-only"> {text}</span>
            </button>
          </li>
        ))}
      </ul>
      <p role="status" className="sr-only">
        {announced && `${included[announced.kind] ? 'Added' : 'Removed'}: ${announced.text}`}
      </p>
    </section>
  );
}
