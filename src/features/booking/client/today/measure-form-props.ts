import type { FloorOnOffer } from '../../today/contract.ts';
import type { KnownRooms } from './report-outbox.ts';
import type { NewReport } from './use-reports.ts';

export type MeasuredReport = Extract<NewReport, { kind: 'measured' }>;

/** What the form for measured rooms is given, a component of the calculator. */
export type MeasureFormProps = {
  /** The rooms as they were last saved, on this device or on the server; else the customer's own. */
  known: KnownRooms | null;
  /** The floors that can be chosen. */
  offers: readonly FloorOnOffer[];
  title: string;
  /** @param rooms what the form begins with from now on */
  onMeasured: (report: MeasuredReport, rooms: KnownRooms) => void;
  onCancel: () => void;
};
