/**
 * The postcode district of the centre of towns that have no page of their own, by their names in lower case, so
 * that it can be said whether they are within the area.
 */
const townOutcodes: Readonly<Record<string, string>> = {
  london: 'EC1',
  bristol: 'BS1',
  reading: 'RG1',
  oxford: 'OX1',
  salisbury: 'SP1',
  gloucester: 'GL1',
  cheltenham: 'GL50',
  stroud: 'GL5',
  cirencester: 'GL7',
  newbury: 'RG14',
  southampton: 'SO14',
  portsmouth: 'PO1',
  bournemouth: 'BH1',
  exeter: 'EX1',
  plymouth: 'PL1',
  taunton: 'TA1',
  yeovil: 'BA20',
  frome: 'BA11',
  wells: 'BA5',
  glastonbury: 'BA6',
  'weston-super-mare': 'BS23',
  cardiff: 'CF10',
  newport: 'NP20',
  swansea: 'SA1',
  birmingham: 'B1',
  manchester: 'M1',
  liverpool: 'L1',
  leeds: 'LS1',
  edinburgh: 'EH1',
  glasgow: 'G1',
  andover: 'SP10',
  basingstoke: 'RG21',
  winchester: 'SO23',
  hungerford: 'RG17',
  tetbury: 'GL8',
  keynsham: 'BS31',
  radstock: 'BA3',
  'midsomer norton': 'BA3',
  'shepton mallet': 'BA4',
  amesbury: 'SP4',
  pewsey: 'SN9',
  marlborough: 'SN8',
  wantage: 'OX12',
  faringdon: 'SN7',
  witney: 'OX28',
  abingdon: 'OX14',
  yate: 'BS37',
  thornbury: 'BS35',
  dursley: 'GL11',
  warminster: 'BA12',
  westbury: 'BA13',
  poole: 'BH15',
  guildford: 'GU1',
  worcester: 'WR1',
  hereford: 'HR1',
  brighton: 'BN1',
  nottingham: 'NG1',
  leicester: 'LE1',
  sheffield: 'S1',
  newcastle: 'NE1',
  norwich: 'NR1',
  cambridge: 'CB1',
  coventry: 'CV1',
  'milton keynes': 'MK9',
};

/** The postcode district of a town; undefined for an unknown one. */
export const findTownOutcode = (name: string): string | undefined =>
  townOutcodes[name.trim().toLowerCase().replace(/\s+/g, ' ')];

const towns = new Map(Object.entries(townOutcodes).map(([name, outcode]) => [outcode, name]));

/** The town at the centre of a postcode district; undefined for an unknown one. */
export const findTownOf = (outcode: string): string | undefined =>
  towns.get(outcode)?.replace(/(^|[ -])\p{L}/gu, (start) => start.toUpperCase());

/** The names of all towns that are known, in lower case. */
export const listTowns = (): string[] => Object.keys(townOutcodes);
