import { Mail } from 'lucide-react';
import { Suspense, useState } from 'react';
import { createPortal } from 'react-dom';
import { bookingPath } from '#features/business/facts.ts';
import { lazyComponent } from '#platform/client/loading/lazy-component.tsx';
import { Button, buttonClass } from '#platform/client/ui/button.tsx';

const EmailDialog = lazyComponent(() => import('./email-dialog.tsx'));

/** What to do with the price, beside it; on a phone at the bottom of the window while the estimate is in view. */
export function EstimateActions({ id }: { id: string }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className="estimate-actions bottom-bar flex flex-wrap gap-3 max-md:grid max-md:grid-flow-col print:hidden">
      <a href={bookingPath} className={buttonClass('action', 'max-md:text-center')}>
        Book FREE Measure
      </a>
      <Button look="outline" onClick={() => setIsOpen(true)} className="noscript:hidden">
        <Mail size={18} aria-hidden="true" className="max-md:hidden" />
        Email it to me
      </Button>
      {/* Outside the calculator's form: a form cannot be inside another. */}
      {isOpen &&
        createPortal(
          <Suspense>
            <EmailDialog id={id} onClose={() => setIsOpen(false)} />
          </Suspense>,
          document.body,
        )}
    </div>
  );
}
