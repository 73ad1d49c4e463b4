import { Printer } from 'lucide-react';
import { Button } from '#platform/client/ui/button.tsx';
import { shortDateOf } from '#platform/dates/short-dates.ts';
import type { Estimate, EstimatePlan } from '../../contract.ts';
import { nameFloors } from '../../describe-estimate.ts';
import { lieOf, RollSvg } from '../drawing/roll-svg.tsx';
import { letterOf } from '../drawing/room-colours.ts';
import { formatMetres, formatSize } from '../figures.ts';
import { describePattern, describeRepeats } from '../pattern-words.ts';

type Piece = EstimatePlan['pieces'][number];

/** What the fitter cuts, roll by roll and in the order of the roll, with where each piece goes. */
export default function CuttingList({ estimate }: { estimate: Estimate }) {
  const { plan, rooms, flooringType } = estimate;
  if (!plan) return <p>There’s no cutting list: this floor comes in packs.</p>;
  const starts = [0, ...(plan.rollStarts ?? [])];
  return (
    <div className="space-y-8 print:space-y-4">
      <p className="flex flex-wrap items-center justify-between gap-4">
        <span className="font-semibold tabular-nums">
          {formatMetres(plan.lengthMetres)} off a {plan.rollWidth} m roll
          {`, ${nameFloors(estimate)}`}
          {estimate.measured && (
            <span className="block font-normal">
              Measured {shortDateOf(estimate.measured.at)} by {estimate.measured.by}
            </span>
          )}
          {plan.pattern && (
            <span className="block font-normal">{describePattern(plan.pattern)}</span>
          )}
        </span>
        <Button look="outline" onClick={() => window.print()} className="print:hidden">
          <Printer size={18} aria-hidden="true" />
          Print
        </Button>
      </p>
      {(['across', 'down'] as const).map((direction) => (
        <RollSvg
          key={direction}
          plan={plan}
          rooms={rooms}
          label="The roll to scale, with every piece of the list below"
          direction={direction}
          lie={lieOf(flooringType)}
          className={
            direction === 'across'
              ? 'h-auto max-w-full max-md:hidden print:block'
              : 'h-auto w-full max-w-sm md:hidden print:hidden'
          }
        />
      ))}
      {starts.map((start, roll) => (
        <table key={start} className="w-full text-left text-base tabular-nums">
          <caption className="pb-1 text-left font-display text-lg font-bold">
            {starts.length === 1 ? 'Pieces' : `Roll ${roll + 1} of ${starts.length}`}
          </caption>
          <thead>
            <tr className="border-b-2 border-ink align-bottom">
              {['Room', 'Cut', 'On the roll'].map((head) => (
                <th key={head} scope="col" className="py-1 pr-3 text-sm font-semibold">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {listPieces(plan, start, starts[roll + 1]).map((piece) => (
              <tr
                key={`${piece.x} ${piece.y}`}
                className="break-inside-avoid border-b border-line align-baseline"
              >
                <th scope="row" className="py-1.5 pr-3 font-semibold">
                  <span className="wrap-anywhere">
                    {letterOf(piece.room)} {rooms[piece.room]?.name}
                  </span>
                  <span className="block font-normal text-ink-soft">
                    {[
                      namePiece(piece, rooms),
                      describePile(piece, estimate),
                      describeRepeats(piece, plan.pattern),
                    ]
                      .filter((words) => words !== undefined)
                      .join(', ')}
                  </span>
                </th>
                <td className="py-1.5 pr-3 font-semibold whitespace-nowrap">
                  {formatSize(piece.length, piece.width)}
                </td>
                <td className="py-1.5">
                  <span className="whitespace-nowrap">{formatMetres(piece.y - start)} on,</span>{' '}
                  <span className="whitespace-nowrap">{formatMetres(piece.x)} across</span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </div>
  );
}

/** The pieces of one roll in the order in which they come off it. */
const listPieces = ({ pieces }: EstimatePlan, from: number, to = Number.POSITIVE_INFINITY) =>
  pieces.filter(({ y }) => from <= y && y < to).sort((a, b) => a.y - b.y || a.x - b.x);

const names: Record<Piece['kind'], string> = {
  whole: 'one piece',
  drop: 'drop',
  fill: 'fill',
  run: 'stairs',
  winder: 'winder',
};

function namePiece({ kind, steps, room }: Piece, rooms: Estimate['rooms']): string {
  if (steps !== undefined) return `${steps} ${steps === 1 ? 'step' : 'steps'}`;
  return kind === 'whole' && rooms[room]?.stairs ? 'landing' : names[kind];
}

function describePile({ room }: Piece, { plan, rooms, flooringType }: Estimate): string {
  if (rooms[room]?.stairs) return 'pile down the stairs';
  const layout = plan?.layouts.find((each) => each.room === room);
  return `${lieOf(flooringType)} along the ${layout?.pileAlong ?? 'roll'}`;
}
