import * as Deps from '@radix-ui/react-toast';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { buttonClass } from './button.tsx';
import {
  dismissToast,
  readToast,
  type ShownToast,
  subscribeToToasts,
  toastLimits,
} from './toast-store.ts';

/**
 * Renders the toast of the store. Radix announces it, pauses it under the pointer and lets it be swiped
 * away.
 */
export function Toaster() {
  const toast = useSyncExternalStore(subscribeToToasts, readToast);
  const place = useTopLayer(toast?.id);
  return createPortal(
    <Deps.Provider duration={toastLimits.displayMs} swipeDirection="right" swipeThreshold={50}>
      {toast && <ToastCard key={toast.id} toast={toast} />}
      <Deps.Viewport
        hotkey={['F8']}
        className="toast-viewport fixed right-0 z-50 w-full p-4 outline-none md:max-w-[420px]"
      />
    </Deps.Provider>,
    place,
  );
}

/** Where toasts take space of their own, in layouts that have such a place; else they lie above the page. */
const findDock = () =>
  [...document.querySelectorAll<HTMLElement>('.toast-dock')].find((dock) => dock.offsetParent) ??
  document.body;

/**
 * The element in which a toast is reachable: the open modal dialog, since everything else is inert, or
 * the place in the page.
 */
function useTopLayer(toastId: number | undefined): Element {
  const [place, setPlace] = useState<Element>(findDock);
  useEffect(() => {
    if (toastId === undefined) return;
    const dialog = [...document.querySelectorAll('dialog:modal')].at(-1);
    setPlace(dialog ?? findDock());
    const leave = () => setPlace(findDock());
    dialog?.addEventListener('close', leave);
    return () => dialog?.removeEventListener('close', leave);
  }, [toastId]);
  return place;
}

const looks = {
  default: 'border-line bg-white text-ink before:bg-brand',
  destructive: 'border-error bg-white text-ink before:bg-error',
};

function ToastCard({ toast }: { toast: ShownToast }) {
  const { id, open, title, description, durationMs, action, variant = 'default' } = toast;
  return (
    <Deps.Root
      open={open}
      duration={durationMs}
      onOpenChange={(next) => !next && dismissToast(id)}
      type={variant === 'destructive' || action ? 'foreground' : 'background'}
      className={`toast relative flex items-start gap-3 overflow-hidden rounded border py-4 pr-2 pl-6 text-base shadow-raised before:absolute before:inset-y-0 before:left-0 before:w-1.5 ${looks[variant]}`}
    >
      <div className="min-w-0 flex-1 py-1">
        <Deps.Title
          className={`font-semibold ${variant === 'destructive' ? 'text-error' : 'text-ink'}`}
        >
          {title}
        </Deps.Title>
        {description && (
          <Deps.Description className="mt-1 wrap-anywhere">{description}</Deps.Description>
        )}
        {action && (
          <Deps.Action
            altText={action.altText}
            onClick={action.onSelect}
            className={buttonClass('outline', 'mt-3')}
          >
            {action.label}
          </Deps.Action>
        )}
      </div>
      <Deps.Close className="inline-flex size-11 shrink-0 items-center justify-center rounded">
        <span className="sr-only">Close message</span>
        <svg viewBox="0 0 16 16" className="size-4" aria-hidden="true">
          <path d="M2 2l12 12M14 2 2 14" stroke="currentColor" strokeWidth="1.75" />
        </svg>
      </Deps.Close>
    </Deps.Root>
  );
}
