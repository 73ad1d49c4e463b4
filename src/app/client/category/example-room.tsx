import { swatchImages } from '#features/business/pictures/swatch-images.ts';
import RoomComparer, { type ComparedProduct } from './room-comparer.tsx';

/** A floor of each kind, and a dark carpet beside the pale one. */
const examples = [
  {
    slug: 'cavendish-saxony-dove',
    name: 'Cavendish Saxony in Dove',
    category: 'carpet',
    imageUrl: swatchImages.saxony_dove.src,
  },
  {
    slug: 'bradford-twist-slate',
    name: 'Bradford Twist in Slate',
    category: 'carpet',
    imageUrl: swatchImages.twist_slate.src,
  },
  {
    slug: 'ashdown-plank-pale-oak',
    name: 'Ashdown Plank in Pale Oak',
    category: 'lvt',
    imageUrl: swatchImages.lvt_plank_pale.src,
  },
  {
    slug: 'sherwood-laminate-driftwood-grey',
    name: 'Sherwood Laminate in Driftwood Grey',
    category: 'laminate',
    imageUrl: swatchImages.laminate_grey.src,
  },
] as const satisfies ComparedProduct[];

/** The comparer of a category page, with one of the examples in front. */
export default function ExampleRoom({ first }: { first: (typeof examples)[number]['slug'] }) {
  const isFirst = ({ slug }: ComparedProduct) => Number(slug === first);
  return <RoomComparer products={examples.toSorted((a, b) => isFirst(b) - isFirst(a))} />;
}
