import {
  type ConversationRecord,
  type FloorChoice,
  isSameFloor,
  uniqueFloors,
} from '../../../../conversation/record.ts';
import { roomNamesIn } from '../../../../nlu/room-sizes/room-names.ts';
import { findRooms } from '../../../../nlu/room-sizes/rooms.ts';
import type { Token } from '../../../../nlu/text/tokenize.ts';
import type { Catalogue, FloorsSaid } from '../../../products/choose-floor.ts';
import { roomsBeside } from '../../rooms/meant/rooms-meant.ts';
import { readOne } from '../ranges.ts';

/** `ofStairs`: the stairs are spoken of, by name or as "them" after they were named. */
export type Segment = {
  text: string;
  tokens: Token[];
  said: FloorsSaid;
  /** The other floor that it names for the same rooms: "vinyl or laminate in the lounge". */
  or?: FloorChoice;
  ofStairs: boolean;
  /** What stands between it and the part before: "and", a comma. */
  before?: string;
  /** The number of its sentence. */
  sentence: number;
  /** Its floor is said without its name: "the same in the hall". */
  isSame?: true;
};

/** "Except the bedroom, which is carpet": that floor is no other room's. */
export const isExcepted = /^\W*(?:except|apart from|other than|bar)\b/i;

/** Whether the parts of a message name different floors, each beside rooms of its own. */
export function isRoomByRoom(record: ConversationRecord, segments: readonly Segment[]): boolean {
  const own = segments.flatMap((segment) => {
    const { tokens, said } = segment;
    const names = roomNamesIn(tokens);
    const sizes = findRooms(tokens).map(({ lengthMm, widthMm }) => `${lengthMm} ${widthMm}`);
    const known = roomsBeside(record, { plain: segment.text, tokens }).map((one) =>
      String(record.rooms.indexOf(one)),
    );
    const stairs = isStairsPart(segment) ? ['stairs'] : known;
    const [room] = [...sizes, ...(names.length > 0 ? [names.join(' ')] : stairs)];
    return said.choice && room ? [{ floor: said.choice, room }] : [];
  });
  const hasTwo = uniqueFloors(segments.flatMap(({ said }) => said.choice ?? [])).length > 1;
  const isExcept = segments.some(
    ({ text, tokens, said }) =>
      isExcepted.test(text) &&
      (said.choice !== undefined || hasTwo) &&
      roomNamesIn(tokens).length > 0,
  );
  if (isExcept) return true;
  return own.some((one) =>
    own.some((other) => !isSameFloor(one.floor, other.floor) && one.room !== other.room),
  );
}

/** A floor beside the stairs: "carpet on the stairs". */
export const isStairsPart = ({ tokens, said, ofStairs }: Segment): boolean =>
  said.choice !== undefined && findRooms(tokens).length === 0 && ofStairs;

const kind = '(?:carpets?|laminate|vinyl|lvt|lino)';
const kindBesideKind = new RegExp(
  String.raw`\b(?!(?:vinyl\s+lvt|lvt\s+vinyl)\b)(${kind})\s+(?=${kind}\b)`,
  'gi',
);
const weighs = /\b(?:compare|comparison|each|or|vs|versus|which|difference|all (?:three|3))\b/i;

const kindAfterPlace = new RegExp(
  String.raw`\b(${kind} (?:in|for|on|up) (?:(?:the|my|our|all|both) )?[a-z]+(?: \d)?)\s+(?=${kind}\b)`,
  'gi',
);

/** "Tiles or carpet": tiles that we sell are of LVT. */
const tilesOrKind = new RegExp(
  String.raw`(?<!\b(?:lvt|vinyl|carpet|ceramic|porcelain|old|existing|stone|quarry|luxury) )\btiles?\b(?= (?:or|vs?|versus) (?:the |a )?${kind}\b)|(?<=\b${kind} (?:or|vs|versus) )tiles?\b`,
  'gi',
);

/** "Compare carpet laminate and vinyl", "carpet in the rooms vinyl in the bathroom": kinds that stand apart. */
export const separateKinds = (text: string): string => {
  const placed = text.replace(kindAfterPlace, '$1, ').replace(tilesOrKind, 'LVT $&');
  return weighs.test(placed) ? placed.replace(kindBesideKind, '$1, ') : placed;
};

/** "Carpet or laminate" within one segment names two floors. */
export function splitAlternatives(
  text: string,
  catalogue: Catalogue,
  record: ConversationRecord,
  said: FloorsSaid,
): FloorChoice[] {
  if (!/\b(?:or|vs?\.?|versus|than|to|instead of)\b/i.test(text)) return [];
  return text.split(/\b(?:or|vs?\.?|versus|than|instead of)\b|,(?!\d)|\band\b/i).flatMap((part) => {
    return readOne(part, catalogue, record, said).choice ?? [];
  });
}

/** "Vinyl or laminate in the lounge": the two floors that a part of a message leaves open for some of the rooms. */
export function readEither(
  record: ConversationRecord,
  { text, tokens }: { text: string; tokens: readonly Token[] },
  floorOf: (part: string) => FloorChoice | undefined,
): [FloorChoice, FloorChoice] | undefined {
  const [before, after, ...more] = text.split(/\bor\b/i);
  if (before === undefined || after === undefined || more.length > 0) return undefined;
  const [one, other] = [floorOf(before), floorOf(after)];
  const rooms = roomsBeside(record, { plain: text, tokens });
  const isOfSome = rooms.length > 0 && rooms.length < record.rooms.length;
  return isOfSome && one && other && !isSameFloor(one, other) ? [one, other] : undefined;
}

/** A kind beside a product of that kind says the same: "the Belgrave carpet", "a carpet, the Belgrave one". */
export const refine = (floors: readonly FloorChoice[]) =>
  floors.filter(
    ({ slug, kind }) =>
      slug !== undefined ||
      !floors.some(
        (other) =>
          other.slug && (other.kind === kind || (kind === 'vinyl' && other.kind === 'lvt')),
      ),
  );

export const isKind = (floor: FloorChoice, kind: string) =>
  floor.kind === kind ||
  (kind === 'vinyl' && floor.kind === 'lvt') ||
  (kind === 'lvt' && floor.kind === 'vinyl');
