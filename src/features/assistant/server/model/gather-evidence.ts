import type { Card } from '../../contract.ts';
import type { Line } from '../adam.ts';
import { describePrice, describeProducts, describeRoom, describeVisit } from '../tools/describe.ts';
import type { Turn } from '../tools/turn.ts';
import type { Evidence } from './check/check-figures.ts';

/** What a card says, in lines whose figures may be said again. */
function describeCard(card: Card): string[] {
  if (card.kind === 'price') return [...describePrice(card), ...card.rooms.map(describeRoom)];
  if (card.kind === 'products')
    return card.items.flatMap((item) => [describeProducts([item]), `/products/${item.slug}`]);
  return [...(card.kind === 'visit' ? describeVisit(card) : []), JSON.stringify(card)];
}

/** What an answer may rest on: the lines of the tools, what was said before, the cards and the instructions. */
export function gatherEvidence(
  turn: Turn,
  history: readonly Line[],
  said: readonly string[],
): Evidence {
  const own = history.filter(({ from }) => from !== 'customer').map(({ text }) => text);
  const asked = history.filter(({ from }) => from === 'customer').map(({ text }) => text);
  return {
    lines: [...said, ...[...turn.known, ...turn.put].flatMap(describeCard), ...own],
    customer: [...asked, turn.text],
    products: turn.products,
    today: turn.today,
  };
}
