import { useEffect, useState } from 'react';
import { isCompleteRoom, isPricedAtVisit, priceCardRows } from '#app/price-card.ts';
import { requestEstimate } from '#features/calculator/client/api.ts';
import type { PriceCard } from '#features/chat/contract.ts';
import { errorMessage } from '#platform/client/error-message.ts';
import { RequestError } from '#platform/request-error.ts';

type Sums = Pick<PriceCard, 'total' | 'estimates' | 'guide'>;

const pauseMs = 500;

/** The sums of a price card: those that it has, else computed after a pause in typing. The last request wins. */
export function usePrice(card: PriceCard, change: (sums: Sums) => void) {
  const key = JSON.stringify([card.rooms, card.includeInstallation, card.areaOnly, card.areaFloor]);
  const [priced, setPriced] = useState<{ key: string; sums: Sums }>();
  const [failed, setFailed] = useState<{ key: string; error: string }>();
  const [attempt, setAttempt] = useState(0);
  const hasOwn = card.total !== undefined || card.guide !== undefined;
  const sums = hasOwn ? card : priced?.key === key ? priced.sums : undefined;
  const isDue = !sums && canBePriced(card);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` stands for the card, whose other fields have no price
  useEffect(() => {
    if (!isDue) return;
    let isCurrent = true;
    const timer = setTimeout(async () => {
      try {
        const { total, estimates, guide } = await priceCardRows(card, requestEstimate);
        if (!isCurrent) return;
        setPriced({ key, sums: { total, estimates, guide } });
        setFailed(undefined);
        change({ total, estimates, guide });
      } catch (error) {
        if (isCurrent) setFailed({ key, error: describeError(error) });
      }
    }, pauseMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [key, isDue, attempt]);
  const error = isDue && failed?.key === key ? failed.error : undefined;
  return {
    sums,
    isPending: isDue && error === undefined,
    error,
    tryAgain: () => {
      setFailed(undefined);
      setAttempt(attempt + 1);
    },
  };
}

const canBePriced = ({ rooms, areaOnly, areaFloor }: PriceCard) =>
  rooms.some((room) => isCompleteRoom(room) && !isPricedAtVisit(room)) ||
  (areaOnly !== undefined && areaFloor !== undefined);

function describeError(error: unknown): string {
  if (error instanceof RequestError && error.detail.startsWith('productId:'))
    return 'We can’t price this floor here any more. Please choose another.';
  if (error instanceof RequestError && error.status === 400)
    return 'We couldn’t price these sizes. Please check them, or ask us.';
  return errorMessage(error);
}
