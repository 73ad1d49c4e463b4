import { isQuestion } from '../../../conversation/act-patterns.ts';
import { questionsBesideYes } from '../../../conversation/consent.ts';
import type { Clause } from '../../../conversation/message.ts';
import type { Turn } from '../../../turn.ts';
import { asksToBring, asksVisitor, isNoteForTeam } from '../../observe/project/remarks.ts';
import { namesRoom } from '../../observe/project/rooms-named.ts';
import { sendAsReadBack } from '../booking/continue-booking.ts';
import { sendCorrected } from '../booking/send-corrected.ts';
import { namesDetail } from '../booking/unread-visit-words.ts';
import { asksRecorded } from '../calls/say-recorded.ts';
import { asksForChange } from '../change-request.ts';

/** What was sent, in sentences, and what the message asks beside its yes. */
type Sent = { lines: string[]; rest: Clause[] };

const ofDetails =
  /\b(?:address|post ?code|e-?mail|numbers?|phone|mobile|name|note|instead|if|unless|another|different|or)\b/i;

/** "Can I change it later if my shift moves?": not now. */
const later =
  /\b(?:chang|mov|cancel|rearrang|swap)\w* (?:it|that|this|the (?:day|time|visit))? ?(?:later|after\w*|if|once|nearer)\b/i;

/** A question whose answer could make the request another one. */
const mayChange = (text: string) =>
  !later.test(text) &&
  ([
    namesDetail,
    namesRoom,
    asksForChange,
    isNoteForTeam,
    asksToBring,
    asksVisitor,
    asksRecorded,
  ].some((asks) => asks(text)) ||
    ofDetails.test(text));

/** Whether beside the yes only something is asked that changes nothing of the request. */
function asksOnlyBeside({ message, observed }: Turn): boolean {
  const asked = questionsBesideYes(message);
  const { rooms, floors, contact, visit, project } = observed;
  const isChanged = rooms || floors.isChanged || contact.length > 0 || visit || project;
  return asked.length > 0 && !isChanged && !asked.some(mayChange);
}

/** "Send it. Can it be Wednesday?": what is asked for is seen before it is sent. */
const mayBeOther = ({ message }: Turn): boolean =>
  message.clauses.some(
    ({ text }) => isQuestion(text) && (namesDetail(text) || namesRoom(text) || asksForChange(text)),
  );

/**
 * Sends what was read back, as it stands or as the message corrects it, where the message has it sent.
 * @returns undefined where it does not
 */
export async function sendAgreed(
  turn: Turn,
  consent: 'yes' | 'no' | undefined,
): Promise<Sent | undefined> {
  const { record, observed, message } = turn;
  const { draft, formsSent } = record;
  if (!draft?.proposed) return undefined;
  const isBooking = draft.kind === 'booking';
  // A yes beside another room or floor is none to what was read back.
  const isOtherJob = isBooking && (observed.rooms || observed.floors.isChanged);
  const isYes = consent === 'yes' || (isBooking && asksOnlyBeside(turn));
  const lines =
    (draft.kind !== 'callBack' && isYes && !isOtherJob && (await sendAsReadBack(turn))) ||
    (mayBeOther(turn) ? undefined : await sendCorrected(turn));
  if (!lines) return undefined;
  const isSent = record.formsSent > formsSent;
  return { lines, rest: isSent ? message.clauses.filter(({ text }) => isQuestion(text)) : [] };
}
