import type { ColourOption } from '../product-options.ts';

/** What makes a product one colour of a range. */
export type Sibling = {
  id: string;
  name: string;
  imageUrl: string | null;
  colorOptions: readonly ColourOption[];
};

type RangeColour<P> = { colour: ColourOption /** The product sold in it, if any. */; product?: P };

/**
 * The colours of a product, and those of the other products of its range, each with the product sold in it: that
 * with the same image, or whose first colour has the same name.
 * @param members the products of its range; empty for a product without a range
 */
export function rangeColours<P extends Sibling>(
  product: Sibling,
  members: readonly P[],
): RangeColour<P>[] {
  const listed = product.colorOptions.map((colour) => ({
    colour,
    product: members.find((member) => isSoldIn(member, colour)),
  }));
  const unlisted = members.filter((member) => !listed.some((one) => one.product === member));
  return [
    ...listed,
    ...unlisted.flatMap((member) => {
      const [colour] = member.colorOptions;
      return colour ? [{ colour, product: member }] : [];
    }),
  ].map(({ colour, product: sold }) => (sold ? { colour, product: sold } : { colour }));
}

function isSoldIn({ imageUrl, colorOptions }: Sibling, colour: ColourOption): boolean {
  if (imageUrl && colour.imageUrl) return imageUrl === colour.imageUrl;
  return colorOptions[0]?.name === colour.name;
}
