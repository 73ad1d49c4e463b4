/** What the words of the specifications mean. */
const terms: readonly [RegExp, string][] = [
  [
    /\bluxury vinyl\b/i,
    'Luxury vinyl is LVT: separate planks or tiles with a wood or stone look under a clear wear layer. Sheet vinyl, such as our Camden, comes off a roll in one piece instead.',
  ],
  [
    /\bsolution[ -]?dyed\b/i,
    'Solution-dyed means the colour goes right through the fibre, so a mild bleach solution won’t take it out.',
  ],
  [
    /\bclass 22\b/i,
    'Class 22 means it’s made for everyday use at home, in bedrooms and lounges. For a busy hall or stairs you’d want the next one up, class 23.',
  ],
  [
    /\bclass 23\b/i,
    'Class 23 means it’s made for heavy use at home, busy halls and stairs included.',
  ],
  [/\bclass 31\b/i, 'Class 31 means it’s made for light business use: small offices and rentals.'],
  [
    /\b(?:use )?class(?:es)?\b/i,
    'The class says how much use a carpet takes: class 22 is medium domestic, such as bedrooms and lounges; class 23 is heavy domestic; class 31 is for light offices and rentals.',
  ],
  [
    /\bdry ?back\b/i,
    'Dryback LVT is glued down: the flattest and quietest way, over a smooth subfloor.',
  ],
  [
    /\bwear layer\b/i,
    'The wear layer is the clear film that protects the picture: 0.3 mm suits bedrooms and quiet living rooms; for a kitchen, a hall or a dog choose 0.55 mm.',
  ],
  [
    /\bac ?(?:\d|rating|class)\b/i,
    'The AC class says how much rubbing a laminate takes: AC4 is for halls, living rooms and small shops.',
  ],
  [
    /\b(?:stair )?nosings?\b/i,
    'The nosing is the front edge of a step, where your foot lands first and the carpet bends over.',
  ],
  [
    /\b(?:grippers?|gripper rods?)\b/i,
    'Gripper is the thin strip of wood with pins round the edge of a room that holds the carpet taut.',
  ],
  [
    /\bdoor ?bars?\b|\bthreshold (?:bars?|strips?)\b/i,
    'A door bar is the metal strip in a doorway that covers the edge where two floors meet.',
  ],
  [
    /\bpiles?\b/i,
    'The pile is the part you walk on: the tufts or loops that stand up from the backing.',
  ],
  [
    /\bsaxony\b/i,
    'A saxony is a deep, soft cut pile: it shows footprints, and belongs in bedrooms and lounges.',
  ],
  [
    /\btwist\b/i,
    'A twist is a short, tight pile that springs back and doesn’t show footprints, so it suits halls and stairs.',
  ],
  [
    /\bloop(?: pile)?\b/i,
    'A loop has no cut ends to flatten, so it wears evenly; claws can catch in it.',
  ],
];
const asksMeaning =
  /\bwhat (?:does|do|is meant)\b[^.?!]*\bmean(?:s|t)?\b|\bwhat(?:'?s| is| are) (?:a |an )?(?!the |your |its? |their |that |this )[\w ]{2,20}\W*$|\bmeaning of\b|\b(?:don'?t|dont|do not|no idea|never) (?:really |even )?(?:know|understand|knew|heard)? ?(?:what )?(?:a |an )?[\w ]{2,20} (?:is|means?|are)\b|\bwhat(?:'?s| is) (?:the |a |an )?nosings?\b/i;

/** What a word of the trade means, where that is asked. */
export const explainTerm = (text: string): string | undefined =>
  asksMeaning.test(text) ? terms.find(([says]) => says.test(text))?.[1] : undefined;
