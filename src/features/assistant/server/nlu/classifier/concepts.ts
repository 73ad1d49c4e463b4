/**
 * Groups of words with similar meaning in the flooring trade, so that training on one generalises to
 * the others. A star matches any ending. A word may be in several groups.
 */
const concepts: Record<string, string> = {
  money:
    'cost* price* pricing priced charge* charging pay paid paying fee fees £ quid pound* dear dearer expensive pricey cheap* rate rates ballpark budget afford worth dosh money damage wonga deposit vat figure spend p sum',
  quote: 'quote* quotation* estimate* estimation',
  save: 'offer* deal deals discount* sale sales promo* voucher* coupon* bargain* reduced reduction* clearance special specials percent % freebie* bogof savings knocked remnant*',
  visit:
    'visit* appointment* appt* apt consultation* survey* measure* measuring meausre come comes coming round pop popping swing nip send sending out',
  book: 'book* arrange* schedul* organis* reserve* pencil diary slot in',
  move: 'cancel* cansel reschedul* rescedul* postpone* rearrang* change* move moved swap* switch* amend* push shift delay* earlier later instead alter* bump',
  mine: 'my booked mine existing already',
  free: 'free availab* availib* slot* gap gaps soonest earliest next soon quickly cancellation* opening*',
  when: 'when wen date dates day days time times morning* afternoon* evening* weekend* saturday* sat sunday* sun monday* mon tuesday* tue tues wednesday* wed weds thursday* thu thur thurs friday* fri tomorrow tmrw today week weeks month tonight fortnight xmas christmas january february march april june july august september october november december',
  hours: 'open opens opening close* closing closed shut shuts hours til till until',
  duration:
    'long hours hour days duration quick quickly fast finish finished done lengthy timescale minutes',
  sample: 'sample* swatch* showroom* brochure* catalogue*',
  furniture:
    'furniture sofa* settee wardrobe* bed beds piano table* cupboard* fridge bookcase* chest dresser* drawers telly tv washing machine cooker desk sideboard',
  waste:
    'old rubbish waste dispos* tip skip mess rid away uplift* rip ripping bin offcut* hoover clear tidy',
  door: 'door doors planed trim* threshold* gripper* rod rods skirting* beading scotia bar bars architrave*',
  fitters:
    'fitter* fitters men lads lad bloke* guy guys team workmen installer* subbie* subcontractor* engineer* chap* tradesm* man',
  fit: 'fit fits fitted fitting fiting install* lay laid laying lays put',
  floor:
    'carpet* carpit* laminat* lvt vinyl vynil lino flooring floor* karndean amtico saxony twist berber plank* tile* rug wood herringbone parquet',
  underlay:
    'underlay* underley undelay undrelay underneath padding foam felt tog rubber sponge pu cushion* crumb',
  guarantee:
    'guarant* garant* gaurant* garunt* guarent* warrant* warrent* liable covered cover comeback aftercare claim fault* recourse responsib*',
  level:
    'level* uneven slope* sloping screed* subfloor concrete damp moisture dpm membrane ply plywood hardboard latex bitumen dip dips hump* floorboard* boards chipboard joist* flagstone* quarry wonky prep* hollow* flat* unlevel moist* rotten',
  broken:
    'repair* fix* mend* burn* burnt scorch* hole* tear tore torn rip ripped ripple* ruck* ruckle* bubbl* bump* wrinkl* crease* squeak* creak* loose lifting lifted lift parted gap* fray* stretch* restretch* patch* chew* scratch* split flood* flooded leak* soaked burst emergency urgent* damaged broken swollen buckled curl* peel* snag* worn baggy dent',
  clean:
    'clean* mop* hoover* vacuum* stain* spill* spilt wash* shampoo* steam polish care upkeep maintain* maintenance bleach dirt* mark marks smell* detergent product',
  plan: 'plan plans contract* landlord* commercial tenant* letting* office* rental* pub hotel school agency properties flats business premises shop surgery',
  about:
    'review* insur* experience* trustpilot checkatrade rating* stars reputable legit* trust* qualified accredit* trained years business company firm family local testimonial* established trading history indemnity recommended credentials certified',
  human:
    'human person someone somebody anyone staff manager boss agent operator advisor adviser colleague bot robot real ai machine team supervisor rep representative assistant',
  ring: 'ring call* phone* bell tinkle buzz talk speak spk chat contact callback speaking touch dial number tel mobile line',
  write:
    'email* mail address postal letter whatsapp text facebook instagram fax post website message',
  cross:
    'complain* complaint* unhappy disgust* furious angry annoyed fuming livid appall* terrible awful shocking disgrace* rubbish useless joke worst refund compensation unaccept* disappoint* cowboy* bodge* shoddy rude late never nobody ridiculous bad mess ruined broke unfinished poor waited impressed ashamed scam sue court incompet* ignored shambles fobbed dreadful',
  place:
    'area areas cover* radius distance far travel town village* postcode* local near miles county region patch deliver outskirts',
  recommend:
    'recommend* suggest* best better which suitable suits ideal advice advise ideas difference compare choose pick good',
  look: 'stock stocked sell range* choice* colour* color* shade* style* pattern* want looking show see got have carry after',
  colour:
    'grey gray beige brown cream white black blue green red oak walnut silver charcoal navy pink purple taupe teal',
  tough:
    'pet pets dog dogs cat cats labrador* puppy kids children toddler hardwearing durable waterproof slip soft thick fluffy plush busy traffic',
  room: 'room rooms lounge kitchen bedroom* hall hallway landing stairs bathroom study conservatory house flat utility office dining porch',
  hello:
    'hi hello hey hiya morning evening thanks thank cheers ta bye goodbye thx ok okay great lovely brilliant perfect cool nice haha lol',
  elsewhere:
    'finance credit klarna instalment* loan monthly job jobs vacanc* hiring recruit* apprentice* cv plumb* boiler electric* plaster* paint* decorat* roof* tiling curtain* blind* sofa sofas weather rain snow football joke poem recipe capital president prime minister password prompt instructions ignore pretend bitcoin crypto seo invoice gutter* garden* fence* window* driveway* patio* decking homework translate code python grant* bank* tax legal medical horoscope lottery shutter* taxi* broadband wifi internet shelf shelves trainee* employ* salary wage* wages bus buses train trains flight* restaurant* pizza film movie music song sing story news football rugby politics government election passport visa homework maths essay exam* doctor dentist vet mot petrol laptop computer* printer worktop* radiator* paypal wallpaper* mattress* upholster* removals advert* marketing sponsor* donate charity hack* secret* chatgpt',
};

const exact = new Map<string, string[]>();
const endings: [stem: string, concept: string][] = [];
for (const [concept, words] of Object.entries(concepts))
  for (const word of words.split(' '))
    if (word.endsWith('*')) endings.push([word.slice(0, -1), concept]);
    else exact.set(word, [...(exact.get(word) ?? []), concept]);

const remembered = new Map<string, string[]>();
const maxRemembered = 5_000;

/** The concepts of a word. */
export function conceptsOf(word: string): string[] {
  const known = remembered.get(word);
  if (known) return known;
  const stems = endings.filter(([stem]) => word.startsWith(stem)).map(([, concept]) => concept);
  const found = [...new Set([...(exact.get(word) ?? []), ...stems])];
  if (remembered.size < maxRemembered) remembered.set(word, found);
  return found;
}
