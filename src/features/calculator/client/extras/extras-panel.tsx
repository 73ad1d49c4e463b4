import { useRead } from '#platform/client/reads/use-read.ts';
import { extraPricesQuery } from '../api.ts';
import type { ExtraDrafts } from '../drafts/extra-drafts.ts';
import { nameRooms } from '../drafts/room-drafts.ts';
import { DoorwaysOfRooms } from './doorways-of-rooms.tsx';
import { FittingExtras } from './fitting-extras.tsx';
import type { ExtrasPanelProps } from './panel-props.ts';
import { UnderlayChoice } from './underlay-choice.tsx';

/** The contents of "Anything else?". */
export default function ExtrasPanel({ job, product, findUnderlays, dispatch }: ExtrasPanelProps) {
  const { data: prices } = useRead(extraPricesQuery);
  const { extras, flooring, includeInstallation } = job;
  const names = nameRooms(job.rooms);
  // A flight has neither doors nor a floor to level.
  const rooms = job.rooms
    .map(({ id, stairs }, index) => ({ id, stairs, name: names[index] ?? '' }))
    .filter(({ stairs }) => !stairs);
  const change = (changed: Partial<ExtraDrafts>) =>
    dispatch({ type: 'extrasChanged', extras: { ...extras, ...changed } });
  const shared = { extras, prices, rooms, onChange: change };
  const isFitted = product?.fittingIncluded ?? false;
  return (
    <div className="space-y-8 pt-2">
      {includeInstallation ? (
        <FittingExtras {...shared} />
      ) : (
        <p className="text-base text-ink-soft">
          With our fitting we can also take up your old floor, move furniture and trim doors.
        </p>
      )}
      {flooring === 'carpet' && !isFitted && findUnderlays && (
        <UnderlayChoice {...shared} findUnderlays={findUnderlays} />
      )}
      {!isFitted && <DoorwaysOfRooms {...shared} />}
    </div>
  );
}
