import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '#platform/client/ui/button.tsx';

type ZoomDialogProps = { src: string; name: string; onClose: () => void };

/** The width of the image at each zoom, in widths of the dialog. */
const widths = ['w-full', 'w-[200%]', 'w-[300%]', 'w-[400%]'];

/** An image in full size, moved by scrolling: with a finger, a wheel or the arrow keys. */
export default function ZoomDialog({ src, name, onClose }: ZoomDialogProps) {
  const id = useId();
  const [zoom, setZoom] = useState(2);
  const dialog = useRef<HTMLDialogElement>(null);
  const area = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    area.current?.focus();
    return () => element?.close();
  }, []);
  // Keeps the middle of the image in the middle: `zoom` has just changed its size.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after each zoom
  useLayoutEffect(() => {
    const box = area.current;
    box?.scrollTo({
      left: (box.scrollWidth - box.clientWidth) / 2,
      top: (box.scrollHeight - box.clientHeight) / 2,
      behavior: 'instant',
    });
  }, [zoom]);
  const change = (by: number) => setZoom((now) => Math.min(widths.length, Math.max(1, now + by)));
  const handleKey = ({ key }: KeyboardEvent) => {
    if (key === '+' || key === '=') change(1);
    if (key === '-') change(-1);
  };
  return (
    <dialog
      ref={dialog}
      aria-labelledby={id}
      onClose={onClose}
      onKeyDown={handleKey}
      className="zoom-dialog bg-white text-ink"
    >
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1 p-3">
        <h2 id={id} className="min-w-[60%] flex-1 text-base max-sm:-order-2">
          {name}
        </h2>
        <Button
          look="outline"
          aria-label="Zoom out"
          disabled={zoom === 1}
          onClick={() => change(-1)}
        >
          −
        </Button>
        <output className="w-14 text-center text-base tabular-nums">{zoom}00%</output>
        <Button
          look="outline"
          aria-label="Zoom in"
          disabled={zoom === widths.length}
          onClick={() => change(1)}
        >
          +
        </Button>
        <Button look="plain" onClick={() => dialog.current?.close()} className="max-sm:-order-1">
          Close
        </Button>
      </div>
      <section
        ref={area}
        aria-label={`Picture of ${name}: the arrow keys move it, plus and minus zoom`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it
        tabIndex={0}
        className="relative min-h-0 overflow-auto overscroll-contain bg-mist -outline-offset-2"
      >
        <img
          src={src}
          alt={`Colour illustration of ${name}, enlarged`}
          width={800}
          height={800}
          className={`h-auto max-w-none ${widths[zoom - 1]}`}
        />
      </section>
    </dialog>
  );
}
