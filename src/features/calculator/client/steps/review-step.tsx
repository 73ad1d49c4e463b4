import type { Dispatch, ReactNode } from 'react';
import { useRead } from '#platform/client/reads/use-read.ts';
import { formatArea } from '#platform/units/areas.ts';
import { formatPounds } from '#platform/units/pounds.ts';
import { shownPricesQuery } from '../api.ts';
import { describeRoom } from '../describe-room.ts';
import type { ChosenProduct, Flooring } from '../drafts/chosen-product.ts';
import { measureArea, readMeasures, sumAreas } from '../drafts/measure-draft.ts';
import { nameRooms, type RoomDraft } from '../drafts/room-drafts.ts';
import { RoomRow, RoomsHead, RoomsTotal } from '../estimate/room-row.tsx';
import { AnythingElse } from '../extras/anything-else.tsx';
import type { FindUnderlays } from '../extras/panel-props.ts';
import type { CalculatorAction, Job } from '../state/calculator-state.ts';
import { nameFloor } from '../state/floors.ts';

type ReviewStepProps = {
  job: Job;
  product?: ChosenProduct;
  /** The underlays that can be chosen, where the catalogue is at hand. */
  findUnderlays?: FindUnderlays;
  dispatch: Dispatch<CalculatorAction>;
  problem: string | null;
};

/** Step 3: the rooms and choices before an estimate is requested. */
export function ReviewStep(props: ReviewStepProps) {
  const { job, product, findUnderlays, dispatch, problem } = props;
  const { data: prices } = useRead(shownPricesQuery);
  const { rooms, flooring, carpetWidth, includeInstallation } = job;
  const perM2 = (pounds: number | undefined) =>
    pounds === undefined ? '' : `, ${formatPounds(pounds)}/m²`;
  const nameChoice = (type: Flooring, exact?: ChosenProduct) =>
    exact
      ? `${exact.name}, ${formatPounds(exact.price)}/${exact.unit}`
      : `${nameFloor(type)}${perM2(prices?.[type])}`;
  const nameInstallation = () => {
    if (product?.fittingIncluded) return 'Underlay and fitting included';
    return includeInstallation
      ? `Professional fitting${perM2(prices?.installation)}`
      : 'Without fitting';
  };
  const names = nameRooms(rooms);
  const goTo = (step: 1 | 2) => () => dispatch({ type: 'movedTo', step });
  return (
    <div className="max-w-3xl">
      {problem && (
        <p role="alert" className="mb-6 border-l-4 border-error bg-mist px-4 py-3 text-error">
          {problem}
        </p>
      )}
      <Part title="Rooms" change="Change rooms" onChange={goTo(1)}>
        <table className="w-full text-left">
          <RoomsHead />
          <tbody>
            {rooms.map((room, index) => (
              <RoomRow
                key={room.id}
                name={names[index] ?? ''}
                floor={room.floor && (room.floor.product?.name ?? nameFloor(room.floor.flooring))}
                figures={describeDraft(room)}
              />
            ))}
          </tbody>
          <RoomsTotal area={formatArea(sumAreas(rooms))} />
        </table>
      </Part>
      <Part title="Floor" change="Change floor" onChange={goTo(2)}>
        <ul className="space-y-1 tabular-nums">
          <li className={flooring ? undefined : 'text-error'}>
            {flooring ? nameChoice(flooring, product) : 'No flooring type chosen yet'}
          </li>
          {rooms.map(
            ({ id, floor }, index) =>
              floor && (
                <li key={id}>
                  {names[index]}: {nameChoice(floor.flooring, floor.product)}
                </li>
              ),
          )}
          {flooring === 'carpet' && <li>{carpetWidth}m carpet width</li>}
          <li>{nameInstallation()}</li>
        </ul>
      </Part>
      <AnythingElse job={job} product={product} findUnderlays={findUnderlays} dispatch={dispatch} />
    </div>
  );
}

const describeDraft = (room: RoomDraft) => ({
  size: describeRoom(readMeasures(room)),
  area: formatArea(measureArea(room)),
});

function Part(props: { title: string; change: string; onChange: () => void; children: ReactNode }) {
  return (
    <section className="mb-6">
      <div className="flex items-center justify-between gap-4 border-b border-line-strong">
        <h4 className="font-display text-lg font-bold tracking-tight">{props.title}</h4>
        <button
          type="button"
          onClick={props.onChange}
          className="min-h-11 px-1 text-base font-semibold link"
        >
          {props.change}
        </button>
      </div>
      <div className="pt-1">{props.children}</div>
    </section>
  );
}
