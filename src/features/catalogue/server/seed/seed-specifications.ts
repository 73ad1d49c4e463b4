import { toMetres, toSquareMetres } from '#platform/units/lengths.ts';

/** Grams per square metre in one ounce per square yard. */
const gramsPerOunce = 33.906;

export function pileWeight(ounces: number) {
  const grams = Math.round(ounces * gramsPerOunce).toLocaleString('en-GB');
  return `${ounces} oz/yd² (${grams} g/m²)`;
}

export function rollWidths(widthsMm: number[]) {
  const metres = widthsMm.map((width) => `${toMetres(width)} m`);
  const last = metres.at(-1);
  const text = metres.length > 1 ? `${metres.slice(0, -1).join(', ')} and ${last}` : `${last}`;
  return { rollWidthsMm: widthsMm, text };
}

/** The pack area follows from the size of the boards, since a pack holds whole boards. */
export function packOf(count: number, piece: string, lengthMm: number, widthMm: number) {
  const packAreaMm2 = count * lengthMm * widthMm;
  return {
    packAreaMm2,
    size: `${lengthMm} × ${widthMm} mm`,
    text: `${count} ${piece}, ${toSquareMetres(packAreaMm2).toFixed(2)} m²`,
  };
}
