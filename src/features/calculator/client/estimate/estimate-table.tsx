import { formatPounds } from '#platform/units/pounds.ts';
import type { Estimate } from '../../contract.ts';
import { itemise } from './estimate-lines.ts';

type EstimateTableProps = {
  estimate: Estimate;
  /** What its sum is called, where it is one of several. */
  sum?: string;
};

/** The breakdown of an estimate: its lines and the total. */
export function EstimateTable({ estimate, sum = 'Total' }: EstimateTableProps) {
  return (
    <table className="w-full border-t border-line text-left">
      <caption className="sr-only">What makes up the estimate</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">Item</th>
          <th scope="col">Price</th>
        </tr>
      </thead>
      <tbody>
        {itemise(estimate).map(({ name, what, amount, charges }) => (
          <tr key={name} className="border-b border-line align-baseline">
            <th scope="row" className="py-3 pr-4 font-normal print:py-1">
              <span className="block font-semibold">{name}</span>
              {what && <span className="block text-base text-ink-soft tabular-nums">{what}</span>}
              {charges.length > 0 && (
                <ul className="space-y-0.5 text-base text-ink-soft tabular-nums print:space-y-0 print:text-sm">
                  {charges.map((charge) => (
                    <li key={charge} className="print:inline print:after:content-['._']">
                      {charge}
                    </li>
                  ))}
                </ul>
              )}
            </th>
            <td className="py-3 text-right whitespace-nowrap tabular-nums print:py-1">
              {formatPounds(amount)}
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className="align-baseline text-lg font-semibold">
          <th scope="row" className="py-3 pr-4">
            <span className="inline-block first-letter:uppercase">{sum}</span>
          </th>
          <td className="py-3 text-right whitespace-nowrap tabular-nums">
            {formatPounds(estimate.breakdown.total)}
          </td>
        </tr>
      </tfoot>
    </table>
  );
}
