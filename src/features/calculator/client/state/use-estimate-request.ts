import { useEffect, useRef, useState } from 'react';
import type { EstimateInput } from '../../contract.ts';
import { requestEstimate } from '../api.ts';

type Sent = { isPending: boolean; variables?: EstimateInput; error?: unknown };
type Handlers = {
  onSuccess: (estimate: Awaited<ReturnType<typeof requestEstimate>>) => void;
  onError: () => void;
};

const nothing: Sent = { isPending: false };

/** A request for an estimate. Its handlers are not called after `reset`, nor once the calculator is gone. */
export function useEstimateRequest() {
  const [sent, setSent] = useState(nothing);
  const current = useRef<EstimateInput>(undefined);
  const isCurrent = (request: EstimateInput) => current.current === request;
  useEffect(
    () => () => {
      current.current = undefined;
    },
    [],
  );
  const send = async (variables: EstimateInput, { onSuccess, onError }: Handlers) => {
    current.current = variables;
    setSent({ isPending: true, variables });
    try {
      const estimate = await requestEstimate(variables);
      if (!isCurrent(variables)) return;
      setSent(nothing);
      onSuccess(estimate);
    } catch (error) {
      if (!isCurrent(variables)) return;
      setSent({ isPending: false, variables, error });
      onError();
    }
  };
  const reset = () => {
    current.current = undefined;
    setSent(nothing);
  };
  return { ...sent, send, reset };
}
