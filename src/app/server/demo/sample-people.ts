/** A fictitious customer: phone numbers reserved for drama, mailboxes reserved for examples. */
export type SamplePerson = { name: string; email: string; phone: string };
export type SampleHome = SamplePerson & { address: string; postcode: string };

const places = [
  ['Chippenham', 'SN15 3'],
  ['Corsham', 'SN13 9'],
  ['Calne', 'SN11 0'],
  ['Melksham', 'SN12 6'],
  ['Bath', 'BA2 4'],
  ['Trowbridge', 'BA14 8'],
  ['Swindon', 'SN1 4'],
  ['Devizes', 'SN10 1'],
  ['Malmesbury', 'SN16 9'],
  ['Bradford-on-Avon', 'BA15 1'],
] as const;
const streets = [
  'Heddle Street',
  'Weavers Yard',
  'Underlay Close',
  'Threshold Lane',
  'Plank Road',
  'Selvedge Row',
  'Gripper Hill',
] as const;
const firstNames = [
  'Clara',
  'Ned',
  'Priya',
  'Owen',
  'Ruth',
  'Tomasz',
  'Amina',
  'Hugh',
  'Bethan',
  'Joseph',
  'Meera',
  'Alice',
  'Kwame',
] as const;
const lastNames = [
  'Wiltonby',
  'Heddlesworth',
  'Loomis-Shaw',
  'Tufton',
  'Selvedge',
  'Plankowski',
  'Weftwood',
  'Skirtington',
  'Twistleton',
  'Parquay',
  'Axmere',
] as const;

/** The nth sample customer; each has a name, a phone number and a home of their own. */
export function samplePerson(n: number): SampleHome {
  const firstName = pick(firstNames, n);
  const lastName = pick(lastNames, n);
  const [town, district] = pick(places, n * 3);
  const letters = 'ABDEFGHJLNPQRSTUWXYZ';
  const end = `${pick([...letters], n * 7)}${pick([...letters], n * 3 + 5)}`;
  const digits = String(100 + n).padStart(3, '0');
  return {
    name: `${firstName} ${lastName}`,
    email: `${firstName}.${lastName}@example.com`.toLowerCase(),
    phone: n % 2 === 0 ? `01632 960${digits}` : `07700 900${digits}`,
    address: `${2 + ((n * 11) % 87)} ${pick(streets, n)}, ${town}`,
    postcode: `${district}${end}`,
  };
}

function pick<T>(list: readonly T[], n: number): T {
  return list[n % list.length] as T;
}
