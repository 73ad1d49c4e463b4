import { useRef } from 'react';
import { isPricedAtVisit } from '#app/price-card.ts';
import { cardLimits } from '#features/chat/card-limits.ts';
import type { CardFormProps } from '#features/chat/client/cards/card-form-props.ts';
import { clearTyped } from '#features/chat/client/cards/use-live-cards.ts';
import type { CardFloor, CardRoom } from '#features/chat/contract.ts';
import { Button } from '#platform/client/ui/button.tsx';
import { TextField } from '#platform/client/ui/field.tsx';
import { CheckField } from '../card-fields.tsx';
import { FloorField } from './floor-field.tsx';
import { PriceRow } from './price-row.tsx';
import { PriceSum } from './price-sum.tsx';

/** The rooms and floors of a price, which comes as soon as a row is complete. */
export function PriceCard(props: CardFormProps<'price'>) {
  const { card, typed, change, say } = props;
  const { rooms, includeInstallation } = card;
  /** A first room to fill in, which is kept once something of it is. */
  const shown = rooms.length === 0 ? [{ name: '' }] : rooms;
  const isPriced = card.total !== undefined || card.guide !== undefined;
  const form = useRef<HTMLDivElement>(null);
  const isAreaOnly = rooms.length === 0 && (card.areaOnly !== undefined || typed.mode === 'area');
  const floors = [
    ...rooms.flatMap(({ floor }) => floor ?? []),
    ...(card.areaFloor ? [card.areaFloor] : []),
  ];
  const put = (next: CardRoom[], words: Record<string, string> = {}) =>
    change({ rooms: next, typed: words });
  const add = (room: CardRoom) => {
    const floor = rooms.at(-1)?.floor;
    put([...rooms, { ...room, ...(floor && { floor }) }]);
  };
  return (
    <div ref={form} tabIndex={-1} className="message-card-form">
      {isAreaOnly ? (
        <AreaFields {...props} floors={floors} />
      ) : (
        <>
          <div className="message-card-rows">
            {shown.map((room, index) => (
              <PriceRow
                // biome-ignore lint/suspicious/noArrayIndexKey: rows have no id, and each shows only its values
                key={index}
                room={room}
                index={index}
                typed={typed}
                floors={floors}
                others={rooms.filter((each) => each !== room)}
                change={(next, words) => put(shown.with(index, next), words)}
                remove={() => {
                  put(rooms.toSpliced(index, 1), clearTyped(typed));
                  form.current?.focus();
                }}
              />
            ))}
          </div>
          <p className="message-card-hint">Metres, cm or feet: 3.4, 340cm or 12ft 6.</p>
          {rooms.length < cardLimits.rooms && (
            <div className="message-card-pair">
              <button type="button" className="chat-reply" onClick={() => add({ name: '' })}>
                Add a room
              </button>
              <button
                type="button"
                className="chat-reply"
                onClick={() => add({ name: 'Stairs', steps: cardLimits.usualSteps })}
              >
                Add stairs
              </button>
            </div>
          )}
        </>
      )}
      {rooms.some(isPricedAtVisit) && (
        <p className="message-card-hint">
          Stairs are priced in carpet. For a hard floor we price them at the free measure.
        </p>
      )}
      <div className="message-card-options">
        <CheckField
          checked={includeInstallation}
          change={(checked) => change({ includeInstallation: checked })}
        >
          With fitting
        </CheckField>
        <button
          type="button"
          className="chat-text-button"
          onClick={() =>
            change(
              isAreaOnly
                ? {
                    areaOnly: undefined,
                    areaFloor: undefined,
                    rooms: JSON.parse(typed.rooms ?? '[]'),
                    typed: { mode: '', rooms: '', area: '' },
                  }
                : {
                    rooms: [],
                    ...(floors[0] && { areaFloor: floors[0] }),
                    typed: { mode: 'area', rooms: JSON.stringify(rooms) },
                  },
            )
          }
        >
          {isAreaOnly ? 'I know the rooms' : 'I only know the area'}
        </button>
      </div>
      <PriceSum {...props} />
      <Button
        look={isPriced ? 'action' : 'outline'}
        className="message-card-submit"
        onClick={() => say('Book a free measure')}
      >
        Book a free measure
      </Button>
    </div>
  );
}

function AreaFields({
  card: { areaOnly, areaFloor },
  typed,
  change,
  floors,
}: CardFormProps<'price'> & { floors: readonly CardFloor[] }) {
  const text = typed.area || String(areaOnly ?? '');
  const isWrong = typed.area !== undefined && readArea(typed.area) === undefined;
  return (
    <div className="message-card-columns">
      <TextField
        label="Area in m²"
        inputMode="decimal"
        autoComplete="off"
        maxLength={10}
        value={text}
        error={isWrong ? 'Enter the area, such as 24' : undefined}
        onChange={({ target }) =>
          change({ areaOnly: readArea(target.value), typed: { mode: 'area', area: target.value } })
        }
      />
      <FloorField
        label="Floor"
        floor={areaFloor}
        floors={floors}
        change={(floor) => change({ areaFloor: floor })}
      />
    </div>
  );
}

function readArea(text: string): number | undefined {
  const area = Number(
    text
      .replace(/m²|m2|sqm|sq m/i, '')
      .replace(',', '.')
      .trim(),
  );
  return area > 0 && area <= cardLimits.area ? area : undefined;
}
