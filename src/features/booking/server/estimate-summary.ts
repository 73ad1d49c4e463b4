/** What booking knows of a stored estimate. Areas in m². */
export type EstimateSummary = {
  id: string;
  flooringType: string;
  totalPence: number;
  totalArea: number;
  rooms: { name: string; area: number }[];
};

/** Finds a stored estimate; undefined for an id that nobody was given. */
export type FindEstimate = (id: string) => Promise<EstimateSummary | undefined>;
