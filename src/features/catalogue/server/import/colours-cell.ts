import { type ColourOption, stockStatuses } from '../../product-options.ts';

/** A colour in a cell of the product file: 'Stone #b5b3ad [ST-04] (outofstock)', of which only the name is needed. */
const writeColour = ({ name, hex, code, stock }: ColourOption): string =>
  [name, hex, code && `[${code}]`, stock && `(${stock})`].filter(Boolean).join(' ');

export const writeColours = (colours: readonly ColourOption[]): string =>
  colours.map(writeColour).join('; ');

/** The last word of a text with what stands before it. */
function splitLast(text: string): [rest: string, last: string] {
  const open = text.endsWith(']') ? text.lastIndexOf(' [') : text.lastIndexOf(' ');
  return open < 0 ? ['', text] : [text.slice(0, open).trim(), text.slice(open + 1)];
}

/** Reads a colour; words behind the name that mean nothing else belong to it. */
export function readColour(text: string): ColourOption {
  const colour: ColourOption = { name: text.trim() };
  for (;;) {
    const [rest, last] = splitLast(colour.name);
    const inner = last.slice(1, -1).trim();
    const stock = stockStatuses.find((status) => last.toLowerCase() === `(${status})`);
    if (rest === '') return colour;
    if (stock && !colour.stock) colour.stock = stock;
    else if (/^#[0-9a-f]{6}$/i.test(last) && !colour.hex) colour.hex = last;
    else if (last.startsWith('[') && last.endsWith(']') && inner && !colour.code)
      colour.code = inner;
    else return colour;
    colour.name = rest;
  }
}
