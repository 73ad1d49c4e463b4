import { type DragEvent, useState } from 'react';
import { formatSlot } from '#features/business/slot-times.ts';
import { rowAction } from '#platform/client/staff/staff-table.tsx';
import { isComposing } from '#platform/client/ui/composing-key.ts';
import type { Appointment } from '../../../contract.ts';
import type { DiaryDay } from '../../../diary/contract.ts';
import type { VisitSlot } from '../../../visit-slots.ts';
import { FitterMark } from '../fitters/fitter-mark.tsx';
import type { VisitDraft } from '../visit/visit-fields.tsx';
import { describeDriving, describeState } from './board-words.ts';
import { BookCell } from './book-cell.tsx';
import { requestsFor } from './diary-days.ts';
import { type Move, type PickedVisit, planMove } from './plan-move.ts';
import { Requests } from './requests.tsx';
import { VisitTile } from './visit-tile.tsx';

type BoardTableProps = {
  day: DiaryDay;
  requests: Appointment[];
  picked: PickedVisit | undefined;
  onOpen: (id: string) => void;
  onBook: (visit: VisitDraft) => void;
  /** Undefined puts it back. */
  onPick: (visit: PickedVisit | undefined) => void;
  onMove: (move: Move) => void;
};

/** The visits of a day by fitter and time, and the requests for it. */
export function BoardTable(props: BoardTableProps) {
  const { day, requests, picked, onPick } = props;
  const hasRequests = day.slots.some(
    ({ slot }) => requestsFor(requests, { date: day.date, slot }).length > 0,
  );
  if (day.closed !== null && day.fitters.every(({ visits }) => visits.length === 0))
    return <p>Closed: {day.closed}.</p>;
  if (day.slots.length === 0) return <p>No visits on Sundays.</p>;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape puts back what a button inside has picked up
    <div
      onKeyDown={(event) =>
        event.key === 'Escape' && !isComposing(event) && picked && onPick(undefined)
      }
    >
      {day.fitters.length === 1 ? (
        <OneFitter {...props} hasRequests={hasRequests} />
      ) : (
        <AllFitters {...props} hasRequests={hasRequests} />
      )}
    </div>
  );
}

type TableProps = BoardTableProps & { hasRequests: boolean };

const head = 'border-b-2 border-ink p-2 font-semibold tabular-nums';

