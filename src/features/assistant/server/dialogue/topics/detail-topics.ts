import { rateSun, rateVacuuming } from './rate-floors.ts';
import { asksShade } from './shade.ts';
import type { FloorTopic } from './topic.ts';

/** What is asked of a floor that is being looked at. */
export const detailTopics: readonly FloorTopic[] = [
  {
    name: 'fluff',
    asks: /\b(?:fluff\w*|lint|shed\w*|bits? (?:com|fall)\w*|bobbl\w*)\b/,
    tells: /\b(?:fluff|lint|shed\w*)\b/,
  },
  {
    name: 'shade',
    asks: asksShade,
    tells:
      /\b(?:beige|gr[ae]y|cream|creamy|brown|blue|green|pale|palest|light|dark|darker|warm,|warm buff|sand|painted furniture)\b/,
  },
  {
    name: 'track',
    asks: /\b(?:foot ?prints?|foot ?marks?|tracks?|tracking|hoover (?:lines|marks)|shad(?:es|ing)|(?:go|goes|going|stay|stays|lie|lies) flat|flatten\w*|crush\w*|pile revers\w*|feet marks)\b/,
    tells: /\b(?:footprints|track|crush or shade|flatten|sheen|vacuum lines|springs back)\b/,
  },
  {
    name: 'cleaning',
    asks: /\b(?:clean\w*|wip(?:e|es|ed|ing)|mop\w*|wash\w*|look after|maintain|upkeep|bleach\w*)\b/,
    tells: /\b(?:clean\w*|wip(?:e|es)|mop|bleach\w*|scrub|blotted|method)\b/,
    specifications: ['Method', 'Dilution'],
  },
  {
    name: 'vacuuming',
    asks: /\b(?:hoover\w*|vacuum\w*|(?:light|eas)\w* (?:work|housework))\b/,
    tells: /\bvacuum\w*\b/,
    rate: rateVacuuming,
    need: 'vacuuming',
  },
  {
    name: 'thickness',
    asks: /\b(?:thick\w*|thin(?:n\w+)?|(?<!\b(?:knee|ankle|waist) )deep\w*|depth|pile heights?|how high|chunky|flimsy|mm)\b/,
    tells: /\b(?:thin|deep|18 mm|thick)\b/,
    specifications: ['Pile height', 'Total thickness', 'Thickness'],
  },
  {
    name: 'construction',
    asks: /\b(?:what|whats|which|how is the) (?:the |sort of |kind of |type of )?piles?\b|\bconstruction\b|\bwoven\b|\btufted\b|\bcut pile\b|\b(?:is|are) (?:it|that|they|this) (?:a )?(?:twist|loop|saxony|velvet)\b/,
    specifications: ['Construction', 'Pile height'],
  },
  {
    name: 'weight',
    asks: /\b(?:weights?|weigh|dens\w+|ounces?|oz|heavi(?:er|est)|gsm)\b/,
    specifications: ['Pile weight'],
  },
  {
    name: 'fibre',
    asks: /\b(?:wool\w*|polyprop\w*|nylon|polyester|acrylic|synthetic|man ?made|fib(?:re|er)s?|made (?:of|from|out)|materials?|plastic|natural fib\w+)\b/,
    tells: /\b(?:wool|polyester|nylon|yarns?|recycled)\b/,
    specifications: ['Fibre', 'Material', 'Type'],
  },
  {
    name: 'fire',
    asks: /\b(?:fire\w*|flam\w+|burns?|cfl|efl)\b/,
    tells: /\bflame\b/,
    specifications: ['Fire rating'],
  },
  {
    name: 'slip',
    asks: /\b(?:slip\w*|skid\w*|grippy)\b/,
    tells: /\b(?:slips?|to hold|ribbed)\b/,
    specifications: ['Slip rating'],
  },
  {
    name: 'wearLayer',
    asks: /\bwear ?layers?\b|\btop layer\b|\blayer on (?:the )?top\b/,
    tells: /\bwear layer\b/,
    specifications: ['Wear layer'],
  },
  {
    name: 'acRating',
    asks: /\bac ?(?:\d|rating|class)\b/,
    tells: /\bac4\b/,
    specifications: ['AC rating'],
  },
  {
    name: 'width',
    asks: /\b(?:wide(?:r|st)?|widths?|rolls?|joins?|seams?|one piece|single piece|(?:[2345]|two|three|four|five) ?m(?:et(?:re|er)s?)?)\b/,
    tells: /\b(?:one piece|m roll)\b/,
    specifications: ['Roll widths', 'Roll size', 'Plank size'],
  },
  {
    name: 'pack',
    asks: /\b(?:packs?|boxe?s?|how many (?!there\b)(?:\w+ )?(?:in|are|do|come)|coverage|go far|how far|how much floor|(?:packs?|box|tub)\b.*\bcovers?|how much .*\bcovers?|tub|kit|contain\w*|comes? with|whats in)\b/,
    specifications: ['Pack size', 'Coverage', 'Contents', 'Included in the price'],
  },
  {
    name: 'size',
    asks: /\b(?:sizes?|dimensions?|how long(?= (?:is|are|do they come|would they)\b|s\b)|how big|lengths?|plank size|measurements?|diameter)\b/,
    specifications: [
      'Plank size',
      'Length',
      'Strip length',
      'Rod length',
      'Size',
      'Roll size',
      'Height difference',
    ],
  },
  {
    name: 'laying',
    asks: /\b(?:clicks?|glu(?:e\w*|ing)|adhesive|stuck|stick|lock\w*|float\w*|(?:is|are|how|gets?) (?:it |they )?(?:laid|fitted|fixed|put down)|how (?:do|does|would) (?:it|they|you|i) (?:lay|fit|go down)|laid|to (?:lay|fit|install)|loose lay|self adhesive|fix\w*|join together|go together|attach\w*|screw\w*)\b/,
    tells: /\b(?:click\w*|glued?|no glue|float|screws|fixed|nails)\b/,
    specifications: ['Fitting', 'Locking', 'Type', 'Use', 'Included in the price'],
  },
  {
    name: 'subfloor',
    asks: /\b(?:concrete|floor ?boards?|timber|uneven|bumpy|wonky|dips?|sub ?floors?|over (?:old|the old|existing|tiles?)|old floor|dead level)\b/,
    tells:
      /\b(?:concrete|timber (?:floor|board)\w*|subfloor|old floor|hollows|unevenness|dead level)\b/,
    specifications: ['Use'],
  },
  {
    name: 'replace',
    asks: /\b(?:single|individual|one) (?:planks?|tiles?|boards?)\b|\b(?:replace|change|swap)\w*\b[^.]*\b(?:planks?|tiles?|boards?)\b|\bdamage[ds]?\b/,
    tells: /\bdamaged\b/,
  },
  {
    name: 'backing',
    asks: /\b(?:backed|backing|(?:what|which|its?|the) back(?=\W*(?:$|\?|made|of)|ed| of it)|hessian|felt(?! ?tips?\b)|foam|jute|action back)\b/,
    tells: /\b(?:back\w*|jute|foam)\b/,
    specifications: ['Backing', 'Total thickness'],
  },
  {
    name: 'sun',
    asks: /\b(?:sun\w*|fad(?:e|es|ed|ing)|bleached by|south facing|uv)\b/,
    tells: /\b(?:sunlight|fade-resistant)\b/,
    rate: rateSun,
    need: 'a sunny room',
  },
  {
    name: 'dents',
    asks: /\b(?:dents?|fridge\w*|freezer|appliances?|piano|dented|indent\w*|furniture|table legs|chair legs|heavy (?:sofa|wardrobe|furniture|fridge|appliances?)|drag\w*|heels?)\b/,
    tells: /\b(?:feet and furniture|dragg\w+|chair legs|dragged|appliances)\b/,
  },
  { name: 'tog', asks: /\btogs?\b/ },
  { name: 'smell', asks: /\b(?:smell\w*|odou?rs?|stinks?|fumes|off ?gas\w*|vocs?)\b/ },
  {
    name: 'scratches',
    asks: /\b(?:scratch(?!y\b)\w*|scuff\w*)\b/,
    tells: /\bscratch\w*\b/,
  },
  {
    name: 'light',
    asks: /\b(?:bright\w*|dark rooms?|small rooms?|bigger|north facing|gloomy|lighten)\b/,
    tells: /\b(?:daylight|brightens|bigger|lightens|north-facing|small room|opens up|small dark)\b/,
  },
  {
    name: 'edges',
    asks: /\b(?:bevel\w*|groove\w*|v groove|textured?|grain|embossed|knots?)\b/,
    tells: /\b(?:bevel\w*|texture|grain|knots?)\b/,
  },
  {
    name: 'maintenanceFree',
    asks: /\b(?:seal\w*|grout\w*|oil\w*|sand(?:ed|ing)|polish\w*)\b/,
    tells: /\b(?:seal\w*|grout\w*|oiling|sanding|film)\b/,
  },
  { name: 'guarantee', asks: /\bguarant\w+|warrant\w+\b/, tells: /\bguarantee\b/ },
  {
    name: 'suitability',
    asks: /\b(?:suit\w*|for what|whats? (?:it|that|the \w+ \w+) for(?! (?:both|all|the|my|our|that|this|it|everything|in|each|\d))|used? for|rated|what (?:rooms?|is it (?:good )?for)|good for|meant for|use (?:it )?for|class)\b/,
    tells: /\bsuits?\b|\bbest in\b|\bsensible choice\b/,
    specifications: ['Suitability', 'Use'],
  },
];
