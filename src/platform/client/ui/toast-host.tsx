import { type ComponentType, useEffect, useState } from 'react';
import { readToast, subscribeToToasts } from './toast-store.ts';

/** Loads the toaster when the first toast is shown. */
export function ToastHost() {
  const [Toaster, setToaster] = useState<ComponentType>();
  useEffect(() => {
    const load = async () => {
      const { Toaster } = await import('./toaster.tsx');
      setToaster(() => Toaster);
    };
    if (readToast()) load();
    return subscribeToToasts(load);
  }, []);
  return Toaster ? <Toaster /> : null;
}
