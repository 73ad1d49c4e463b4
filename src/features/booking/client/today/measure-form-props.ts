import type { WorkingVisit } from '../../today/contract.ts';
import type { NewReport } from './use-reports.ts';

/** What the form for measured rooms is given, a component of the calculator. */
export type MeasureFormProps = {
  visit: WorkingVisit;
  onMeasured: (report: Extract<NewReport, { kind: 'measured' }>) => void;
  onCancel: () => void;
};
