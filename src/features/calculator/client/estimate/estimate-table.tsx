import { formatPounds } from '#platform/units/pounds.ts';
import type { Estimate } from '../../contract.ts';
import { itemise } from './estimate-lines.ts';

/** The breakdown of an estimate: its lines and the total. */
export function EstimateTable({ estimate }: { estimate: Estimate }) {
  return (
    <table className="mt-6 w-full border-t border-line-strong text-left">
      <caption className="sr-only">What makes up the estimate</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">Item</th>
          <th scope="col">Price</th>
        </tr>
      </thead>
      <tbody>
        {itemise(estimate).map(({ name, what, amount }) => (
          <tr key={name} className="border-b border-line align-baseline">
            <th scope="row" className="py-3 pr-4 font-normal">
              <span className="block font-semibold">{name}</span>
              <span className="block text-base text-ink-soft tabular-nums">{what}</span>
            </th>
            <td className="py-3 text-right whitespace-nowrap tabular-nums">
              {formatPounds(amount)}
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className="border-b-2 border-ink align-baseline text-lg font-semibold">
          <th scope="row" className="py-3 pr-4">
            Total
          </th>
          <td className="py-3 text-right whitespace-nowrap tabular-nums">
            {formatPounds(estimate.breakdown.total)}
          </td>
        </tr>
      </tfoot>
    </table>
  );
}
