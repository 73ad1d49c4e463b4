import type { Entities, Surroundings } from '../parsed-message.ts';
import { findArea, findRooms } from '../room-sizes/rooms.ts';
import { findUnit } from '../room-sizes/stated-unit.ts';
import type { Token } from '../text/tokenize.ts';
import { findAnswer } from './find-answer.ts';
import { findEmail, findPhone } from './find-contacts.ts';
import { findDates } from './find-dates.ts';
import { findColours, findFitted, findFlooring, findRollWidth } from './find-floor.ts';
import { findName } from './find-name.ts';
import { findPlace, type Places, preparePlaces } from './find-place.ts';
import { findPostcode } from './find-postcode.ts';
import { findTimes } from './find-times.ts';
import { withoutPlacesLeft } from './places-left.ts';
import { findProductWords } from './product-words.ts';

const prepared = new WeakMap<readonly string[], Places>();

function placesOf(knownPlaces: readonly string[]): Places {
  const kept = prepared.get(knownPlaces);
  if (kept) return kept;
  const places = preparePlaces(knownPlaces);
  prepared.set(knownPlaces, places);
  return places;
}

/** All entities of a message. Each finder reads the whole text, independently of the others. */
export function parseEntities(
  text: string,
  tokens: readonly Token[],
  around: Surroundings,
): Entities {
  const rooms = findRooms(tokens);
  const email = findEmail(text);
  const place = findPlace(withoutPlacesLeft(tokens), placesOf(around.knownPlaces));
  const told = findName(text);
  // "I'm Chippenham based" names a place.
  const name = told === place ? undefined : told;
  const used = new Set(
    [place, name, email].flatMap((said) => said?.toLowerCase().split(/[\s@.-]+/) ?? []),
  );
  return {
    rooms,
    unit: findUnit(tokens),
    areaM2: rooms.length === 0 ? findArea(tokens) : undefined,
    flooring: findFlooring(tokens),
    fitted: findFitted(tokens),
    rollWidth: findRollWidth(tokens),
    postcode: findPostcode(text),
    place,
    dates: findDates(tokens, around.today),
    ...findTimes(tokens),
    phone: findPhone(text),
    email,
    name,
    answer: findAnswer(tokens),
    colours: findColours(tokens),
    productWords: findProductWords(tokens, used),
  };
}
