import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { KnownRooms } from '#features/booking/client/today/report-outbox.ts';
import { estimateQuery, requestEstimate } from '#features/calculator/client/api.ts';
import type { RenderFloorPicker } from '#features/calculator/client/steps/floor-choice.tsx';
import type { Estimate, EstimateInput } from '#features/calculator/contract.ts';
import { errorMessage } from '#platform/client/error-message.ts';
import { lazyComponent } from '#platform/client/loading/lazy-component.tsx';
import { MeasureForm } from '../../today/measure-form.tsx';

const FloorPicker = lazyComponent(
  () => import('#features/catalogue/client/floor-picker/floor-picker.tsx'),
);
const renderPicker: RenderFloorPicker = (picker) => <FloorPicker {...picker} />;

type PriceFormProps = {
  /** The estimate with which it begins, if there is one. */
  estimateId: string | null;
  /** Takes the stored estimate. @throws RequestError, which the form shows */
  onPriced: (estimate: Estimate) => Promise<void>;
  onCancel: () => void;
};

/** The calculator for the office: what a customer says on the phone becomes a stored estimate. */
export default function PriceForm({ estimateId, onPriced, onCancel }: PriceFormProps) {
  const { data, error } = useQuery({
    ...estimateQuery(estimateId ?? ''),
    enabled: estimateId !== null,
  });
  const [isPricing, setIsPricing] = useState(false);
  const [errorText, setErrorText] = useState('');
  const price = async (request: EstimateInput) => {
    if (isPricing) return;
    setIsPricing(true);
    setErrorText('');
    try {
      await onPriced(await requestEstimate(request));
    } catch (failure) {
      setErrorText(errorMessage(failure));
      setIsPricing(false);
    }
  };
  // An estimate that cannot be read is no reason not to price the rooms.
  if (estimateId !== null && !data && !error)
    return <div className="skeleton h-[60vh]" aria-hidden="true" />;
  return (
    <>
      <MeasureForm
        known={data ? toKnownRooms(data) : null}
        title="Rooms and floor"
        saveLabel="Price it"
        renderPicker={renderPicker}
        onMeasured={({ estimate }) => price(estimate)}
        onCancel={onCancel}
      />
      <p role="alert" className="mt-3 font-medium text-error empty:hidden">
        {errorText}
      </p>
      <p role="status" className="mt-3 empty:hidden">
        {isPricing && 'Pricing…'}
      </p>
    </>
  );
}

const toKnownRooms = ({ rooms, ...estimate }: Estimate): KnownRooms => ({
  ...estimate,
  rooms: rooms.map(({ id: _, ...room }) => room),
});
