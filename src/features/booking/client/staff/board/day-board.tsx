import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { readQuery } from '#platform/client/read-query.ts';
import { compactButton } from '#platform/client/staff/list-toolbar.tsx';
import { LoadError } from '#platform/client/staff/load-error.tsx';
import type { ListParams } from '#platform/client/staff/use-list-params.ts';
import { addDays, type Day, dayInLondon, isDay } from '#platform/dates/london-time.ts';
import { shortWeekdayDate } from '#platform/dates/short-dates.ts';
import type { readDiaryDay } from '../../../diary/contract.ts';
import type { VisitDraft } from '../visit/visit-fields.tsx';
import { BoardTable } from './board-table.tsx';
import { MoveQuestion } from './move-question.tsx';
import type { Move, PickedVisit } from './plan-move.ts';
import { usePendingRequests } from './requests.tsx';

type DayBoardProps = {
  params: ListParams;
  onOpen: (id: string) => void;
  onBook: (visit: VisitDraft) => void;
};

/** One day by fitter: visits are dragged to another time or person, or picked up and put down by buttons. */
export function DayBoard({ params, onOpen, onBook }: DayBoardProps) {
  const today = dayInLondon(new Date());
  const asked = params.read('day');
  const date = isDay(asked) ? asked : today;
  const [picked, setPicked] = useState<PickedVisit>();
  const [move, setMove] = useState<Move>();
  const { data, error, refetch } = useQuery(
    readQuery<typeof readDiaryDay>('/api/appointments/day', { query: { date } }),
  );
  const requests = usePendingRequests();
  const goTo = (day: Day) => {
    setPicked(undefined);
    params.change({ day });
  };
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center gap-2">
        <button type="button" className={compactButton} onClick={() => goTo(addDays(date, -1))}>
          Day before
        </button>
        <button type="button" className={compactButton} onClick={() => goTo(today)}>
          Today
        </button>
        <button type="button" className={compactButton} onClick={() => goTo(addDays(date, 1))}>
          Day after
        </button>
        <h2 className="ml-2 text-lg tabular-nums max-sm:ml-0 max-sm:w-full" aria-live="polite">
          {shortWeekdayDate(date)}
        </h2>
      </div>
      <p role="status" className="mb-3 empty:hidden">
        {picked &&
          `Where to with ${picked.customerName}? Choose a free time, or another visit to swap with.`}
      </p>
      {error && !data ? (
        <LoadError error={error} onTryAgain={refetch} />
      ) : data ? (
        <BoardTable
          day={data}
          requests={requests}
          picked={picked}
          onOpen={onOpen}
          onBook={onBook}
          onPick={setPicked}
          onMove={(planned) => {
            setPicked(undefined);
            setMove(planned);
          }}
        />
      ) : (
        <div className="skeleton h-96" aria-hidden="true" />
      )}
      {move && <MoveQuestion move={move} onClose={() => setMove(undefined)} />}
    </>
  );
}
