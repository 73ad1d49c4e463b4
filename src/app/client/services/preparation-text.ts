import { consultationTimeText } from '#features/business/claims.ts';
import { services } from '#features/business/facts.ts';
import { firm } from '#features/business/firm.ts';

const [levelling, moisture, repair, underlay] = services.preparation;

/** Texts of the floor preparation page. */
export const benefits = [
  {
    title: 'Your floor lies flat',
    text: 'Thin floors copy what is under them. A ridge of 3 mm shows through vinyl as soon as the light falls across it.',
  },
  {
    title: 'It stays put',
    text: 'Adhesive holds to a base that is sound, dry and clean. Dust, old glue or damp let go first, and the floor goes with them.',
  },
  {
    title: 'It wears evenly',
    text: 'Click joints flex over a hollow at every step until they break. On a level base they only carry weight.',
  },
  {
    title: 'It keeps its guarantee',
    text: 'Manufacturers ask for a base prepared to the British Standard. We note what we measured, so you can show that it was.',
  },
] as const;

export const preparations = [
  {
    title: levelling,
    get intro() {
      return `Compound poured over a primed base to take out slopes and hollows, up to ${firm().levellingUpToMm} mm.`;
    },
    points: [
      'A smoothing coat is usually 3 to 5 mm. Deeper hollows are filled first, in a compound made for depth.',
      'Most compounds can be walked on the same day. How soon a floor can go on top depends on the thickness and the product.',
      'Over boards we lay flooring-grade plywood, fixed every 150 mm and every 100 mm round its edges.',
    ],
  },
  {
    title: moisture,
    intro: 'Concrete looks dry long before it is. We measure instead of looking.',
    points: [
      'A hygrometer is sealed to the base for at least 72 hours, until its reading holds steady.',
      'Up to 75% relative humidity is dry enough for vinyl and LVT (BS 8203).',
      'Above that you wait, or we seal the base with a surface damp-proof membrane before levelling.',
    ],
  },
  {
    title: repair,
    intro: 'What is loose, cracked or hollow is put right before anything covers it.',
    points: [
      'Loose boards are screwed down, split ones replaced, chipboard that has been wet cut out.',
      'Cracks in a screed are opened, cleaned and filled. A hollow sound means the top has come away from its base, so we take it up.',
      'Black adhesive and old hard tiles can contain asbestos. We never sand them: a sample goes to a laboratory first.',
    ],
  },
  {
    title: underlay,
    intro: 'The layer that decides how a floor feels, how long it lasts and how it sounds below.',
    points: [
      'Carpet: a soft foam in bedrooms, a denser one on stairs and in halls, which get the most wear.',
      'Laminate: thin and firm, with a vapour barrier over concrete. Too soft, and the joints move.',
      'Underfloor heating: carpet and underlay together at most 2.5 tog, or the heat stays below.',
    ],
  },
] as const;

export const steps = [
  {
    title: 'We look and measure',
    get text() {
      return `A visit takes ${consultationTimeText()}. Straightedge, level, moisture meter, and a corner of the old floor lifted where you allow it.`;
    },
  },
  {
    title: 'You get it in writing',
    text: 'What we found, what your new floor needs, and what each part costs. If nothing is needed, it says so.',
  },
  {
    title: 'We prepare',
    text: 'Old floor up, base cleaned and repaired, primed, levelled. We tell you beforehand when you can walk on each room.',
  },
  {
    title: 'We check, then fit',
    text: 'The straightedge and the meter come out again. Only when both agree does the new floor go down.',
  },
] as const;

/** Surface regularity of BS 8204: the largest gap under a straightedge of two metres. */
export const regularity = [
  { grade: 'SR1', gapMm: 3, use: 'High standard: thin vinyl and LVT' },
  { grade: 'SR2', gapMm: 5, use: 'Normal standard: most other floors' },
  { grade: 'SR3', gapMm: 10, use: 'Utility standard: where looks matter less' },
] as const;

export const dryness = [
  {
    what: 'New sand and cement screed',
    figure: '1 mm a day',
    text: 'For the first 50 mm in good drying conditions, more slowly below that: about seven weeks for 50 mm.',
  },
  {
    what: 'Base under vinyl and LVT',
    figure: '75% RH',
    text: 'At most, by hygrometer, as BS 8203 sets out. Wood often needs to be drier: we go by its maker’s figure.',
  },
  {
    what: 'Underfloor heating',
    figure: '27 °C',
    text: 'At most at the surface, with most floors. Off for 48 hours before fitting and 48 hours after.',
  },
] as const;
