import { formatPence, formatPounds } from '#platform/units/pounds.ts';
import {
  capitalise,
  floorName,
  kindName,
  listOf,
  sizeText,
} from '../../../../conversation/describe-record.ts';
import type { FloorChoice, PricedJob, RoomRecord } from '../../../../conversation/record.ts';
import type { Turn } from '../../../../turn.ts';
import { asksIfWide } from '../../../acts/price/asks-if-wide.ts';
import { groupByFloor } from '../../../pricing/group-by-floor.ts';
import { describeJoins, priceJob, workOutJob } from '../../../pricing/price-job.ts';
import { isFloor } from '../../../products/match-products.ts';

const asksWhere = /\bwhere(?:abouts)?\b|\bwhich (?:room|side|end|wall|part)\b/i;
const asksOther = /\b(?:other|wider|wide|bigger|narrower) (?:one|roll|width)\b/i;
const roll = /\b([45])[ -]?m(?:et(?:re|er)s?)?\b|\b(four|five)[ -](?:m|met(?:re|er)s?)\b/gi;

/** Which roll the last price is on, its joins with their places, and those of the other roll. */
export async function answerRoll(turn: Turn): Promise<string[]> {
  const { record, evidence, text } = turn;
  const asked = text.split(/(?<=[.?!])\s+/).find((part) => asksIfWide.test(part));
  const lines = asked === undefined ? [] : await sayIfWide(turn);
  if (asked === undefined)
    for (const job of record.priced) lines.push(...(await sayRoll(turn, job)));
  evidence.push(...lines);
  return lines;
}

async function sayRoll(turn: Turn, job: PricedJob): Promise<string[]> {
  const { text } = turn;
  const { plan, otherWidth } = job.estimate;
  if (!plan) return [];
  const name = `${capitalise(floorName(job.floor))}: `;
  const widths = [...text.matchAll(roll)].map(([, figure, word]) =>
    figure ? Number(figure) : word?.toLowerCase() === 'four' ? 4 : 5,
  );
  const isOfOther =
    otherWidth !== null &&
    (widths.includes(otherWidth.rollWidth) || asksOther.test(text)) &&
    !widths.includes(plan.rollWidth);
  const other = otherWidth && (await sayOther(turn, job, otherWidth.rollWidth));
  if (isOfOther && other) return [`${name}${other}`];
  if (plan.joins === 0 && asksWhere.test(text))
    return [`${name}there’s no join, off a ${plan.rollWidth} m roll.`].map(capitalise);
  return [
    capitalise(
      `${name}the ${formatPence(job.totalPence)} is off a ${plan.rollWidth} m roll, with ${sayJoins(job, plan)}.`,
    ),
    ...(describeJoins(job).length > 0
      ? [`The drawing shows it: /estimate/${job.estimate.id}`]
      : []),
    other ? capitalise(other) : `It comes in no other width than ${plan.rollWidth} m.`,
  ];
}

/** "2 joins: one across the lounge, 40 cm from the end …" */
function sayJoins(job: PricedJob, { joins }: { joins: number }): string {
  const count = joins === 0 ? 'no join' : joins === 1 ? 'one join' : `${joins} joins`;
  const places = describeJoins(job);
  return places.length > 0 ? `${count}: ${listOf(places)}` : count;
}

/** What the same job is off the other roll, with the joins of that plan. */
async function sayOther(turn: Turn, job: PricedJob, rollWidth: number): Promise<string> {
  const { rooms, floor, fitted, flight } = job;
  const other = await priceJob(turn, {
    rooms,
    floor,
    fitted,
    flight,
    rollWidth: rollWidth === 5 ? 5 : 4,
  });
  const { plan, breakdown } = other.estimate;
  const joins = plan?.rollWidth === rollWidth ? `, with ${sayJoins(other, plan)}` : '';
  return `off a ${rollWidth} m roll it would be ${formatPounds(breakdown.total)}${joins}.`;
}

/** Whether each floor goes down in one piece in its rooms, or with a join. */
async function sayIfWide(turn: Turn): Promise<string[]> {
  const lines: string[] = [];
  for (const { floor, rooms, fitted } of groupByFloor(turn.record.rooms, turn.record)) {
    if (!floor) continue;
    const job =
      floor.kind === 'carpet' ? await workOutJob(turn, { rooms, floor, fitted }) : undefined;
    lines.push(...(job ? sayPlan(job) : sayWidths(turn, floor, rooms)));
  }
  return lines;
}

function sayPlan(job: PricedJob): string[] {
  const { plan } = job.estimate;
  if (!plan) return [];
  return [
    plan.joins === 0
      ? `Yes: off a ${plan.rollWidth} m roll there’s no join.`
      : `Not quite: off a ${plan.rollWidth} m roll there’s ${sayJoins(job, plan)}.`,
  ];
}

/** Sheet vinyl that is hardly wider than its room is checked before it is ordered. */
const spareMm = 100;

function sayWidths(turn: Turn, floor: FloorChoice, rooms: readonly RoomRecord[]): string[] {
  if (floor.kind !== 'vinyl')
    return [
      `${capitalise(kindName(floor.kind))} is laid in separate boards, so no room is too wide for it.`,
    ];
  const widths = turn.catalogue.products
    .filter(
      (one) => isFloor(one) && one.category === 'vinyl' && (!floor.slug || one.slug === floor.slug),
    )
    .flatMap(({ rollWidths }) => rollWidths);
  const widest = Math.max(...widths);
  if (widths.length === 0) return [];
  const across = ({ lengthMm, widthMm }: RoomRecord) => Math.min(lengthMm, widthMm);
  const wide = rooms.filter((room) => across(room) > widest * 1000);
  const isTight = rooms.some(
    (room) => !wide.includes(room) && across(room) + spareMm > widest * 1000,
  );
  const check = isTight ? ', though only just: we check it at the free measure' : '';
  const isParts = (turn.record.heard ?? []).some((text) => lShape.test(text)) && rooms.length > 1;
  if (wide.length > 0)
    return [
      `Sheet vinyl comes up to ${widest} m wide, so there’d be a join in ${listOf(wide.map(sizeOf))}.`,
    ];
  return [
    isParts
      ? `Sheet vinyl comes up to ${widest} m wide, so each part of the room goes down in one piece${check}. There may be a join where the parts meet.`
      : `Yes: sheet vinyl comes up to ${widest} m wide, so ${listOf(rooms.map(sizeOf))} ${rooms.length > 1 ? 'go down in one piece each' : 'goes down in one piece'}${check}.`,
  ];
}
const lShape = /\bl[ -]?shape/i;
const sizeOf = (room: RoomRecord) =>
  room.name ? `the ${room.name}` : `your ${sizeText(room)} room`;
