/** The records that are given to customers. */
export const recordKinds = ['appointment', 'enquiry', 'conversation', 'estimate'] as const;
export type RecordKind = (typeof recordKinds)[number];

/** Maximum characters of the fields, and rows of a file. */
export const limits = {
  name: 100,
  address: 300,
  phone: 40,
  /** Email addresses and numbers that are corrected at once. */
  contacts: 50,
  note: 4_000,
  step: 200,
  /** Of all that is searched for one customer. */
  searchWords: 20_000,
  importRows: 5_000,
  importCharacters: 2_000_000,
};
