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
  // What is below the room to be floored is no garage to be floored.
  [
    /\bdo you do garages\b/i,
    /^(?!.*\b(?:above|over) (?:the|a|my|our) garage\b)(?!.*\bgarage(?:['’]?s| is)? (?:underneath|below|beneath|under)\b)(?!.*\b(?:underneath|below|beneath) (?:it )?is (?:the|a|my|our) garage\b)/i,
  ],
  [/\bset of stair rods\b/i, /\brods?\b/i],
  [
    /\bhave reviews\b/i,
    /\breviews?\b|\brat(?:ed|ings?)\b|\bstars?\b|\btrust\w*|\btestimonials?\b|\bcustomers?\b|\bgoogle\b|\bfeedback\b|\breput\w*|\bany good\b|\bpeople\b|\brecommend(?:ed|ations?| you)\b|\breferences?\b|\breliable\b|\bcowboys?\b|\bripped off\b|\brevews?\b|\bcheckatrade\b/i,
  ],
  [
    /\bdelete my details\b/i,
    /\bdelet\w*|\bdata\b|\bgdpr\b|\bdetails?\b|\binfo\w*|\bforget\b|\bremove\b|\beras\w*|\bprivacy\b|\bnumber\b|\bcontacting\b|\bunsubscribe\b|\baccounts?\b|\brecords?\b|\bforgotten\b|\bsubject access\b|\b(?:mailing )?lists?\b/i,
  ],
  [
    /\bcheaper than others\b/i,
    /\b(?:why|how come|how (?:can|do) you|catch|(?:so|too|that|this|really|dirt|suspiciously) (?:cheap|good|low)|cheaper than|how (?:are|is|can) (?:\w+ )?cheap\w*|snags?|corners?|seconds|suspicious\w*|dodgy|legit|compare)\b/i,
  ],
  [
    /\bwhat is underlay\b/i,
    /^(?!.*\b(?:extra|costs?|price[ds]?|included?|on top|thick\w*|best)\b).*\b(?:w(?:h)?at\w*|explain\w*|mean|point|purpose|for|do|does|heard|sure)\b/i,
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
    /^(?!.*\bused?\b)(?!.*\b(?:can|could|would|send) (?:someone|somebody|anyone|you) (?:come|measure|pop|visit|call)\b).*\b(?:you|your|fitters?|they|anyone|someone|open|work\w*|appointments?|visits?|come|fit\w*|measur\w*|slots?|sundays?|evenings?|shut|weekends?)\b|\b(?:after|past) \d/i,
  ],
  [
    /\bwhich colour hides dirt\b/i,
    /\b(?:show\w*|hid\w*|marks?|dirt\w*|stain\w*|practical|clean|light\w*|pale|dark\w*|colou?rs?|forgiv\w*|shades?|cream|white|ivory|beige|charcoal|black)\b/i,
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
    /\b(?:order(?:s|ed|ing)?|regret|picked|chosen|chose|downgrade|upgrade|bought|paid|deposit|accept\w*|too late|minds?)\b|\b(?:can|could|may) (?:i|we) (?:still )?(?:change|swap|switch)\b|\bchange (?:the|my|our) order\b/i,
  ],
  [
    /\bis lvt waterproof\b/i,
    /\b(?:water\w*|wet\w*|damp|leak\w*|spil\w*|bath\w*|shower\w*|flood\w*|splash\w*|kitchens?|wash\w*|moist\w*|en-?suite|loo|toilets?|bucket\w*|swell\w*|burst|mop\w*)\b/i,
  ],
  [
    /\bmore than 50 mm out\b/i,
    /\b(?:level\w*|uneven|out|screed\w*|floors?|dips?|slop\w*|humps?|flat)\b/i,
  ],
  [
    /\bmaintenance plan cost\b/i,
    /\b(?:plans?|maintenance|contracts?|year\w*|annual\w*|month\w*|services?)\b/i,
  ],
  [
    /\breal wood or lvt\b/i,
    /\b(?:wood\w*|timber|oak|walnut|pine|engineered|parquet|solid|hardwood|genuine|floorboards?|real)\b/i,
  ],
  [
    /\bare you insured\b/i,
    /\b(?:insur\w*|liab\w*|indemn\w*|cover(?:ed)?|damag\w*|break\w*|broke\w*|guarantee\w*)\b|^(?!.*\b(?:dogs?|cats?|pets?|pupp\w*|wee\w*|kids|toddlers?|children)\b).*\baccidents?\b/i,
  ],
  [
    /\bodd shape extra\b/i,
    /\b(?:bays?|alcoves?|shape\w*|odd|l-?shaped?|curv\w*|angles?|corners?|recess\w*|chimney|nooks?|awkward)\b/i,
  ],
  [
    /\bchange my booking\b/i,
    /\b(?:book\w*|visits?|appoint\w*|measur\w*|slots?|dates?|days?|times?|reschedul\w*|rearrang\w*|postpon\w*|mov(?:e|ing)|come|coming|week\w*|\w+day|morning|afternoon|link)\b/i,
  ],
  [
    /\blost the email\b/i,
    /\b(?:lost|find|spam|junk|link|delet\w*|bin\w*|got|had|received?|arriv\w*|come|came|where|resend|again|mislaid|cleared|inbox|wrong)\b/i,
  ],
  [
    /\bhow long have you been going\b/i,
    /\b(?:been|years?|experi\w*|family|cowboys?|customers?|jobs|since|establish\w*|trading|in business|new (?:firm|company)|(?:you|firm|company|business) (?:start|beg[ai]n|found)\w*|old)\b/i,
  ],
  [
    /\bloop carpet with a cat\b/i,
    /\b(?:loops?|claw\w*|scratch\w*|pull\w*|snag\w*|carpets?|berber)\b/i,
  ],
  [
    /\bhave any jobs\b/i,
    /\b(?:jobs?|work(?:ing)?|hiring|hire|recruit\w*|apprentic\w*|vacanc\w*|cv|career\w*|position\w*|employ\w*|fitters?|train\w*|subcontract\w*|experience|van|trade|taking (?:anyone|people) on)\b/i,
  ],
  [
    /\bac rating\b/i,
    /\bac ?\d?\b|\b(?:rat(?:ed|ings?)|grades?|grading|rub\w*|class(?:es)?|standards?|number)\b/i,
  ],
  [
    /\bcarpet classes\b/i,
    /\b(?:class(?:es)?|rat(?:ed|ings?)|grades?|grading|numbers?|2[23]|31|domestic|contract)\b/i,
  ],
  [/\bpile weight\b/i, /\b(?:weigh\w*|heav\w*|oz|ounces?|grams?|dens\w*|thick\w*)\b/i],
  [
    /\bsell ceramic or porcelain\b/i,
    /^(?!.*\b(?:currently|at the moment|existing|old|already|there['’]?s|over|on) (?:(?:the|my|our|some|a|got|have) )*(?:\w+ )?tiles?\b)(?!.*\b(?:portland|lvt|vinyl|carpet)\b)/i,
  ],
  [
    /\bfound old tiles\b/i,
    /\b(?:asbestos|old|black|brown|dark|bitumen|tar|glue\w*|adhesive|marley|thermoplastic|inch(?:es)?|19\d\d|\d0s|fifties|sixties|seventies|cracked|brittle|vinyl tiles?|under(?:neath)?|found|lift\w*|pull\w*|hard)\b/i,
  ],
  [
    /\bprice without a visit\b/i,
    /\b(?:without|visits?|measur\w*|com(?:e|ing)|chat|online|now|here|phone|e-?mail|over|before|first|ball ?park|idea|guide)\b/i,
  ],
  [
    /\bfrom start to finish\b/i,
    /\b(?:works?|process|procedure|finish|steps?|first|order\w*|quotes?|prices?|go(?:ing)? about)\b/i,
  ],
  [
    /\bgift vouchers\b/i,
    /\b(?:vouchers?|gift cards?|tokens?|presents?|as a gift|for (?:\w+ )?(?:birthday|christmas|wedding))\b/i,
  ],
  [
    /\bbest with pets\b/i,
    /\b(?:dogs?|cats?|pets?|pupp\w*|kittens?|claws?|paws?|animals?|labs?|labradors?|spaniels?|rabbits?|ferrets?|hounds?|terriers?|collies?|retrievers?|moggy|fur\w*|wee\w*)\b/i,
  ],
  [/^what is best for\b/i, /^(?!.*\b(?:measur\w*|book\w*|visit|come round)\b)/i],
];
export const lacksItsThing = (question: string, said: string): boolean =>
  ofOneThing.some(([of, names]) => of.test(question) && !names.test(said));
