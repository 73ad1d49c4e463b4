import type { FlooringType, ProjectSize } from '#features/booking/limits.ts';
import type { PriceCard, VisitCard } from '#features/chat/contract.ts';

const maxNotes = 2_000;

/** The booking form's body for a visit card; floors and size are those of the conversation's price card. */
export function toProject(card: VisitCard, price: PriceCard | undefined) {
  const [estimateId, ...others] = card.estimateIds;
  const links = others.length > 0 && card.estimateIds.map((id) => `/estimate/${id}`).join(' ');
  const notes = [
    card.notes,
    card.hasNoEmail && 'No email: please ring.',
    links && `Estimates: ${links}`,
    'How soon the floor is wanted was not asked.',
  ];
  return {
    flooringTypes: floorsOf(price),
    projectSize: sizeOf(price),
    urgency: 'flexible',
    requirements: notes.filter(Boolean).join('\n').slice(0, maxNotes),
    customerName: card.name,
    email: card.hasNoEmail ? '' : card.email || undefined,
    phone: card.phone,
    address: card.address,
    postcode: card.postcode,
    preferredDates: card.dates,
    preferredTimes: card.times,
    purpose: card.purpose,
    ...(estimateId !== undefined && { calculatorData: { estimateId } }),
  };
}

export function floorsOf(price: PriceCard | undefined): FlooringType[] {
  const floors = [price?.areaFloor, ...(price?.rooms ?? []).map(({ floor }) => floor)];
  const types = floors.flatMap((floor): FlooringType[] => {
    if (!floor) return [];
    return [floor.type === 'lvt' ? 'vinyl' : floor.type];
  });
  return types.length > 0 ? [...new Set(types)] : ['other'];
}

export function sizeOf(price: PriceCard | undefined): ProjectSize {
  const count = price?.rooms.length ?? 0;
  if (count <= 2) return 'small';
  return count <= 5 ? 'medium' : 'large';
}
