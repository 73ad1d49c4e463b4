import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Button } from '#platform/client/ui/button.tsx';
import { shortInstant } from '#platform/dates/short-dates.ts';
import { readKeptDays, todayQuery } from './api.ts';

const slowMs = 4_000;

/** In place of the day until the network's first answer; where that is slow, it offers the day that the device keeps. */
export function SlowStart({ accountId }: { accountId: string }) {
  const queries = useQueryClient();
  const [keptAt, setKeptAt] = useState<string | null>();
  useEffect(() => {
    const offer = () => readKeptDays(accountId).then((kept) => setKeptAt(kept?.keptAt));
    const timer = setTimeout(offer, slowMs);
    return () => clearTimeout(timer);
  }, [accountId]);
  const show = async () => {
    // Read again: the session may have ended since.
    const kept = await readKeptDays(accountId);
    if (kept) queries.setQueryData(todayQuery(accountId).queryKey, kept);
    else setKeptAt(undefined);
  };
  return (
    <>
      <div role="status" className="empty:hidden">
        {keptAt && (
          <div className="mx-auto mb-4 max-w-3xl rounded bg-tape px-4 py-3 text-ink">
            <p className="font-semibold">The signal is weak. Still loading your day…</p>
            <Button look="outline" className="mt-3 min-h-12" onClick={show}>
              Show it as of {shortInstant(keptAt)}
            </Button>
          </div>
        )}
      </div>
      <div className="skeleton h-96" aria-hidden="true" />
    </>
  );
}
