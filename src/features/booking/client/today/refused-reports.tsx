import { Button } from '#platform/client/ui/button.tsx';
import type { QueuedReport } from './report-outbox.ts';
import type { Reports } from './use-reports.ts';

const words = {
  arrived: 'Arrived',
  done: 'Done',
  'could-not': 'Could not do it',
  note: 'Note',
  measured: 'Measured rooms',
};

/** What the server did not take, with the reason, until the fitter has read it. */
export function RefusedReports({ reports }: { reports: Reports }) {
  const refused = reports.queued.filter(({ refusal }) => refusal !== undefined);
  return (
    <div role="alert">
      <ul className="mt-3 grid gap-3 empty:hidden">
        {refused.map((one) => (
          <li key={one.report.id} className="rounded border-2 border-error bg-white p-4">
            <p className="font-semibold">Not saved: {describe(one)}</p>
            <p className="mt-1">{one.refusal} If the office needs to know, please call them.</p>
            <Button look="outline" className="mt-3" onClick={() => reports.remove(one.report.id)}>
              OK, I’ve read it
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}

function describe({ report, about }: QueuedReport): string {
  const text = 'text' in report ? `, “${report.text}”` : '';
  return `${words[report.kind]}${text} (${about})`;
}
