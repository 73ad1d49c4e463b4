import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { askAboutSide, findPartProblems } from '../drafts/draft-problems.ts';
import { readShape } from '../drafts/measure-draft.ts';
import { changePart, type PartDraft, type RoomDraft, removePart } from '../drafts/room-drafts.ts';
import { RoomPlan } from '../drawing/room-plan.tsx';
import { listWallsForParts } from '../shapes/room-shapes.ts';
import { useUnit } from '../units/unit-context.ts';
import { LengthField } from './length-field.tsx';
import { ShapeDrawing } from './shape-drawing.tsx';

const sideNames: Record<PartDraft['side'], string> = {
  right: 'Right',
  bottom: 'Bottom',
  left: 'Left',
  top: 'Top',
};

/** The sides that a part can be on: of a shape the walls that it and the other parts leave free, by their letters. */
function listSides({ shape, parts = [] }: RoomDraft, index: number) {
  if (!shape) return Object.entries(sideNames);
  const others = parts.filter((_, i) => i !== index).map(({ side }) => side);
  return listWallsForParts(shape.kind, others).map(([side, letter]) => [side, `Side ${letter}`]);
}

/** The end of its wall from which a part's distance counts. */
function endOf({ shape }: RoomDraft, { side }: PartDraft): string {
  if (side === 'left' || side === 'right') return 'top end';
  return shape?.isMirrored ? 'right end' : 'left end';
}

type PartFieldsProps = {
  room: RoomDraft;
  called: string;
  isChecked: boolean;
  /** Whether the last one has just been added, which then gets the focus. */
  isAdding: boolean;
  ink: { paper: string; pen: string };
  onReplace: (room: RoomDraft) => void;
};

/** The parts of a room that is no plain rectangle: where each one is, and its two sides. */
export default function PartFields(props: PartFieldsProps) {
  const { room, called, isChecked, isAdding, ink, onReplace } = props;
  const unit = useUnit();
  const last = useRef<HTMLSelectElement>(null);
  const count = room.parts?.length ?? 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each that is added
  useEffect(() => {
    if (isAdding) last.current?.focus();
  }, [isAdding, count]);
  return room.parts?.map((part, index) => {
    const problems = findPartProblems(room, index, isChecked);
    const change = (field: 'start' | 'width' | 'depth', label: string) => ({
      label,
      name: `room-${room.id}-part-${index + 1}-${field}`,
      value: part[field],
      problem: problems[field],
      question: askAboutSide(part[field], unit),
      isChecked,
      onChange: (value: string) => onReplace(changePart(room, index, { [field]: value })),
    });
    const title = `Extra piece ${index + 1} of ${called}`;
    return (
      <fieldset
        // biome-ignore lint/suspicious/noArrayIndexKey: parts have no other identity than their place
        key={index}
        className="mt-3 min-w-0 rounded bg-mist p-3"
      >
        <legend className="sr-only">{title}</legend>
        <div className="flex items-end gap-2">
          <label className="min-w-0 flex-1 text-sm font-medium">
            Extra piece {index + 1}: which side
            <select
              ref={index === count - 1 ? last : undefined}
              name={`room-${room.id}-part-${index + 1}-side`}
              value={part.side}
              onChange={(event) =>
                onReplace(
                  changePart(room, index, { side: event.target.value as PartDraft['side'] }),
                )
              }
              className="mt-1 block h-11 w-full rounded border border-line-strong bg-white px-2 text-base"
            >
              {listSides(room, index).map(([side, name]) => (
                <option key={side} value={side}>
                  {name}
                </option>
              ))}
            </select>
          </label>
          <button
            type="button"
            onClick={() => onReplace(removePart(room, index))}
            aria-label={`Remove extra piece ${index + 1} of ${called}`}
            className="inline-flex h-11 items-center rounded px-3 text-ink-soft hover:bg-white hover:text-ink"
          >
            <X size={18} aria-hidden="true" />
          </button>
        </div>
        <div className="mt-3 grid grid-cols-[repeat(auto-fit,minmax(7.5rem,1fr))] items-start gap-3">
          <LengthField {...change('width', 'How wide')} />
          <LengthField {...change('depth', 'How deep')} />
          <LengthField
            {...change('start', `From the ${endOf(room, part)}`)}
            placeholder={unit === 'm' ? 'Middle' : '–'}
          />
        </div>
        {/* The plan above is out of sight on a phone. */}
        <div className="mx-auto mt-3 max-w-md md:hidden">
          {room.shape ? (
            <ShapeDrawing room={{ ...room, shape: room.shape }} called={title} ink={ink} />
          ) : (
            <RoomPlan
              room={readShape(room)}
              ink={ink}
              label={`Plan with ${title.toLowerCase()}`}
              className="h-auto w-full"
            />
          )}
        </div>
      </fieldset>
    );
  });
}
