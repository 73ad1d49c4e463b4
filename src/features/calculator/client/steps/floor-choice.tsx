import { type ReactNode, Suspense, useRef, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { Button } from '#platform/client/ui/button.tsx';
import { formatPounds } from '#platform/units/pounds.ts';
import type { ChosenProduct } from '../drafts/chosen-product.ts';
import { dot, tile } from './flooring-tiles.tsx';

/** Renders the dialog in which a floor of the catalogue is chosen. */
export type RenderFloorPicker = (picker: {
  onChoose: (floor: ChosenProduct) => void;
  onClose: () => void;
}) => ReactNode;

type FloorChoiceProps = {
  floor: ChosenProduct | null;
  renderPicker: RenderFloorPicker;
  onChoose: (floor: ChosenProduct) => void;
};

/** Any floor of the catalogue, beside the standard ones: the chosen one, and the button to the list. */
export function FloorChoice({ floor, renderPicker, onChoose }: FloorChoiceProps) {
  const [isOpen, setIsOpen] = useState(false);
  const radio = useRef<HTMLInputElement>(null);
  const close = () => setIsOpen(false);
  return (
    <div className="mt-3 flex flex-wrap items-center gap-3 md:mt-6">
      {floor && (
        <label
          className={`flex min-h-14 grow cursor-pointer items-center gap-3 p-3 md:p-4 ${tile}`}
        >
          <input
            ref={radio}
            type="radio"
            name="flooring"
            value="other"
            checked
            readOnly
            className={dot}
          />
          <span className="min-w-0">
            <span className="block font-semibold wrap-anywhere">{floor.name}</span>
            <span className="block text-lg font-semibold text-brand tabular-nums">
              {formatPounds(floor.price)}/{floor.unit}
            </span>
            {floor.fittingIncluded && (
              <span className="block text-base">Underlay, accessories and fitting included</span>
            )}
          </span>
        </label>
      )}
      <Button look="outline" onClick={() => setIsOpen(true)} className="max-sm:w-full">
        {floor ? 'Pick another floor' : 'Pick an exact carpet or floor'}
      </Button>
      {/* Outside the calculator's form, which Enter in the search would send. */}
      {isOpen &&
        createPortal(
          <Suspense>
            {renderPicker({
              onChoose: (chosen) => {
                flushSync(() => {
                  onChoose(chosen);
                  close();
                });
                radio.current?.focus();
              },
              onClose: close,
            })}
          </Suspense>,
          document.body,
        )}
    </div>
  );
}
