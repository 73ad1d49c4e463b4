import {
  carpetSupplyAndFit,
  installationTimeText,
  workmanshipGuarantee,
} from '#features/business/claims.ts';
import { firm } from '#features/business/firm.ts';
import { roomBedroomCarpetImage } from '#features/business/images.ts';
import type { CategoryConfig } from './category-config.ts';

/** Texts, images and questions of the carpets page. */
export const carpets = (carpet = carpetSupplyAndFit()): CategoryConfig => ({
  title: 'Carpets',
  metaTitle: `Carpets Supplied and Fitted in ${firm().base.town} | ${firm().name}`,
  metaDescription: `Twist, Saxony, velvet and loop carpets, cut from 4 m and 5 m rolls and fitted within ${firm().radiusMiles} miles of ${firm().base.town}.`,
  offersIn: { description: true },
  breadcrumb: 'Carpets',
  searchExample: 'Wool, grey, loop…',
  heroHeading: 'Carpets,\ncut to your room\nand fitted tight',
  heroSubheading: `Wool twists for the stairs, Saxonies for the bedroom, loops tough enough for a hall. We have laid them since ${firm().since}, and our quotes list the underlay, the gripper and the fitting.`,
  categorySlug: 'carpets',
  keywords: [
    'carpet fitter',
    'wool twist carpet',
    'Saxony carpet',
    'stair carpet',
    firm().base.town,
  ],
  featuresHeading: 'What makes a carpet last',
  features: [
    {
      title: 'Density beats depth',
      text: 'Rub the pile aside. The less backing you see, the longer the carpet lasts. A 40 oz twist outlasts a deeper pile of the same weight on any staircase.',
    },
    {
      title: 'The right underlay',
      text: 'Underlay takes the force of each step. On stairs it should be firm and about 8 mm thick; a soft, thick one lets the carpet work loose.',
    },
    {
      title: 'Stretched, not just laid',
      text: 'We hook carpet onto gripper and tension it with a stretcher across the room. Carpet fitted with a knee-kicker alone ripples within a year or two.',
    },
    {
      title: 'Joins where nobody looks',
      text: 'We plan the cut from the roll before we order: joins away from doorways and windows, and the pile running the same way in every piece.',
    },
  ],
  benefits: [
    ...(carpet ? [carpet.text] : []),
    workmanshipGuarantee(),
    'Old carpet lifted and taken away on request',
    'Furniture moved from room to room as we go',
  ],
  faqs: [
    {
      question: 'How long does it take to fit a carpet?',
      answer: `A typical carpet takes us ${installationTimeText()}. You can walk on it at once and put the furniture straight back.`,
    },
    {
      question: 'Is a 4 m or a 5 m roll better for my room?',
      answer:
        'Whichever leaves less waste. A room 4.3 m wide needs a join on a 4 m roll and none on a 5 m one; a room 3.9 m wide would waste a fifth of the wider roll. Our calculator plans the cut on both and prices each.',
    },
    {
      question: 'Do I need new underlay?',
      answer:
        'Usually yes. Old underlay has worn thin where people walk, and a new carpet shows every dip within months. We reuse gripper where it still holds.',
    },
    {
      question: 'Why does my new wool carpet shed?',
      answer:
        'Short fibres left from cutting the yarn work their way out of a wool pile. Vacuum twice a week and it stops within a month or two.',
    },
    {
      question: 'Which carpet for stairs?',
      answer:
        'A short, dense twist or a tight loop that is rated for heavy domestic use, which includes stairs (class 23). Long piles show their backing where they bend over the nosing.',
    },
  ],
  structuredData: { name: 'Fitted carpets', material: 'Wool, polypropylene and nylon pile' },
  picture: roomBedroomCarpetImage,
  imageAlt: 'Illustration of a bedroom with Moorland Twist carpet in Heather',
  closing: {
    title: 'Feel them before you choose',
    text: 'We bring the carpets you like to your door, measure while we are there and leave you a price for each. It costs nothing.',
  },
});
