import { type ComponentType, useEffect, useState } from 'react';
import { loadPatiently } from '../loading/load-patiently.ts';
import { readToast, subscribeToToasts } from './toast-store.ts';

/**
 * Loads the toaster when the first toast is shown, or with the first input: by the time a form is sent the
 * network may be gone.
 */
export function ToastHost() {
  const [Toaster, setToaster] = useState<ComponentType>();
  useEffect(() => {
    const load = async () => {
      const { Toaster } = await loadPatiently(() => import('./toaster.tsx'));
      setToaster(() => Toaster);
    };
    if (readToast()) load();
    document.addEventListener('input', load, { once: true });
    return subscribeToToasts(load);
  }, []);
  return Toaster ? <Toaster /> : null;
}
