import { useSyncExternalStore } from 'react';
import { isLoadMissing, loadAgain, subscribeToMissingLoads } from '../loading/load-patiently.ts';
import { Button } from './button.tsx';

/** Says that code of the page did not arrive, over the page as it is. */
export function MissingLoad() {
  const isMissing = useSyncExternalStore(subscribeToMissingLoads, isLoadMissing, () => false);
  if (!isMissing) return null;
  return (
    <div
      role="alert"
      className="fixed inset-x-0 bottom-0 z-50 flex flex-wrap items-center justify-center gap-4 border-t border-line bg-white p-4 text-ink shadow-raised"
    >
      <p>Part of this page didn’t load. Please check your signal.</p>
      <Button look="outline" onClick={loadAgain}>
        Try again
      </Button>
    </div>
  );
}