/** A row for each fitter, a column for each time; on narrow screens each fitter is a block. */
function AllFitters({ hasRequests, ...props }: TableProps) {
  const { day } = props;
  return (
    <table className="w-full table-fixed text-left text-sm max-md:block">
      <caption className="sr-only">Visits by fitter and time</caption>
      <thead className="max-md:sr-only">
        <tr>
          <th scope="col" className={`${head} w-44 pl-0 max-lg:w-28`}>
            Fitter
          </th>
          {day.slots.map(({ slot }) => (
            <th key={slot} scope="col" className={head}>
              {formatSlot(slot)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-md:block">
        {day.fitters.map((fitter) => (
          <tr key={fitter.id} className="border-b border-line align-top max-md:block max-md:py-3">
            <th scope="row" className="py-2 pr-3 font-normal max-md:block">
              <FitterHead fitter={fitter} />
            </th>
            {day.slots.map(({ slot }, index) => (
              <BoardCell key={slot} {...props} fitter={fitter} index={index} namesTime />
            ))}
          </tr>
        ))}
        {hasRequests && (
          <tr className="border-b border-line align-top max-md:block max-md:py-3">
            <th scope="row" className="py-2 pr-3 font-semibold max-md:block">
              To confirm
            </th>
            {day.slots.map(({ slot }) => (
              <RequestCell key={slot} {...props} slot={slot} namesTime />
            ))}
          </tr>
        )}
      </tbody>
    </table>
  );
}

/** A row for each time: one fitter has the whole width. */
function OneFitter({ hasRequests, ...props }: TableProps) {
  const { day } = props;
  return day.fitters.map((fitter) => (
    <table key={fitter.id} className="w-full table-fixed text-left text-sm">
      <caption className="sr-only">Visits by time</caption>
      <thead>
        <tr>
          <th scope="col" className={`${head} w-24 pl-0`}>
            Time
          </th>
          <th scope="col" className={head}>
            <FitterHead fitter={fitter} />
          </th>
          {hasRequests && (
            <th scope="col" className={`${head} max-md:w-36`}>
              To confirm
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {day.slots.map(({ slot }, index) => (
          <tr key={slot} className="border-b border-line align-top">
            <th scope="row" className="py-4 pr-3 font-semibold tabular-nums">
              {formatSlot(slot)}
            </th>
            <BoardCell {...props} fitter={fitter} index={index} />
            {hasRequests && <RequestCell {...props} slot={slot} />}
          </tr>
        ))}
      </tbody>
    </table>
  ));
}

const FitterHead = ({ fitter }: { fitter: DiaryDay['fitters'][number] }) => (
  <>
    <span className="font-semibold">
      <FitterMark name={fitter.name} colour={fitter.colour} />
    </span>
    <span className="mt-1 block font-normal text-ink-soft tabular-nums empty:hidden">
      {describeDriving(fitter)}
    </span>
  </>
);

/** Classes of a cell that is a line with its time where each fitter is a block. */
const timedCell =
  'max-md:grid max-md:grid-cols-[5.5rem_minmax(0,1fr)] max-md:border-0 max-md:p-0 max-md:py-1';

type RequestCellProps = BoardTableProps & { slot: VisitSlot; namesTime?: boolean };

function RequestCell({ day, requests, onOpen, slot, namesTime = false }: RequestCellProps) {
  const at = { date: day.date, slot };
  return (
    <td className={`border-l border-line p-2 ${namesTime ? timedCell : ''}`}>
      {namesTime && (
        <span className="text-ink-soft tabular-nums md:hidden">{formatSlot(slot)}</span>
      )}
      <div>
        <Requests requests={requestsFor(requests, at)} at={at} onOpen={onOpen} />
      </div>
    </td>
  );
}

type BoardCellProps = BoardTableProps & {
  fitter: DiaryDay['fitters'][number];
  index: number;
  /** Shows its time where no column does. */
  namesTime?: boolean;
};

function BoardCell(props: BoardCellProps) {
  const { day, fitter, index, namesTime = false, picked, onOpen, onBook, onPick, onMove } = props;
  const [isOver, setIsOver] = useState(false);
  const slot = day.slots[index];
  const visit = fitter.visits.find((one) => one.slot === slot?.slot);
  const move = picked && planMove(picked, day, fitter, index);
  const drop = (event: DragEvent) => {
    setIsOver(false);
    if (!move) return;
    event.preventDefault();
    onMove(move);
  };
  const time = slot ? formatSlot(slot.slot) : '';
  const canBook = slot && !picked && fitter.states[index] === 'free' && !slot.hasBegun;
  return (
    <td
      onDragOver={(event) => {
        if (!move) return;
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
      className={`h-24 border-l border-line p-2 max-md:h-auto ${namesTime ? timedCell : ''} ${isOver ? 'bg-tape' : move ? 'bg-mist' : ''}`}
    >
      {namesTime && <span className="text-ink-soft tabular-nums md:hidden">{time}</span>}
      <div className="md:h-full">
        {visit ? (
          <VisitTile
            visit={{ ...visit, date: day.date, fitter }}
            colour={fitter.colour}
            hasBegun={slot?.hasBegun ?? true}
            isPicked={picked?.appointmentId === visit.appointmentId}
            onOpen={onOpen}
            onPick={onPick}
          />
        ) : canBook ? (
          <BookCell
            label={`${time}, ${fitter.name}`}
            onBook={() => onBook({ date: day.date, slot: slot.slot, fitterId: fitter.id })}
          />
        ) : (
          <span className="text-ink-soft">
            {describeState(fitter.states[index], slot?.hasBegun)}
          </span>
        )}
        {move && (
          <button type="button" className={`${rowAction} ml-2`} onClick={() => onMove(move)}>
            {move.other ? 'Swap' : 'Put here'}
            <span className="sr-only">
              {move.other ? ` with ${move.other.customerName}` : ''}: {time}, {fitter.name}
            </span>
          </button>
        )}
      </div>
    </td>
  );
}
