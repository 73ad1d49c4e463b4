/** Answers about one thing, and the words of which one names it: "how thick is the LVT?" asks of no underlay. */
const ofOneThing: readonly [question: RegExp, names: RegExp][] = [
  [
    /\bwhat does (?:levelling|a moisture test or a damp-proof membrane) cost\b/i,
    /\b(?:membranes?|dpm|seal\w*|level\w*|uneven|flat(?:ten\w*)?|screed\w*|damp\w*|moist\w*|tests?|tested|testing|hygrometer|latex|compound|sub ?floor|floor ?prep\w*|prep\w*|slope\w*|dips?|humps?)\b/i,
  ],
  [/\bhow thick should underlay\b/i, /\bunder ?lays?\b|\b(?:8|11) ?mm\b|\bfoam\b|\bcushion\w*/i],
  [
    /\bhas rippled\b/i,
    /\b(?:rippl\w*|wav(?:y|es?)|wrinkl\w*|bubbl\w*|ruck\w*|baggy|bulg\w*|bunch\w*|loose)\b/i,
  ],
  [
    /\bphotos of your work\b/i,
    /\b(?:photos?|pics?|pictures?|images?|work|jobs?|gallery|portfolio|examples?|before and after|finished|done|instagram|facebook)\b/i,
  ],
  [
    /\bsell rugs\b/i,
    /\b(?:sell|stock|supply|offer|buy|make|get|have|do you do|do you fit)\b|^\W*(?:\w+\W+){0,3}(?:rugs?|curtains?|blinds?)\W*$/i,
  ],
  [/\bset of stair rods\b/i, /\brods?\b/i],
  [
    /\bhave reviews\b/i,
    /\breviews?\b|\brat(?:ed|ings?)\b|\bstars?\b|\btrust\w*|\btestimonials?\b|\bcustomers?\b|\bgoogle\b|\bfeedback\b|\breput\w*|\bany good\b|\bpeople\b|\brecommend(?:ed|ations?| you)\b|\bcheckatrade\b/i,
  ],
  [
    /\bdelete my details\b/i,
    /\bdelet\w*|\bdata\b|\bgdpr\b|\bdetails?\b|\binfo\w*|\bforget\b|\bremove\b|\beras\w*|\bprivacy\b|\bnumber\b/i,
  ],
  [
    /\bcheaper than others\b/i,
    /\b(?:why|how come|how (?:can|do) you|catch|so (?:cheap|low)|too (?:cheap|good|low)|cheaper than|compare)\b/i,
  ],
  [/\bdo i need underlay\b/i, /^(?!.*\b(?:extra|costs?|price[ds]?|included?|on top)\b)/i],
  [/\bwear layer\b/i, /\bwear\w*\b|\blayers?\b|\b0[.,]\d/i],
  [
    /\bone damaged plank or tile\b/i,
    /\b(?:planks?|tiles?|boards?|pieces?|lvt|laminate|vinyl|lino|floorboards?)\b|^(?!.*\bcarpets?\b)/i,
  ],
  [
    /\beco-friendly\b/i,
    /\beco\w*|\bsustain\w*|\benvironment\w*|\brecycl\w*|\bcarbon\b|\bplanet\b|\bethical\w*|\bnatural\b|\bgreen(?:er|est)?\b|\bmicroplastics?\b/i,
  ],
  [/\ba join in my carpet\b/i, /^(?!.*\bjoins? (?:up )?(?:the|to|with|onto|my|our)\b)/i],
  [
    /\bhow long until you can fit\b/i,
    /^(?!.*\b(?:come|measure|visit|survey)\b)|\b(?:fit\w*|lay|laid|fitters?|done|down)\b/i,
  ],
  [
    /\bsundays or in the evening\b/i,
    /^(?!.*\bused?\b)(?!.*\b(?:can|could|would|send) (?:someone|somebody|anyone|you) (?:come|measure|pop|visit|call)\b).*\b(?:you|your|fitters?|they|anyone|someone|open|work\w*|appointments?|visits?|come|fit\w*|measur\w*|slots?|sundays?|evenings?)\b/i,
  ],
  [
    /\bwhich colour hides dirt\b/i,
    /\b(?:show\w*|hid\w*|marks?|dirt\w*|stain\w*|practical|clean|light\w*|pale|dark\w*|colou?rs?|forgiv\w*)\b/i,
  ],
  [
    /\bcould trip on my floor\b/i,
    /\b(?:trip\w*|fall\w*|fell|slip\w*|loose|lift\w*|hazard|danger\w*|caught|catch\w*|edges?|safe\w*)\b/i,
  ],
  [
    /\bcarpet from £4\.50\b/i,
    /^(?!.*\b(?:camden|vinyl|lvt|laminate|lino)\b).*(?:\bcarpets?\b|4\.50?\b|\bkennet\b|\blowest\b|\bcheap\w*)/i,
  ],
  [
    /\bafter ordering\b/i,
    /\b(?:order\w* (?:it|the|a|my|our|yet)|have ordered|'?ve ordered|after ordering|bought|paid|deposit|accept\w*|too late|minds?)\b|\b(?:can|could|may) (?:i|we) (?:still )?(?:change|swap|switch)\b|\bchange (?:the|my|our) order\b/i,
  ],
  [
    /\bis lvt waterproof\b/i,
    /\b(?:water\w*|wet\w*|damp|leak\w*|spil\w*|bath\w*|shower\w*|flood\w*|splash\w*|kitchens?|wash\w*|moist\w*)\b/i,
  ],
  [
    /\bmore than 50 mm out\b/i,
    /\b(?:level\w*|uneven|out|screed\w*|floors?|dips?|slop\w*|humps?|flat)\b/i,
  ],
  [
    /\bmaintenance plan cost\b/i,
    /\b(?:plans?|maintenance|contracts?|year\w*|annual\w*|month\w*|services?)\b/i,
  ],
  [/^what is best for\b/i, /^(?!.*\b(?:measur\w*|book\w*|visit|come round)\b)/i],
];
export const lacksItsThing = (question: string, said: string): boolean =>
  ofOneThing.some(([of, names]) => of.test(question) && !names.test(said));
