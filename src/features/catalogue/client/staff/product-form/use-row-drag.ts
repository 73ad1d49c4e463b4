import { type KeyboardEvent, type PointerEvent, type RefObject, useState } from 'react';
import { dropIndex } from './drop-index.ts';

type Drag = { from: number; to: number };

/**
 * Dragging of the rows of a list, by mouse, pen and finger. The rows stay where they are until the drop: a row that
 * moved in the document would lose the pointer. Escape takes it back.
 */
export function useRowDrag(
  list: RefObject<HTMLUListElement | null>,
  onMove: (from: number, to: number) => void,
) {
  const [drag, setDrag] = useState<Drag>();
  const targetOf = (from: number, y: number) => {
    const rows = [...(list.current?.children ?? [])];
    const middles = rows.map((row) => {
      const { top, height } = row.getBoundingClientRect();
      return top + height / 2;
    });
    return dropIndex(middles, from, y);
  };
  const handleOf = (at: number) => ({
    onPointerDown: (event: PointerEvent<HTMLButtonElement>) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      // Safari gives no focus to a pressed button, and Escape goes to what has it.
      event.currentTarget.focus();
      setDrag({ from: at, to: at });
    },
    onPointerMove: (event: PointerEvent) => {
      if (drag) setDrag({ from: at, to: targetOf(at, event.clientY) });
    },
    onPointerUp: () => {
      if (drag) onMove(drag.from, drag.to);
      setDrag(undefined);
    },
    onLostPointerCapture: () => setDrag(undefined),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !drag) return;
      // Not the dialog around it.
      event.preventDefault();
      setDrag(undefined);
    },
  });
  return { drag, handleOf };
}
