/** The joins of a room as it is laid, from (x1, y1) to (x2, y2), with x along the room's length; in metres. */
type RoomJoins = {
  room: number;
  joins: { x1: number; y1: number; x2: number; y2: number }[];
};

/** One charge of an estimate; in those of earlier conversations its name alone. */
export type ChargeFact = { line: string; name: string } & Partial<
  Record<'quantity' | 'unitPrice' | 'price', number>
>;

/** What the calculator said of a job: in pounds, metres and square metres. */
export type EstimateFact = {
  id: string;
  totalArea: number;
  breakdown: Record<'materials' | 'underlay' | 'accessories' | 'installation' | 'total', number>;
  /** What makes up the lines, by the calculator's names. */
  charges?: readonly ChargeFact[] | undefined;
  plan: {
    rollWidth: number;
    lengthMetres: number;
    joins: number;
    boughtArea?: number;
    layouts?: RoomJoins[];
  } | null;
  otherWidth: { rollWidth: number; total: number } | null;
  packs: number | null;
  /** By how many per cent the measured price may be above it, before the customer may cancel free of charge. */
  promisePercent?: number | undefined;
  /** How many flights are left out, the floor being a hard one. */
  stairsAtVisit?: number | undefined;
};

/** The charge of a name, such as `floor`, if an estimate has it. */
export const chargeOf = ({ charges = [] }: EstimateFact, name: string): ChargeFact | undefined =>
  charges.find((charge) => charge.name === name);
