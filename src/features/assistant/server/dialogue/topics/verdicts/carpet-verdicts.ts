import type { ProductFact } from '../../../tools/business-tools.ts';
import { coloursMeant } from '../colours.ts';
import { classOf, isContract, isLongPile as isLong, isLoop, says, spec } from '../rate-floors.ts';
import { type Judge, type Judges, no, partly, yes } from './verdict.ts';

const isWool = (product: ProductFact) => /wool/i.test(spec(product, 'Fibre'));
const isDyed = (product: ProductFact) => /solution-dyed/i.test(spec(product, 'Fibre'));
const isVelvet = (product: ProductFact) => /velvet/i.test(spec(product, 'Construction'));
const isTwist = (product: ProductFact) => /twist/i.test(spec(product, 'Construction'));
const isForStairs = (product: ProductFact) => /stairs included/i.test(spec(product, 'Suitability'));
const heavyDomestic = 23;
const isHeavy = (product: ProductFact) => classOf(product) === heavyDomestic;
const isForHome = (product: ProductFact) => classOf(product) > 0 && !isContract(product);

const ofColour = (tone: string) => (product: ProductFact) =>
  product.name
    .toLowerCase()
    .split(/\W+/)
    .some((word) => coloursMeant(tone)?.has(word));
const isDark = ofColour('dark');
const isPale = ofColour('pale');

const wet = no('Where it gets wet we’d choose vinyl or LVT.');

const wear: Judge = (product) => {
  if (isContract(product)) return yes('It’s thin but tough, made for rentals and light offices.');
  if (isForStairs(product))
    return yes(
      'It’s made for heavy use at home: a short, dense pile that springs back, so busy halls and stairs are no trouble.',
    );
  if (isHeavy(product))
    return yes('It’s made for heavy use at home, so a busy room is no trouble.');
  return classOf(product) > 0
    ? partly(
        'It’s made for everyday use in bedrooms and lounges, and does well there.',
        'a busy hall, stairs or boots in and out all day',
      )
    : undefined;
};

const stairs: Judge = (product) => {
  if (isForStairs(product))
    return yes(
      'It’s made for stairs: a short, dense pile that springs back where it bends over the edge of each step.',
    );
  if (isLong(product))
    return no('Its long pile opens where it bends over the edge of a step, and shows its backing.');
  if (isContract(product)) return no('It’s thin, and made for the rooms of rentals and offices.');
  if (isHeavy(product))
    return partly('It’s tough enough, though a short twist springs back better there.', 'stairs');
  return classOf(product) > 0
    ? no('It’s made for bedrooms and lounges, and stairs wear harder than that.')
    : undefined;
};

const pets: Judge = (product) => {
  if (isLoop(product))
    return no('Claws catch in its loops, and a pulled loop can only be trimmed.');
  if (isLong(product))
    return partly(
      'It has no loops for a claw to catch, but hair takes more vacuuming out of a deep pile.',
    );
  const hides = says(product, /hides? what|hide marks|\bhides\b/) ? ', it hides marks' : '';
  return yes(
    isDyed(product)
      ? `It has no loops for a claw to catch${hides}, and it can be cleaned with a mild bleach solution.`
      : 'It’s a cut pile, so there are no loops for a claw to catch.',
  );
};

const stains: Judge = (product) => {
  if (isDyed(product))
    return yes(
      'It takes up almost no water, so most of a spill can be blotted off at once, and a mild bleach solution won’t take the colour out.',
    );
  if (/polyester/i.test(spec(product, 'Fibre')))
    return partly(
      `It gives most stains up again with water and patience${isPale(product) ? ', but a colour as pale as this will show what you drop' : ''}.`,
    );
  if (isWool(product))
    return partly(
      'It comes clean if a spill is blotted at once, then dabbed with lukewarm water and a drop of mild detergent; bleach harms wool.',
    );
  return /polyprop/i.test(spec(product, 'Fibre'))
    ? yes('It’s polypropylene, which resists stains; blot a spill at once.')
    : partly(
        'It comes clean if a spill is blotted at once, then dabbed with lukewarm water and a drop of mild detergent.',
      );
};

const accidents: Judge = (product) => {
  if (isDyed(product))
    return partly(
      'It’s the easy one of our carpets for that: blot it up at once, and it can be cleaned with a mild bleach solution. If it happens often, LVT or sheet vinyl just wipes clean, with nothing to soak into.',
    );
  return isWool(product)
    ? no('It’s wool, so it can’t be bleached, and carpet and underlay hold the smell.')
    : partly(
        'It comes clean if you blot it up at once and rinse with cold water. If it happens often, LVT or sheet vinyl just wipes clean, with nothing to soak into.',
      );
};

const hair: Judge = (product) => {
  if (says(product, /show pale fluff/) || (isDark(product) && !says(product, /not to show/)))
    return no('It’s dark and plain, so pale hair shows on it, and black hair hardly at all.');
  if (isPale(product)) return no('It’s pale and plain, so dark hair shows on it.');
  return /heather/i.test(spec(product, 'Construction')) || says(product, /fleck/)
    ? yes(
        'It’s a flecked mid-tone, which shows hair least: pale hair hardly at all, black hair a little. The short pile vacuums clean.',
      )
    : partly('It’s a mid-tone, which shows less hair than a very dark or a very pale carpet.');
};

