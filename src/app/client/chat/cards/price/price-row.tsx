import { parseLength } from '#features/calculator/client/drafts/parse-length.ts';
import { cardLimits } from '#features/chat/card-limits.ts';
import type { CardFloor, CardRoom } from '#features/chat/contract.ts';
import { TextField } from '#platform/client/ui/field.tsx';
import { nameRoom } from '../describe-card.ts';
import { FloorField } from './floor-field.tsx';

type PriceRowProps = {
  room: CardRoom;
  index: number;
  typed: Record<string, string>;
  floors: readonly CardFloor[];
  others: readonly CardRoom[];
  change: (room: CardRoom, typed?: Record<string, string>) => void;
  remove: () => void;
};

/** One room, or a flight of stairs, with its floor. */
export function PriceRow(props: PriceRowProps) {
  const { room, index, floors, others, change, remove } = props;
  const called = nameRoom(room, index);
  return (
    <fieldset className="message-card-row">
      <legend className="sr-only">{called}</legend>
      <div className="message-card-name">
        <input
          aria-label="Name of the room"
          placeholder={called}
          autoComplete="off"
          maxLength={cardLimits.roomName}
          value={room.name}
          onChange={({ target }) => change({ ...room, name: target.value })}
        />
        <button type="button" className="message-card-remove" onClick={remove}>
          <span className="sr-only">Remove {called}</span>
          <svg viewBox="0 0 20 20" className="chat-icon" aria-hidden="true">
            <path d="M5 5l10 10M15 5L5 15" />
          </svg>
        </button>
      </div>
      <div className="message-card-columns">
        {room.steps === undefined && !isStairs(props) ? (
          <div className="message-card-columns">
            <SideField {...props} side="length" label="Length" />
            <SideField {...props} side="width" label="Width" />
          </div>
        ) : (
          <StepsField {...props} />
        )}
        <FloorField
          label="Floor"
          floor={room.floor}
          floors={floors}
          others={others}
          change={(floor) => change({ ...room, floor })}
        />
      </div>
    </fieldset>
  );
}

/** A flight whose number of steps is being typed. */
const isStairs = ({ typed, index }: PriceRowProps) => Boolean(typed[`${index}.steps`]);

function StepsField({ room, index, typed, change }: PriceRowProps) {
  const key = `${index}.steps`;
  const text = typed[key] || String(room.steps ?? '');
  const isWrong = room.steps === undefined;
  return (
    <TextField
      label="Steps"
      inputMode="numeric"
      autoComplete="off"
      maxLength={3}
      value={text.trim()}
      error={isWrong ? `Enter a whole number up to ${cardLimits.steps}` : undefined}
      onChange={({ target }) => {
        const steps = Number(target.value);
        const isFine = Number.isInteger(steps) && steps >= 1 && steps <= cardLimits.steps;
        change(
          { ...room, steps: isFine ? steps : undefined },
          { [key]: isFine ? '' : target.value || ' ' },
        );
      }}
    />
  );
}

type SideFieldProps = PriceRowProps & { side: 'length' | 'width'; label: string };

function SideField({ room, index, typed, change, side, label }: SideFieldProps) {
  const key = `${index}.${side}`;
  const value = room[side];
  const words = typed[key] ?? '';
  const metres = parseLength(words);
  // What was typed, as long as it says what the card holds.
  const isOwn = words !== '' && withinLimits(metres) === value;
  const isWrong = isOwn && value === undefined;
  return (
    <TextField
      label={label}
      inputMode="decimal"
      autoComplete="off"
      maxLength={20}
      value={isOwn ? words : String(value ?? '')}
      error={
        isWrong
          ? metres !== undefined && metres > cardLimits.side
            ? `At most ${cardLimits.side} m`
            : 'Try 3.4 or 12ft 6'
          : undefined
      }
      onChange={({ target }) =>
        change(
          { ...room, [side]: withinLimits(parseLength(target.value)) },
          { [key]: target.value },
        )
      }
    />
  );
}

/** Metres that a side can have. */
const withinLimits = (metres: number | undefined) =>
  metres !== undefined && metres >= 0.001 && metres <= cardLimits.side ? metres : undefined;
