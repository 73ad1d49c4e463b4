import { PhotoGrid } from '#platform/client/staff/photos/photo-grid.tsx';
import { shortDateOf } from '#platform/dates/short-dates.ts';
import { formatArea } from '#platform/units/areas.ts';
import { formatPounds } from '#platform/units/pounds.ts';
import { projectSizeLabels } from '../../limits.ts';
import { listAnswers } from '../../questions.ts';
import type { WorkingEstimate, WorkingVisit } from '../../today/contract.ts';
import { describeSides, listWork } from './describe-rooms.ts';

/** Rooms, floors, swatches and notes of a visit, folded away where the window is small. */
export function VisitDetails({ visit }: { visit: WorkingVisit }) {
  const { requirements, answers, notes, products, estimate, measured } = visit;
  return (
    <details className="mt-3 border-y border-line">
      <summary className="flex min-h-12 cursor-pointer items-center font-semibold text-chalk underline underline-offset-[0.2em]">
        Rooms, floors and notes
      </summary>
      <div className="grid gap-3 pb-4">
        <Detail term="Size">{projectSizeLabels[visit.projectSize]}</Detail>
        {requirements && <Detail term="They wrote">{requirements}</Detail>}
        {listAnswers(answers).map(([label, answer]) => (
          <Detail key={label} term={label}>
            {answer}
          </Detail>
        ))}
        {notes && <Detail term="From the office">{notes}</Detail>}
        {products.length > 0 && (
          <Detail term="Bring swatches of">
            <ul className="list-disc pl-5">
              {products.map((name) => (
                <li key={name} className="wrap-anywhere">
                  {name}
                </li>
              ))}
            </ul>
          </Detail>
        )}
        {measured && <EstimateRooms title="As measured" estimate={measured} />}
        {estimate && <EstimateRooms title="Their own estimate" estimate={estimate} />}
        {estimate && <Sketches sketches={estimate.sketches} />}
      </div>
    </details>
  );
}

function Detail({ term, children }: { term: string; children: React.ReactNode }) {
  return (
    <div>
      <h3 className="text-sm font-semibold text-ink-soft">{term}</h3>
      <div dir="auto" className="wrap-anywhere whitespace-pre-line">
        {children}
      </div>
    </div>
  );
}

/** What the customer attached to the estimate; it opens large on the page, which works without a network. */
function Sketches({ sketches }: Pick<WorkingEstimate, 'sketches'>) {
  if (sketches.length === 0) return null;
  return (
    <Detail term="Photos and sketches from the customer">
      <PhotoGrid
        photos={sketches.map(({ id, url, addedAt }, index) => ({
          id,
          url,
          smallUrl: `${url}?size=small`,
          takenAt: addedAt,
          by: 'The customer',
          alt: `The rooms, ${index + 1} of ${sketches.length}`,
        }))}
      />
    </Detail>
  );
}

/** The areas of an estimate with their floors and sizes. */
export function EstimateRooms({ title, estimate }: { title: string; estimate: WorkingEstimate }) {
  const { rooms, totalArea, totalCost, includeInstallation } = estimate;
  const work = listWork(estimate);
  return (
    <Detail term={title}>
      {estimate.measured && (
        <p className="text-ink-soft">
          Measured {shortDateOf(estimate.measured.at)} by {estimate.measured.by}
        </p>
      )}
      <p>
        {estimate.floors.map(({ name }) => name).join(' and ')},{' '}
        <span className="tabular-nums">{formatPounds(totalCost)}</span>{' '}
        {includeInstallation ? 'fitted' : 'supply only'}
      </p>
      <table className="mt-1 w-full max-w-sm text-left tabular-nums">
        <caption className="sr-only">Rooms: {title.toLowerCase()}</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">Room</th>
            <th scope="col">Sides</th>
            <th scope="col">Area</th>
          </tr>
        </thead>
        <tbody>
          {rooms.map((room, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rooms have no id and are never reordered
            <tr key={index} className="border-t border-line align-top">
              <th scope="row" className="w-1/3 py-1.5 pr-3 font-normal wrap-anywhere">
                {room.name}
                {room.floor !== undefined && (
                  <span className="block text-ink-soft first-letter:uppercase">
                    {estimate.floors[room.floor]?.name}
                  </span>
                )}
              </th>
              <td className="py-1.5 pr-3">{describeSides(room)}</td>
              <td className="py-1.5 text-right whitespace-nowrap">{formatArea(room.area)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-1 text-ink-soft tabular-nums">{formatArea(totalArea)} in all</p>
      {work.length > 0 && (
        <ul className="mt-1 list-disc pl-5">
          {work.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
    </Detail>
  );
}
