import { assistant, openingHoursText, phone, responseHours } from '#features/business/facts.ts';
import { shortWeekdayDate } from '#platform/dates/short-dates.ts';
import { listOf, listOr } from '../../conversation/describe-record.ts';
import { addRequirement } from '../../conversation/remarks/add-requirement.ts';
import { wasSaid } from '../../conversation/said.ts';
import type { Turn } from '../../turn.ts';
import { tidyNote } from '../observe/project/remarks.ts';
import { allSlots, saturdaySlots, shortSlot } from '../observe/visit-times.ts';
import { whyNumber } from './booking/book-by-email.ts';
import { roomNamesOf } from './booking/booking-values.ts';
import { sayVisitWish } from './call-back.ts';
import { sayRecorded } from './calls/say-recorded.ts';
import { sayFittingDays } from './fitting-days.ts';
import { isOpenAt, nextOpening } from './opening-hours.ts';
import type { RequestTopic } from './request-topic.ts';
import { howToManage, isOfCallTime } from './request-topics.ts';
import { sayFittingBy, sayFittingOn, sayOwnSizes } from './say-fitting.ts';
import { sayHeld } from './sending/say-held.ts';
import { sayWhomToComplainTo } from './trouble-answers.ts';

/** "When will they ring?" is no question for a yes. */
const asksWhen = /\b(?:when|what (?:time|day)|which day|how (?:soon|long))\b/i;

const cannotSee = 'I can’t see or change bookings from here, sorry, but the team can.';

/** Answers about a request, from what the record holds of it. */
export function answerAboutRequest(turn: Turn, topic: RequestTopic): string[] {
  const lines = linesFor(turn, topic);
  turn.evidence.push(...lines);
  return lines;
}

function explainSaturday(): string {
  const [all, saturday] = [allSlots(), saturdaySlots()];
  const last = saturday.at(-1);
  if (saturday.length === all.length) return '';
  return last ? `; on Saturdays the last is ${shortSlot(last)}` : '; on Saturdays there are none';
}

/** ", for the lounge and the hall", of rooms that have names. */
function sayRooms(record: Turn['record']): string {
  const names = roomNamesOf(record);
  return names.length > 0 ? `, for the ${listOf([...new Set(names)])}` : '';
}

/** What a detail of a request is needed for. */
function reasonFor(text: string): string {
  if (/\be-?mail/i.test(text)) return 'We email you the details and confirm the visit there.';
  if (/\b(?:phone|number|mobile)\b/i.test(text))
    return 'So we can reach you about the visit, for example on the day.';
  if (/\b(?:address|post ?code)\b/i.test(text))
    return 'We come to you to measure, so we need to know where that is.';
  return 'So we know who to ask for, where to come and how to confirm the visit.';
}

