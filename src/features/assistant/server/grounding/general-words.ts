/** Words that state nothing of the firm by themselves. What a word of service or quality, such as "curtains" or "waterproof", says needs evidence. */
const words = `
a an the and or but so if then than that this these those there here it its itself he she they them their
we us our ours you your yours yourself i me my mine myself one ones some any each every either both all
none no not nor only just even also too very really quite rather pretty much many more most less least few
lot lots bit little enough what which who whom whose when where why how while whether until since because
although though as at by for from in into of off on onto out over to up with within without about above
across after again against along around before behind below between beyond down during near per through
towards under upon via am is are was were be been being have has had having do does did doing done can
could may might must shall should will would ought i'm i'll i'd i've we're we'll we'd we've you're you'll
you'd you've it's it'll that's that'll there's there'll they're they'll what's here's let's don't doesn't
didn't isn't aren't wasn't can't cannot couldn't won't wouldn't shouldn't haven't hasn't yes yeah okay ok
well oh ah right sure course indeed thanks thank please sorry hello hi hey good great lovely nice fine
perfect happy glad welcome cheers pleasure worry worries problem morning afternoon go get give take make
come see look say tell know think feel want need like love hope mean ask answer help let keep put use try
find show work turn seem sound start stop wait bring leave pop drop send read choose pick decide compare
check note mention talk speak chat reply hear understand wonder suppose expect remember happen matter
depend include involve cover count thing things something anything everything nothing way ways part point
idea question questions detail details example case kind sort type side end moment minute time times day
days week date number name figure figures sum total amount price prices cost costs pound pounds penny
square metre metres meter size sizes length width area room rooms lounge living kitchen hall hallway
landing bedroom bedrooms bathroom dining study office conservatory utility home house place job project
floor floors flooring choice choices option options range list link page form message team big small large
long short wide whole full simple easy quick quickly clear exact exactly straight simply different same
other another new old next last first several own else instead together apart main real actual possible
likely usual usually always often sometimes never ever now soon later today already yet still once rough
roughly honest honestly afraid actually basically certainly definitely probably perhaps maybe almost nearly
mostly mainly totally absolutely especially particularly adam wyvern vale chippenham carpet carpets vinyl
laminate lvt fit fitted fitting supply supplied measure measuring visit visits quote quotes estimate
estimates people person customer customers works comes going gone got getting giving given makes making
made takes taking taken says saying said tells told knows known wants needs likes means asks asked helps
seen looks looking sounds finds found shows shown ideal warm friendly hand handy suits suit suitable plus
including inclusive altogether overall approximately ballpark sitting comfortable comfortably comfy touch
contact ring call phone telephone email mail line reach back anyway tidy neat proper properly decent spot
best better bet fair neither sooner forward ahead further additional extra who'd it'd whichever whatever
whenever wherever goes dear drive mad mind write breakdown till o'clock hmm gosh oops congratulations
congrats exciting worth ourselves meet meeting met monkey rush hurry loss promise promised mistake mistaken
luck lucky previous previously sell sold sells kid kids child children toddler baby puppy dog cat pet
husband wife partner mum dad nan gran friend neighbour landlord tenant action heard care careful besides
high weigh weighs heavy dilemma weekday weekdays prefer preferred plan plans imagine among amongst guilty
instance charge charged charges colour colours shade tone agree agreed alas amazing anyone anybody
apologies apologise appreciate approach aside assume attached attention aware away awkward bear begin
begins beginning behalf believe bother brings busy calm catch caught chance change changed changes checked
cheer cheerful choosing clearer clever closer coming comment common concern concerned confused confusing
considering copy correct couple cosy curious currently dealt decided decision definite describe description
despite difficult directly disappoint disappointed disappointing discuss doubt dream easier easily
elsewhere ending enjoy entirely equal essential eventually everyone except excuse expected explain
explained eye eyes face fancy favourite fear feeling feels final finally fingers follow following forget
forgot forgive former frank frustrating fun funny fuss general generally gentle glance goodness grateful
greatly greet guess guide habit handle happening happily hardly hate headache hearing heart helpful hence
hold holding hopefully hoping horrible huge humble ideally important impression inclined inform information
intend interest interested interesting issue join joke judge keen kindly knowing lately laugh learn learned
level-headed life listed listen literally lively longer lose lost luckily manage meant meanwhile mentioned
messy middle mild minor miss missed missing mix moving multiple narrow naturally nature nearby nearest
necessarily necessary needed nervous noted notice nowadays obvious obviously occasion odd offered offering
opinion opposite ordinary otherwise owe pain painful pair particular past patience patient pause peace
perfectly personal picture plain plainly pleased popping positive possibility possibly precise precisely
preference present pressure presume proceed proud provided purpose quickest quiet quoted ready realise
reason reasonable reasons recall recap recommend refer regard regarding regards relax relevant relief
remain remind reminder repeat request requested requests rest result results reveal rightly ruin running
sad safely save scenario search searching secret seeing seemed sending sense sent separate separately
serious seriously settle settled shame share sharing sheer shortly showing sight sign silly single
situation slight slightly smart smile somebody somehow someone sometime somewhat somewhere sorted space
spare speaking specific spoke spoken stage stand stands state stated stay step steps stick story
straightforward strange stress stressful stuck stuff subject such suggest suggestion summary super support
surely surprise surprised sweet switch sympathy taste telling tempting tend terrible terribly therefore
thinking thought thoughts top topic tricky true truly trust truth trying typical typically ultimately
unclear understandable understandably understood unfortunately unless unlikely unsure upset upsetting
useful vary various version view waiting wanted weird whilst willing wise wish wished wonderful wondering
word words worked working world worrying worse worst wow writing written wrong yep younger reduce feet hour
head door hurt tree tape wall beast shop gutted rotten fret muddle squint street bean shut confirm trek
wedded press lowest rich yard clean alright however apiece afterwards remainder comprise contain
practically front inbox consider available alongside clarify verify oppose laid doctor money bless account
inside patch bell needn't that'd there'd hoover kettle round run open ins outs lush swear mrs sir madam
folk folks pace trouble battle eternal blimey crikey chuffed natter brew phew whoops hooray jot scribble
ponder mull argue argument teenager teenagers grandson granddaughter niece nephew cousin uncle auntie sister
brother son daughter mother father parents birthday
shout wander scrap scrapped chuckle massive weather telly scone scones terror luvver lover duck
grow grows jiffy giggle grin hug hugs wink
joking kidding teasing crossed thumbs cheerio ciao stroll potter rummage hunt peek peep gander puzzle
puzzling pickle quandary toss nightmare pest faff hassle sleep bye mood daft cheeky scared frightened scary
daunting overwhelming poorly recover recovers fib bits bobs gladly shiny nosy spell spelling typo typos
autocorrect scroll typed typing`;

export const generalWords: readonly string[] = words.trim().split(/\s+/);
