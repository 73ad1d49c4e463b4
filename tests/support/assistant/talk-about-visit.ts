import type { FormValues } from '#features/assistant/server/conversation/record.ts';
import type { BusinessTools, Estimates } from '#features/assistant/server/tools/business-tools.ts';
import { addDays, weekdayOf } from '#platform/dates/london-time.ts';
import { talkAboutFloors } from './talk-about-floors.ts';

/** What the team was asked to ring about. */
type CallBack = Parameters<BusinessTools['takeCallBack']>[0];
type Stored = { values: FormValues; estimates: Estimates | undefined };

/** What a customer says who asks for a visit and tells everything that is needed. */
export const visitOpening = 'Can someone come and measure for carpet in two rooms please';
export const visitDetails = [
  "I'm Janet Oakes",
  '07700 900321',
  'janet.oakes@example.com',
  '4 Mill Lane, Chippenham, SN15 2AB',
  'Thursday 21 January, in the morning',
  'within a month',
];

/** A conversation in which every weekday is free, with what it stored. */
export function talkAboutVisit() {
  const stored: Stored[] = [];
  const callBacks: CallBack[] = [];
  const notes: string[] = [];
  const bookingNotes: string[] = [];
  const moves: Parameters<BusinessTools['moveBooking']>[1][] = [];
  let given = 0;
  const tools: Partial<BusinessTools> = {
    estimate: async ({ rooms, flooringType, includeInstallation }) => {
      const area = rooms.reduce(
        (sum, room) => sum + ('length' in room ? (room.length ?? 0) * (room.width ?? 0) : 0),
        0,
      );
      const total = Math.round(area * (includeInstallation ? 50 : 30) * 100) / 100;
      given += 1;
      return {
        id: `${flooringType}-${given}`,
        totalArea: area,
        breakdown: { materials: total, underlay: 0, accessories: 0, installation: 0, total },
        plan: null,
        otherWidth: null,
        packs: null,
      };
    },
    checkBooking: () => [],
    checkPostcode: async () => undefined,
    checkTown: async () => undefined,
    listFreeSlots: async (from, to) => {
      const slots = [
        '9:00 AM - 11:00 AM',
        '11:00 AM - 1:00 PM',
        '1:00 PM - 3:00 PM',
        '3:00 PM - 5:00 PM',
      ];
      const days = [];
      for (let date = from; date <= to && days.length < 30; date = addDays(date, 1))
        if (weekdayOf(date) !== 0)
          days.push({ date, slots: slots.map((slot) => ({ slot, free: 2 })) });
      return days;
    },
    takeBooking: async (values, { estimates }) => {
      stored.push({ values, estimates });
      return { id: 'booking' };
    },
    noteOnBooking: async (_, note) => {
      bookingNotes.push(note);
      return true;
    },
    moveBooking: async (_, asked) => {
      moves.push(asked);
      return true;
    },
    takeCallBack: async (callBack) => {
      callBacks.push(callBack);
      return { id: 'call-back' };
    },
    noteOnCallBack: async (_, note) => {
      notes.push(note);
    },
  };
  const talk = talkAboutFloors(() => undefined, tools);
  return { ...talk, stored, callBacks, notes, bookingNotes, moves };
}
