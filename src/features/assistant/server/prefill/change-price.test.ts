import { describe, expect, it } from 'vitest';
import { fillAfter, known, read, roomsAfter } from '#tests/support/assistant/prefill.ts';
import { fillPrice } from './fill-cards.ts';

const two = 'lounge 4x3 and hall 3x1 in carpet';

describe('an open price card', () => {
  it.each([
    [
      two,
      'actually the lounge is 3.4 not 3',
      'Lounge 4x3.4 carpet; Hall 3x1 carpet',
      'Lounge: 3 m, now 3.4 m',
    ],
    ['lounge 4x3', 'make that 5m wide', 'Lounge 4x5', 'Lounge: 3 m, now 5 m'],
    ['lounge 4x3', 'sorry 4.2', 'Lounge 4.2x3', 'Lounge: 4 m, now 4.2 m'],
    ['lounge 4x3', 'no 3.5 x 4', 'Lounge 3.5x4', 'Lounge: 4 × 3 m, now 3.5 × 4 m'],
    ['lounge 4x3', 'sorry its 3.4 not 3', 'Lounge 4x3.4', 'Lounge: 3 m, now 3.4 m'],
    ['lounge 4x3', 'wrong, its 4.8 long', 'Lounge 4.8x3', 'Lounge: 4 m, now 4.8 m'],
    ['hall 12ft x 3ft 6', 'make it 13ft sorry', 'Hall 3.96x1.07', 'Hall: 3.66 m, now 3.96 m'],
    [two, 'the hall is 6 by 1', 'Lounge 4x3 carpet; Hall 6x1 carpet', 'Hall: 3 m, now 6 m'],
    [two, 'hall is 1.1 wide not 1', 'Lounge 4x3 carpet; Hall 3x1.1 carpet', 'Hall: 1 m, now 1.1 m'],
    [two, 'make the hall 3.2 long', 'Lounge 4x3 carpet; Hall 3.2x1 carpet', 'Hall: 3 m, now 3.2 m'],
    [
      two,
      'add the landing 2x1',
      'Lounge 4x3 carpet; Hall 3x1 carpet; Landing 2x1 carpet',
      'Landing added',
    ],
    [
      two,
      'and the box room 2 by 2',
      'Lounge 4x3 carpet; Hall 3x1 carpet; Box room 2x2 carpet',
      'Box room added',
    ],
    [
      two,
      'oh and stairs too, 12 steps no landing',
      'Lounge 4x3 carpet; Hall 3x1 carpet; Stairs 12 steps carpet',
      'Stairs added',
    ],
    [two, 'forget the hall', 'Lounge 4x3 carpet', 'Hall removed'],
    [two, 'leave out the hall', 'Lounge 4x3 carpet', 'Hall removed'],
    [two, 'without the hall', 'Lounge 4x3 carpet', 'Hall removed'],
    [two, 'not the hall', 'Lounge 4x3 carpet', 'Hall removed'],
    [two, 'take the hall off', 'Lounge 4x3 carpet', 'Hall removed'],
    [two, 'less the hall', 'Lounge 4x3 carpet', 'Hall removed'],
    [two, 'just the lounge', 'Lounge 4x3 carpet', 'Hall removed'],
    [two, 'hall only please', 'Hall 3x1 carpet', 'Lounge removed'],
    [
      'lounge 4x3, 2 bedrooms 3x3',
      'only the bedrooms',
      'Bedroom 1 3x3; Bedroom 2 3x3',
      'Lounge removed',
    ],
    [
      two,
      'drop the hall and add a study 3x2.5',
      'Lounge 4x3 carpet; Study 3x2.5 carpet',
      'Hall removed, Study added',
    ],
    [two, 'vinyl in the hall instead', 'Lounge 4x3 carpet; Hall 3x1 vinyl', 'Hall: now vinyl'],
    [
      two,
      'actually make the hall laminate',
      'Lounge 4x3 carpet; Hall 3x1 laminate',
      'Hall: now laminate',
    ],
    [two, 'swap hall to lvt. dog', 'Lounge 4x3 carpet; Hall 3x1 lvt', 'Hall: now lvt'],
    [
      two,
      'all in laminate',
      'Lounge 4x3 laminate; Hall 3x1 laminate',
      'Lounge: now laminate, Hall: now laminate',
    ],
    [
      'lounge 4x3 carpet',
      'same but in Camden Chequer',
      'Lounge 4x3 camden-sheet-vinyl-chequer',
      'Lounge: now Camden Sheet Vinyl in Chequer',
    ],
    [
      'bedroom 3.8x3.3 carpet',
      'Could we have that in the Belgrave Velvet please',
      'Bedroom 3.8x3.3 belgrave-velvet-teal',
      'Bedroom: now Belgrave Velvet in Teal',
    ],
    [
      'laminate, room is 4.2 x 3.7',
      'Honey oak I think',
      '4.2x3.7 sherwood-laminate-honey-oak',
      'Room: now Sherwood Laminate in Honey Oak',
    ],
    ['lounge 4x3', 'supply only', 'Lounge 4x3', 'Without fitting'],
    ['lounge 4x3 supply only', 'fitted please', 'Lounge 4x3', 'With fitting'],
    [
      'stairs 13 steps carpet',
      'miscounted theres 15',
      'Stairs 15 steps carpet',
      'Stairs: 13 steps, now 15',
    ],
    ['want a price for my lounge', 'its 5 x 4.2', 'Lounge 5x4.2', 'Lounge: 5 × 4.2 m'],
    ['lvt for 18 square metres', 'measured properly now. 5.1 by 3.4', '5.1x3.4 lvt', 'Room added'],
    [
      'need price for stairs and landing, 14 steps',
      'landing is 1.8 by 0.9, carpet all',
      'Stairs 14 steps carpet; Landing 1.8x0.9 carpet',
      'Landing: 1.8 × 0.9 m',
    ],
    [
      'how much 6x4 carpet',
      'thats feet btw no wait metres yes metres. bedroom',
      'Bedroom 6x4 carpet',
      '',
    ],
    [
      'lounge 5x4 carpet, bedroom 4x3 carpet',
      'plus another bedroom 2.5 x 2.5 in laminate',
      'Lounge 5x4 carpet; Bedroom 1 4x3 carpet; Bedroom 2 2.5x2.5 laminate',
      'Bedroom added',
    ],
    [
      'bathroom vinyl 2x1.8',
      'no hang on. kitchen as well 3.1x2.9 same stuff',
      'Bathroom 2x1.8 vinyl; Kitchen 3.1x2.9 vinyl',
      'Kitchen added',
    ],
    [
      'bedroom 1 4x3, bedroom 2 3x3',
      'bedroom 2 in laminate',
      'Bedroom 1 4x3; Bedroom 2 3x3 laminate',
      '',
    ],
    [two, 'can you take off the hall please', 'Lounge 4x3 carpet', 'Hall removed'],
    [two, 'what if just the lounge', 'Lounge 4x3 carpet', 'Hall removed'],
    [
      two,
      'remove the hall and make lounge 4.5 long',
      'Lounge 4.5x3 carpet',
      'Hall removed, Lounge: 4 m, now 4.5 m',
    ],
    ['lounge 4x3', "i'll do the fitting", 'Lounge 4x3', 'Without fitting'],
    [
      'bedroom 12ft x 10ft',
      'second bedroom is 9 x 8',
      'Bedroom 3.66x3.05; Second bedroom 2.74x2.44',
      'Second bedroom added',
    ],
    ['lounge 4x3', 'no wait 4.3 not 4', 'Lounge 4.3x3', 'Lounge: 4 m, now 4.3 m'],
    [two, 'start again. one room 5x5', '5x5', ''],
    [
      two,
      'sorry 12ft by 10ft kitchen vinyl',
      'Lounge 4x3 carpet; Hall 3x1 carpet; Kitchen 3.66x3.05 vinyl',
      'Kitchen added',
    ],
  ])('%s — "%s" has %s', (before, text, rows, changes) => {
    expect(roomsAfter([before, text])).toBe(rows);
    expect(fillAfter([before, text]).price?.changes?.join(', ') ?? '').toBe(changes);
  });

  it.each([
    [two, 'is vinyl waterproof?'],
    [two, 'whats laminate called'],
    ['lounge 4x3', 'is lvt ok in a kitchen?'],
    [two, 'sorry 4.2'],
    [two, 'no 3.5 x 4'],
    [two, 'can you put laminate in a bathroom??'],
    ['lounge 4x3 and kitchen 3x3', 'carpet for the first, vinyl for the second'],
    ['kitchen 3x3 vinyl', 'would lvt be dearer'],
    [two, 'we might do the bedroom later'],
    [two, 'swap them'],
    [two, 'about 16m2 or 17m2'],
    [two, 'is underlay included'],
    [two, 'is that with fitting'],
    [two, 'do i need to empty the hall'],
    [two, 'do you do stairs'],
    [two, 'can i have the thicker one on the stairs'],
    [two, 'how long does it take'],
    [two, 'ring me on 07700 900123, Dave'],
    [two, 'can you come on the 12th at 3'],
    [two, 'my budget is £1500'],
    [two, 'we have 2 dogs and 3 kids'],
    [two, '14 Mill Lane, Corsham SN13 9XX'],
    ['lounge 4x3', 'will it fit through a 2 foot door'],
  ])('%s — is left as it is by "%s"', (before, text) => {
    expect(roomsAfter([before, text])).toBe(roomsAfter([before]));
  });

  it.each([
    [two, 'what about laminate', ['Lounge', 'Hall']],
    [two, 'no 3.5 x 4', ['Lounge', 'Hall']],
    [two, 'sorry 4.2 wide', ['Lounge', 'Hall']],
    ['bedroom 1 4x3, bedroom 2 3x3', 'the bedroom is 5x3', ['Bedroom 1', 'Bedroom 2']],
  ])('%s — "%s" may mean %j and changes none', (before, text, unclear) => {
    const { price } = fillAfter([before]);
    const filled = fillPrice(price, read(text, { price }), known);
    expect(filled).toEqual({ card: price, unclear });
  });

  it('changes the room that was changed last where none is named', () => {
    expect(roomsAfter([two, 'the hall is 3.2 long', 'sorry 3.3'])).toBe(
      'Lounge 4x3 carpet; Hall 3.3x1 carpet',
    );
  });

  it('keeps the id and drops the sums', () => {
    const { price } = fillAfter([two]);
    expect(price).toMatchObject({ id: 'new-id', includeInstallation: true });
    expect(fillAfter([two, 'forget the hall']).price).not.toHaveProperty('total');
  });
});
