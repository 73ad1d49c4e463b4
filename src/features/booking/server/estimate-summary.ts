/** The figures of a stored estimate that booking uses. Areas in m². */
export type EstimateSummary = {
  id: string;
  flooringType: string;
  /** The floors that were priced, by their names; null or missing in old bookings. */
  product?: string | null;
  totalPence: number;
  totalArea: number;
  rooms: { name: string; area: number }[];
};

/** Finds a stored estimate by its private id. */
export type FindEstimate = (id: string) => Promise<EstimateSummary | undefined>;
