import { Fragment } from 'react';
import { controlClass, SelectField } from '#platform/client/ui/field.tsx';
import { flooringTypes } from '../../limits.ts';
import { type Flooring, offeredWidths } from '../drafts/chosen-product.ts';
import { nameRooms, type RoomDraft, type RoomFloor } from '../drafts/room-drafts.ts';
import { floors as standardFloors } from '../state/floors.ts';
import { floorsOf, isSameFloor, nameAreaFloor, type OfferedFloor } from './area-floor.ts';

type AreaFloorsProps = {
  areas: readonly RoomDraft[];
  offers: readonly OfferedFloor[];
  onChange: (area: RoomDraft) => void;
};

const [asBefore, standard, open] = ['before', 'standard', 'open'];

/** The floor of each measured area, and how each carpet is cut. */
export function AreaFloors({ areas, offers, onChange }: AreaFloorsProps) {
  const names = nameRooms(areas);
  const floors = floorsOf(areas);
  const carpets = floors.filter(
    (floor, index) =>
      floor.flooring === 'carpet' &&
      floors.findIndex((other) => isSameFloor(other, floor)) === index,
  );
  const set = ({ floor: _, ...area }: RoomDraft, floor: RoomFloor | undefined) =>
    onChange({ ...area, ...(floor && { floor }) });
  /** Areas in the same carpet are cut together, so all of them change. */
  const cut = (carpet: RoomFloor, change: Partial<RoomFloor>) => {
    for (const area of areas)
      if (area.floor && isSameFloor(area.floor, carpet)) set(area, { ...area.floor, ...change });
  };
  return (
    <section>
      <h4 className="font-semibold">Floors</h4>
      <ul className="mt-2 border-t border-line">
        {areas.map((area, index) => {
          const floor = floors[index] as RoomFloor;
          const id = `area-${area.id}`;
          return (
            <li
              key={area.id}
              className="grid items-center gap-x-4 gap-y-1 border-b border-line py-2 sm:grid-cols-[minmax(0,1fr)_minmax(0,1.5fr)]"
            >
              <label htmlFor={`${id}-floor`} className="font-medium wrap-anywhere">
                {names[index]}
                <span className="sr-only">: floor</span>
              </label>
              <select
                id={`${id}-floor`}
                className={controlClass}
                value={area.floor || index === 0 ? choiceOf(floor) : asBefore}
                onChange={({ target }) => set(area, readFloor(target.value, offers))}
              >
                {index > 0 && <option value={asBefore}>Same as {names[index - 1]}</option>}
                <FloorOptions chosen={floor} offers={offers} />
              </select>
              {(area.floor || index === 0) && (
                <ColourSelect
                  id={`${id}-colour`}
                  of={names[index] ?? ''}
                  floor={floor}
                  offers={offers}
                  onChange={(colour) => {
                    const { colour: _, ...rest } = floor;
                    set(area, { ...rest, ...(colour && { colour }) });
                  }}
                />
              )}
            </li>
          );
        })}
      </ul>
      {carpets.map((carpet) => (
        <CutFields
          key={nameAreaFloor(carpet)}
          carpet={carpet}
          onChange={(change) => cut(carpet, change)}
        />
      ))}
    </section>
  );
}

const choiceOf = ({ product, flooring, toBeChosen }: RoomFloor) =>
  product?.id ?? `${toBeChosen ? open : standard} ${flooring}`;

function readFloor(value: string, offers: readonly OfferedFloor[]): RoomFloor | undefined {
  const [state, type] = value.split(' ');
  const flooring = flooringTypes.find((each) => each === type);
  if (flooring && state === open) return { flooring, toBeChosen: true };
  if (flooring && state === standard) return { flooring };
  const product = offers.find(({ id }) => id === value);
  if (!product) return undefined;
  const [colour, ...others] = product.colours;
  return {
    flooring: product.flooringType,
    product,
    ...(colour && others.length === 0 && { colour }),
  };
}

const openNames: Record<Flooring, string> = {
  carpet: 'Carpet (to be chosen)',
  vinyl: 'Vinyl (to be chosen)',
  laminate: 'Laminate (to be chosen)',
};

function FloorOptions({ chosen, offers }: { chosen: RoomFloor; offers: readonly OfferedFloor[] }) {
  const { product } = chosen;
  const isGone = product && !offers.some(({ id }) => id === product.id);
  return (
    <>
      {isGone && <option value={product.id}>{product.name}</option>}
      {standardFloors.map(({ type, name }) => (
        <Fragment key={type}>
          <option value={`${standard} ${type}`}>{name}</option>
          <option value={`${open} ${type}`}>{openNames[type]}</option>
        </Fragment>
      ))}
      {[...Map.groupBy(offers, ({ kind }) => kind)].map(([kind, list]) => (
        <optgroup key={kind} label={kind}>
          {list.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </optgroup>
      ))}
    </>
  );
}

type ColourSelectProps = {
  id: string;
  of: string;
  floor: RoomFloor;
  offers: readonly OfferedFloor[];
  onChange: (colour: string) => void;
};

function ColourSelect({ id, of, floor, offers, onChange }: ColourSelectProps) {
  const colours = offers.find((offer) => offer.id === floor.product?.id)?.colours ?? [];
  if (colours.length < 2) return null;
  return (
    <>
      <label htmlFor={id} className="text-ink-soft">
        Colour<span className="sr-only"> of {of}</span>
      </label>
      <select
        id={id}
        className={controlClass}
        value={floor.colour ?? ''}
        onChange={({ target }) => onChange(target.value)}
      >
        <option value="">To be chosen</option>
        {colours.map((colour) => (
          <option key={colour}>{colour}</option>
        ))}
      </select>
    </>
  );
}

type CutFieldsProps = { carpet: RoomFloor; onChange: (change: Partial<RoomFloor>) => void };

function CutFields({ carpet, onChange }: CutFieldsProps) {
  const name = nameAreaFloor(carpet);
  const widths = offeredWidths(carpet.product);
  return (
    <fieldset className="mt-3 grid gap-x-4 gap-y-2 sm:grid-cols-2">
      <legend className="mb-1 text-ink-soft wrap-anywhere">How to cut {name}</legend>
      <SelectField
        label="Roll"
        value={carpet.rollWidth ?? ''}
        onChange={({ target }) =>
          onChange({ rollWidth: widths.find((width) => String(width) === target.value) })
        }
      >
        <option value="">Whichever costs least</option>
        {widths.map((width) => (
          <option key={width} value={width}>
            {width} m
          </option>
        ))}
      </SelectField>
      <SelectField
        label="Joins"
        value={carpet.fewestJoins ? 'fewest' : ''}
        onChange={({ target }) =>
          onChange({ fewestJoins: target.value === 'fewest' ? true : undefined })
        }
      >
        <option value="">Cheapest cut</option>
        <option value="fewest">Fewest joins</option>
      </SelectField>
    </fieldset>
  );
}
