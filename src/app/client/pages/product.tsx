import { Suspense } from 'react';
import { vatNote } from '#features/business/facts.ts';
import { firm } from '#features/business/firm.ts';
import { categoryProductsQuery, productQuery } from '#features/catalogue/client/api.ts';
import { ProductDetails } from '#features/catalogue/client/product/product-details.tsx';
import { ProductFacts } from '#features/catalogue/client/product/product-facts.tsx';
import type { Product } from '#features/catalogue/contract.ts';
import { floorForEstimate } from '#features/catalogue/floor-for-estimate.ts';
import { fromPriceText, priceOf } from '#features/catalogue/price-text.ts';
import type { Category } from '#features/catalogue/vocabulary.ts';
import { useRead } from '#platform/client/reads/use-read.ts';
import { type ButtonLook, buttonClass } from '#platform/client/ui/button.tsx';
import { formatPounds } from '#platform/units/pounds.ts';
import { describeProduct } from '../category/product-data.ts';
import {
  Calculator,
  CustomerReviews,
  ProductRoom,
  RelatedProducts,
  RoomThumbnail,
} from '../lazy-components.tsx';
import { ProductMissing } from '../product/product-missing.tsx';
import { SampleOffer } from '../product/sample-offer.tsx';
import { ServiceBand } from '../services/service-band.tsx';
import { BookingLink } from '../shell/booking/booking-link.tsx';
import { Breadcrumb, type Crumb } from '../shell/head/breadcrumb.tsx';
import { JsonLd } from '../shell/head/json-ld.tsx';
import { PageHead } from '../shell/head/page-head.tsx';
import { useSiteOrigin } from '../shell/head/site-origin.ts';
import { productEntries } from '../shell/navigation/navigation-links.ts';

const [carpets, lvt, vinyl, laminate] = productEntries;
const parents: Record<Category, Crumb> = {
  carpet: carpets,
  lvt,
  vinyl,
  laminate,
  accessories: { label: 'All products', href: '/#products' },
};
const home = { label: 'Home', href: '/' };

export default function ProductPage({ params }: { params: Record<string, string> }) {
  const { data: product, error } = useRead(productQuery(params.slug ?? ''));
  if (error) return <ProductMissing failed={!('status' in error && error.status === 404)} />;
  // Shown after a client-side navigation while the product loads: a placeholder of the same size prevents
  // layout shift.
  if (!product)
    return (
      <div role="status" className="wrap grid gap-14 py-6 lg:grid-cols-2">
        <span className="sr-only">Loading this floor</span>
        <div className="skeleton aspect-square" />
        <div className="skeleton h-96" />
      </div>
    );
  return <Found product={product} />;
}

function Found({ product }: { product: Product }) {
  const { data: others = [] } = useRead(categoryProductsQuery(product.category));
  const origin = useSiteOrigin();
  const { name, slug, description, unit, imageUrl, stockStatus } = product;
  const { now } = priceOf(product);
  const floor = floorForEstimate(product);
  const book = (look: ButtonLook) => (
    <BookingLink look={look} query={`product=${slug}`}>
      Book a free measure
    </BookingLink>
  );
  const action = floor ? (
    <a href="#calculator" className={buttonClass('action')}>
      See the price for my room
    </a>
  ) : (
    book('action')
  );
  return (
    <>
      <PageHead
        title={`${name}, ${fromPriceText(now, unit)} | ${firm().name}`}
        description={description}
        path={`/products/${slug}`}
        picture={{ src: imageUrl ?? '/favicon.svg', width: 800, height: 800 }}
        imageAlt={`Colour illustration of ${name}`}
      />
      <JsonLd
        data={
          import.meta.env.SSR && {
            ...describeProduct(origin, {
              ...product,
              price: now,
              picture: imageUrl,
              stock: stockStatus,
            }),
            ...(product.sku && { sku: product.sku }),
            ...(product.brand && { brand: { '@type': 'Brand', name: product.brand } }),
            category: parents[product.category].label,
          }
        }
      />
      <div>
        <div className="wrap pb-14 lg:pt-8 lg:pb-20">
          <ProductDetails
            product={product}
            others={others}
            breadcrumb={
              <Breadcrumb
                steps={[home, parents[product.category]]}
                current={{ label: name, href: `/products/${slug}` }}
              />
            }
            room={
              <Suspense>
                <RoomThumbnail product={product} />
              </Suspense>
            }
            action={action}
            secondary={floor && book('outline')}
            samples={(colour) => <SampleOffer product={product} others={others} colour={colour} />}
          />
        </div>
        <ProductFacts product={product} />
        <div id="comparer">
          <Suspense>
            <ProductRoom product={product} others={others} />
          </Suspense>
        </div>
        <div className="price-bar bottom-bar items-center gap-4 text-center *:last:flex-1">
          <p className="text-sm leading-tight tabular-nums">
            <b className="block font-display text-lg leading-tight">{formatPounds(now)}</b>
            per {unit}
            {product.fittedFrom && (
              <span className="block">about £{product.fittedFrom} fitted</span>
            )}
          </p>
          {action}
        </div>
      </div>
      {floor && (
        <ServiceBand
          id="calculator"
          title="The price for your room"
          intro={`Enter your rooms: we price them with ${name}, at ${fromPriceText(now, unit).replace('from ', '')}. ${vatNote}`}
        >
          <Suspense>
            <Calculator product={floor} />
          </Suspense>
        </ServiceBand>
      )}
      <div id="related" className={floor ? 'border-t border-line' : ''}>
        <Suspense>
          <RelatedProducts product={product} others={others} />
        </Suspense>
      </div>
      <div id="reviews">
        <Suspense>
          <CustomerReviews about={product.category} />
        </Suspense>
      </div>
    </>
  );
}
