import { MapLink, rowLink } from '#platform/client/staff/contact-links.tsx';
import { rowAction, rowOpener } from '#platform/client/staff/staff-table.tsx';
import { telephoneHref } from '#platform/contact-urls.ts';
import type { FitterColour } from '../../../diary/fitter-limits.ts';
import { statusWords } from '../appointment-labels.ts';
import { colourOf } from '../fitters/fitter-mark.tsx';
import { isMovable, type PickedVisit } from './plan-move.ts';

type VisitTileProps = {
  visit: PickedVisit;
  colour: FitterColour;
  hasBegun: boolean;
  isPicked: boolean;
  onOpen: (id: string) => void;
  onPick: (visit: PickedVisit | undefined) => void;
};

/** A visit on the board. It is dragged, or picked up by its button and put down by the button of a time. */
export function VisitTile({ visit, colour, hasBegun, isPicked, onOpen, onPick }: VisitTileProps) {
  const { appointmentId, customerName, address, postcode, phone, status, travelMinutes, fits } =
    visit;
  const canMove = isMovable(visit, hasBegun);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button inside does the same by keyboard
    <div
      draggable={canMove}
      onDragStart={() => onPick(visit)}
      onDragEnd={() => onPick(undefined)}
      className={`border-l-4 py-1 pl-2 ${canMove ? 'cursor-grab' : ''} ${isPicked ? 'bg-mist outline-2 outline-chalk' : ''}`}
      style={{ borderColor: colourOf(colour) }}
    >
      <button type="button" className={rowOpener} onClick={() => onOpen(appointmentId)}>
        {customerName}
      </button>
      <MapLink place={`${address}, ${postcode}`} className={`${rowLink} w-fit`}>
        {address}, {postcode}
      </MapLink>
      <a href={telephoneHref(phone)} className={`${rowLink} w-fit tabular-nums`}>
        {phone}
      </a>
      <span className="block text-ink-soft tabular-nums empty:hidden">
        {[
          travelMinutes !== null && `${travelMinutes} min drive`,
          status !== 'confirmed' && statusWords[status].toLowerCase(),
        ]
          .filter(Boolean)
          .join(', ')}
      </span>
      {!fits && <span className="block font-medium text-error">Too little time for the drive</span>}
      {canMove && (
        <button
          type="button"
          aria-pressed={isPicked}
          className={`${rowAction} mt-1`}
          onClick={() => onPick(isPicked ? undefined : visit)}
        >
          {isPicked ? 'Leave here' : 'Move'}
          <span className="sr-only"> {customerName}</span>
        </button>
      )}
    </div>
  );
}
