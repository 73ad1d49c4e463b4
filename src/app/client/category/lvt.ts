import { freeMeasureText, levellingText } from '#features/business/claims.ts';
import { firm } from '#features/business/firm.ts';
import { roomLvtHerringboneImage } from '#features/business/images.ts';
import type { CategoryConfig } from './category-config.ts';

/** Texts, images and questions of the luxury vinyl tile page. */
export const lvt = (): CategoryConfig => ({
  title: 'LVT floors',
  metaTitle: `LVT Flooring and Herringbone Fitted in ${firm().base.town} | ${firm().name}`,
  metaDescription: `Luxury vinyl tile in oak planks, herringbone and stone, glued or clicked, with the subfloor prepared first. Within ${firm().radiusMiles} miles of ${firm().base.town}.`,
  offersIn: { benefits: true },
  breadcrumb: 'LVT',
  searchExample: 'Oak, slate, herringbone…',
  heroHeading: 'LVT: the look\nof oak and stone,\nwithout the worry',
  heroSubheading:
    'Luxury vinyl tile is warm underfoot, copes with water and dogs, and lies flat over underfloor heating. What decides how it looks in ten years is the floor beneath it, so we start there.',
  categorySlug: 'lvt',
  keywords: ['LVT fitter', 'luxury vinyl tile', 'herringbone LVT', 'click LVT', firm().base.town],
  featuresHeading: 'What to look for in LVT',
  features: [
    {
      title: 'The wear layer counts',
      text: 'A clear film protects the picture. 0.3 mm suits bedrooms and quiet living rooms; for a kitchen, a hall or a family with a dog, choose 0.55 mm.',
    },
    {
      title: 'Glued or clicked',
      text: 'Glued LVT is the flattest and quietest, and the choice for herringbone and for sun-warmed rooms. Click LVT floats, goes down faster and can be lifted again.',
    },
    {
      title: 'A base like glass',
      text: 'At only 2.5 mm, it shows every ridge. We skim the subfloor with a smoothing compound first and tell you the price of that before we start.',
    },
    {
      title: 'Fit for heated floors',
      text: 'LVT passes heat on well. The surface should stay at 27 °C or below, and the heating must be off for two days before and after fitting.',
    },
  ],
  benefits: [
    levellingText(),
    `${freeMeasureText}, with sample planks to keep`,
    'Doors trimmed and thresholds fitted',
  ],
  faqs: [
    {
      question: 'Is LVT waterproof?',
      answer:
        'The tiles are. Water can still get under a floating floor at its edges, so in a bathroom we glue the tiles and seal the perimeter.',
    },
    {
      question: 'Can it go over my old tiles or floorboards?',
      answer:
        'Over sound tiles yes, once the joints are filled with smoothing compound. Over floorboards we screw down 6 mm plywood first; LVT laid straight on boards shows every gap.',
    },
    {
      question: 'Why is herringbone dearer to fit?',
      answer:
        'Each block is laid by hand along a chalk line from the middle of the room, and more of it is cut at the edges. Our estimate allows for both: extra cutting waste, and a fitting price of its own.',
    },
    {
      question: 'How is LVT different from sheet vinyl?',
      answer:
        'Sheet vinyl is one soft piece off a roll. LVT is single planks or tiles, thicker and harder, so one damaged plank can be changed without touching the rest.',
    },
    {
      question: 'How do I clean it?',
      answer:
        'Sweep, then a damp mop with a neutral floor cleaner. No steam mop: the heat softens the glue and the joints. Felt pads under chairs keep the surface free of scratches.',
    },
  ],
  structuredData: { name: 'Luxury vinyl tile flooring', material: 'Luxury vinyl tile' },
  picture: roomLvtHerringboneImage,
  imageAlt: 'Illustration of a living room with Ashdown Herringbone LVT in Natural Oak',
  closing: {
    title: 'See the planks in your own light',
    text: 'Oak looks different in a north-facing kitchen. We bring sample planks, look at your subfloor and leave a price with the preparation in it.',
  },
});
