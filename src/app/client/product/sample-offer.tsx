import { type ComponentProps, Suspense, useState } from 'react';
import { lazyComponent } from '#platform/client/loading/lazy-component.tsx';

const SampleDialog = lazyComponent(() => import('./sample-dialog.tsx'));

/** The link that opens the order of free samples; nothing when the product has none left. */
export function SampleOffer(props: Omit<ComponentProps<typeof SampleDialog>, 'onClose'>) {
  const [isOpen, setOpen] = useState(false);
  return (
    props.product.samples > 0 && (
      <>
        <button
          type="button"
          onClick={() => setOpen(true)}
          className="link with-script mt-3 min-h-11"
        >
          Order free samples
        </button>
        {isOpen && (
          <Suspense>
            <SampleDialog {...props} onClose={() => setOpen(false)} />
          </Suspense>
        )}
      </>
    )
  );
}
