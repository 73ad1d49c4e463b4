/** A fictitious customer: phone numbers reserved for drama, mailboxes reserved for examples. */
export type SamplePerson = { name: string; email: string; phone: string };
export type SampleHome = SamplePerson & { address: string; postcode: string };

const words = (text: string) => text.split(', ');
const places = words(
  'Chippenham SN15 3, Corsham SN13 9, Calne SN11 0, Melksham SN12 6, Bath BA2 4, Trowbridge BA14 8, Swindon SN1 4, Devizes SN10 1, Malmesbury SN16 9, Bradford-on-Avon BA15 1',
);
const streets = words(
  'Heddle Street, Weavers Yard, Underlay Close, Threshold Lane, Plank Road, Selvedge Row, Gripper Hill',
);
const firstNames = words(
  'Clara, Ned, Priya, Owen, Ruth, Tomasz, Amina, Hugh, Bethan, Joseph, Meera, Alice, Kwame',
);
const lastNames = words(
  'Wiltonby, Heddlesworth, Loomis-Shaw, Tufton, Selvedge, Plankowski, Weftwood, Skirtington, Twistleton, Parquay, Axmere',
);

/** The nth item of a list that begins again at its end. */
export const pick = <T>(list: readonly T[], n: number): T => list[n % list.length] as T;

/** The nth sample customer; each has a name, a phone number and a home of their own. */
export function samplePerson(n: number): SampleHome {
  const firstName = pick(firstNames, n);
  const lastName = pick(lastNames, n);
  const [town = '', outward, sector] = pick(places, n * 3).split(' ');
  const letters = 'ABDEFGHJLNPQRSTUWXYZ';
  const digits = String(100 + n).padStart(3, '0');
  return {
    name: `${firstName} ${lastName}`,
    email: `${firstName}.${lastName}@example.com`.toLowerCase(),
    phone: n % 2 === 0 ? `01632 960${digits}` : `07700 900${digits}`,
    address: `${2 + ((n * 11) % 87)} ${pick(streets, n)}, ${town}`,
    postcode: `${outward} ${sector}${letters[(n * 7) % 20]}${letters[(n * 3 + 5) % 20]}`,
  };
}
