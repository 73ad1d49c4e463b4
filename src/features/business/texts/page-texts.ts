import {
  entries,
  group,
  line,
  lines,
  paragraph,
  type TextFields,
  type ValuesOf,
} from './text-kinds.ts';

const forSearchEngines = {
  metaTitle: line('Title for search engines', 90),
  metaDescription: paragraph('Description for search engines', 300),
} as const;
const titleAndIntro = { title: line('Heading'), intro: paragraph('Introduction') } as const;
const titleAndText = { title: line('Title'), text: paragraph('Text') } as const;
const pageName = line('Name of the page', 40, 'Above the heading, behind “Home”.');
const hero = group('Top of the page', { ...titleAndIntro, action: line('Button', 40) });
const call = group('End of the page', { ...titleAndText, action: line('Button', 40) });

const category = {
  breadcrumb: pageName,
  heroHeading: paragraph('Heading', 120, 'A line break is where it may break on the page.'),
  heroSubheading: paragraph('Introduction'),
  title: line('Heading of the list of floors', 60),
  searchExample: line('Example in the search field', 60),
  featuresHeading: line('Heading of the buying advice'),
  features: entries('Buying advice', 'piece of advice', titleAndText),
  benefits: lines('What customers get'),
  faqs: entries('Common questions', 'question', {
    question: line('Question', 160),
    answer: paragraph('Answer', 1200),
  }),
  closing: group('End of the page', titleAndText),
  ...forSearchEngines,
  keywords: lines('Keywords for search engines', 60),
  structuredData: group('The floors in search engines’ terms', {
    name: line('Name'),
    material: line('Material'),
  }),
} as const;

const preparation = {
  name: pageName,
  hero,
  symptoms: group('What’s wrong with my floor?', {
    title: line('Heading'),
    entries: entries(
      'Symptoms',
      'symptom',
      {
        symptom: line('Symptom', 60),
        remedy: line('What you do about it'),
        otherwise: line('Instead of a price', 60),
      },
      4,
    ),
  }),
  services: group('Services', {
    ...titleAndIntro,
    entries: entries('Services', 'service', {
      title: line('Name'),
      intro: paragraph('Introduction'),
      points: lines('Points', 300),
    }),
  }),
  tolerances: group('How level is level?', {
    ...titleAndIntro,
    grades: entries('What the grades of BS 8204 are for', 'grade', { use: line('Use') }, 3),
    dryness: entries('Figures', 'figure', {
      what: line('What'),
      figure: line('Figure', 30),
      text: paragraph('Text'),
    }),
  }),
  process: group('Steps', {
    title: line('Heading'),
    steps: entries('Steps', 'step', titleAndText),
  }),
  benefits: group('Benefits', {
    title: line('Heading'),
    entries: entries('Benefits', 'benefit', titleAndText),
  }),
  call,
  ...forSearchEngines,
} as const;

const repairs = {
  name: pageName,
  hero,
  emergency: group('Emergency', titleAndText),
  issues: group('What goes wrong', {
    ...titleAndIntro,
    entries: entries('Problems', 'problem', {
      title: line('Title'),
      cause: paragraph('Cause'),
      solution: paragraph('Solution'),
    }),
  }),
  repairs: group('What you repair', {
    ...titleAndIntro,
    groups: entries('Kinds of repair', 'kind of repair', {
      title: line('Title'),
      items: lines('Repairs'),
    }),
  }),
  plans: group('Maintenance plans', {
    ...titleAndIntro,
    entries: entries('Plans', 'plan', {
      name: line('Name', 60),
      forWhom: line('For whom'),
      rhythm: line('How often', 60),
      points: lines('What it includes', 200),
    }),
  }),
  call,
  ...forSearchEngines,
} as const;

const step = { ...titleAndText, note: line('Note') } as const;
const service = { ...titleAndText, way: line('Link', 60) } as const;

const home = {
  hero: group('Top of the page', titleAndIntro),
  facts: lines('In a row below it'),
  products: group('Floors', titleAndIntro),
  calculator: group('Calculator', titleAndIntro),
  how: group('How it works', {
    title: line('Heading'),
    measured: group('Measuring', step),
    chosen: group('Choosing', step),
    fitted: group('Fitting', step),
  }),
  services: group('Services', {
    title: line('Heading'),
    preparation: group('Floor preparation', service),
    repairs: group('Repairs', service),
  }),
  reasons: group('Why people choose you', {
    title: line('Heading without a rating'),
    entries: lines('Reasons'),
    more: lines('More reasons, for screens with room'),
  }),
  areas: group('Areas', titleAndIntro),
  contact: group('Contact', { ...titleAndIntro, formTitle: line('Heading of the form') }),
  ...forSearchEngines,
} as const;

const legal = {
  title: line('Title', 40),
  description: paragraph('Description for search engines', 300),
  content: {
    kind: 'blocks',
    label: 'Text',
    max: 20_000,
    hint: 'An empty line begins a paragraph, “## ” a heading, “- ” an entry of a list. **Bold** words stand between two stars, and a link is [words](/path).',
  },
} as const;

export type PageText = {
  /** What the panel calls it. */
  label: string;
  /** The page that shows it, to everybody. */
  path: string;
  fields: TextFields;
  /**
   * What the page adds itself, each where a line of the text names it in braces: `{contact details}`. The text needs
   * each of them once.
   */
  parts: readonly string[];
};

/** What the pages of the site say. */
export const pageTexts = {
  home: { label: 'Home page', path: '/', fields: home, parts: [] },
  carpets: { label: 'Carpets', path: '/carpets', fields: category, parts: [] },
  lvt: { label: 'LVT', path: '/lvt', fields: category, parts: [] },
  'vinyl-flooring': { label: 'Vinyl', path: '/vinyl-flooring', fields: category, parts: [] },
  'laminate-flooring': {
    label: 'Laminate',
    path: '/laminate-flooring',
    fields: category,
    parts: [],
  },
  'floor-preparation': {
    label: 'Floor preparation',
    path: '/floor-preparation',
    fields: preparation,
    parts: [],
  },
  'repairs-maintenance': {
    label: 'Repairs and maintenance',
    path: '/repairs-maintenance',
    fields: repairs,
    parts: [],
  },
  privacy: {
    label: 'Privacy',
    path: '/privacy',
    fields: legal,
    parts: ['contact details', 'retention periods'],
  },
  cookies: {
    label: 'Cookies',
    path: '/cookies',
    fields: legal,
    parts: ['stored values', 'cookies'],
  },
  terms: { label: 'Terms', path: '/terms', fields: legal, parts: ['contact details'] },
  complaints: {
    label: 'Complaints',
    path: '/complaints',
    fields: legal,
    parts: ['contact details'],
  },
} as const satisfies Record<string, PageText>;

export type PageName = keyof typeof pageTexts;
/** What a page says. */
export type TextOf<Name extends PageName> = ValuesOf<(typeof pageTexts)[Name]['fields']>;
