/** Who lives in a home that somebody else books a visit for. */
const occupiers =
  '(?:tenants?|lodgers?|students|occupiers?|(?:old|current|present) owners?|sellers?|vendors?)';
const empty = new RegExp(
  String.raw`\b${occupiers}(?: \w+)?(?: (?:are|is|will be|all|both|going|go|gone|be))* (?:out|away|at work|working|on holiday)\b|\b(?:flat|house|place|property|bungalow|room)s? (?:is|will be|are|stands?) (?:empty|vacant|free)\b`,
  'i',
);
const shut = /\b(?:nobody|no ?one|cant|cannot|can not|wont|avoid|unless|any ?(?:day|time))\b/i;

/** "Tenants are out on Thursday": a day on which the home is empty suits, unless nobody can let us in. */
export const isHomeEmpty = (piece: string, whole: string): boolean =>
  empty.test(piece) && !shut.test(whole);
