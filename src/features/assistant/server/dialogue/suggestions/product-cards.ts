import { formatPence, formatPounds } from '#platform/units/pounds.ts';
import type { ProductCard } from '../../../contract.ts';
import { listOf, standardOf, tidy } from '../../conversation/describe-record.ts';
import type { PricedJob } from '../../conversation/record.ts';
import type { PriceList, ProductFact } from '../../tools/business-tools.ts';
import type { Turn } from '../../turn.ts';
import { isFloor, kindOf, sellingPrice } from '../products/match-products.ts';

const maxCards = 3;

/** The products that the reply shows, as cards; each once, with the price of its job if it has one. */
export function chooseCards({ shown, catalogue }: Turn): ProductCard[] {
  return [...Map.groupBy(shown, ({ slug }) => slug)].slice(0, maxCards).flatMap(([slug, each]) => {
    const product = catalogue.products.find((one) => one.slug === slug);
    if (!product) return [];
    const jobs = each.flatMap(({ job }) => job ?? []);
    const [job] = jobs.length === 1 ? jobs : [];
    return {
      ...describe(product),
      ...(job ? priceOfJob(job) : priceOf(product, catalogue.prices)),
    };
  });
}

const describe = (product: ProductFact): Pick<ProductCard, 'name' | 'href' | 'image'> => ({
  name: product.name,
  href: `/products/${product.slug}`,
  image: product.imageUrl
    ? {
        src: product.imageUrl,
        alt: isFloor(product) ? `Colour illustration of ${product.name}` : '',
      }
    : null,
});

type CardPrice = Pick<ProductCard, 'price' | 'includes'>;

/** The price per unit, and what comes on top of it. */
function priceOf(product: ProductFact, prices: PriceList): CardPrice {
  const { price, salePrice, unit } = product;
  const was = salePrice === null ? '' : `, was ${formatPounds(price)}`;
  return {
    price: `${formatPounds(sellingPrice(product))} per ${unit}${was}`,
    includes: describeIncluded(product, prices),
  };
}

function describeIncluded(product: ProductFact, { underlay }: PriceList): string {
  if (!isFloor(product)) return 'Includes VAT.';
  if (product.fittingIncluded) return 'Includes VAT, underlay and fitting.';
  return underlay[standardOf(kindOf(product))] > 0
    ? 'Includes VAT. Underlay and fitting are extra.'
    : 'Includes VAT. Fitting is extra.';
}

/** The price of a whole job: "£802.65 for 12 m²". */
function priceOfJob({ totalPence, estimate, fittingIncluded }: PricedJob): CardPrice {
  const { underlay, accessories, installation } = estimate.breakdown;
  const isFitted = fittingIncluded || installation > 0;
  const parts = [
    'VAT',
    ...(fittingIncluded || underlay > 0 ? ['underlay'] : []),
    ...(accessories > 0 ? ['accessories'] : []),
    ...(isFitted ? ['fitting'] : []),
  ];
  return {
    price: `${formatPence(totalPence)} for ${tidy(estimate.totalArea)} m²`,
    includes: `Includes ${listOf(parts)}.${isFitted ? '' : ' Fitting is extra.'}`,
  };
}
