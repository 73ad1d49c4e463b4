import type { VisitSlot } from '#features/booking/visit-slots.ts';
import { formatSlot } from '#features/business/slot-times.ts';
import type {
  Card,
  CardFloor,
  CardFloorType,
  CardRoom,
  FilledCard,
  PriceCard,
} from '#features/chat/contract.ts';
import { weekdayDate } from '#platform/dates/short-dates.ts';
import { formatPounds } from '#platform/units/pounds.ts';

export const floorNames: Record<CardFloorType, string> = {
  carpet: 'Carpet',
  vinyl: 'Vinyl',
  lvt: 'LVT',
  laminate: 'Laminate',
};
export const nameFloor = ({ type, name }: CardFloor) => name ?? floorNames[type];

const titles: Record<Exclude<Card['kind'], 'problem'>, string> = {
  price: 'Price',
  visit: 'Free measure',
  callBack: 'Call-back',
  coverage: 'Your area',
  ownVisit: 'Your visit’s link',
  products: 'Products',
  questions: 'Questions',
  contact: 'Contact',
};
const problems = {
  injury: 'Somebody is hurt',
  water: 'Water on the floor',
  loose: 'A loose floor',
  complaint: 'Something isn’t right',
} as const;

export function titleOf(card: Card): string {
  if (card.kind === 'problem') return problems[card.what];
  return card.kind === 'visit' && card.purpose === 'repair' ? 'Repair visit' : titles[card.kind];
}

/** A card in a few words after its title; empty while nothing is entered. */
export function describeCard(card: FilledCard): string {
  if (card.kind === 'price') return describePrice(card);
  return join(
    ...listValues(card)
      .slice(0, 3)
      .map(([, value]) => value),
  );
}

function describePrice({ total, guide, rooms, areaOnly }: PriceCard): string {
  if (total !== undefined) return join(formatPounds(total), countRooms(rooms));
  if (guide) return `${formatRange(guide)} as a guide, ${areaOnly} m²`;
  return countRooms(rooms);
}

export const formatRange = ({ from, to }: { from: number; to: number }) =>
  from === to ? formatPounds(from) : `${formatPounds(from)} to ${formatPounds(to)}`;

/** '2 rooms and stairs'; empty without rooms. */
function countRooms(rooms: readonly CardRoom[]): string {
  const flights = rooms.filter(({ steps }) => steps !== undefined).length;
  const others = rooms.length - flights;
  const counted = [
    others === 0 ? '' : others === 1 ? '1 room' : `${others} rooms`,
    flights === 0 ? '' : flights === 1 ? 'stairs' : `${flights} flights of stairs`,
  ];
  return counted.filter(Boolean).join(' and ');
}

const join = (...words: string[]) => words.filter((word) => word.trim() !== '').join(', ');

/** A row's size: '4.2 × 3.6 m', '13 steps'; empty where it is not known. */
export function describeSize({ length, width, steps }: CardRoom): string {
  if (steps !== undefined) return steps === 1 ? '1 step' : `${steps} steps`;
  return length === undefined || width === undefined ? '' : `${length} × ${width} m`;
}

export const nameRoom = ({ name, steps }: CardRoom, index: number) =>
  name.trim() || (steps === undefined ? `Room ${index + 1}` : 'Stairs');

/** What is entered into a card, as terms and values. */
export function listValues(card: FilledCard): [term: string, value: string][] {
  return valuesOf(card).filter(([, value]) => value.trim() !== '');
}

function valuesOf(card: FilledCard): [string, string][] {
  switch (card.kind) {
    case 'price': {
      const { rooms, includeInstallation, areaOnly, areaFloor, total, guide } = card;
      return [
        ...rooms.map((room, index): [string, string] => [
          nameRoom(room, index),
          join(describeSize(room), room.floor ? nameFloor(room.floor) : ''),
        ]),
        ['Area', areaOnly ? join(`${areaOnly} m²`, areaFloor ? nameFloor(areaFloor) : '') : ''],
        ['Fitting', includeInstallation ? 'Included' : 'Not included'],
        ['Price', total === undefined ? '' : formatPounds(total)],
        ['Guide price', guide ? formatRange(guide) : ''],
      ];
    }
    case 'visit':
      return [
        ['Days', card.dates.map(weekdayDate).join(', ')],
        ['Times', card.times.map((time) => formatSlot(time as VisitSlot)).join(', ')],
        ['Name', card.name],
        ['Phone', card.phone],
        ['Email', card.hasNoEmail ? 'None: please ring' : card.email],
        ['Address', join(card.address, card.postcode)],
        ['Notes', card.notes],
      ];
    case 'callBack':
      return [
        ['Name', card.name],
        ['Phone', card.phone],
        ['Best time', card.bestTime],
        ['About', card.about],
      ];
    case 'coverage':
      return [
        ['Place', card.postcode ?? card.place ?? ''],
        [
          'Covered',
          card.covered === undefined
            ? ''
            : card.covered
              ? 'we cover your area'
              : 'outside our usual area',
        ],
      ];
    case 'problem':
      return [
        ['Where', card.where],
        ['Name', card.name],
        ['Phone', card.phone],
        ['Address', card.address],
        ['Danger', card.safe ? 'Nobody is in danger' : ''],
      ];
    case 'ownVisit':
      return [['Email', card.email]];
  }
}
