import type { ConversationRecord, RoomRecord } from '../../../conversation/record.ts';
import { readTokens, tidyText } from '../../../nlu/text/tokenize.ts';
import { saysUplift } from '../../../tools/describe-extras.ts';
import { findMentions } from '../rooms/meant/rooms-meant.ts';
import { mentionsLeftOut } from '../rooms/remove-rooms.ts';

const ofUplift = /\b(?:up ?lift\w*|old (?:carpets?|floor\w*|lino|laminate|vinyl))\b/i;
/** "The lino stays down", "goes over the top". */
const staysDown =
  /\b(?:stay(?:s|ing)?|left|leav(?:e|ing)|keep(?:ing)?|goes|going|laid)\b[^.?!]{0,15}\b(?:down|there|over(?: the)? top|on top|where it is)\b/i;
const oldKind = /\b(?:old|existing) (?:carpets?|lino|laminate|vinyl|lvt)\b/gi;
const only = /\bonly\b|\bjust\b/i;

export const isOfUplift = (text: string): boolean => saysUplift(text) || ofUplift.test(text);

/** Whether a text says in which of the rooms the old floor comes up, after that was spoken of. */
export const saysWhereUp = ({ extras }: ConversationRecord, text: string): boolean =>
  isOfUplift(text) || (extras?.uplift === true && (staysDown.test(text) || only.test(text)));

/** The rooms in which the old floor is to be taken up, where a message says that of some of them. */
export function readUpliftRooms(
  record: ConversationRecord,
  plain: string,
): RoomRecord[] | undefined {
  const { rooms } = record;
  // "The old carpets" are what lies there now, in whichever rooms.
  const parts = plain
    .replace(oldKind, 'old floor')
    .split(/[.?!;]\s+|,\s+|\bbut\b/)
    .filter((part) => saysWhereUp(record, part));
  let meant: RoomRecord[] | undefined;
  for (const part of parts) {
    const tokens = readTokens(tidyText(part));
    const mentions = findMentions(record, { plain: part, tokens });
    const gone = mentionsLeftOut(tokens, mentions).flatMap((one) => one.rooms);
    const said = [...new Set(mentions.flatMap((one) => one.rooms))];
    const out = staysDown.test(part) ? said : gone;
    const left: RoomRecord[] =
      out.length > 0 ? (meant ?? rooms).filter((room) => !out.includes(room)) : said;
    if (left.length > 0 && left.length < rooms.length) meant = left;
  }
  return meant;
}
