import { insuredText, levellingText } from '#features/business/claims.ts';
import { firm } from '#features/business/firm.ts';
import { roomDiningLaminateImage } from '#features/business/images.ts';
import type { CategoryConfig } from './category-config.ts';

/** Texts, images and questions of the laminate page. */
export const laminateFlooring = (): CategoryConfig => ({
  title: 'Laminate floors',
  metaTitle: `Laminate Flooring Supplied and Fitted in ${firm().base.town} | ${firm().name}`,
  metaDescription: `AC4 laminate boards in oak, walnut and grey, with underlay and scotia, fitted within ${firm().radiusMiles} miles of ${firm().base.town}.`,
  offersIn: { description: true, benefits: true },
  breadcrumb: 'Laminate Flooring',
  searchExample: 'Walnut, grey, AC4…',
  heroHeading: 'Laminate:\na wooden floor\nfor everyday life',
  heroSubheading:
    'Boards that click together over underlay, hard enough for chairs, paws and toys, and running on from room to room where the house allows it.',
  categorySlug: 'laminate-flooring',
  keywords: [
    'laminate fitter',
    'laminate flooring',
    'AC4 laminate',
    'oak laminate',
    firm().base.town,
  ],
  featuresHeading: 'What makes laminate stay flat',
  features: [
    {
      title: 'AC4 for a family house',
      text: 'The AC class says how much rubbing the surface takes. AC3 is for bedrooms; AC4 takes halls, living rooms and a small shop.',
    },
    {
      title: 'Room to breathe',
      text: 'Boards swell and shrink with the seasons. We leave 8 to 10 mm at every wall, hidden under scotia or new skirting. Without it the floor lifts.',
    },
    {
      title: 'The right underlay',
      text: 'It levels small bumps and quietens steps. On concrete it carries a moisture barrier; over heated floors it must let the heat through.',
    },
    {
      title: 'Two days to settle in',
      text: 'The packs lie flat in the room for 48 hours before fitting, to take on its warmth and moisture. It is the step most often skipped.',
    },
  ],
  benefits: [insuredText, levellingText(), 'Door bars, scotia and trimmed doors in one price'],
  faqs: [
    {
      question: 'Can laminate go in a kitchen or bathroom?',
      answer:
        'In a kitchen yes, if spills are wiped up within the hour. In a bathroom we advise against it and show you LVT or sheet vinyl instead: standing water gets into the joints and swells the board.',
    },
    {
      question: 'How flat must my floor be?',
      answer:
        'Within 3 mm under a two-metre straightedge. More than that and the boards flex, creak and break at the joints. We check it at the visit and level it where needed.',
    },
    {
      question: 'Laminate or LVT?',
      answer:
        'Laminate is harder on the surface, costs less and copes better with small bumps. LVT is quieter, thinner and isn’t harmed by water. For a dry living room choose laminate; for a kitchen that leads to the garden, LVT.',
    },
    {
      question: 'Do you take off the skirting?',
      answer:
        'Only if you want new or raised skirting. Otherwise scotia covers the gap: a slim moulding in the colour of the floor, pinned to the skirting and never to the boards.',
    },
    {
      question: 'Can it be sanded?',
      answer:
        'No, the wood is a printed picture under a hard coat. A damaged board is replaced instead, so keep the spare boards we leave you.',
    },
  ],
  structuredData: { name: 'Laminate flooring', material: 'Laminate on high-density fibreboard' },
  picture: roomDiningLaminateImage,
  imageAlt: 'Illustration of a dining room with Sherwood Laminate in Honey Oak',
  closing: {
    title: 'How many packs do you need?',
    text: 'Fewer than most people buy. We measure, count whole packs with the cutting waste in, and the price we leave is for the floor laid.',
  },
});
