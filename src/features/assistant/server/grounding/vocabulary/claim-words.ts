/**
 * Common words that state something of a floor, a service, a person, terms, a time or a place: they need evidence.
 * Words that are not common need it too; these are the exceptions among the common ones. In their base form.
 */
const words = `
time: year yearly annual decade century month monthly fortnight weekend holiday vacation evening night
midnight midday noon lunch breakfast dinner spring summer autumn winter season
tomorrow tonight yesterday daily daytime overnight dawn anniversary prompt promptly
immediate instant rapid rapidly fast faster fastest speed delay due timetable schedule urgent priority
emergency temporary permanent permanently ago express forever lifetime twice triple double dozen tenth fifth
eighth
terms: labour sixties pay paid payment bill cheque bank cash card cards credit loan deposit tax bargain cheap cheaply cheaper
cheapest discount discounts sale bonus reward prize gift refund exchange reserve order purchase buy bought
buyer fee contract cancel penalty earn lend borrow rent hire market trade retail profit compete competition
competitor rival match charity subscription subscribe finance financial fund funds economy insurance warrant
warranty guarantee licence license legal law liable liability claim compensate assure exclusive unlimited
minimum maximum membership eligible qualify overdraft receipt transfer mileage wage salary surplus plenty left
shortage lower
people: staff employ employee employer worker workers engineer expert expertise professional specialist
manager director boss owner chief president secretary crew lad guy member association society institute
institution council government federal union university college school hospital hotel restaurant pub church
clinic surgery factory warehouse supplier suppliers dealer makers maker designer consultant supervisor student
senior elderly nurse teacher military army police captain lawyer solicitor independent independently local
family generation national international award winner win won champion famous reputation experienced skill
skilled qualification certificate train training approve approval register registration official officially
authorise vet secure reliable criminal business company industry industrial commercial domestic
public private popular popularity established ambassador majority representative inspect inspection recruit
professor
services: deliver delivery ship shipping transport collect collection post postage postal courier remove
removal dispose disposal recycle rubbish waste skip dump lift carry carrier shift move moved slide plane sand
saw cut cutting drill nail glue screw polish paint painting plaster tile wire heat heating install
installation repair restore replace replacement stretch wash wipe sweep vacuum dust hang curtain blind paper
design survey treat treatment seal protect protection maintain maintenance service build built construct
construction demolish convert conversion garden lawn roof electric electrical gas pipe plug bath sink toilet
furniture piano bed table desk chair cupboard cabinet mirror stair staircase ceiling window photo photograph
video film camera laser van brand brands discontinue print tour demonstration demonstrate workshop upgrade sample knock throw grant rescue custom
tailor prepare preparation level levels assembly drain
things: skirt wood wooden log stone brick concrete plastic rubber metal steel iron brass copper gold golden silver
glass cotton leather fabric fibre cloth foam felt natural artificial organic solid pure thick thin dense
density soft hard harder hardest stiff smooth smoothly tough strong stronger strongest strength robust wear
worn tear resist resistance proof wet dry damp water spill mark scratch burn burnt fire flame hot cool
freeze noise noisy loud acoustic smell chemical poison acid alcohol safe safely safer safety danger dangerous
hazard risk risky harm harmful harmless health healthy medical medicine allergic lung breath breathe bacteria
virus infect infection disease infant animal horse mouse rat insect mould rot worm slip slippery trip fall
fallen grip stable stability flat bump crack gap joint edge border loop twist pile layer backing quiet quietly silent float floating
thread red blue green yellow black white brown pink purple orange cream dark light lighter pale bright
brighter brightly transparent ash chestnut sun sunny sunlight south southern north northern east eastern west
western grain oil coat finish board boards sheet roll pack package piece box bag bottle tube bucket batch
stock store storage shelf import imported export source underground basement garage warp absorb flexible rigid
fresh sterile environment environmental quality superior luxury premium grade weight thickness depth
height dimension dimensions invisible comfort bounce firm firmly certainty cable underlay petrol bird rabbit
wine coffee juice milk blood ink beer salt sugar food liquid
places: country county city town village nation abroad overseas region regional locally park parking
branch mile distance airport station port french
extent: always except unless extra spare later early late throughout entirely wholly partly automatically double text fault
acts: book booked booking appointment arrange arranged calendar diary reservation invitation`;

/** Headings only sort the list. */
export const claimWords: ReadonlySet<string> = new Set(
  words.split(/\s+/).filter((word) => word !== '' && !word.endsWith(':')),
);
