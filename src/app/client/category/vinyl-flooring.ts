import { insuredText } from '#features/business/claims.ts';
import { firm } from '#features/business/firm.ts';
import { roomKitchenVinylImage } from '#features/business/images.ts';
import type { CategoryConfig } from './category-config.ts';

/** Texts, images and questions of the sheet vinyl page. */
export const vinylFlooring = (): CategoryConfig => ({
  title: 'Sheet vinyl',
  metaTitle: `Vinyl Flooring Supplied and Fitted in ${firm().base.town} | ${firm().name}`,
  metaDescription: `Cushioned sheet vinyl for kitchens, bathrooms and utility rooms, up to 4 m wide and usually without a join. Fitted within ${firm().radiusMiles} miles of ${firm().base.town}.`,
  offersIn: { benefits: true },
  breadcrumb: 'Vinyl Flooring',
  searchExample: 'Chequer, tile, grey…',
  heroHeading: 'Sheet vinyl:\none piece, no joins,\nwipes clean',
  heroSubheading:
    'For kitchens, bathrooms and utility rooms. Cut in one piece from rolls up to 4 m wide, so there’s no join for water to get into, and soft enough to stand on while you cook.',
  categorySlug: 'vinyl-flooring',
  keywords: [
    'vinyl flooring fitter',
    'sheet vinyl',
    'kitchen vinyl',
    'bathroom vinyl',
    firm().base.town,
  ],
  featuresHeading: 'What good vinyl needs',
  features: [
    {
      title: 'One piece, wall to wall',
      text: 'Rolls come 2, 3 and 4 m wide. Most kitchens and nearly all bathrooms fit one of them, so there is no seam for water to find.',
    },
    {
      title: 'A clean, flat base',
      text: 'Vinyl copies what is beneath it. Over boards we put down plywood; over concrete a smoothing compound, after a moisture test.',
    },
    {
      title: 'Felt-backed for comfort',
      text: 'A textile felt back evens out small bumps, is warm to bare feet and deadens sound for the room below.',
    },
    {
      title: 'Grip when wet',
      text: 'R10 is the slip rating to look for in a family kitchen or bathroom. Ours state it in the specifications.',
    },
  ],
  benefits: [
    insuredText,
    'Cut neatly round toilets and basins, edges sealed',
    'Most kitchens done in a day',
  ],
  faqs: [
    {
      question: 'Can vinyl go on top of old vinyl?',
      answer:
        'Only on one layer that is flat and stuck down all over. Cushioned or loose vinyl comes up first, or the new floor will move with it. Vinyl tiles laid before 2000 may contain asbestos; we have those checked before anybody lifts them.',
    },
    {
      question: 'Do you glue it down?',
      answer:
        'In bathrooms and where heavy appliances are wheeled about, yes, over the whole area. A felt-backed sheet in a small kitchen can be laid loose and held at the edges.',
    },
    {
      question: 'How soon can we use the room?',
      answer:
        'Walk on it at once. Leave a glued floor for a day before the washing machine goes back, and two days before the heating underneath it goes on.',
    },
    {
      question: 'Will it mark or yellow?',
      answer:
        'Rubber can mark it: mats, furniture feet and some chair castors react with vinyl and leave a stain that won’t come off. Use felt pads and mats without a rubber back.',
    },
  ],
  structuredData: { name: 'Sheet vinyl flooring', material: 'Cushioned sheet vinyl' },
  picture: roomKitchenVinylImage,
  imageAlt: 'Illustration of a kitchen with Camden Sheet Vinyl in Encaustic Star',
  closing: {
    title: 'Not sure it fits in one piece?',
    text: 'We measure the room, find the roll that covers it and tell you what the base needs. The visit is free.',
  },
});
