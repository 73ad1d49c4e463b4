/**
 * The room of "from about £47 per m² fitted", in metres: 17.1 m², the average living room of British homes built
 * since 2010 (LABC Warranty, "What is the average house size in the UK?", 2018: 17.09 m²).
 */
export const ordinaryRoom = { length: 4.5, width: 3.8 } as const;
