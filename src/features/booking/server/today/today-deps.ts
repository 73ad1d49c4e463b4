import type { FindTravel } from '../../diary/day-route.ts';
import type { FloorOnOffer, VisitReport, WorkingEstimate } from '../../today/contract.ts';
import type { BookingDeps } from '../booking-deps.ts';
import type { EstimateSummary } from '../estimate-summary.ts';

type MeasuredRooms = Extract<VisitReport, { kind: 'measured' }>['estimate'];

/** What the screens of the day need of other features. */
export type TodayDeps = Pick<BookingDeps, 'db' | 'clock' | 'publicUrl'> & {
  findTravel: FindTravel;
  /** Stored estimates by their ids, with the sizes of their rooms. */
  findWorkingEstimates: (ids: readonly string[]) => Promise<Map<string, WorkingEstimate>>;
  /**
   * Prices measured areas and stores the estimate; a floor that is sold no more is to be chosen again.
   * @param about.measured by whom and when
   * @param about.last an estimate that others made since, from `base`: what they changed is kept
   * @throws Problem 400 where nothing can be priced
   */
  priceRooms: (
    request: MeasuredRooms,
    about: {
      measured: { by: string; at: string };
      last?: string | undefined;
      base?: string | undefined;
    },
  ) => Promise<EstimateSummary>;
  /** The floors of the catalogue that a fitter can choose without a network, with the names of their colours. */
  listFloors: () => Promise<FloorOnOffer[]>;
};
