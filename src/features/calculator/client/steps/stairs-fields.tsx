import { findStairsProblems } from '../drafts/draft-problems.ts';
import type { RoomDraft, StairsDraft } from '../drafts/room-drafts.ts';
import { LengthField } from './length-field.tsx';
import { NumberField } from './number-field.tsx';

type StairsFieldsProps = {
  room: RoomDraft;
  isChecked: boolean;
  onReplace: (room: RoomDraft) => void;
};

/** The measures of a flight of stairs; what is usual is filled in. */
export default function StairsFields({ room, isChecked, onReplace }: StairsFieldsProps) {
  const { stairs } = room;
  if (!stairs) return null;
  const problems = findStairsProblems(stairs);
  const field = (name: keyof StairsDraft, label: string) => ({
    label,
    name: `room-${room.id}-${name}`,
    value: stairs[name],
    problem: problems[name],
    isChecked,
    onChange: (value: string) => onReplace({ ...room, stairs: { ...stairs, [name]: value } }),
  });
  const isMore = Boolean(problems.going || problems.rise || problems.runner || stairs.runner);
  return (
    <div className="mt-3 space-y-3">
      <div className="grid grid-cols-2 items-start gap-3">
        <NumberField {...field('steps', 'Straight steps')} step="1" placeholder="0" />
        <NumberField {...field('winders', 'Winders (turning steps)')} step="1" placeholder="None" />
        <LengthField {...field('width', 'Width of the stairs')} step="0.01" />
      </div>
      <fieldset className="min-w-0">
        <legend className="text-sm font-semibold">Landing, if it is to be carpeted too</legend>
        <div className="mt-1 grid grid-cols-2 items-start gap-3">
          <LengthField {...field('landingLength', 'Landing length')} placeholder="–" />
          <LengthField {...field('landingWidth', 'Width')} placeholder="–" />
        </div>
      </fieldset>
      <details open={isMore || undefined}>
        <summary className="py-2 text-base font-semibold text-brand underline-offset-4 hover:underline">
          Step size or stair runner
        </summary>
        <div className="grid grid-cols-2 items-start gap-3 pb-1 sm:grid-cols-3">
          <LengthField {...field('going', 'Tread, front to back')} step="0.01" />
          <LengthField {...field('rise', 'Riser, height')} step="0.01" />
          <LengthField {...field('runner', 'Runner width')} step="0.01" placeholder="Full" />
        </div>
      </details>
      <p className="text-base text-ink-soft">
        Stairs are priced in carpet here. A hard floor on stairs is quoted separately.
      </p>
    </div>
  );
}
