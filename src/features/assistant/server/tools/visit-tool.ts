import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { formatSlot } from '#features/business/slot-times.ts';
import { isDay } from '#platform/dates/london-time.ts';
import { emptyVisit, type VisitCard } from '../../contract.ts';
import type { FreeDay } from './business-tools.ts';
import { checkContact } from './check-contact.ts';
import { listChanges } from './list-changes.ts';
import { describeFreeDay } from './look-up-tools.ts';
import { putVisit } from './put-cards.ts';
import { BadToolCall, day, defineTool, given, text } from './tool.ts';
import { cardOf, type Turn } from './turn.ts';

const maxChoices = 4;
const plain = (line: string) => line.replaceAll(/\s/g, ' ').trim();
const squeeze = (time: string) =>
  time
    .toLowerCase()
    .replaceAll(/[\s.]|:00/g, '')
    .replace('-', '–');

/** The slot that a time means: its name, "9–11am", or its beginning. */
function readSlot(slots: readonly string[], time: string): string {
  const asked = squeeze(time);
  const slot =
    slots.find((one) => squeeze(one) === asked || squeeze(formatSlot(one)) === asked) ??
    slots.find((one) => squeeze(one).startsWith(`${asked}–`));
  if (slot) return slot;
  throw new BadToolCall(`put_visit: ${time} is no time for visits: ${slots.join(', ')}.`);
}

/** The days that are free at one of the times, if any are given, and a line about each that is not. */
async function checkDays({ tools, today }: Turn, dates: readonly string[], times: string[]) {
  const free: string[] = [];
  const lines: string[] = [];
  for (const date of dates) {
    if (!isDay(date) || date < today) throw new BadToolCall(`put_visit: ${date} has passed.`);
    const [found] = await tools.listFreeSlots(date, date);
    const known: FreeDay = found ?? { date, slots: [] };
    const suits = known.slots.some(
      (one) => one.free > 0 && (times.length === 0 || times.includes(one.slot)),
    );
    if (suits) free.push(date);
    else lines.push(`Not free then. ${describeFreeDay(known)}`);
  }
  return { free, lines };
}

export const visitTool = defineTool({
  name: 'put_visit',
  description:
    'Fills in the card that asks for a home visit, which the customer checks and sends: a free measure, or a repair. Give only what is new or changes. Up to 4 days (yyyy-mm-dd) and times as free_visits gives them; notes are anything for the fitter ("after 5", "key at the agent’s"). noEmail where the customer has none. It says what is not free and what is missing. It books nothing.',
  input: z.object({
    purpose: z.optional(z.enum(['measure', 'repair'])),
    dates: z.optional(z.array(day).check(z.maxLength(maxChoices))),
    times: z.optional(z.array(text(40)).check(z.maxLength(maxChoices))),
    name: z.optional(text(100)),
    phone: z.optional(text(40)),
    email: z.optional(text(254)),
    noEmail: z.optional(z.boolean()),
    address: z.optional(text(300)),
    postcode: z.optional(text(40)),
    notes: z.optional(text(1_000)),
  }),
  run: async (turn, asked) => {
    const last = cardOf(turn, 'visit');
    const { sent, changes: _, ...open } = last ?? emptyVisit(randomUUID(), asked.purpose);
    const old: VisitCard = sent ? { ...open, id: randomUUID() } : open;
    const slots = turn.tools.listSlots();
    const times = [...new Set(asked.times?.map((time) => readSlot(slots, time)) ?? old.times)];
    const { free, lines } = await checkDays(turn, asked.dates ?? old.dates, times);
    const { fields, problems } = checkContact(asked);
    const card: VisitCard = {
      ...old,
      ...given({ purpose: asked.purpose }),
      dates: free,
      times,
      ...fields,
      ...given({ name: asked.name && plain(asked.name) }),
      ...given({ address: asked.address && plain(asked.address), notes: asked.notes?.trim() }),
      ...(asked.noEmail && { hasNoEmail: true, email: '' }),
    };
    if (fields.email) delete card.hasNoEmail;
    const before = turn.known.find((one) => one.kind === 'visit');
    const changed = listChanges(before, card);
    const said = putVisit(turn, { ...card, ...(changed.length > 0 && { changes: changed }) });
    return [...lines, ...problems, ...said];
  },
});
