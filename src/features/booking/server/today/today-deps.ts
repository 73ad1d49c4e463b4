import type { FindTravel } from '../../diary/day-route.ts';
import type { VisitReport, WorkingEstimate } from '../../today/contract.ts';
import type { BookingDeps } from '../booking-deps.ts';
import type { EstimateSummary } from '../estimate-summary.ts';

type MeasuredRooms = Extract<VisitReport, { kind: 'measured' }>['estimate'];

/** What the screens of the day need of other features. */
export type TodayDeps = Pick<BookingDeps, 'db' | 'clock' | 'publicUrl'> & {
  findTravel: FindTravel;
  /** Stored estimates by their ids, with the sizes of their rooms. */
  findWorkingEstimates: (ids: readonly string[]) => Promise<Map<string, WorkingEstimate>>;
  /**
   * Prices rooms and stores the estimate.
   * @param measured by whom and when
   * @param besideId an estimate whose rooms are kept and priced with them
   * @throws Problem 400 for a product that cannot be priced
   */
  priceRooms: (
    request: MeasuredRooms,
    measured: { by: string; at: string },
    besideId?: string,
  ) => Promise<EstimateSummary>;
};
