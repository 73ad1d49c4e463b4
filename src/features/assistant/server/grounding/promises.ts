/** Kinds of statements that the tools must have made with the same words. */
const promisePatterns: [kind: string, pattern: RegExp][] = [
  ['guarantee', /\b(?:guarante|warrant)/i],
  [
    'free',
    /(?<!\bwhat['’]s )\bfree\b(?![ -](?:(?:at )?any time\b|all day\b|visits?\b|slots?\b|times?\b|days?\b|on\b|at the moment|then|to (?:ask|call|ring|change|message)))|\bno (?:extra |additional |fitting |delivery |separate |mileage )?(?:charge|cost|fee|obligation)\b|\bno call-?outs?\b|\b(?:no \w+|nothing) to pay\b(?: for)?|\bcomplimentary\b|\bon us\b|(?<!\bcongrat(?:ulation)?s )\bon the house\b|\b(?:not|won['’]t|doesn['’]t) cost (?:you )?(?:a (?:penny|thing)|anything)\b|\bcosts? (?:you )?nothing\b|\bwithout charge\b|\bthrown? in\b|\bnot a penny\b|\bgratis\b|\bfor nothing\b/i,
  ],
  ['insured', /\binsur/i],
  [
    'arranged',
    /\b(?:is|are|been|now|all|got|have|['’]ve|['’]re) (?:now |just |all |already |officially )?(?:confirmed(?! at (?:the|your) (?:visit|measure))|booked|scheduled|arranged|reserved|in the diary|pencilled|locked in|set up|sorted)\b|\bbooking (?:is )?(?:confirmed|made|complete)\b|\b(?:booked|pencilled|put|slotted|squeezed|penned) you (?:in|down)\b|\bin the diary\b|\ball (?:set|sorted|booked)\b(?! \w)|\b(?:day|\d(?:st|nd|rd|th)?|jan\w*|feb\w*|march|april|may|june|july|aug\w*|sep\w*|oct\w*|nov\w*|dec\w*) it is\b|\blook(?:ing)? forward to (?:meeting|seeing|welcoming|visiting)\b|\b(?:we|you)(?:['’]ll| will) (?:then )?see (?:you|us)\b|\bsee you (?:on|at|then|soon)\b|\bwill (?:be (?:with|round|there)|arrive|turn up)\b/i,
  ],
  ['out of stock', /\bout of stock\b|\bsold out\b|\bnone (?:left|in)\b/i],
  [
    'not in stock',
    /(?:\bnot|n['’]t)(?: \w+)? in stock\b|\bnone (?:of \w+ )?(?:is |are )?in stock\b/i,
  ],
  ['back order', /\bback[- ]?order/i],
  [
    'in stock',
    /(?<!(?:\bnot|n['’]t|\bnone of)(?: \w+)? )(?<!out of )(?<!\bnone )\bin stock\b|\bavailable (?:now|today|straight)\b|\b(?:in|from) (?:the |our )(?:warehouse|shop|stockroom)\b|\bready to go\b|\bon the shelf\b|\b(?:got|have) (?:that|it|them|those|one|some|plenty|lots)(?: \w+)? in\b(?! (?:our|the|a|mind)\b)|\bplenty (?:in|of it|left)\b/i,
  ],
  [
    'discount',
    /\bdiscount|\bon sale\b|\bin the sale\b|\bsale price\b|\breduced\b|\bspecial offer|\boffers?\b(?= (?:on|is|are|of))|\bhalf[- ]price\b|% off\b|\bknock(?:ed)?\b.*\boff\b|\bmoney off\b|\bsee you right\b|\b(?:better|special|trade|good|lower) (?:rate|deal|terms)s?\b(?! (?:cheaper|dearer|more|less|better|of))|\bmates['’]? rates\b|\b(?:a bit|something|a little) off\b(?! the)|\blook after you on\b|\bcheaper for (?:you (?:as|because|if|since)|pensioners|landlords|students)/i,
  ],
  [
    'lowest price',
    /\bcheapest\b|\blowest (?:it|they|we|ever)\b|\bnever been (?:cheaper|lower)\b|\b(?:has|have|['’]s|['’]ve) ever been\b|\bbest price|\bprice[- ]match|\bbeat (?:any|their|that)|\bmatch (?:any|their|that|it)\b|\bcheaper than\b(?! (?:the |an? )?(?:(?:\d|four|five)[ -]?m|(?:other|wider|narrower|bigger|smaller|larger) (?:one|roll|width)\b))|\bunbeatable\b/i,
  ],
  ['refund', /\brefund|\bmoney back\b|\breturn it\b|\bchange your mind\b/i],
  [
    'credit',
    /\bfinance\b|\binterest[- ]free\b|\bpay (?:monthly|later|in)\b|\binstalments?\b|\bklarna\b|\b(?:no |a )?deposit\b|\bspread the cost\b|\bup ?front\b|\b(?:half|a? ?quarter|a? ?third|the rest|the balance) (?:now|down|first|later|on the day|on completion|when (?:we|it))\b|\bon account\b|\bcash\b|\bcards?\b(?= payment)/i,
  ],
  [
    'approved',
    /\baccredited\b|\bcertified\b|\bapproved by\b|\bregistered with\b|\baward|\bqualified\b|\bmembers? of\b|\btrustpilot\b|\bwhich\?|\brecommends\b|\b(?:recommended|endorsed|tested|featured) (?:by|in)\b|\b(?:is|are|been) (?:\w+ )?tested\b|\bbackground[- ]check/i,
  ],
  [
    'safe',
    /\basbestos\b|\b(?:safe|harmless)\b|\bnon[- ]toxic\b|\bno (?:danger|risk|harm)\b|\b(?:nobody|no ?one|never|won['’]t|will not|not going to|can['’]t|cannot)\b[^.,;?!]{0,20}\b(?:slip|skid|trip|fall over)\b|\bnothing to worry about\b|\bwon['’]t (?:hurt|harm)\b|\b(?:fine|ok|okay) to (?:lift|remove|pull|break|sand|drill|take)\b/i,
  ],
  ['health', /\basthma|\ballerg|\bhypoallergenic\b|\bhealth/i],
  [
    'proof',
    /\b\w+-(?:proof|resistant|friendly|safe)\b|\b\w+ (?:proof|resistant)\b|\b(?:child|pet|baby|kid|family|dog|cat|eco) (?:friendly|safe)\b|\b\w+proof\b|\bindestructible\b|\b(?:won['’]t|never|doesn['’]t|does not|can['’]t|will not) (?:stain|fade|mark|scratch|wear|warp|swell|shrink|ripple|show)|\blasts?\b(?! (?:about |around |between )?(?:\d|one|two|three|four|five|six|an? hour|forty|sixty))|\bfor life\b|\blifetime\b/i,
  ],
  [
    'outside area',
    /\b(?:outside|beyond) (?:our|the) (?:usual |normal |\d)?(?:area|radius|patch|range|limits?|distance|miles?|boundary)\b|\b(?:don['’]t|do not|cannot|can['’]t) (?:cover|come to|reach|get to)\b|\btoo far\b|\bfrom us, and we work within\b/i,
  ],
  [
    'inside area',
    /\bwe (?:do )?(?:cover|come to|serve|work in|get to)\b(?! (?:you|measure|see|look|fit|check|visit)\b)|\b(?:within|inside|in) our (?:area|radius|patch)\b|\b(?:is|are|['’]re|['’]s) (?:well |fully |all |also |certainly )?covered\b(?! (?:by|under|for|with|in|well|against|if|should)\b)/i,
  ],
  [
    'comes',
    /\bwe(?:['’](?:ll|d)| will| can| could| would| do)? (?:still |also |happily |gladly )?(?:come|travel|drive|make (?:it|the trip)|get|reach|visit)\b/i,
  ],
  [
    'vat extra',
    /\b(?:plus|excluding|excl\.?|ex\.?|before|exclusive of) VAT\b|\bVAT (?:is )?(?:extra|on top|not included)\b|(?<!\b(?:no|not|without|nothing)\b[^.,;]{0,12}|n['’]t (?:have to |need to )?)\badd(?:ing)? (?:on )?(?:the )?VAT\b/i,
  ],
  [
    'told the team',
    /\byou(?:['’]ll| will) (?:get|have|receive) an? (?:call|email|text|reply|visit)\b|\b(?:request|booking|details|message|enquiry|note) (?:has|have|is|are) (?:now )?(?:gone|with the team)\b|\b(?:that|it|everything)(?:['’]s| is) (?:now )?with the team\b|\b(?:i['’]ve|i have|has been|have been|we['’]ve|is) (?:now |just |all )?(?:passed|sent|forwarded|asked|told|emailed|notified|messaged|let (?:the|them)|on its way)\b|\b(?:they|someone|somebody|the team|a colleague|one of the team)(?:['’]ll| will) (?:ring|call|phone|contact|be in touch|answer|get back|email|come|be with)\b|\bwill be in touch\b|\b(?:it|that)['’]s (?:now |all )?(?:sent|gone off|gone through|on its way)\b/i,
  ],
  [
    'on everything',
    /\b(?:off|sale|discount|reduced|free|from £[\d.]+)\b[^.?!]*\b(?:(?:all|every|any) (?:of )?(?:our |the )?(?:\w+ )?(?:carpets?|floors?|flooring|floorings|vinyls?|laminates?|products?|ranges?|orders?|items?|accessories|underlays?|jobs?|rooms?|customers?|homes?|stairs?)|everything)\b|\b(?:(?:all|every|any) (?:of )?(?:our |the )?(?:\w+ )?(?:carpets?|floors?|flooring|floorings|vinyls?|laminates?|products?|ranges?|orders?|items?|accessories|underlays?|jobs?|rooms?|customers?|homes?|stairs?)|everything)\b[^.?!]*\b(?:off|on sale|discount\w*|reduced|free)\b|\b(?:whole|entire) (?:\w+ )?(?:range|collection)\b|\b(?:goes|applies|same) for (?:any|all|every)|\b(?:any|all|every) (?:carpets?|floors?|products?|ranges?)\b/i,
  ],
  [
    'human',
    /\b(?:i['’]m|i am) (?:a |an )?(?:real |actual )?(?:human|person|member|man|woman)\b|\bone of (?:the|our) (?:\w+ )?(?:team|staff|fitters)\b|\bhere (?:in|at) the (?:office|shop|showroom)\b|\bwhat i have\b|\bi(?:['’]ve| have)(?: got)? (?:it|this|one|that|the same) (?:at home|myself|in my)\b|\b(?:at|in) my (?:own )?(?:house|place|home|kitchen|lounge|flat)\b/i,
  ],
  [
    'cheaper',
    /\b(?:saves?|saving|cheaper|cheapest|less expensive|costs? (?:you )?less|better (?:value|buy)|lower price)\b|£[\d.,]+ less\b|\b(?:an? (?:bit|little|touch|shade|lot)|slightly|somewhat|much|far|considerably) less\b(?! (?:than (?:an?|one|\d)|of|work|mess|noise))/i,
  ],
  [
    'dearer',
    /\b(?:dearer|(?<!\b(?:feel|look|seem)s? (?:\w+ ){0,3})more expensive|pricier|costs? (?:you )?(?:\w+ )?more|worth the extra)\b|\b(?:an? (?:bit|little|touch|shade|lot)|slightly|somewhat) more for\b|(?:\b(?:is|be|are|costs?|comes? (?:out|in|to)|works? out)|['’]s|['’]re) (?:\w+ ){0,4}more than (?:an? |the |our |any )?(?:carpet|laminate|vinyl|lvt|that|it|this)\b|£[\d.,]+ (?:more|extra)\b(?! (?:for|to) (?:the )?(?:fit|underlay))/i,
  ],
  [
    'popular',
    /\bbest[- ]?sell|\bmost (?:popular|asked[- ]for|chosen|loved|liked|wanted|requested|bought|ordered)\b|\b(?:dogs|cats|pets|kids|children) (?:all |just |really )?(?:love|like|adore) (?:it|this|that|them)\b|\bmost people\b|\beveryone['’]s\b|\b(?:firm |customer )favourite|\b(?:people|customers|reviewers|folk) (?:\w+ )?(?:mention|say|praise|comment|love|rave|always|tell us)\b|\bflying out\b/i,
  ],
  [
    'no joins',
    /\b(?:no|without(?: a| any)?) (?:joins?|seams?)\b|n['’]t (?:be |have |need |see )?(?:any |a )?(?:joins?|seams?)\b|\b(?:seamless|join-free)\b/i,
  ],
  [
    'within budget',
    /\b(?:within|under|inside) (?:your |the |that )?(?:budget|limit)\b|\bon (?:your |that )?budget\b(?! of)|\b(?:under|within|inside) your £?\d|\baffordable\b/i,
  ],
  [
    'shop',
    /(?<!\ba )\b(?:pop|call|drop|nip|swing) (?:in|round)\b(?! (?:your|the|a|here|with)\b)|\b(?:visit us|come and see us)\b|\b(?:pop|call|come|drop|nip)\w* (?:in|into|by|to|round)\b[^.?!]*\b(?:(?<!\bin (?:the|our) mobile )showroom|shop|office|store|warehouse)\b|\bour (?:shop|store|warehouse|high street)\b/i,
  ],
  [
    'quiet',
    /\b(?:won['’]t|will not|can['’]t|cannot|hardly|barely|never|don['’]t) (?:even |ever )?(?:hear|notice|feel)\b|\b(?:hear|feel) nothing\b|\bsound ?proof\w*/i,
  ],
  [
    'past work',
    /\bwe['’]re (?:there|round there|out (?:there|that way)|over there|in \w+) (?:every|all the time|most|often|regularly|weekly)\b|\b(?:plenty|lots|many|most|some) (?:of )?(?:our |my )?(?:customers|people|folk)\b|\b(?:we['’]ve|we have|our (?:lads|fitters|team) (?:have|has|['’]ve)) (?:just |already |recently )?(?:fitted|done|laid|worked|carpeted|finished)\b|\bbeen (?:laying|fitting)\b/i,
  ],
  [
    'included',
    /\b(?:underlay|fitting|gripper|delivery|installation|uplift|disposal|removal)\b(?: (?:is|are|comes?))?(?: all)? included\b|\bincluding (?:the )?(?:underlay|fitting|delivery|gripper|removal|disposal)\b/i,
  ],
  [
    'done',
    /\b(?:i['’]ve|i have|we['’]ve|we have|that['’]s|consider it|has been|have been|is now|are now) (?:now |just |all |already )?(?:booked|put|added|changed|cancelled|moved|reserved|saved|ordered|arranged|set (?:up|aside)|done|sorted|updated|registered|logged|popped|held|rebooked|removed|deleted)\b/i,
  ],
  [
    'extra',
    /\b(?:fitting|underlay|gripper|delivery|installation|labour)(?:['’]s)?\b (?:(?:is|are|comes?|costs?|would be) )?(?:\w+ )?(?:extra|separate|on top|not included)\b|£[\d.,]+(?: (?:per|a|an) (?:m²|(?:square )?(?:metre|yard)))? (?:plus|before|without|excluding) (?:the )?(?:fitting|underlay|gripper|installation|labour)\b/i,
  ],
  [
    'removal',
    /\b(?:tak(?:e|es|en|ing)|clear(?:s|ed|ing)?|get(?:s|ting)? rid of|cart(?:s|ed|ing)?|uplift\w*)\b (?:\w+ ){0,4}(?:old|existing|offcuts?|waste|rubbish|mess)\b|\b(?:old|existing) (?:\w+ ){1,2}(?:is |being |gets )?(?:taken|lifted|removed|cleared|uplifted|disposed|carted)\b/i,
  ],
  [
    'superlative',
    /\b(?:biggest|largest|best|smallest) (?:reduction|saving|discount|range|choice|selection|stock)\b|\b(?:than|as) (?:most|others|any other|average|everyone|everybody|anyone|the rest|other firms|elsewhere|competitors)\b|\bthe same again\b/i,
  ],
  [
    'requirement',
    /\b(?:you|both of you|someone|somebody|an adult)(?:['’]ll| will| would)? (?:just |only |also )?(?:(?:need|have|has) to|must|should) (?:be (?:there|in|home|at home|present|out)|clear|empty|remove|switch|turn off|unplug|sign|move (?:the|your|everything)|take up)\b|\bonly need to see\b/i,
  ],
  [
    'genuine',
    /(?<!\bthan )\b(?:real|genuine|solid) (?:oak|wood|timber|stone|slate|wool|jute|leather)\b/i,
  ],
  ['value', /\badds? (?:\w+ ){0,2}value\b|\bvalue of your (?:home|house|property|place)\b/i],
  [
    'way of charging',
    /\bwe (?:price|charge|quote|work)\b[^.?!]{0,20}\b(?:per|by the) (?:room|hour|day|job|floor|house)\b|\b(?:day|hourly|daily) rates?\b/i,
  ],
  ['people', /\b(?:run|owned|founded|started|managed|headed) by\b/i],
  [
    'fixed price',
    /\b(?:prices?|quotes?|figures?) (?:is|are|stays?|will be|would be) (?:fixed|held|locked|guaranteed|final)\b|\bfixed price|\bcall it (?:quits|a deal|done)\b|\bshake (?:hands )?on\b/i,
  ],
  ['no vat', /\b(?:no|any|without|zero|free of) VAT\b(?! to add| on top)|\bVAT[- ]free\b/i],
  ['underlay', /\bunderlay\b/i],
  [
    'heavy use',
    /(?<!\b(?:something|one|floor|carpet)(?: that['’]s)? rated (?:for )?)\bheavy[- ](?:domestic|use|duty|wear|traffic)\b/i,
  ],
  ['medium use', /\b(?:medium|light|general|moderate)[- ](?:domestic|use|duty|wear|traffic)\b/i],
  [
    'rise',
    /\b(?:gone|going|goes|went|go) up (?:from|to £|by|in price)\b|\bprice (?:rise|increase)/i,
  ],
  [
    'queue',
    /\bwait(?:ing)?[- ]?list\b|\b(?:front|top|head) of the (?:queue|list)\b|\bfirst in (?:line|the queue)\b|\blet you know (?:when|as soon as|once) (?:it|they|we|one)\b|\b(?:put|keep|hold|set) (?:it|one|some|them|a \w+) (?:aside|by|to one side|back)\b|\b(?:put|set|kept|held) (?:aside|by|to one side|back) for you\b/i,
  ],
  [
    'outdoes',
    /\b(?:better|quieter|tougher|stronger|harder|durable|hard[- ]wearing)(?: \w+){0,2} than (?:an? |any |most |our |the )?(?:carpets?|laminates?|vinyls?|lvt|others?|most|any)\b/i,
  ],
  [
    'required',
    /(?<!\b(?:not|may|might|could|(?:if|whether) (?:it|you|they|(?:the|your|that) \w+)) |n['’]t )\bneeds? (?:some |an? |new )?(?:ply(?:wood)?|primer|membrane|screed\w*)\b|\b(?:whole|entire) (?:floor|room|carpet|lot) (?:has|have|needs|must|would have|will have)\b/i,
  ],
  [
    'taken',
    /\b(?:fully booked|booked (?:up|out|solid)|no free visits?|no availability)\b|\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|tomorrow|today|mornings?|afternoons?|weeks?|slots?)\b[^.?!]{0,20}(?: (?:is|are)|['’]s|['’]re) (?:all |already |now )?(?:full|taken|gone|busy)\b/i,
  ],
  [
    'scarce',
    /\b(?:only|last|one|just one) (?:remaining )?(?:slot|visit|time|day|appointment|gap|roll|pack|box|piece)s? (?:left|free|available|remaining)\b|\b(?:last|final) (?:few|roll|pack|box|piece)s?\b|\b(?:nearly|almost) gone\b|\b(?:going|selling) (?:fast|out|quickly)\b|\bwhile (?:stocks?|it|they) lasts?\b|\bdon['’]t hang about\b/i,
  ],
  [
    'without limit',
    /\b(?:no|without(?: a| any)?) (?:minimum|maximum|limits?|catch|hidden|strings)\b|\b(?:any|every) (?:width|size|kind|type|sort|shape|length|age|make|height|depth|number|amount|distance)s?\b|\bany of (?:our|the) (?:\w+ )?(?:colours?|ranges?|carpets?|floors?|rolls?|products?)\b|\bevery (?:job|floor|visit|fitting|house|home|customer)\b|\bnever (?:needs?|ha(?:s|ve))\b|\b(?:whatever|whichever) (?:(?:the|your) )?(?:roll|size|width|colour|floor|day|room|shape|weather|product|one you)\b|\bno matter (?:how|what|which|where)\b|\bhowever (?:many|much|big|large|wide|long|old|small|far)\b|\bregardless\b/i,
  ],
  [
    'charge',
    /(?<!\b(?:no|any|without|not) (?:\w+ ){0,2})\b(?:charges?|fees?|surcharges?|supplements?|call-?outs?) (?:for|on|if|to|applies|apply|of)\b|\bwe(?:['’]d| do| would| will|['’]ll)? charge\b|\bcharged for\b|\bcosts? extra\b/i,
  ],
  [
    'steps',
    /\b(?:for|on|is|it['’]s) the first (?!few|time|of|thing|step)\w+|\bthe first time\b|\b(?:each|every|any) (?:one after|(?:extra|additional|further) \w+)\b|\bthereafter\b|\bthe more you\b|\b(?:longer|shorter|quicker|slower) (?:if|when|for|with|on)\b|\b(?:more|less) (?:if|when)\b/i,
  ],
  [
    'restriction',
    /\b(?:mornings?|afternoons?|evenings?|weekdays?|weekends?) only\b|\bonly (?:in |on )?(?:the )?(?:mornings?|afternoons?|evenings?|weekdays?|weekends?)\b/i,
  ],
  [
    'channel',
    /\b(?:by|via|through) (?:text|sms|post|letter|e-?mail|whatsapp|video|phone|telephone)\b/i,
  ],
  ['closed', /\b(?:closed|shut|not open(?! (?:quite |so |that |this |as )+(?:early|late)))\b/i],
];
/** Whose words must all stand in one sentence of the evidence that makes the same promise. */
const bound = new Set([
  'guarantee',
  'free',
  'insured',
  'discount',
  'refund',
  'credit',
  'approved',
  'safe',
  'health',
  'proof',
  'lowest price',
  'arranged',
  'closed',
  'included',
  'quiet',
]);

/** "Monday is free", not "the measure is free". */
const availability =
  /\b(?:fitters?|someone|somebody|anyone|anybody|estimator) (?:would be|is|might be|will be|are) free\b|\b(?:(?:mon|tues|wednes|thurs|fri|satur)days?|(?:jan|febr)uary|march|april|may|june|july|august|(?:septem|octo|novem|decem)ber|days?|today|tomorrow|(?:this|next|that) week|dates?|slots?|visits?|times?|mornings?|afternoons?)\b[^.?!]{0,60}\bfree\b/gi;

/** What the site offers everywhere, and the tools call by this name. */
const freeMeasure = /\bfree (?:home )?(?:measures?|measuring|visits?|quotes?)\b/gi;
/** The same the other way round: "the measure is free", "we measure, which is free". */
const measureIsFree =
  /\b(measur(?:e|es|ing)|(?:home|measuring|the|that|this) visit|quotes?)\b(?:,? (?:which|that|and (?:it|that)))?(?: is| are|['’]s|['’]re)(?: all| also| always| completely| totally| entirely)? free\b|\b(measure)(?: up)?(?: and quote)?(?: you)? for free\b/gi;

/** A sentence without what it says of the free measure, which a clause may end in the middle of. */
export const withoutFreeMeasure = (text: string) => text.replace(measureIsFree, '$1$2');

export function promisesOf(text: string): string[] {
  const rest = withoutFreeMeasure(text).replace(availability, ' ').replace(freeMeasure, ' ');
  return promisePatterns.filter(([, pattern]) => pattern.test(rest)).map(([kind]) => kind);
}

/** A clause without the words that make the promise itself. */
export function withoutPromise(clause: string, promise: string): string {
  const pattern = promisePatterns.find(([kind]) => kind === promise)?.[1];
  return pattern ? clause.replace(pattern, / £|^£/.test(clause) ? ' £ ' : ' ') : clause;
}

export const isBound = (promise: string) => bound.has(promise);
