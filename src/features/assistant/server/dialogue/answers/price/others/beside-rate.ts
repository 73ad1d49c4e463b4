import { formatPounds } from '#platform/units/pounds.ts';
import { readRate } from '../../../../conversation/read-rate.ts';
import type { Turn } from '../../../../turn.ts';
import { isFloor, rangeOf, sellingPrice } from '../../../products/match-products.ts';
import { filterFloors } from '../../../products/product-wishes.ts';
import { kindsNamed } from '../../../topics/kinds-named.ts';

/** "Quoted £28 a metre for a wool twist, are you cheaper?": our price per square metre for a floor like that. */
export function answerBesideRate({ message, catalogue, evidence }: Turn): string[] {
  const { plain } = message;
  const quoted = readRate(plain);
  if (quoted === undefined) return [];
  const [kind] = kindsNamed(plain);
  const { found, names } = filterFloors(plain, catalogue.products.filter(isFloor), kind);
  const [first] = found;
  const isOneRange = new Set(found.map(rangeOf)).size === 1;
  if (!first || !isOneRange || (names.length === 0 && kind === undefined)) return [];
  const prices = found.map(sellingPrice).toSorted((one, other) => one - other);
  const [least = 0, most = least] = [prices[0], prices.at(-1)];
  const range =
    least === most ? formatPounds(least) : `${formatPounds(least)} to ${formatPounds(most)}`;
  const verdict =
    most < quoted
      ? 'Yes, cheaper'
      : least >= quoted
        ? 'No, not cheaper'
        : 'That depends on the colour';
  const lines = [
    `${verdict}: ${rangeOf(first)} is ${range} per m², beside the ${formatPounds(quoted)} you were quoted.`,
    first.fittingIncluded
      ? 'Ours has underlay and fitting in it; ask whether theirs has.'
      : 'That’s for the floor alone, so ask whether theirs has underlay and fitting in it.',
  ];
  evidence.push(...lines);
  return lines;
}