function linesFor(turn: Turn, topic: RequestTopic): string[] {
  const { record, now, message } = turn;
  const isOpen = isOpenAt(now);
  const visit = record.sent?.purpose === 'repair' ? 'repair visit' : 'free measure';
  const days = [record.sent?.preferredDates ?? []].flat().map(shortWeekdayDate);
  const times = [record.sent?.preferredTimes ?? []].flat().map(shortSlot);
  const ring = `ring us on ${phone.display}`;
  switch (topic) {
    case 'status':
      if (record.formsSent > 0)
        return [
          `Yes, your ${visit} is requested${days.length > 0 ? ` for ${listOr(days)}, ${listOr(times)}` : ''}; it’s certain once we’ve confirmed it, within ${responseHours} hours.`,
        ];
      if (record.callBackSent) return ['No visit is booked. The team has been asked to ring you.'];
      return ['No, nothing has been booked or sent.'];
    case 'held':
      return sayHeld(turn);
    case 'recorded':
      return sayRecorded(record, message.plain);
    case 'needsMore':
      return record.draft ? [] : ['No, that’s all we need.'];
    case 'confirmed':
      return [
        `Yes, either way: you’ll hear by email within ${responseHours} hours, and it’s definite once we’ve confirmed it.`,
      ];
    case 'ofOther':
      if (wasSaid(record, cannotSee))
        return [
          `No, I’m afraid I can’t look bookings up from here. The team can: ${ring}${isOpen ? '' : `, from when we open ${nextOpening(now)}`}.`,
        ];
      return [
        cannotSee,
        isOpen
          ? `Please ${ring}, or leave your name and number and they’ll ring you.`
          : `Leave your name and number and they’ll ring you, or ${ring} from when we open, ${nextOpening(now)}.`,
      ];
    case 'notMoved':
      return [
        `Not yet: I can’t change bookings from here. The team will ring you on ${record.contact.phone} to settle the new day.`,
      ];
    case 'moveInWriting':
      turn.isCallTimeSaid = true;
      return [
        'Nothing is moved yet, and I can’t promise an email or a text from here. When the team rings to settle the new day, ask them to send it to you in writing.',
      ];
    case 'moveCost':
      return [
        'The measure is free, with no obligation. The link in your email moves or cancels it.',
      ];
    case 'slotTimes':
      return [`Visits are at ${listOr(allSlots().map(shortSlot))}${explainSaturday()}.`];
    case 'whenRung':
      if (record.callBackSent && record.contact.callTime) turn.isCallTimeSaid = true;
      if (record.callBackSent && record.contact.callTime)
        return [
          `${!asksWhen.test(message.plain) && isOfCallTime(message.plain, record.contact.callTime) ? 'Yes: ' : ''}I’ve put down ${record.contact.callTime}, and the team has it; I can’t promise the exact time.`,
        ];
      return [
        isOpen
          ? `We’re open now, and someone will be in touch within ${responseHours} hours at the latest. To speak to us at once, ${ring}.`
          : `We open ${nextOpening(now)}, and you’ll hear from us within ${responseHours} hours. I can’t promise an exact time.`,
      ];
    case 'commits':
      return ['The measure and the written quote are free, with no obligation.'];
    case 'comeAt':
      return [
        `You asked for ${sayVisitWish(record)}. The team settles the time with you when they ring.`,
      ];
    case 'whoRings':
      return [
        `One of our team; I don’t know yet who.${record.contact.callTime ? ` I’ve put down ${record.contact.callTime}, but can’t promise the exact time.` : ''}`,
      ];
    case 'email':
      return [
        `Yes: the details are on their way to ${[record.sent?.email ?? 'your email address'].flat().join()}, and we’ll email again within ${responseHours} hours to confirm the visit.`,
      ];
    case 'who':
      return [
        'One of our team. I don’t know yet who it will be; we’ll confirm the visit by email.',
      ];
    case 'whoYou':
      return [
        `No, I’m ${assistant.name}, the assistant: a program that answers here. One of our team comes to measure.`,
      ];
    case 'quoteTo': {
      const to = record.sent?.email ?? record.contact.email;
      return [
        `The written quote comes to you${to ? `, at ${[to].flat().join()}` : ' by email'}. If it should go to somebody else, tell me and I’ll note it.`,
      ];
    }
    case 'elseThere':
      return [
        'Yes, as long as somebody is there to let us in. It helps if it’s whoever is choosing the floor.',
      ];
    case 'noEmail':
      return ['That’s fine: the team can ring you instead.'];
    case 'noPhone':
      return [record.contact.noCalls ? whyNumber : reasonFor('phone')];
    case 'pets':
      addRequirement(record, tidyNote(message.text));
      return ['No problem. I’ve noted it for the team.'];
    case 'runsLate':
      return [`Please ${ring} as soon as you know, and the team will see what they can do.`];
    case 'whatNow':
      return [
        'I can’t settle it myself, sorry. The team gets everything you’ve written here, and they’ll ring you about it.',
      ];
    case 'whyDetail':
      return [reasonFor(message.plain)];
    case 'when':
      return [
        `You asked for ${listOr(days)}, ${listOr(times)}${sayRooms(record)}. We’ll confirm one visit by email within ${responseHours} hours.`,
        ...(record.sentNotes ? [`Noted with it: “${record.sentNotes.join('; ')}”.`] : []),
      ];
    case 'willRing':
      return [
        isOpen
          ? `That’s fine. We’re open now on ${phone.display}.`
          : `That’s fine. Our number is ${phone.display}, and we open ${nextOpening(now)}.`,
      ];
    case 'openNow':
      return [
        isOpen
          ? `Yes, we’re open now: ${ring}.`
          : `No, we’re closed just now. We open ${nextOpening(now)} (${openingHoursText}); our number is ${phone.display}.`,
      ];
    case 'comeNow':
      return [
        isOpen
          ? `I can’t send anyone from here, so please ${ring} now and ask whether someone can come today.`
          : `I can’t send anyone from here. We open ${nextOpening(now)}: ${ring} then, and the team will see this first.`,
      ];
    case 'untilThen':
      return [
        record.waterDamage
          ? 'Mop up what water you can, open the windows and let air at it; a fan helps. Leave the floor where it is until we’ve seen it, and keep clear of wet sockets.'
          : howToManage.test(message.plain)
            ? 'It’s only that part: you can use the rest of the room. Stand a chair beside it so that nobody steps there, and leave it as it is: no pulling, nails, tape or glue.'
            : 'Keep everyone off the loose part, and leave it where it is until we’ve seen it: no pulling, nails, tape or glue.',
        isOpen
          ? `For advice this minute, ${ring}.`
          : `The team opens ${nextOpening(now)} on ${phone.display}.`,
      ];
    case 'comeOn':
      return [
        `I can’t fix the day from here. The team has all you’ve told me and settles it with you on the phone; to settle it now, ${ring}.`,
      ];
    case 'complainTo':
      return sayWhomToComplainTo(record);
    case 'fittingBy':
      return sayFittingBy(turn);
    case 'fittingOn':
      return sayFittingOn(turn);
    case 'ownSizes':
      return [sayOwnSizes(record)];
    case 'fittingDay':
      return [sayFittingDays(message.plain)];
    case 'powerNear':
      return [
        'Please don’t touch anything electrical while it’s wet: switch that circuit off at the fuse box if you can reach it safely, and keep off the wet floor.',
      ];
  }
}
