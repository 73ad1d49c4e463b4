import { ChevronDown } from 'lucide-react';
import { Suspense, useId, useState } from 'react';
import { lazyComponent } from '#platform/client/loading/lazy-component.tsx';
import { listExtras } from '../drafts/extra-drafts.ts';
import type { ExtrasPanelProps } from './panel-props.ts';

const ExtrasPanel = lazyComponent(() => import('./extras-panel.tsx'));

/** The section in which doorways, underlay and extras are chosen: closed, and loaded once it is opened. */
export function AnythingElse(props: ExtrasPanelProps) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const chosen = listExtras(props.job).join(', ');
  return (
    <section className="mb-6 border-y border-line-strong">
      <h4>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setIsOpen(!isOpen)}
          className="flex min-h-14 w-full items-center justify-between gap-4 py-2 text-left"
        >
          <span className="min-w-0">
            <span className="block font-display text-lg font-bold tracking-tight">
              Anything else?
            </span>
            <span className="block text-base font-normal wrap-anywhere text-ink-soft">
              {chosen ? `Added: ${chosen}` : 'Doorways, underlay and jobs we can do for you'}
            </span>
          </span>
          <ChevronDown
            size={20}
            aria-hidden="true"
            className={`shrink-0 ${isOpen ? 'rotate-180' : ''}`}
          />
        </button>
      </h4>
      {isOpen && (
        <div id={id} className="pb-5">
          <Suspense fallback={<div className="skeleton h-96" aria-hidden="true" />}>
            <ExtrasPanel {...props} />
          </Suspense>
        </div>
      )}
    </section>
  );
}
