import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { estimateQuery, requestEstimate } from '#features/calculator/client/api.ts';
import { areasOf } from '#features/calculator/client/measure/measured-job.ts';
import type { Estimate, EstimateInput } from '#features/calculator/contract.ts';
import { productsQuery } from '#features/catalogue/client/api.ts';
import { listFloorsOnOffer } from '#features/catalogue/list-floors.ts';
import { errorMessage } from '#platform/client/error-message.ts';
import { MeasureForm } from '../../today/measure-form.tsx';

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
  const floors = useQuery(productsQuery);
  const offers = useMemo(() => listFloorsOnOffer(floors.data ?? []), [floors.data]);
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
  if ((estimateId !== null && !data && !error) || floors.isPending)
    return <div className="skeleton h-[60vh]" aria-hidden="true" />;
  return (
    <>
      <MeasureForm
        known={data ? areasOf(data) : null}
        offers={offers}
        title="Rooms and floor"
        saveLabel="Price it"
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
