import { type ComponentType, useEffect, useState } from 'react';
import { readToast, subscribeToToasts } from './toast-store.ts';

/** Waits for the first toast and loads what shows toasts only then. */
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
