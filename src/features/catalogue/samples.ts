import type { Product } from './contract.ts';
import type { ColourOption } from './product-options.ts';
import { rangeColours, type Sibling } from './ranges/siblings.ts';

/** The name of a sample: a product whose name does not end in the colour is followed by it. */
export const sampleName = (product: string, colour: string | undefined): string =>
  !colour || product.endsWith(` in ${colour}`) ? product : `${product}, ${colour}`;

/** A sample on offer; `colour` is that of its chip, and its name is omitted where the product has no colours. */
export type SampleOnOffer = { productId: string; name: string; colour?: ColourOption };

type SampledProduct = Sibling & Pick<Product, 'range' | 'samples'>;

/**
 * The samples on offer from a product's page: those of its range, then one of each other product.
 * @param others products of the same range among any others
 */
export function listSamples(
  product: SampledProduct,
  others: readonly SampledProduct[],
  alsoWanted: readonly SampledProduct[],
): SampleOnOffer[] {
  const { range } = product;
  const members = range === null ? [] : others.filter((other) => other.range === range);
  const ofRange = rangeColours(product, members).map(({ colour, product: sibling }) =>
    sibling
      ? { sold: sibling, colour: sibling.colorOptions[0] ?? colour }
      : { sold: product, colour },
  );
  const own = ofRange.length > 0 ? ofRange : [{ sold: product, colour: undefined }];
  const inRange = new Set(own.map(({ sold }) => sold.id));
  const wanted = alsoWanted
    .filter(({ id }) => !inRange.has(id))
    .map((sold) => ({ sold, colour: sold.colorOptions[0] }));
  return [...own, ...wanted]
    .filter(({ sold }) => sold.samples > 0)
    .map(({ sold, colour }) => ({
      productId: sold.id,
      name: sampleName(sold.name, colour?.name),
      ...(colour && { colour }),
    }));
}
