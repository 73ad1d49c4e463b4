import type { ComponentProps, KeyboardEvent } from 'react';

type DragHandleProps = {
  name: string;
  /** There is nothing to move it past, or an entry is being edited. */
  isOff: boolean;
  /** Moves the entry one place by keyboard. */
  onStep: (by: 1 | -1) => void;
} & Pick<ComponentProps<'button'>, 'onPointerDown' | 'onPointerMove' | 'onPointerUp'> &
  Pick<ComponentProps<'button'>, 'onLostPointerCapture' | 'onKeyDown'>;

/** The handle by which an entry is dragged; the up and down keys move it too. */
export function DragHandle({ name, isOff, onStep, onKeyDown, ...drag }: DragHandleProps) {
  const handleKey = (event: KeyboardEvent<HTMLButtonElement>) => {
    onKeyDown?.(event);
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key] as 1 | -1 | undefined;
    if (!by || isOff) return;
    event.preventDefault();
    onStep(by);
  };
  return (
    <button
      type="button"
      aria-label={`Move: ${name}`}
      title="Drag, or press the arrow up or down"
      aria-disabled={isOff || undefined}
      onKeyDown={handleKey}
      {...(!isOff && drag)}
      className="inline-grid size-8 shrink-0 cursor-grab touch-none place-items-center rounded text-ink-soft hover:bg-mist hover:text-ink active:cursor-grabbing aria-disabled:cursor-default aria-disabled:opacity-40 pointer-coarse:size-11"
    >
      <svg viewBox="0 0 10 16" className="h-4" fill="currentColor" aria-hidden="true">
        {[2, 8, 14].flatMap((y) =>
          [2, 8].map((x) => <circle key={`${x} ${y}`} cx={x} cy={y} r="1.4" />),
        )}
      </svg>
    </button>
  );
}
