import { type DragEvent, useState } from 'react';
import { formatSlot } from '#features/business/slot-times.ts';
import { rowAction } from '#platform/client/staff/staff-table.tsx';
import { isComposing } from '#platform/client/ui/composing-key.ts';
import type { Appointment } from '../../../contract.ts';
import type { DiaryDay } from '../../../diary/contract.ts';
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

/** A row for each fitter, a column for each time; on narrow screens each fitter is a block. */
export function BoardTable(props: BoardTableProps) {
  const { day, requests, picked, onOpen, onPick } = props;
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
      <table className="w-full table-fixed text-left text-sm max-md:block">
        <caption className="sr-only">Visits by fitter and time</caption>
        <thead className="max-md:sr-only">
          <tr>
            <th
              scope="col"
              className="w-44 max-lg:w-28 border-b-2 border-ink py-2 pr-3 font-semibold"
            >
              Fitter
            </th>
            {day.slots.map(({ slot }) => (
              <th
                key={slot}
                scope="col"
                className="border-b-2 border-ink p-2 font-semibold tabular-nums"
              >
                {formatSlot(slot)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-md:block">
          {day.fitters.map((fitter) => (
            <tr key={fitter.id} className="border-b border-line align-top max-md:block max-md:py-3">
              <th scope="row" className="py-2 pr-3 font-normal max-md:block">
                <span className="font-semibold">
                  <FitterMark name={fitter.name} colour={fitter.colour} />
                </span>
                <span className="mt-1 block text-ink-soft tabular-nums">
                  {describeDriving(fitter)}
                </span>
              </th>
              {day.slots.map(({ slot }, index) => (
                <BoardCell key={slot} {...props} fitter={fitter} index={index} />
              ))}
            </tr>
          ))}
          {hasRequests && (
            <tr className="border-b border-line align-top max-md:block max-md:py-3">
              <th scope="row" className="py-2 pr-3 font-semibold max-md:block">
                To confirm
              </th>
              {day.slots.map(({ slot }) => (
                <td
                  key={slot}
                  className="border-l border-line p-2 max-md:block max-md:border-0 max-md:py-1"
                >
                  <span className="text-ink-soft tabular-nums md:hidden">{formatSlot(slot)}: </span>
                  <Requests
                    requests={requestsFor(requests, { date: day.date, slot })}
                    at={{ date: day.date, slot }}
                    onOpen={onOpen}
                  />
                </td>
              ))}
            </tr>
          )}
        </tbody>
      </table>
    </div>
  );
}

type BoardCellProps = BoardTableProps & { fitter: DiaryDay['fitters'][number]; index: number };

function BoardCell(props: BoardCellProps) {
  const { day, fitter, index, picked, onOpen, onBook, onPick, onMove } = props;
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
      className={`h-24 border-l border-line p-2 max-md:block max-md:h-auto max-md:border-0 max-md:px-2 max-md:py-1 ${isOver ? 'bg-tape' : move ? 'bg-mist' : ''}`}
    >
      <span className="text-ink-soft tabular-nums md:hidden">{time}: </span>
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
        <span className="text-ink-soft">{describeState(fitter.states[index], slot?.hasBegun)}</span>
      )}
      {move && (
        <button type="button" className={`${rowAction} ml-2`} onClick={() => onMove(move)}>
          {move.other ? 'Swap' : 'Put here'}
          <span className="sr-only">
            {move.other ? ` with ${move.other.customerName}` : ''}: {time}, {fitter.name}
          </span>
        </button>
      )}
    </td>
  );
}
