import { findPlace, preparePlaces } from '../../nlu/entities/find-place.ts';
import { withoutPlacesLeft } from '../../nlu/entities/places-left.ts';
import { readTokens, tidyText } from '../../nlu/text/tokenize.ts';
import { askTool } from '../../tools/tool-registry.ts';
import type { Turn } from '../../turn.ts';

/** Whether the firm comes to a postcode or place; asks for one if none is known. */
export async function answerCoverage(turn: Turn): Promise<string[]> {
  const { record, message } = turn;
  const { slots } = message.parsed;
  const postcode = slots.postcode;
  const places = postcode ? [] : await placesNamed(turn);
  if (places.length > 1) {
    const answers = await Promise.all(
      places.slice(0, maxPlaces).map((one) => askTool(turn, 'check_area', { place: one })),
    );
    return offerTeam(turn, answers.flat());
  }
  const place = slots.place ?? (await findNamedArea(turn));
  if (postcode) return offerTeam(turn, await askTool(turn, 'check_area', { postcode }));
  if (place) return offerTeam(turn, await askTool(turn, 'check_area', { place }));
  if (record.contact.postcode)
    return [...(await askTool(turn, 'check_area', { postcode: record.contact.postcode }))];
  if (record.contact.place)
    return [...(await askTool(turn, 'check_area', { place: record.contact.place }))];
  record.asked = 'postcode';
  return [
    ...(await askTool(turn, 'business_fact', { topic: 'area' })),
    'What’s your postcode? I’ll check it.',
  ];
}

const maxPlaces = 3;

/** "Swindon or Bristol": the places of a question, in its order. */
async function placesNamed({ tools, message }: Turn): Promise<string[]> {
  const parts = message.plain.split(/\b(?:or|and)\b|[,&/]/i);
  if (parts.length < 2) return [];
  const areas = await tools.listAreas();
  const places = preparePlaces(areas.flatMap(({ name, villages }) => [name, ...villages]));
  const placeIn = (part: string) =>
    findPlace(withoutPlacesLeft(readTokens(tidyText(part))), places) ?? [];
  return [...new Set(parts.flatMap(placeIn))];
}

/** Outside the area the team decides. */
function offerTeam({ record, evidence }: Turn, lines: readonly string[]): string[] {
  const isOutside = lines.some((line) => line.includes('worth asking'));
  if (!isOutside || record.handedOver || record.draft) return [...lines];
  const offer = 'Leave your name and number and the team will ring you about it.';
  record.asked = 'callBack?';
  evidence.push(offer);
  return [...lines, offer];
}

/** In a question about places, "bath" means the town. */
async function findNamedArea({ tools, text }: Turn): Promise<string | undefined> {
  const words = ` ${text.toLowerCase().replace(/[^a-z]+/g, ' ')} `;
  const areas = await tools.listAreas();
  return areas.find(({ name }) => words.includes(` ${name.toLowerCase().replaceAll('-', ' ')} `))
    ?.name;
}
