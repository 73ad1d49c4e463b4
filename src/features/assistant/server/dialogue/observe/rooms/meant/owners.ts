import type { RoomRecord } from '../../../../conversation/record.ts';
import type { Token } from '../../../../nlu/text/tokenize.ts';

type Owner = 'his' | 'hers' | 'mine';

const owned = new Map<string, Owner>([
  ...['his', 'him'].map((word) => [word, 'his'] as const),
  ...['hers', 'her'].map((word) => [word, 'hers'] as const),
  ...['mine'].map((word) => [word, 'mine'] as const),
]);
const ofHim =
  /\b(?:brother|bro|dad|son|lad|boy|grandad|grandson|husband|hubby|uncle|nephew|boyfriend|father)\b/i;
const ofHer =
  /\b(?:sister|sis|mum|mam|mom|daughter|girl|nan|nana|gran\w*|wife|aunt\w*|niece|girlfriend|mother)\b/i;
const ofSleep = /\b(?:bed|beds|bedroom|bedrooms|nursery|box room)\b/i;
const heads = new Set(['room', 'bedroom', 'one', 'own', 'bit', '']);
const after = new Set('then please on by alone in now instead for first'.split(' '));
/** "His and hers" begin no sentence about a room; "her room", "just his", "only hers?" speak of one. */
const isAlone = (tokens: readonly Token[], at: number): boolean => {
  const { text, kind } = tokens[at + 1] ?? { text: '', kind: 'word' };
  return kind !== 'word' || heads.has(text) || after.has(text);
};

const personOf = ({ name = '' }: RoomRecord): Owner | undefined => {
  const words = name.replace(/['’]?s\b/gi, '');
  if (ofHim.test(words)) return 'his';
  return ofHer.test(words) ? 'hers' : undefined;
};

/** The rooms of whoever a word stands for: those called after such a person, else the only one that is, or the only bedroom. */
function roomsOfOwner(owner: Owner, rooms: readonly RoomRecord[]): RoomRecord[] {
  const ofSome = rooms.filter((room) => personOf(room) !== undefined);
  const others = rooms.filter((room) => !ofSome.includes(room));
  const beds = rooms.filter(({ name = '' }) => ofSleep.test(name));
  if (owner === 'mine') return ofSome.length > 0 && others.length === 1 ? others : [];
  const called = ofSome.filter((room) => personOf(room) === owner);
  if (called.length > 0) return called;
  const may = (some: readonly RoomRecord[]) =>
    some.filter((room) => [undefined, owner as Owner].includes(personOf(room)));
  return [may(rooms), may(beds)].find((some) => some.length === 1) ?? [];
}

/** "Just his room", "only hers", "my room": rooms that are told by whose they are. */
export function findOwners(
  rooms: readonly RoomRecord[],
  tokens: readonly Token[],
): { from: number; end: number; rooms: RoomRecord[] }[] {
  if (rooms.length < 2) return [];
  return tokens.flatMap(({ text }, at) => {
    const isMine = text === 'my' && heads.has(tokens[at + 1]?.text ?? '-');
    const owner = isMine ? 'mine' : owned.get(text);
    const isDenied = ['not', 'without', 'no'].includes(tokens[at - 1]?.text ?? '');
    if (!owner || isDenied || (!isMine && !isAlone(tokens, at))) return [];
    const meant = roomsOfOwner(owner, rooms);
    const isNamed = heads.has(tokens[at + 1]?.text ?? '-');
    return meant.length > 0 ? [{ from: at, end: at + (isNamed ? 2 : 1), rooms: meant }] : [];
  });
}
