import { type RefObject, useRef } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '#platform/client/ui/button.tsx';
import { doorwayLimits } from '../../limits.ts';
import { addDoorway, type DoorwayDraft } from '../drafts/extra-drafts.ts';
import { DoorwayFields } from './doorway-fields.tsx';
import type { NamedRoom, PanelSectionProps } from './panel-props.ts';
import { PanelSection } from './panel-section.tsx';

/** The doorways of each room: one as usual, or those that are entered. */
export function DoorwaysOfRooms({ extras, prices, rooms, onChange }: PanelSectionProps) {
  const { doorways } = extras;
  const replace = (id: number, list: DoorwayDraft[] | undefined) => {
    const { [id]: _, ...others } = doorways;
    onChange({ doorways: list ? { ...others, [id]: list } : others });
  };
  return (
    <PanelSection
      title="Doorways"
      note="We count one doorway a room, each with a door bar. If a room has more or none, enter them; a doorway between two of your rooms needs entering only once."
    >
      {rooms.map((room) => (
        <RoomDoorways
          key={room.id}
          room={room}
          list={doorways[room.id]}
          neighbours={rooms.filter(({ id }) => id !== room.id)}
          enteredThere={rooms.filter(({ id }) =>
            doorways[id]?.some(({ sharedWith }) => sharedWith === room.id),
          )}
          prices={prices?.doorBars}
          onChange={(list) => replace(room.id, list)}
        />
      ))}
    </PanelSection>
  );
}

type RoomDoorwaysProps = {
  room: NamedRoom;
  /** Undefined while nothing is entered. */
  list: DoorwayDraft[] | undefined;
  neighbours: NamedRoom[];
  /** Rooms with which a doorway to this one is entered. */
  enteredThere: NamedRoom[];
  prices: NonNullable<PanelSectionProps['prices']>['doorBars'] | undefined;
  onChange: (list: DoorwayDraft[] | undefined) => void;
};

function RoomDoorways(props: RoomDoorwaysProps) {
  const { room, list, neighbours, enteredThere, prices, onChange } = props;
  const own = useRef<HTMLFieldSetElement>(null);
  const add = () => {
    flushSync(() => onChange(addDoorway(list ?? [])));
    focusLast(own, '[data-doorway] input');
  };
  const leave = (next: DoorwayDraft[] | undefined) => {
    flushSync(() => onChange(next));
    focusLast(own, '[data-add]');
  };
  const possible = neighbours.filter((other) => !enteredThere.includes(other));
  return (
    <fieldset ref={own} className="min-w-0 border-t border-line pt-3">
      <legend className="sr-only">Doorways of {room.name}</legend>
      <p className="wrap-anywhere">
        <span className="font-semibold">{room.name}</span>
        <span className="text-ink-soft">: {describeDoorways(list, enteredThere)}</span>
      </p>
      {list?.map((doorway, index) => (
        <DoorwayFields
          key={doorway.id}
          called={`Doorway ${index + 1} of ${room.name}`}
          doorway={doorway}
          neighbours={possible}
          prices={prices}
          onChange={(changed) =>
            onChange(list.map((one) => (one === doorway ? { ...one, ...changed } : one)))
          }
          onRemove={() => leave(list.filter((one) => one !== doorway))}
        />
      ))}
      <div className="mt-2 flex flex-wrap gap-3">
        {(list?.length ?? 0) < doorwayLimits.count && (
          <Button look="outline" data-add onClick={add}>
            {list ? 'Add a doorway' : 'Enter doorways'}
            <span className="sr-only"> of {room.name}</span>
          </Button>
        )}
        {list && (
          <Button look="plain" onClick={() => leave(undefined)}>
            {enteredThere.length > 0 ? 'Clear' : 'One as usual'}
            <span className="sr-only"> for {room.name}</span>
          </Button>
        )}
      </div>
    </fieldset>
  );
}

function focusLast(root: RefObject<HTMLElement | null>, selector: string) {
  const found = root.current?.querySelectorAll<HTMLElement>(selector) ?? [];
  [...found].at(-1)?.focus();
}

/** The doorways of a room: 'one doorway, as usual', '2 doorways', 'entered with Hall'. */
function describeDoorways(list: DoorwayDraft[] | undefined, enteredThere: NamedRoom[]): string {
  const there = enteredThere.map(({ name }) => name).join(' and ');
  if (!list) return there ? `entered with ${there}` : 'one doorway, as usual';
  const count = list.length === 1 ? 'one doorway' : `${list.length || 'no'} doorways`;
  return there ? `${count}, and those entered with ${there}` : count;
}
