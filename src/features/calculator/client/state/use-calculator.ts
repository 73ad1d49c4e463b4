import { type RefObject, useEffect, useLayoutEffect, useReducer, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { dismissToast, showToast } from '#platform/client/ui/toast-store.ts';
import { RequestError } from '#platform/request-error.ts';
import { type ChosenProduct, fitJob } from '../drafts/chosen-product.ts';
import { fitExtras } from '../drafts/extra-drafts.ts';
import type { RoomField } from '../drafts/room-drafts.ts';
import {
  buildRequest,
  type CalculatorState,
  type CutChoice,
  isStepComplete,
  isUntouched,
  type Job,
  reduceCalculator,
  startingState,
} from './calculator-state.ts';
import { describeEstimateError } from './estimate-error.ts';
import { deleteLastEstimate } from './last-estimate.ts';
import { readStoredJob, storeJob } from './stored-job.ts';
import { useBetterCut } from './use-better-cut.ts';
import { useEstimateRequest } from './use-estimate-request.ts';

/** Reads a floor of the catalogue: null when it is not sold any more, undefined when that is unknown. */
export type FindFloor = (id: string) => Promise<ChosenProduct | null | undefined>;

type CalculatorOptions = {
  /** The only product to be priced. */
  product?: ChosenProduct;
  findFloor?: FindFloor;
};

/** The calculator's state, kept across reloads, and its requests to the server. */
export function useCalculator(
  fields: RefObject<HTMLElement | null>,
  { product: onlyProduct, findFloor }: CalculatorOptions,
) {
  const [entered, dispatch] = useReducer(reduceCalculator, startingState);
  const product = onlyProduct ?? entered.floor ?? undefined;
  const state = fitExtras(
    fitJob(onlyProduct ? withoutOwnFloors(entered) : entered, product),
    product,
  );
  const missingToast = useRef(0);
  const [isReady, setIsReady] = useState(false);
  const { send, isPending, error, variables, reset } = useEstimateRequest();
  const { better, lookFor } = useBetterCut(state.estimate);

  useLayoutEffect(() => {
    const typed = readTypedFields(fields.current);
    const job = readStoredJob();
    if (job) dispatch({ type: 'jobRestored', job });
    const id = job?.floor?.id;
    if (id !== undefined)
      findFloor?.(id).then((floor) => {
        if (floor !== undefined) dispatch({ type: 'floorUpdated', id, floor });
      });
    for (const each of typed) dispatch({ type: 'roomChanged', id: 1, ...each });
    setIsReady(true);
  }, [fields, findFloor]);

  useEffect(() => {
    // The product belongs to this page only, so the stored choice of a floor is not changed.
    if (isReady) storeJob(entered);
  }, [entered, isReady]);

  // Whoever goes on typing has read it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the entries are what it is about
  useEffect(() => dismissToast(missingToast.current), [entered.rooms, entered.flooring]);

  const calculate = (choice: CutChoice = {}) => {
    if (isPending) return;
    const thorough = state.estimate?.thorough ?? false;
    const request = buildRequest(state, product?.id, { thorough, ...choice });
    if (!request) {
      reset();
      missingToast.current = showMissing();
      return;
    }
    send(request, {
      onSuccess: (estimate) => {
        dispatch({ type: 'estimated', estimate });
        lookFor(estimate, request);
      },
      onError: () =>
        showToast({
          title: 'Calculation Error',
          description: 'Failed to calculate estimate. Please try again.',
          variant: 'destructive',
        }),
    });
  };

  /** Goes to the next step. @returns false when the step is not complete: then it says what is missing */
  const goForward = () => {
    const isComplete = isStepComplete(state);
    if (isComplete) dismissToast(missingToast.current);
    else missingToast.current = showMissing();
    flushSync(() => dispatch({ type: isComplete ? 'movedForward' : 'checked' }));
    return isComplete;
  };

  const goBack = () => {
    reset();
    dispatch({ type: 'movedBack' });
  };

  const startAgain = () => {
    const { rooms, flooring, floor, carpetWidth, includeInstallation, extras } = entered;
    const job: Job = { rooms, flooring, floor, carpetWidth, includeInstallation, extras };
    reset();
    dispatch({ type: 'startedAgain' });
    deleteLastEstimate();
    showToast({
      title: 'Rooms cleared',
      description: 'You can start afresh.',
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
  return {
    state,
    product,
    untouched,
    dispatch,
    calculate,
    goForward,
    goBack,
    startAgain,
    isPending,
    problem,
    better,
  };
}

/** On the page of a product all rooms get that product. */
const withoutOwnFloors = (state: CalculatorState): CalculatorState => ({
  ...state,
  rooms: state.rooms.map(({ floor: _floor, ...room }) => room),
});

function showMissing(): number {
  return showToast({
    title: 'Missing Information',
    description: 'Please complete all required fields before calculating.',
    variant: 'destructive',
  });
}

/** Values typed into the server-rendered fields before hydration. */
function readTypedFields(fields: HTMLElement | null): { field: RoomField; value: string }[] {
  const [room] = startingState.rooms;
  return (['name', 'length', 'width'] as const).flatMap((field) => {
    const input = fields?.querySelector<HTMLInputElement>(`[name="room-1-${field}"]`);
    return input && input.value !== room?.[field] ? [{ field, value: input.value }] : [];
  });
}
