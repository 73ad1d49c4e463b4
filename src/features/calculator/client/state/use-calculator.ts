import { useMutation } from '@tanstack/react-query';
import { type RefObject, useEffect, useLayoutEffect, useReducer, useState } from 'react';
import { showToast } from '#platform/client/ui/toast-store.ts';
import { RequestError } from '#platform/request-error.ts';
import { requestEstimate } from '../api.ts';
import {
  buildRequest,
  type CarpetWidth,
  isUntouched,
  type Job,
  reduceCalculator,
  startingState,
} from './calculator-state.ts';
import { type ChosenProduct, fitJob } from './chosen-product.ts';
import { describeEstimateError } from './estimate-error.ts';
import { deleteLastEstimate } from './last-estimate.ts';
import type { RoomField } from './room-drafts.ts';
import { readStoredJob, storeJob } from './stored-job.ts';

/** The calculator's state, kept across reloads, and its requests to the server. */
export function useCalculator(fields: RefObject<HTMLElement | null>, product?: ChosenProduct) {
  const [entered, dispatch] = useReducer(reduceCalculator, startingState);
  const state = fitJob(entered, product);
  const [isReady, setIsReady] = useState(false);
  const { mutate, isPending, error, variables, reset } = useMutation({
    mutationFn: requestEstimate,
  });

  useLayoutEffect(() => {
    const typed = readTypedFields(fields.current);
    const job = readStoredJob();
    if (job) dispatch({ type: 'jobRestored', job });
    for (const each of typed) dispatch({ type: 'roomChanged', id: 1, ...each });
    setIsReady(true);
  }, [fields]);

  useEffect(() => {
    // The product belongs to this page only, so the stored choice of a floor is not changed.
    if (isReady) storeJob(entered);
  }, [entered, isReady]);

  const calculate = (carpetWidth: CarpetWidth = state.carpetWidth) => {
    if (isPending) return;
    const request = buildRequest({ ...state, carpetWidth }, product?.id);
    if (!request) {
      reset();
      showToast({
        title: 'Missing Information',
        description: 'Please complete all required fields before calculating.',
        variant: 'destructive',
      });
      return;
    }
    mutate(request, {
      onSuccess: (estimate) => dispatch({ type: 'estimated', estimate }),
      onError: () =>
        showToast({
          title: 'Calculation Error',
          description: 'Failed to calculate estimate. Please try again.',
          variant: 'destructive',
        }),
    });
  };

  const goBack = () => {
    reset();
    dispatch({ type: 'movedBack' });
  };

  const startAgain = () => {
    const { rooms, flooring, carpetWidth, includeInstallation } = entered;
    const job: Job = { rooms, flooring, carpetWidth, includeInstallation };
    reset();
    dispatch({ type: 'startedAgain' });
    deleteLastEstimate();
    showToast({
      title: 'Rooms cleared',
      description: 'You can start with a fresh sheet.',
      action: {
        label: 'Undo',
        altText: 'Undo: bring the rooms back',
        onSelect: () => dispatch({ type: 'jobRestored', job }),
      },
    });
  };

  const problem =
    error instanceof RequestError && variables
      ? describeEstimateError(error, variables.rooms)
      : null;
  const untouched = isUntouched(entered);
  return { state, untouched, dispatch, calculate, goBack, startAgain, isPending, problem };
}

/** Values typed into the server-rendered fields before hydration. */
function readTypedFields(fields: HTMLElement | null): { field: RoomField; value: string }[] {
  const [room] = startingState.rooms;
  return (['name', 'length', 'width'] as const).flatMap((field) => {
    const input = fields?.querySelector<HTMLInputElement>(`[name="room-1-${field}"]`);
    return input && input.value !== room?.[field] ? [{ field, value: input.value }] : [];
  });
}
