import { stemmer } from 'stemmer';

/** Words that customers use for the same thing, one group a line. */
const groups = `
sample swatch piece
bathroom ensuite suite loo toilet wc shower cloakroom
kitchen utility
bedroom lounge room
join seam joint
vinyl lino linoleum
lvt luxury
cost price charge fee expensive dear pricey money rate
guarantee warranty comeback cover
remove removal dispose disposal rid dump rip uplift skip away
fit lay install laid fitted installation
fix repair mend patch restore
damp wet moisture moist humidity soggy
test check measure reading meter
level uneven wonky bumpy lumpy slope sloping dip hump hollow flat
furniture sofa wardrobe bed piano settee cupboard drawers table
mess rubbish dust dusty dirty tidy
clean wash mop shampoo hoover vacuum
stain mark spill spilt spilled dropped
accident wee weed weeing urine poo sick vomit
dent indentation dip dips impression flattened
commit commitment obligation obliged obligated oblige
tough toughest hardest hardwearing strong strongest
waterproof water flood flooded floods
elsewhere somewhere online warehouse market remnant
delete deleted erase wipe forget
track tracking cookie analytics
subcontract sub contractor employ employee own
touch contact reach
wait waiting lead queue backlog
paint painted painter decorate decorator decorating redecorate
privacy data details information personal
asthma asthmatic allergy allergic wheeze
burnt singed
spread instalment
keep store stored hold held
smell stink odour fumes
squeak creak creaking squeaky noisy
ripple wave wavy wrinkle ruck rucking bulge baggy crease bunch
burn burnt scorch iron straightener melt cigarette
dog cat puppy pet kitten labrador
kid child children baby toddler
landlord tenant rent rental let renting tenancy
noise quiet soundproof sound neighbour
deposit upfront advance
cancel back withdraw
move change rearrange reschedule shift swap
visit appointment booking
fitter men lads man chap bloke team installer
durable hardwearing tough wear wearing last long-lasting
dry drying set cure
office shop business salon pub cafe commercial school surgery
photo picture image video
glue adhesive stick stuck bond gluing glued
lift lifting peel peeling curl curling rise risen
hall hallway
stairs staircase stair steps
gap space room
sun sunlight sunny window
shed shedding moult moulting fluff fluffy fibre bobbling
empty clear
board floorboard plank
plywood ply hardboard
concrete cement slab screed
membrane dpm barrier
asbestos bitumen tar thermoplastic marley
door doorway threshold
trim plane shave cut
finance monthly klarna credit
discount deal haggle
invoice receipt paperwork bill
email mail
number phone ring telephone call
ring call phone
hour open close shut
sunday saturday weekend evening
review star rating reference
own elsewhere
heating heated ufh
waterproof water
slippery slip slippy
asthma allergy dust hayfever
runner rod
leftover offcut spare scrap
soon quickly wait quick
day time duration long
`;

const byStem = new Map<string, string[]>();
for (const line of groups.trim().split('\n')) {
  const [name = '', ...others] = line.split(' ');
  for (const word of [name, ...others]) {
    const stem = stemmer(word);
    byStem.set(stem, [...new Set([...(byStem.get(stem) ?? []), name])]);
  }
}

/** The groups of synonyms that a stem belongs to, each by its first word. */
export const synonymsOf = (stem: string): readonly string[] => byStem.get(stem) ?? [];
