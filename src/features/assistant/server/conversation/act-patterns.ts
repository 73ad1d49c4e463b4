/** Words that show an act for certain, whatever the classifier thinks of the message. */
export const actPatterns = {
  injury:
    /\b(?:i|she|he|we|they|mums?|mam|dads?|mother|father|nan|nana|gran\w*|grandad|kids?|child(?:ren)?|girl|boy|lad|baby|little one|partner|toddler|daughter|son|wife|husband|customers?|guests?|tenants?|residents?|lady|man|woman|people|person|anyone|anybody|someone|somebody|one of us|neighbour|aunt\w*|uncle)\b[^.?!]{0,30}\b(?:fell|fall|fallen|falling|trip(?:ped|ping|s)?|slip(?:ped|ping|s)?|slid(?:e|ing)?|(?:went|goes|gone) (?:flying|over)|(?:go|going) flying|(?:go|going) over(?!(?<=\b(?:can|could|would|will|does|should|may|to)\b(?: \w+){0,3} over) (?:(?:the|my|our|this|that|an?|top|old|existing|current|of)\s)*(?:lino\w*|vinyls?|tiles?|floors?|flooring|boards|concrete|laminate|lvt)\b)|hurt|injur\w+|twisted)\b|\b(?:ambulance|a&e|death ?trap|trip(?:ping)? hazard|is (?:really |so )?dangerous|unsafe|break (?:her|his|my|someone'?s|their) (?:neck|leg|hip)|broke (?:her|his|my) \w+)\b/i,
  asbestos:
    /\b(?:anything|something|nasties|what(?:['’]?s| is|s)?)\b[^.?!]{0,30}\b(?:hid(?:den|ing)|lurking|nasty|dangerous|harmful|(?:to|should) worry)\b[^.?!]{0,40}\b(?:under|beneath|below|behind|in)\b[^.?!]{0,15}\b(?:lino\w*|tiles?|old vinyl|old floor\w*)\b|\basbestos\b|\bold(?: (?!ceramic|porcelain|quarry|carpet|cork)\w+){0,2} tiles?\b[^.?!]{0,40}\b(?:come|take|lift|pull|rip|chip|get)\b[^.?!]{0,15}\bup\b|\b(?:black|brown|dark)\b(?: \w+){0,2} tiles?\b[^.?!]{0,40}\b(?:under\w*|beneath|below|stuck|glued|down)\b|\b(?:under\w*|beneath|found|pulled|lifted|taken|took)\b[^.?!]{0,60}\b(?:black|brown|dark)(?: \w+){0,2} tiles?\b|(?<![\d.])\b(?:9|nine)[ -]?(?:inch(?:es)?|in(?! (?:the|a|my|our)\b)|")\b[^.?!]{0,30}\b(?:tiles?|squares?)\b|\b(?:old|black|brown|dark)\b[^.?!]{0,40}\b(?:bitumen|tar|thermoplastic|marley)\b|\btiles?\b[^.?!]{0,40}\b(?:bitumen|tar|pitch)\b|\btiles?\b[^.?!]{0,40}\bblack (?:goo|gunk|glue|stuff|adhesive|sticky|muck|sludge)\b|\bmarley tiles?\b|\bbitumen (?:glue|adhesive)\b/i,
  water:
    /\b(?:leak(?:ed|ing|s)?|burst|flood(?:ed|ing|s)?|water'?s? (?:is |was )?(?:bubbling|seeping|rising|dripping|running|trickling|oozing|welling|coming|getting (?:in|under|through)|everywhere|pouring|all over|under|came)|soaking|soaked|sodden|squelch\w*|under ?water)\b/i,
  complaint:
    /\b(?:livid|furious|disgust\w*|appall\w*|complain\w*|complaint|unhappy|not (?:at all )?happy|not (?:very )?(?:pleased|impressed|good enough)|fuming|angry|shocking|disgrac\w*|shoddy|botch\w*|bodg\w*|let (?:us|me) down|rip[- ]?off|money back|refund|unacceptable|fed up|joke of|(?:this|it|that)(?:'?s| is) (?:just )?(?:an? )?(?:absolute |complete |total |bloody )*(?:joke|disgrace|farce|shambles)|dreadful (?:job|service)|terrible (?:job|service)|awful (?:job|service)|trading standards|solicitor(?! (?:needs?|wants?|asks?|asked|would like)\b))\b|\b(?:nobody|no one|no-one|noone)\b[^.?!]{0,20}\b(?:came|turned up|showed|called|rang|phoned|replied|answered|been)\b|\b(?:didn'?t|did not) (?:turn|show) up\b|\bnever (?:turned up|showed up|came|rang|called(?: back)?)\b|\bstill waiting\b(?! (?:on|for|to hear (?:back )?from) (?:(?:the|my|our|his|her|their) )?(?:insur\w*|landlord|landlady|council|(?:letting |estate )?agents?|solicitors?|mortgage|bank|builders?|plaster\w*|plumbers?|electricians?|decorators?|husband|wife|partner|other half|mum|dad|completion|keys|survey\w*)\b)|\bstill (?:haven'?t|havent|not|no|never) (?:had|got|received|seen|been|sign)\b|\b(?:not|never) (?:had )?a (?:peep|word|sausage|dicky ?bird|whisper)\b|\b(?:haven'?t|havent|have not|not) heard (?:back|a thing|a word|anything|from you)\b|\bheard nothing\b|\bis this how (?:you|u)\b|\bwhere(?:'?s| is| are|s)? (?:the |your |my |ur )(?:fitters?|lads?|men|bloke|chaps?|guys?|people|van)\b|\bwhere (?:are|r|is) (?:they|he)(?=\W*$|\s+(?:then|now|supposed|meant|got to)\b)|\b(?:supposed|meant|due|booked) to be (?:here|there|at|\d)|\b(?:was|were) (?:due|supposed|meant|booked|expected) (?:to (?:come|be (?:here|there)|ring|call|phone|arrive|fit|start|turn up)|at|between|today|yesterday|this morning|on)\b|\b(?:no sign of|still not (?:here|turned up|been|rung)|hasn'?t (?:turned up|shown up|come|rung|arrived))\b|\byour (?:lads?|men|man|fitters?|blokes?|guys?|chaps?|team|people)\b[^.?!]{0,60}\b(?:left|broke|damaged|scratch\w*|wrong|lift\w*|come up|loose|mess|late|rude|chipped|ruined|dented|mistake)\b|\byou(?:'ve| have| lot| guys)? (?:put in|put down|fitted|laid|did|installed|done)\b[^.?!]{0,70}\b(?:bubbl\w*|lift\w*|gaps?|loose|rippl\w*|split\w*|tear|torn|marks?|squeak\w*|com(?:e|ing) (?:up|away)|peel\w*|fray\w*|wrong|won'?t|wont|doesn'?t|doesnt|stuck|catch\w*|problem|mess|rough|uneven)\b/i,
  person:
    /(?<!\b(?:i'?ll|ill|i will|we'?ll|gonna|going to) )(?<!\b(?:i'?ll|ill|i will|we'?ll) (?:have|need) to )\b(?:speak|talk|chat|speaking|talking)\b[^.?!]{0,12}\b(?:to|with)\b[^.?!]{0,20}\b(?:human|person|someone|somebody|real|proper|actual|manager|boss|owner|team|one of|anyone)\b|\b(?:real|actual|proper) (?:person|human)\b|\bput me through\b|\b(?:anyone|anybody|someone|somebody)\b[^.?!]{0,12}\b(?:i can|i could|to)(?: (?:actually|really|please|just))? (?:speak|talk|chat)\b|\b(?:quote|estimate|order|invoice|bill|deposit)\b[^.?!]{0,20}\b(?:you|u|your (?:man|chap|lad|guy|colleague))(?: guys| lot)? (?:gave|sent|did|quoted|emailed|wrote|took)\b|\b(?:got|had|have|received|accept) (?:a|an|the|my|our|your) (?:quote|estimate|order|invoice|bill)\b[^.?!]{0,10}\b(?:from|off|with) (?:you|u|ya)\b(?! (?:for|on)\b)|\bwho (?:do|can|should) i (?:speak|talk|complain) to\b|\b(?:get|fetch|find|bring|give|want|need|have|prefer|like)\b (?:me |us )?(?:a |an |the )?(?:real |actual |proper |live )?(?:human(?: being)?|manager|supervisor|person)\b(?! (?:to|who))/i,
  callBack:
    /\b(?:call|ring|phone|telephone|bell|contact) (?:me|us|him|her)\b(?! (?:when|once|before|as|if) (?:you|u|they|he|she)(?:['’]re| are| r|['’]s| is)? ?(?:outside|here|there|get|arrive|come|on|near|about|set|leave|pull|park|running|lost|stuck)\b)|\bcall[ -]?back\b|\bring[ -]?back\b|\b(?:like|want|need|prefer|have|get|expect|appreciate|await)\b[^.?!]{0,15}\b(?:tele)?phone call\b|\b(?:like|want|need|prefer|appreciate|rather (?:have|get)|settle for)\b(?: to (?:have|get))? a (?:quick |short )?call\b(?! ?-?out)|\brather (?:be|get) (?:rung|called|phoned|telephoned)\b|\b(?:just|please) (?:ring|call|phone)(?: (?:back|instead|first))?\W*$|\b(?:ring|call|phone) instead\b|\b(?:just|please|pls|ok|then|now|better to) (?:ring|call|phone) (?:after|before|between|from|around|about|at|on|any ?time|tomorrow|tonight|in the|(?:mon|tue|wed|thu|fri|sat)\w*)\b|\bgive (?:me|us|him|her) a (?:call|ring|bell|buzz|tinkle)\b|\b(?:have|get|ask) (?:someone|somebody|whoever|the \w+|your \w+|a \w+|him|her|them)\b[^.?!]{0,40}\b(?:call|ring|phone|telephone)\b(?! you\b)|\b(?:someone|somebody|anyone|one of you)\b[^.?!]{0,15}\b(?:calls?|rings?|phones?|telephones?|contacts?|get back)\b/i,
  robot:
    /\b(?:are|r) (?:you|u) (?:one of\b|(?:even |actually |really )?(?:a |an )?(?:real|human|robot|bot|person|actual|ai|computer|machine|automated|program)\b)|\bam i (?:talking|speaking|chatting)\b|\bis (?:this|that|it) (?:a |an )?(?:robot|bot|real person|computer|automated|ai|chat ?bot|machine)\b|\bwho am i (?:talking|speaking|chatting)\b|\b(?:you|u) (?:even |actually |really )?an? (?:real |actual |proper |live )?(?:robot|bot|human|person|machine|computer)\b/i,
  price:
    /\bwhat(?:'?s| is| about)? (?:that |it |this )?(?:for |in )?(?:the |that )?same (?:room|size)s?\b|\bhow much\b|\bprices?\b|\bpriced\b|\bcosts?\b|\bcosting\b|\bquote\b|\bquotation\b|\bestimate\b|\bball ?park\b|\bw(?:h?a|o)t(?:'?s| is| would| will|ll)?\b(?:[^.?!]|\.(?=\d)){0,40}\b(?:comes? to|be looking at|set me back|total|damage|run to)\b|(?<!\b(?:the|your|any|some) )\b(?:work|worked) (?:it|that|this|them)? ?out\b|\bbreak(?:down| (?:it|that|them) down)\b|\btotals?\b|(?<!\b(?:avoid|skip|ditch|stop|replace|remove|change|leave) (?:\w+ )?)\baltogether\b|\bhow (?:dear|expensive)\b|\bfigures?\b|\bwhat (?:are|am|is|would|will) (?:we|i|he|she|they|you)(?: be)? looking at\b|\bhow mu\b|\bwhat(?:'?d| would| will) (?:that|it|this) be\b|\bwhat(?:'?s| is| are)? (?:that|it|this|the two|they|them|both)(?: come to| all)? (?:together|all in|in all|combined)\b|\bhow many (?:quid|pounds)\b|£\?/i,
  included:
    /\b(?:is|are) (?:the |your )?(?:laying|fitting|underlay|gripper|labour|vat|everything)\b[^.?!]{0,12}\bin (?:that|it|this|the (?:price|figure|sum))\b|\b(?:includ\w*|inclusive|or extra|on top of (?:that|it|this)|extras?)\b|\bis that (?:everything|it|all|the lot)\b|\bwhat(?:'?s| is)? (?:all )?(?:in|included in|inside|part of) (?:that|the) ?(?:price|figure|sum|total)?\W*$|\banything else to pay\b|\b(?:that|it|price)\b[^.?!]{0,15}\bwith (?:the )?(?:underlay|fitting|gripper|vat)\b|\bcomes? with (?:the )?(?:underlay|fitting|gripper)\b|\bis (?:that|it) (?:with|fitted)\b|\bdoes (?:that|it|this)\b[^.?!]{0,20}\bcover\b|\b(?:price|figure|sum|total)\b[^.?!]{0,12}\b(?:have|has|got|with) (?:the |any )?(?:underlay|fitting|gripper|vat|labour)\b|\b(?:fitting|labour|underlay|carpet) (?:part|bit|side|element)\b|\bhow much of (?:that|it|this)\b/i,
  /** Another firm's price was told. */
  otherQuote:
    /\b(?:quoted (?:me|us|£?\d)|(?:other|another|cheaper|lower|better|different|rival) quotes?\b|quotes? (?:(?:from|off)(?! (?:you|u|ya|your)\b)|for less|elsewhere)|(?:cheaper|less) (?:elsewhere|somewhere else|down the road)|price ?match\w*|beat (?:it|that|their|this|the)\b)/i,
  compare:
    /\b(?:difference|against|side by side|price gap|gap between|compare[ds]?|comparison|vs\.?|versus|cheaper|dearer|more expensive|save|saving)\b/i,
  book: /\b(?:book|arrange|schedule|make an appointment|appointment for)\b(?![^.?!]{0,12}\b(?:day|time|morning|afternoon|week) off\b)|\b(?:can|could|will|would) you\b[^.?!]{0,25}\b(?:measure|come|survey|call on|look at|see (?:it|me|us|the))\b|\b(?:come|pop|send|someone|somebody|him|man)\b[^.?!]{0,25}\b(?:measure|round|out|over(?! (?:it|that|this|them|the|my|our|a|an|old|existing|tiles?|concrete|lino)\b)|look|survey|call on|see (?:it|me|us|the))\b|\bhome (?:visit|measure)\b|\bfree measure\b|\bmeasur(?:e|ing) (?:up|my|our|the|for|it|on)\b|\bwant (?:it |them |my \w+ |our \w+ )?measur\w+/i,
  availability:
    /\b(?:free|available|availability|slots?|gaps?|earliest|soonest|when (?:can|could|are) (?:you|someone|somebody))\b/i,
  changeBooking:
    /\b(?:cancel|move(?! (?:(?:the|my|our|any|all|that|this|out|of) )*(?:beds?|furniture|sofas?|settees?|wardrobes?|things|stuff|tables?|piano|fridge|cooker|drawers|boxes|cars?)\b)|change|rearrange|reschedule|postpone|swap|bring forward|push back|alter)\b[^.?!]{0,40}\b(?:appointment|visit|booking|measur\w*|date|day|time|slot)\b|\b(?:appointment|visit|booking|measur\w*)\b[^.?!]{0,40}\b(?:cancel|move|moved|change|rearrange|reschedule|postpone)\b|\b(?:appointment|visit|booking|measur\w*)\b[^.?!]{0,60}\b(?:no longer|can'?t|cannot|can not|unable to|won'?t be able to)\b[^.?!]{0,15}\b(?:keep|make|do|attend|be (?:there|in|home|here))\b|\bcan'?t make (?:it|my|our|the)\b/i,
  contact:
    /\b(?:phone|telephone|contact|ring|call) (?:number|no\.?|details)\b|\bwhat(?:'?s| is) (?:the|ur|your) (?:number|phone|tel)\b|\byour (?:number|email|e[-]mail|address)\b|\b(?:write|send) (?:you )?an? e[-]?mail\b|\be[-]?mail (?:you|instead|address(?=[^.?!]*\b(?:send|write|contact|reach|for you|i can|i could|use)\b))\b|\bnumber (?:for you|to ring|to call|i can ring|i can call)\b/i,
  advice:
    /\b(?:advise|recommend\w*|suggest\w*|which (?:of|carpet|floor|one|laminate|vinyl)|what (?:would|do|should) (?:you(?! (?:need|want|know|mean|charge|call)\b)|(?:i|we)(?! need to| have to| bring))|what(?:'s| is) (?:the )?best|best (?:carpet|floor|one)|(?:not sure|don'?t (?:really )?know|no idea|can'?t decide|unsure)(?: yet)? (?:what|which)(?: \w+)? (?:to (?:go for|go with|get|have|choose|pick|put)|would (?:be|suit|work)|(?:i|we) (?:need|should))|help (?:me|us) (?:choose|decide|pick)|nearest|similar|alternative|no wool)\b|\b(?:put down|have|go for|lay) instead\b|\bwhat (?:have |do )?you (?:got|have|do|sell)\b|\bwhats? good\b|\b(?:need|want|after|looking for|got|have you|do (?:you|u) (?:have|do|sell|stock))\b[^.?!]{0,20}\b(?:something|summat|anything|owt|a (?:floor|carpet)|one)\b/i,
  cheaper:
    /^\W*(?:(?:so|and|ok|but)\W+)*what(?:'?s| is| would be) cheaper\W*$|\ba (?:bit |little )?cheaper (?:one|option|carpet|floor|version|choice)\b|\bis there (?:a|any) cheaper (?:carpet|laminate|vinyl|lvt|floor)\b|^\W*(?:(?:and|or|ok|hmm?|is there|any|a bit|bit|got|what about|how about|something) )*cheaper(?: still)?\W*$|\b(?:anything|owt|something|summat|any|one|got any|do (?:you|u) (?:have|do) (?:any|a|one))\b[^.?!]{0,20}\b(?:cheaper|less(?! (?!expensive|pric\w+|costly|dear|money|than|for|then|please|pls|a|per)\w)|lower)\b|\b(?:cheaper|less expensive) (?:one|option|carpet|floor|alternative|version)s?\b[^.?!]*\?|^\W*(?:(?:ok|right|well|so|hmm+|then)\W+)*(?:maybe|perhaps|let'?s (?:go for|have)|i'?ll (?:go for|have)|go for)?\W*the cheaper (?:one|option|carpet)(?: then| please)?\W*$|\bbring (?:it|the price|that) down\b|\bknock (?:it|a bit|something|anything) off\b/i,
  workPrice:
    /\b(?:take up|uplift|dispos\w*|remov\w*|furniture|trim\w*|doors?|level\w*|screed\w*|repair\w*|re-?stretch\w*|deliver\w*|call ?out|clean\w*|stairs?|plywood|stair ?rods?)\b/i,
  coverage:
    /\bdo (?:you|u|ya) (?:ever )?(?:come|get|go) (?:out )?(?:here|there|round here|this way|that way|our way|my way)\b|\b(?:25 miles|get (?:you )?to us|cover|come (?:out )?(?:to|as far|this far|that far)|travel|reach|serve|deliver to|your area|how far|work in|fit in|do you do|service area|too far|go to|go as far)\b/i,
  hours: /\b(?:open|opening|close|closed|closing|shut|hours)\b/i,
  stairs: /\b(?:stairs?|staircase|steps|flight|treads)\b/i,
  tooMuch:
    /\btoo (?:much|dear|expensive)\b|\b(?:more than|over|out of) (?:my|our|the|i)\b[^.?!]{0,15}\b(?:budget|thought|expected|hoped)\b|\bmore than (?:i|we)(?:'?d| had)? (?:in mind|wanted|thought|expected|hoped|bargained)\b|\bcan'?t afford\b|\bbit (?:much|steep|dear)\b|\b(?:seems?|sounds?|looks?|that'?s|is) (?:like |rather |quite |such |an awful |a bit )*(?:a ?lot|steep|dear|pricey|expensive)\b(?! (?:of|more|less|cheaper|better|to))/i,
  thanks:
    /\b(?:thanks?|thank you|thankyou|thx|ta|cheers|much appreciated|lovely|brilliant|great|perfect|ideal|super|fab|wonderful)\b/i,
  goodbye:
    /\b(?:bye|goodbye|see (?:you|ya)|night night|good ?night|that'?s (?:all|it|everything)|think (?:it over|about it|on it)|sleep on it|speak to my|have a think|get back to you)\b/i,
  /** "How are you today?", "how's it going": asked of the assistant, not of its work. */
  wellbeing:
    /^\W*(?:(?:and|so|hi|hello|hiya|hey|ok|good|morning|afternoon|evening|adam)\W+)*(?:how(?:'?s| is| are|'?re)? (?:you|things|life|it going|you doing|you keeping|your (?:day|week|morning|afternoon)(?: going| been)?)(?: doing| going| keeping| feeling)?|(?:are )?you (?:ok|okay|alright|well|good)|(?:you )?(?:had|having) a (?:good|nice|busy) (?:day|week|morning|afternoon))(?: (?:today|this (?:morning|afternoon|evening)|then|adam|mate|love|my love|getting on))*\W*$/i,
  /** "Lovely day for once, isn't it", "freezing out there". */
  weather:
    /^\W*(?:(?:it'?s|what a|bit|absolutely|proper|and|hi|hiya|hello|oh|isn'?t it|such a)\W+)*(?:lovely|nice|beautiful|gorgeous|horrible|miserable|cold|freezing|boiling|hot|grey|windy|chilly|baltic|sunny|glorious|awful|rainy|grim)\b(?: (?:old|bit of))?(?: (?:day|weather|out|outside|today|here|morning|afternoon|evening))+\b[^.?!]{0,30}\W*$/i,
  greeting:
    /^\W*(?:hi|hiya|hello|hey|good (?:morning|afternoon|evening)|(?:morning|afternoon|evening)(?![’']?s\b)(?! (?:is|would|please|suits?|works?|if|on|best|better|only|or|will|after|before|from|for|preferred|any|then|ok|okay|fine|good|slot)\b)|alright|ey ?up|dear)\b/i,
} as const;

export const isQuestion = (text: string) =>
  /\?/.test(text) ||
  /^\W*so\b[^.!]*\b(?:yeah|yes|right|innit|eh|correct)\W*$/i.test(text) ||
  /\bwhat (?:have |do )?you (?:got|have|do|sell)\b/i.test(text) ||
  /\bhow (?:much|many|long|soon|far|often|big|wide|thick|deep)\b|\bany idea\b|\b(?:till|until|til) (?:when|what time)\b|\bwhat exactly\b|\bd'?you\b|\b(?:when|where|why)\W*$|\b(?:from|to|for|of|with) (?:where|what|which|who)\b/i.test(
    text,
  ) ||
  /\b(?:is|are|was|has|have|had|will|would|can|could|(?:does|do|did)(?=n'?t))(?:n'?t)? (?:it|they|you|he|she|we|i|that|there)\W*$/i.test(
    text,
  ) ||
  // Not "he'll do it", "my daughter does that".
  /(?:^|[,;]\s*|\b(?:how|what|when|where|why|which|who|and|or|but|so)\s+(?:[\w'’-]+\s+){0,3})(?:do|does|did) (?:it|they|you|he|she|we|i|that|there)\W*$/i.test(
    text,
  ) ||
  /^\W*(?:and|so|but|or|what) if\b/i.test(text) ||
  /^\W*(?:(?:ok|okay|hiya|thx|thanks|ta|cheers|lol|hmm+|great|lovely|fine|then|so|and)\W+)+(?:is|are|do|does|did|can|could|what|whats|how|when|where|which|who|why|would)\b/i.test(
    text,
  ) ||
  /\bwhat(?:'?s| is| are| do| would)\b/i.test(text) ||
  /^\W*(?:(?:and|so|or|hi|hello)\W+)*you (?:insured|open|able|do|got|have (?:any|a|an|got|the)|cover|sell|fit|take)\b/i.test(
    text,
  ) ||
  /\b(?:can'?t|couldn'?t|won'?t|wouldn'?t|don'?t|doesn'?t|isn'?t|aren'?t|cant|wont|dont|isnt) (?:you|u|i|it|they|we|that|there) (?!know\b|mind\b|want\b)\w/i.test(
    text,
  ) ||
  /\b(?:in (?:that|it|the price)|included) or (?:extra|not|on top|separate)\b/i.test(text) ||
  /\b(?:will|would|is|can|could|are|am|must|may|might|shall) (?:it|they|that|this|you|u|there|we|i)\b|\bdo (?:they|you|u|we|i)\b|\bdoes (?:it|that|this|there)\b(?!\W*$)/i.test(
    text,
  ) ||
  /^\W*(?:(?:and|n|so|ok|but|oh|hi|hello|also|right|well|er|um)\W+)*(?:do|does|did|can|could|is|are|was|how|hows|what|whats|wot|wots|wat|when|whens|where|wheres|which|who|whos|why|will|would|(?:should|must|might|may)(?! (?:be|have|not|also|need)\b)|has an?|(?:has|have|had) (?:you|it|they|he|she|my|the|anyone|anybody|someone|somebody|that|this|we|i)|any chance|got (?:any|some)\w*|u do|you do|what about|how about)\b/i.test(
    text,
  );

/** The customer wants to see all kinds, or does not know which. */
export const anyFloor =
  /\b(?:any|all|each|every|either|don'?t (?:mind|know)|not sure|whatever|whichever|options|compare)\b/i;

/** The customer cannot say how large the rooms are. */
export const unmeasured =
  /\b(?:don'?t|do not|didn'?t|haven'?t|havent|dont|not|no|never|can'?t|cant)\b[^.?!]{0,25}\b(?:know|idea|measur\w*|sizes?|sure|got|clue|tape)\b/i;

/** Prices with and without fitting are wanted side by side. */
export const bothWays =
  /\bwith (?:your |the )?fitting (?:and|or|n|&) without\b|\bwith(?:out)? (?:and|or|n|&) with(?:out)?\b|\bfitted (?:and|or|vs) (?:un\w+|supply|not)|\bsupply only (?:and|or|vs)\b|\bfitted\b[^.?!]{0,12}\b(?:and|or|vs)\b[^.?!]{0,15}\bsupply only\b|\bsupply only\b[^.?!]{0,12}\b(?:and|or|vs)\b[^.?!]{0,15}\bfitt(?:ed|ing)\b/i;
