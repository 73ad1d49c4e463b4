import { describe, expect, it } from 'vitest';
import { replyTo } from '#tests/support/assistant/talk-with-answers.ts';

const burn = 'do you do repairs? my lad left an iron shaped burn in the bedroom carpet';
const nursery = 'we want a warm carpet for the nursery, it has bare boards';
const safety = /^(?!.*Portland)Wet-room and safety flooring aren't/s;

describe('what the sheet says in the light of a talk', () => {
  it.each([
    [
      [
        'We have a solid floor, no damp proof membrane, and my wife likes wood. What do you advise?',
      ],
      /^(?!.*Walnut)LVT or sheet vinyl rather than laminate.*membrane/s,
    ],
    [['the slab reads a bit damp. What can you actually put on it?'], /rather than laminate/],
    [['I would be wary of laminate on a damp floor, surely?'], /rather than laminate/],
    [['can i use a damp mop on it? and which laminate is best for a hall'], /^(?!.*hygrometer)/s],
    [[burn], /^Often\. A piece from an offcut/],
    [
      [
        'hi we had laminate fitted by you in march and its lifting at the joints by the patio door. can it be mended',
      ],
      /^I’m sorry, that isn’t how it should be\. Yes, repairs.*Shall I ask for a repair visit/s,
    ],
    [
      [
        'we had laminate fitted by you in march and its lifting at the joints',
        'is it under guarantee. boards are peaking up by the door',
      ],
      /^Laminate carries its maker’s guarantee.*put the question in the note/s,
    ],
    [
      ['how much is the lvt', 'do you have any guarantee for business use'],
      /^Floors carry their maker's guarantee, but I don't know.*business use/,
    ],
    [['is lvt guaranteed if its in a shop'], /business use/],
    [['is the laminate guaranteed'], /^(?!5-year)(?!Carpet fitting).*maker/],
    [['is carpet fitting guaranteed'], /5-year workmanship guarantee/],
    [
      [
        'i booked a measure last week need to move it',
        'i cant find it, its for thursday 3rd, name is Hobbs. can it be the friday',
      ],
      /^(?!.*in stock)I can’t see or change bookings from here/s,
    ],
    [['can we stay in the house whilst its done, we have a baby'], /^You can stay in/],
    [['can I use the stairs while the men work'], /Stairs can't be used while/],
    [[burn, 'it wasnt one of your carpets tho, does that matter'], /floors that others fitted/],
    [[burn, 'what would it cost roughly'], /^It depends on the damage/],
    [
      ['my carpet has gone into ripples. Can it be put right or would I need a new one?'],
      /^(?!.*Carpet Care Kit).*stretch/s,
    ],
    [
      ['I look after a small office. Do you do commercial jobs?', 'What’s the maintenance plan?'],
      /^Two visits a year for shops/,
    ],
    [['what’s in the maintenance plan? I’m a landlord'], /^With the Landlord plan/],
    [['what maintenance plans do you have'], /^Three: Commercial/],
    [['The surgeries need to be something with welded seams that goes up the wall'], safety],
    [['We need sheet vinyl, hot welded and coved. Is that something you do?'], safety],
    [['can you do evenings or a sunday, as we cant close in the week'], /not in the evening/],
    [
      [nursery, 'The nursery is ABOVE the garage. It’s the gaps in the boards I’m worried about'],
      /most air between boards/,
    ],
    [
      [nursery, 'do you put something over the boards first?'],
      /^(?:Yes\. )?Carpet and underlay go over/,
    ],
    [
      [
        nursery,
        'what about the garage underneath and the gaps, do you put something over the boards?',
      ],
      /Carpet and underlay go over/,
    ],
    [
      [
        'Two questions: can your laminate go over underfloor heating, and how warm may the floor get?',
      ],
      /27 °C/,
    ],
    [['do you fit floors in a garage'], /a boat or a garage/],
    [['do you move furniture?', 'Even the piano?'], /^Tell us about it at the free measure/],
    [
      ['what’s the difference between laminate and LVT, which would you have in a hallway'],
      /^LVT takes water.*\nI’d choose LVT/,
    ],
    [
      ['is our office ok? My sister got stung by a chain, they sent two lads by the look of it'],
      /^(?!.*Laminate)/s,
    ],
  ])('after %j', async (messages, answer) => {
    expect(await replyTo(...messages)).toMatch(answer);
  });

  it('takes a dog that drinks for no leak, and a burst pipe for one', async () => {
    const drinks = 'its a kitchen, my lab drinks like a horse, water everywhere';
    expect(await replyTo(drinks)).not.toMatch(/stopcock/);
    expect(await replyTo('kids spill drinks all the time')).not.toMatch(/stopcock/);
    expect(await replyTo('i was having a drink when a pipe burst, water everywhere')).toMatch(
      /stopcock/,
    );
  });
});
