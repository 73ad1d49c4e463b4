import type { CardFloorType } from '../../contract.ts';
import { type FloorName, findProducts, type Product } from './products.ts';
import { phrases, type Tokens, wordSet } from './tokens.ts';

const typeOf = new Map<string, CardFloorType>();
const add = (type: CardFloorType, list: string) =>
  list.split(' ').map((word) => typeOf.set(word, type));
add('carpet', 'carpet carpets carpeted carpeting carpetting carpetted recarpet');
add('vinyl', 'vinyl vinyls lino linoleum cushionfloor');
add('lvt', 'lvt karndean amtico lvp');
add('laminate', 'laminate laminates laminated');
const boards = wordSet`tile tiles plank planks click`;
const styles = wordSet`twist saxony loop velvet`;
/** Before a floor that is not wanted, or that lies there already. */
const denied = wordSet`not no old existing current without than had under ripped lift lifted remove hate worn underneath over dont currently got has`;
const deniedAfter = wordSet`fitter fitters shop underlay gripper tiles cleaner cleaning removal off warehouse company offcut sample samples currently atm`;

/** The floors that a message names, products among them. */
export function findFloorNames(
  tokens: Tokens,
  products: readonly Product[],
  isTaken: (at: number) => boolean,
): FloorName[] {
  const named = findProducts(tokens, products, isTaken);
  const isNamed = (at: number) => named.some(({ from, end }) => at >= from && at < end);
  const kinds = tokens.flatMap((_, at) => (isTaken(at) || isNamed(at) ? [] : kindAt(tokens, at)));
  const said = [...named, ...kinds].filter(({ from, end }) => !isDenied(tokens, from, end));
  const marked = said.map((name) =>
    isAskedAbout(tokens, name.from, name.end) ? { ...name, isAsked: true } : name,
  );
  return joinAlike(
    tokens,
    marked.sort((one, other) => one.from - other.from),
  );
}

function kindAt(tokens: Tokens, at: number): FloorName[] {
  const [word, after, second] = tokens.after(at, 3);
  const before = tokens.word(at - 1);
  const make = (type: CardFloorType, end = at + 1) => [{ floor: { type }, from: at, end }];
  const type = typeOf.get(word);
  const isLuxury = /^(?:luxury|click)$/.test(word) && (after === 'flooring' || boards.has(after));
  if (isLuxury) return make('lvt', at + 2);
  if (!type) return styles.has(word) && /^(?:in|a)$/.test(before) ? make('carpet') : [];
  const isBoard =
    boards.has(after) ||
    /^(?:luxury|click)$/.test(before) ||
    (after === 'floor' && boards.has(second));
  return type === 'vinyl' && isBoard
    ? make('lvt', boards.has(after) ? at + 2 : at + 1)
    : make(type);
}

const asking = wordSet`is are does do can will which why should what whats would could how when where who has have got any show was`;
const wanting = phrases`do it|do them|do that|see it|it with|that with|can i have|could i have|can we have|could we have|instead|that in|it in|them in|those in|same in|same but|how much|swap|make|switch|change|what about|how about|what if|all in|both in|price|cost|quote|if i had|if we had|in it|it be|work out|comes to|to be|do want|charge`;

/** "Is LVT better than vinyl", "whats laminate called"; but "do you do carpet in a 4x3" wishes for one. */
function isAskedAbout(tokens: Tokens, from: number, end: number): boolean {
  let [start, stop] = [from, end];
  while (start > from - 20 && !tokens.endsClause(start - 1)) start -= 1;
  while (stop < end + 20 && !tokens.endsSentence(stop)) stop += 1;
  while (/^(?:also|and|but|so|oh|ok|btw|plus|then)$/.test(tokens.word(start))) start += 1;
  const words = tokens.slice(start, stop);
  const isWish = words.some(({ kind }) => kind === 'number') || words.says(wanting);
  return asking.has(tokens.word(start)) && !isWish;
}

/** "Take the old carpet up", "not carpet", "instead of laminate" */
function isDenied(tokens: Tokens, from: number, end: number): boolean {
  let before = from - 1;
  while (
    before >= from - 3 &&
    /^(?:the|a|any|my|more|this|that|want|need|our)$/.test(tokens.word(before))
  )
    before -= 1;
  const [word, last, after] = [tokens.word(before), tokens.word(before - 1), tokens.word(end)];
  if (word === 'of' ? last === 'instead' : denied.has(word) && !(word === 'over' && last === 'go'))
    return true;
  const lead = tokens.before(before + 1, 4);
  const isThere =
    lead.some((one) => /^(?:currently|already|presently|previously)$/.test(one)) ||
    (word === 'have' &&
      !lead.some((one) =>
        /^(?:can|could|like|want|to|may|will|would|ill|might|rather|id)$/.test(one),
      ));
  if (isThere) return true;
  const isLifted =
    /^(?:have|was|got|is|take|rip|pull|taking)$/.test(word) &&
    /^(?:up|out|off|at|already)$/.test(after);
  return isLifted || deniedAfter.has(after);
}

/** "Kennet Loop carpet" is one floor; "carpet or laminate" is none. */
function joinAlike(tokens: Tokens, floors: readonly FloorName[]): FloorName[] {
  const joined: FloorName[] = [];
  for (const name of floors) {
    const last = joined.at(-1);
    const gap = last ? name.from - last.end : 9;
    const isOne =
      last?.floor.type === name.floor.type &&
      gap <= 2 &&
      !(last.floor.productId && name.floor.productId);
    const isChoice = /^(?:or|vs|versus|\/)$/.test(tokens.word(last?.end ?? -1));
    if (last && gap === 1 && isChoice) joined.pop();
    else if (last && isOne && !tokens.endsClause(last.end))
      joined.splice(-1, 1, {
        ...name,
        from: last.from,
        floor: last.floor.productId ? last.floor : name.floor,
      });
    else joined.push(name);
  }
  return joined;
}
