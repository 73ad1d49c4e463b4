/** The figures of a stored estimate that booking uses. Areas in m². */
export type EstimateSummary = {
  id: string;
  flooringType: string;
  /** The floors that were priced, by their names; null or missing in old bookings. */
  product?: string | null;
  totalPence: number;
  totalArea: number;
  /** With the name of the floor of each where there are several, or one that is not chosen yet. */
  rooms: { name: string; area: number; floor?: string }[];
};

/** Finds a stored estimate by its private id. */
export type FindEstimate = (id: string) => Promise<EstimateSummary | undefined>;
