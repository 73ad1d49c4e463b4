import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import { formatSlot } from '#features/business/slot-times.ts';
import type { VisitReportInput, WorkingVisit } from '../../today/contract.ts';

import { scheduleFlush } from '../outbox/schedule-flush.ts';
import { retryMs } from '../outbox/send-once.ts';
import { sendReport, todayQuery } from './api.ts';
import { type KnownRooms, type QueuedReport, ReportOutbox } from './report-outbox.ts';

/** A report as a person makes it, without what every report has. */
export type NewReport = VisitReportInput extends infer R
  ? R extends VisitReportInput
    ? Omit<R, 'id' | 'appointmentId' | 'visit' | 'at'>
    : never
  : never;

export type Reports = {
  /** What the device keeps, of this account. */
  queued: readonly QueuedReport[];
  /** @param rooms of measured rooms: what their form begins with */
  add: (visit: WorkingVisit, report: NewReport, rooms?: KnownRooms) => void;
  /** Undoes a report that is not sent yet, or puts a refused one away. */
  remove: (id: string) => void;
};

const none: readonly QueuedReport[] = [];

/** The reports of an account, which are sent as soon as there is a network. */
export function useReports(accountId: string): Reports {
  const queries = useQueryClient();
  const outbox = useMemo(
    () =>
      new ReportOutbox({
        store: localStorage,
        send: sendReport,
        now: () => Date.now(),
        lock: (run) => navigator.locks.request('visit-reports', run),
      }),
    [],
  );
  const list = useSyncExternalStore(outbox.subscribe, outbox.list, () => none);
  const flush = useMemo(
    () =>
      scheduleFlush(async () => {
        const { isChanged, nextMs } = await outbox.flush(accountId);
        // Reading shows, too, that there is no signal where nothing could be sent.
        if (isChanged || nextMs === retryMs) await queries.invalidateQueries(todayQuery(accountId));
        if (isChanged) outbox.removeStored();
        return nextMs;
      }),
    [outbox, accountId, queries],
  );
  useEffect(() => {
    // The page has just read what the server has.
    outbox.removeStored();
    flush.now();
    const onStorage = () => outbox.reload();
    addEventListener('online', flush.now);
    document.addEventListener('visibilitychange', flush.now);
    addEventListener('storage', onStorage);
    return () => {
      flush.stop();
      removeEventListener('online', flush.now);
      document.removeEventListener('visibilitychange', flush.now);
      removeEventListener('storage', onStorage);
    };
  }, [flush, outbox]);

  const add = useCallback(
    (visit: WorkingVisit, report: NewReport, rooms?: KnownRooms) => {
      const { appointmentId, date, slot, customerName } = visit;
      outbox.add({
        report: {
          ...report,
          id: crypto.randomUUID(),
          appointmentId,
          visit: { date, slot },
          at: new Date().toISOString(),
        } as VisitReportInput,
        accountId,
        ...(rooms && { rooms }),
        about: `${customerName}, ${formatSlot(slot)}`,
      });
      flush.now();
    },
    [outbox, accountId, flush],
  );
  const remove = useCallback((id: string) => outbox.remove(id), [outbox]);
  return { queued: list.filter((one) => one.accountId === accountId), add, remove };
}
