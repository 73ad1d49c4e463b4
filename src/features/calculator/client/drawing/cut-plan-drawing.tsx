import { formatArea } from '#platform/units/areas.ts';
import type { Estimate, EstimatePlan } from '../../contract.ts';
import { toRoomSize } from '../../to-space.ts';
import { formatCentimetres, formatCount, formatMetres, formatSize } from '../figures.ts';
import { describePattern } from '../pattern-words.ts';
import { describePieces } from './describe-pieces.ts';
import { findOffcuts } from './find-offcuts.ts';
import { type Lie, lieOf, RollSvg } from './roll-svg.tsx';
import { letterOf, roomColour } from './room-colours.ts';
import { RoomPlan } from './room-plan.tsx';

type CutPlanProps = { plan: EstimatePlan; rooms: Estimate['rooms'] };
type CutPlanDrawingProps = CutPlanProps & Pick<Estimate, 'flooringType'>;

/** With more rooms than this, only those with joins are drawn one by one. */
const roomsDrawnAtMost = 8;
/** Metres of roll, by direction, above which the drawing is in a scrolling region. */
const longOnPage = { across: 45, down: 24 };

/** Draws a cut plan: the roll with its pieces, then each room with its joins. */
export function CutPlanDrawing({ plan, rooms, flooringType }: CutPlanDrawingProps) {
  const lie = lieOf(flooringType);
  const words = describePieces(plan, rooms);
  const label = `The roll to scale: ${formatCount(plan.pieces.length, 'piece')} cut from ${formatMetres(plan.lengthMetres)} of ${plan.rollWidth} m roll.${plan.pattern ? ` ${describePattern(plan.pattern)}.` : ''} Every piece is listed below the drawings.`;
  return (
    <div className="space-y-8">
      <div className="grid gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,1fr)_16rem]">
        <ScrollableWhenLong plan={plan} direction="down">
          <RollSvg
            plan={plan}
            rooms={rooms}
            label={label}
            direction="down"
            lie={lie}
            className="h-auto w-full max-w-sm"
          />
        </ScrollableWhenLong>
        <ScrollableWhenLong plan={plan} direction="across">
          <RollSvg
            plan={plan}
            rooms={rooms}
            label={label}
            direction="across"
            lie={lie}
            className="h-auto max-w-full"
          />
        </ScrollableWhenLong>
        <PlanFigures plan={plan} />
        <Legend rooms={rooms} />
      </div>
      <RoomPlans plan={plan} rooms={rooms} words={words} lie={lie} />
      <details className="border-y border-line py-1 print:hidden">
        <summary className="py-2.5 font-semibold text-brand underline-offset-4 hover:underline">
          List of pieces
        </summary>
        <ul className="space-y-2 pb-3 text-base">
          {words.map(({ letter, name, pieces, joins }) => (
            <li key={letter} className="tabular-nums wrap-anywhere">
              {name} ({letter}): {pieces}; {joins}
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
}

function ScrollableWhenLong(props: {
  plan: EstimatePlan;
  direction: 'across' | 'down';
  children: React.ReactNode;
}) {
  const { plan, direction, children } = props;
  const where = direction === 'down' ? 'md:hidden print:hidden' : 'hidden md:block print:block';
  if (plan.lengthMetres <= longOnPage[direction]) return <div className={where}>{children}</div>;
  return (
    <div className={where}>
      <p className="mb-2 text-base text-ink-soft print:hidden">
        Scroll inside the frame to see all {formatMetres(plan.lengthMetres)}.
      </p>
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached by keyboard
        tabIndex={0}
        aria-label="Drawing of the roll, scrollable"
        className="max-h-[min(44rem,75vh)] overflow-auto border-y border-line-strong py-3 print:max-h-none print:overflow-visible"
      >
        {children}
      </section>
    </div>
  );
}

function PlanFigures({ plan }: { plan: EstimatePlan }) {
  const rolls = 1 + (plan.rollStarts?.length ?? 0);
  const hasStairs = plan.pieces.some(({ kind }) => kind === 'run');
  return (
    <div>
      <dl className="grid grid-cols-2 gap-x-6 border-t border-line lg:grid-cols-1">
        <Figure term="Cut off the roll" figure={formatMetres(plan.lengthMetres)} />
        <Figure term="Bought" figure={formatArea(plan.boughtArea)} />
        {rolls > 1 && <Figure term="Rolls of up to 25 m" figure={String(rolls)} />}
        <Figure term="Joins" figure={plan.joins === 0 ? 'None' : String(plan.joins)} />
        <Figure term="Offcuts and trim" figure={`${plan.wastePercent.toFixed(1)}%`} />
      </dl>
      <p className="mt-4 text-sm text-ink-soft">
        Each side of a room gets 10 cm extra, to trim along the walls
        {hasStairs && ', and each step 5 cm for its nosing'}. Hatched pieces fill up the width of a
        room; blank parts of the roll are offcuts.
        {plan.pattern &&
          ` Every piece is cut to whole repeats of the pattern, ${formatCentimetres(plan.pattern.repeat)} each, marked by dotted lines, so that it matches at the joins.`}
      </p>
      <Offcuts plan={plan} />
    </div>
  );
}

/** The largest pieces left over, which may do for a cupboard. */
function Offcuts({ plan }: { plan: EstimatePlan }) {
  const offcuts = findOffcuts(plan);
  if (offcuts.length === 0) return null;
  const sizes = offcuts.map(({ length, width }) => formatSize(length, width));
  return (
    <p className="mt-2 text-sm text-ink-soft">
      Left over, and yours to keep: {sizes.join(', ')}. Enough for a cupboard or a mat.
    </p>
  );
}

function Legend({ rooms }: { rooms: Estimate['rooms'] }) {
  return (
    <ul
      className="flex flex-wrap gap-x-6 gap-y-2 text-base lg:col-span-2"
      aria-label="Rooms on the drawing"
    >
      {rooms.map((room, index) => (
        <li key={letterOf(index)} className="flex min-w-0 gap-2">
          <LegendSwatch room={index} />
          <span className="min-w-0 wrap-anywhere">{room.name}</span>
        </li>
      ))}
    </ul>
  );
}

function LegendSwatch({ room }: { room: number }) {
  const { paper, pen } = roomColour(room);
  return (
    <svg width="28" height="20" viewBox="0 0 28 20" aria-hidden="true" className="mt-0.5 shrink-0">
      <rect
        x="1"
        y="1"
        width="26"
        height="18"
        fill={paper}
        stroke={pen}
        strokeWidth="1.5"
        className="forced-colors:fill-[Canvas] forced-colors:stroke-[CanvasText]"
      />
      <text
        x="14"
        y="10.5"
        textAnchor="middle"
        dominantBaseline="central"
        fontSize="12"
        className="fill-ink font-semibold forced-colors:fill-[CanvasText]"
      >
        {letterOf(room)}
      </text>
    </svg>
  );
}

function Figure({ term, figure }: { term: string; figure: string }) {
  return (
    <div className="border-b border-line py-2 lg:flex lg:items-baseline lg:justify-between">
      <dt className="text-sm text-ink-soft">{term}</dt>
      <dd className="font-semibold tabular-nums">{figure}</dd>
    </div>
  );
}

type RoomPlansProps = CutPlanProps & { words: ReturnType<typeof describePieces>; lie: Lie };

function RoomPlans({ plan, rooms, words, lie }: RoomPlansProps) {
  const layouts = plan.layouts.filter(
    (layout) => rooms.length <= roomsDrawnAtMost || layout.joins.length > 0,
  );
  const others = plan.layouts.length - layouts.length;
  return (
    <div>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(8rem,1fr))] gap-x-4 gap-y-6 sm:grid-cols-[repeat(auto-fill,minmax(10.5rem,1fr))] sm:gap-x-6">
        {layouts.map((layout) => {
          const room = rooms[layout.room];
          const word = words[layout.room];
          if (!room || !word) return null;
          return (
            <li key={layout.room} className="break-inside-avoid">
              <RoomPlan
                room={room.stairs?.landing ? toRoomSize(room.stairs.landing) : toRoomSize(room)}
                ink={roomColour(layout.room)}
                letter={word.letter}
                layout={layout}
                label={`${nameDrawn(room)} from above, ${lie} along the ${layout.pileAlong}, ${word.joins}`}
                className="h-auto max-w-full"
              />
              <p className="mt-1 text-base font-semibold wrap-anywhere">{nameDrawn(room)}</p>
              <p className="text-sm text-ink-soft tabular-nums">{capitalise(word.joins)}</p>
            </li>
          );
        })}
      </ul>
      {others > 0 && (
        <p className="mt-4 text-base text-ink-soft">
          {layouts.length > 0
            ? `The other ${formatCount(others, 'room')} need no join.`
            : `All ${formatCount(others, 'room')} are laid without a join.`}
        </p>
      )}
    </div>
  );
}

/** Of stairs the landing is drawn, the runs being on the roll only. */
const nameDrawn = ({ name, stairs }: Estimate['rooms'][number]) =>
  stairs ? `${name}: the landing` : name;

const capitalise = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
