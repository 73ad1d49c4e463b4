import Calculator, { type CalculatorProps } from '#features/calculator/client/calculator.tsx';
import type { RenderFloorPicker } from '#features/calculator/client/steps/floor-choice.tsx';
import { findFloor } from '#features/catalogue/client/find-floor.ts';
import { findUnderlays } from '#features/catalogue/client/find-underlays.ts';
import { lazyComponent } from '#platform/client/loading/lazy-component.tsx';

const FloorPicker = lazyComponent(
  () => import('#features/catalogue/client/floor-picker/floor-picker.tsx'),
);

const renderPicker: RenderFloorPicker = (picker) => <FloorPicker {...picker} />;
const catalogue = { renderPicker, findFloor, findUnderlays };

/** The calculator in which any floor of the catalogue can be chosen beside the standard ones. */
export default function CalculatorWithFloors(props: Pick<CalculatorProps, 'product'>) {
  return <Calculator {...props} catalogue={catalogue} />;
}
