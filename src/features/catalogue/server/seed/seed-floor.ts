import { swatchImages } from '#features/business/pictures/swatch-images.ts';
import { referenceFirm } from '#features/business/reference-firm.ts';
import type { ColourOption } from '../../product-options.ts';
import type { products } from '../schema.ts';

export type SeedProduct = typeof products.$inferInsert;
type Swatch = keyof typeof swatchImages;

export const floorBrand = `${referenceFirm.shortName} Collection`;
export const tradeBrand = `${referenceFirm.shortName} Trade`;

/** The ranges and colours, keyed by the swatch image. */
const floors: Record<Swatch, { range: string; colour: string; hex?: string }> = {
  twist_oat: { range: 'Bradford Twist', colour: 'Oat', hex: '#cdbfa8' },
  twist_silver: { range: 'Bradford Twist', colour: 'Silver Birch', hex: '#b5b3ad' },
  twist_slate: { range: 'Bradford Twist', colour: 'Slate', hex: '#6e7379' },
  twist_heather: { range: 'Moorland Twist', colour: 'Heather', hex: '#a69586' },
  twist_sage: { range: 'Moorland Twist', colour: 'Sage', hex: '#96a08a' },
  twist_navy: { range: 'Moorland Twist', colour: 'Navy', hex: '#3c4a62' },
  saxony_cream: { range: 'Cavendish Saxony', colour: 'Clotted Cream', hex: '#e1d7c7' },
  saxony_dove: { range: 'Cavendish Saxony', colour: 'Dove', hex: '#c6c2bb' },
  saxony_mocha: { range: 'Cavendish Saxony', colour: 'Mocha', hex: '#937869' },
  velvet_teal: { range: 'Belgrave Velvet', colour: 'Teal', hex: '#3e6c6f' },
  loop_natural: { range: 'Whitby Loop', colour: 'Natural', hex: '#d1c3a8' },
  loop_grey: { range: 'Whitby Loop', colour: 'Pebble Grey', hex: '#9a9a96' },
  loop_level: { range: 'Kennet Level Loop', colour: 'Grey', hex: '#7a7a7c' },
  lvt_herringbone_oak: { range: 'Ashdown Herringbone', colour: 'Natural Oak', hex: '#b69061' },
  lvt_herringbone_smoked: { range: 'Ashdown Herringbone', colour: 'Smoked Oak', hex: '#76593e' },
  lvt_plank_oak: { range: 'Ashdown Plank', colour: 'Natural Oak', hex: '#b69161' },
  lvt_plank_pale: { range: 'Ashdown Plank', colour: 'Pale Oak', hex: '#c8ae87' },
  lvt_tile_limestone: { range: 'Portland Tile', colour: 'Limestone', hex: '#bfb19c' },
  lvt_tile_slate: { range: 'Portland Tile', colour: 'Honister Slate', hex: '#494e52' },
  laminate_oak: { range: 'Sherwood Laminate', colour: 'Honey Oak', hex: '#ba8b56' },
  laminate_walnut: { range: 'Sherwood Laminate', colour: 'Walnut', hex: '#714c31' },
  laminate_grey: { range: 'Sherwood Laminate', colour: 'Driftwood Grey', hex: '#9f988c' },
  laminate_white: { range: 'Sherwood Laminate', colour: 'Whitewashed Oak', hex: '#d5cab8' },
  // The mean colour of a pattern is a grey that it does not contain, so these two have an image only.
  vinyl_encaustic: { range: 'Camden Sheet Vinyl', colour: 'Encaustic Star' },
  vinyl_chequer: { range: 'Camden Sheet Vinyl', colour: 'Chequer' },
};

/** The name of a product from its range and colour, and the range's colours with its own first. */
export function describeFloor(swatch: Swatch) {
  const { range, colour } = floors[swatch];
  const id = `${range} ${colour}`.toLowerCase().replaceAll(' ', '-');
  const others = (Object.keys(floors) as Swatch[]).filter(
    (other) => other !== swatch && floors[other].range === range,
  );
  return {
    id,
    slug: id,
    name: `${range} in ${colour}`,
    imageUrl: swatchImages[swatch].src,
    colorOptions: [swatch, ...others].map(colourOption),
  };
}

export function colourOption(swatch: Swatch): ColourOption {
  const { colour, hex } = floors[swatch];
  return { name: colour, ...(hex && { hex }), imageUrl: swatchImages[swatch].src };
}