const soft: Judge = (product) => {
  if (isVelvet(product)) return yes('It’s smooth and soft, with a dense velvet pile.');
  if (isLong(product)) return yes('It’s one of our softest, with a deep pile for bare feet.');
  if (isContract(product)) return no('It’s thin and firm: tidy and practical rather than plush.');
  return isTwist(product)
    ? partly('It’s springy rather than plush; a saxony or a velvet is softer.')
    : partly('It’s textured, and firmer than a cut pile.');
};

const bedroom: Judge = (product) => {
  if (isContract(product))
    return partly('It does for a bedroom to let, but it’s thin and firm rather than plush.');
  if (isLong(product))
    return yes(
      'It’s made for bedrooms and lounges, and its deep pile is the softest for bare feet.',
    );
  if (isHeavy(product)) return yes('It’s fine in a bedroom, and tougher than most need.');
  return classOf(product) > 0
    ? yes('It’s made for bedrooms and lounges: springy underfoot and easy to vacuum.')
    : undefined;
};

const lounge: Judge = (product) => {
  if (isContract(product))
    return partly('It does for a lounge to let, but it’s thin and firm rather than plush.');
  if (isHeavy(product))
    return yes('It’s made for heavy use at home, so a busy lounge is no trouble.');
  return classOf(product) > 0 ? yes('It’s made for lounges and bedrooms.') : undefined;
};

const heating: Judge = (product) =>
  isLong(product)
    ? partly(
        'Over underfloor heating carpet and underlay together should be at most 2.5 tog, so a shorter pile works better.',
      )
    : partly(
        'Over underfloor heating carpet and underlay together should be at most 2.5 tog; a short pile like this on a low-tog underlay works best. I don’t have the tog of each carpet, but the team does.',
      );

const allergy: Judge = (product) => {
  if (isLong(product)) return no('It has a deep pile, which holds more dust than a short one.');
  const sheds = isWool(product) ? ', though new wool sheds fluff for the first weeks' : '';
  return partly(
    `A short pile vacuums most easily, so it holds less dust${sheds}. A hard floor holds the least.`,
  );
};

/** "The long pile shows footprints and vacuum lines"; on a loop or a long pile the brush is off. */
const vacuuming: Judge = (product) => {
  if (isLong(product))
    return no(
      'Its long pile is harder to push a vacuum cleaner over, and shows footprints and vacuum lines.',
    );
  if (isLoop(product))
    return yes('Its low loop is light to vacuum, with suction only and the rotating brush off.');
  return says(product, /show pale fluff/)
    ? partly(
        'Its short pile is light to vacuum, but dark plain colours show pale fluff, so it wants doing more often.',
      )
    : yes('Its short pile is light to vacuum.');
};

/** How a carpet does, by its class, fibre, construction, pile and colour. */
export const carpetVerdicts: Judges = {
  wear,
  stairs,
  cats: pets,
  dogs: pets,
  stains,
  accidents,
  hair,
  soft,
  bedroom,
  lounge,
  heating,
  allergy,
  vacuuming,
  cleanable: stains,
  // Of a carpet, a spill is asked about as a stain.
  water: stains,
  kitchen: () => wet,
  bathroom: () => wet,
  damp: () =>
    no('Its backing and underlay hold damp and start to smell: the floor has to be dry first.'),
  office: (product) =>
    isContract(product)
      ? yes(
          'It’s made for light offices: a low, dense loop that takes desk chairs. A chair mat under the wheels keeps it tidy for longer.',
        )
      : no('It’s made for homes, and its pile soon wears under chairs on wheels.'),
  business: (product) =>
    isContract(product)
      ? partly('It’s rated for light offices and rentals.')
      : no('It’s rated for homes.'),
  rental: (product) =>
    isContract(product)
      ? yes('It’s made for rentals: thin, tough, and sold with its underlay and fitting.')
      : wear(product),
  sun: (product) =>
    isDyed(product)
      ? yes('It holds its colour well: the colour goes right through the fibre.')
      : partly(
          'Strong sun fades most floors in time, this one too: it isn’t solution-dyed, which holds its colour best. Drawing the curtains at midday helps.',
        ),
  warmth: (product) =>
    isContract(product)
      ? partly('It’s warmer than a hard floor, but thin; a deeper pile is warmer.')
      : yes('It’s warm underfoot: carpet is the warmest floor there is.'),
  noise: () => yes('It’s quiet: carpet on underlay is the quietest floor to walk on.'),
  slip: () => yes('It isn’t slippery: carpet gives feet more grip than any smooth floor.'),
  mobility: (product) =>
    isLong(product)
      ? no('Its deep pile drags at wheels and at unsteady feet.')
      : isForHome(product) || isContract(product)
        ? yes(
            'It has a low, firm pile, so nothing drags, and it gives feet and a stick more grip than a smooth floor.',
          )
        : undefined,
};
