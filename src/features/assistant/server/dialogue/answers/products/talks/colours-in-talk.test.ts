import { describe, expect, it } from 'vitest';
import { replyTo } from '#tests/support/assistant/talk-with-answers.ts';

const softest = 'whats the softest carpet you do?';
const notBeige = 'Which colours do you have in carpet that aren’t beige?';

describe('colours of the floors that are spoken of', () => {
  it.each([
    [
      'a shade is asked about',
      [softest, 'is dove grey tho?? does it come in anything warmer'],
      /neither grey nor beige.*Clotted Cream and Mocha \(not in stock\) are warmer/s,
    ],
    [
      'a colour is asked about by its name',
      [softest, 'Mocha!! Is that one a brown brown or more a beigey thing'],
      /^Cavendish Saxony in Mocha: A milky brown(?!.*Clotted Cream:)/s,
    ],
    [
      'a colour of a floor that was not shown',
      ['i want a mid grey carpet thats soft but not too deep', 'is dove more grey or beige'],
      /neither grey nor beige/,
    ],
    [
      'a kind that is said after it',
      ['got anything in a sort of greige', 'carpet sorry'],
      /^(?!.*Laminate)(?=.*Silver Birch)/s,
    ],
    ['a statement that asks', [softest, 'mocha’s brown isn’t it'], /A milky brown/],
    ['of a range', ['tell me about the saxony', 'any greys in that?'], /The nearest is Dove/],
    [
      'all but one colour',
      [notBeige],
      /Bradford Twist: Silver Birch, Slate\.(?=.*Moorland Twist: Sage, Navy)/s,
    ],
    [
      'one by its name, though its colour was turned down',
      [notBeige, 'What about the heather or a soft grey'],
      /Moorland Twist in Heather(?=.*Pebble Grey)(?=.*Silver Birch)/s,
    ],
    [
      'a range, of which one colour was turned down',
      [notBeige, 'the saxony then. Any greys in that?'],
      /Dove/,
    ],
    [
      'a tone of the kind that is spoken of',
      ['do u do lvt', 'is the ashdown plank ok with claws', 'got any darker ones'],
      /^(?!.*Laminate)(?=.*Honister Slate)(?=.*Smoked Oak)/s,
    ],
    [
      'a tone or the other one',
      ['do u do lvt', 'any dark LVT then or just the pale'],
      /^(?!.*Laminate)(?=.*Honister Slate)(?=.*Smoked Oak)/s,
    ],
    [
      'a mid oak',
      ['Which LVTs do you have in a mid oak colour, please?'],
      /^Ashdown Plank in Natural Oak(?=.*Ashdown Herringbone in Natural Oak)(?!.*(?:Portland|Smoked))/s,
    ],
    [
      'what two floors cost, and their colours',
      ['which wool carpets have you got', 'What do those two cost and what colours?'],
      /^Bradford Twist: from £21\.99 per m², in Oat.*\nWhitby Loop: from £26\.99[^\n]*$/,
    ],
    [
      'the cheapest in a colour, after two kinds were shown',
      ['anything nice in a dark grey?', 'cheapest grey one?'],
      /^Kennet Level Loop/,
    ],
    [
      'whether a price is the cheapest of its kind',
      ['price for a kitchen 2.9 x 2.4 in vinyl?', 'is that £18.50 one the cheapest vinyl?'],
      /^No, the cheapest is Camden Sheet Vinyl in Chequer/,
    ],
    [
      'a picture of the kind that was priced',
      ['price for a kitchen 2.9 x 2.4 in LVT?', 'is there a picture of it?'],
      /^(?!.*email it)(?=.*\/lvt)/s,
    ],
    [
      'two floors that are made alike',
      [
        'portland tile or ashdown herringbone for a kitchen, which would you have?',
        'so is it only looks and price then?',
      ],
      /^They’re made alike/,
    ],
    [
      'a finish that no rod has',
      ['how much are the stair rods', 'do they do the rods in black?'],
      /^Not in black(?=.*Polished Brass)(?!.*£)/s,
    ],
  ])('%s', async (_, messages, answer) => {
    expect(await replyTo(...messages)).toMatch(answer);
  });
});
