import { describe, expect, it } from 'vitest';
import { isQuestion } from '../../conversation/act-patterns.ts';
import { complaintReason } from '../../conversation/hand-over-reasons.ts';
import { readMessage } from '../../conversation/message.ts';
import { type ConversationRecord, emptyRecord } from '../../conversation/record.ts';
import { isNoShow } from '../requests/hand-over.ts';
import { readPressing } from './pressing-acts.ts';

const pressingOf = (text: string, record = emptyRecord) => {
  const message = readMessage(text, { today: '2026-12-01', knownPlaces: [] });
  return message.clauses
    .map((clause) => readPressing(clause, { record, message }, isQuestion(clause.text))?.kind)
    .find((kind) => kind !== undefined);
};
const inBooking: ConversationRecord = {
  ...emptyRecord,
  draft: { kind: 'booking', proposed: false, askedAgain: 0 },
};

describe('what goes before everything else', () => {
  it.each([
    ['fetch me a human being please', 'person'],
    ['find me a real person', 'person'],
    ['I would prefer a person', 'person'],
    ['I should still like a telephone call from a human being', 'callBack'],
    ['could I have a phone call about it', 'callBack'],
    ['Yes, have them ring', 'callBack'],
    ['water bubbling up thru the kitchen vinyl', 'water'],
    ['theres water seeping up between the boards', 'water'],
    ['Filled in your form a week ago. Not a peep.', 'complaint'],
    ["haven't heard back from you lot", 'complaint'],
    ['still waiting for your quote', 'complaint'],
    ['im still waiting for a call', 'complaint'],
    ['is this how you run things?', 'complaint'],
    ['wheres your fitters', 'complaint'],
    ['supposed to be here at 8', 'complaint'],
  ])('"%s" is %s', (text, kind) => {
    expect(pressingOf(text)).toBe(kind);
  });

  it.each([
    'No, no need for anyone to telephone.',
    "please don't ring me, email is better",
    'If the fitting turns out shoddy in year three, say?',
    'what if nobody turned up?',
    'supposing somebody slipped on it?',
    'do you need a person to be in',
    'where are they made',
    'can I get one of your guys round to sort a lifting strip',
    'could you send your fitter round to look at a loose carpet',
    'can i run water over it',
    'Feet, dear. We never went metric in this house.',
    'she comes in soaking wet aswell, does laminate cope',
    'they get soaked at football and walk straight through the hall',
    'he is always dripping when he gets in from the shower',
    'no leak, the dog is wet from walks',
    'there is no water',
  ])('"%s" is nothing pressing', (text) => {
    expect(pressingOf(text)).toBeUndefined();
  });
});

it.each(['still waiting on insurer so just planning', 'still waiting to hear from my landlord'])(
  'takes waiting for others for no complaint: "%s"',
  (text) => expect(pressingOf(text)).toBeUndefined(),
);

it('takes a protest about a price that was told for no complaint', () => {
  const priced = { ...emptyRecord, priced: [{}] } as unknown as ConversationRecord;
  expect(pressingOf('u keep missing the stairs off!! 13 stairs in the moorland', priced)).toBe(
    undefined,
  );
  expect(pressingOf('your fitters left a right mess and never came back', priced)).toBe(
    'complaint',
  );
});

describe('an alarm that was none', () => {
  const alarmed: ConversationRecord = { ...emptyRecord, isUrgent: true, handedOver: true };
  it.each([
    'LOL no theres no leak, the dog is wet from walks',
    'there is no water!!! does the dog make you think theres a leak??',
    "it's not an emergency, I only asked what you would lay",
    'nobody fell, i said she might trip',
    'no one is hurt, calm down',
    'false alarm, wrong chat',
    'call off the emergency please',
    'no the leaks fixed, happened last week',
    'it happened two weeks ago',
    'no not urgent! i wanted a visit next week',
    'is that urgent thing needed?',
    'it has stopped leaking now',
  ])('"%s"', (text) => expect(pressingOf(text, alarmed)).toBe('allClear'));

  it.each([
    "it hasn't stopped, there's no let up",
    'no water in the taps now',
    'the leak is worse',
    'no leak now, all dry',
  ])('is none of those in "%s"', (text) => expect(pressingOf(text, alarmed)).not.toBe('allClear'));

  it('can only be said after one', () =>
    expect(pressingOf('there is no leak')).not.toBe('allClear'));
});

describe('what is told as background', () => {
  it.each([
    'mum had a fall last month on the old carpet so we want something level, can you come and measure',
    'the burst pipe ruined it last week, all dried out now, need new vinyl in the kitchen 3 x 4',
    'we had a flood in the spring and the insurance has finally paid out, looking for laminate',
    'my nan tripped on the rug years ago so no rugs or bars please, what carpet would you suggest',
    "washing machine leaked back in august and the lino lifted, so we're after LVT now",
    'our neighbour had a flood last year and you did their floor, can you quote me',
    "kids are always spilling and dad's unsteady since his fall, which floor is best",
    'my mother in law fell on laminate so I dont want that',
    'the boiler leaked so the insurance want a quote for new carpet in the lounge',
    'we had asbestos tiles removed last year, floor is bare concrete now',
    "we've had the roof leak fixed, now need new carpet in bedroom",
    "she's worried about slipping",
    "our last fitters never turned up so I'm looking for someone reliable",
    'the previous owners had a terrible job done, I want it all replaced',
    'I was let down by another firm last month, can you do carpet for the stairs',
    'the landlord complained about the state of the carpet so I need it replaced',
    "I'm fed up of this old carpet",
    "I'm fed up with hoovering, want laminate",
    "I'm angry at myself for buying cheap laminate, what's better",
  ])('"%s" is nothing pressing', (text) => {
    expect(pressingOf(text)).toBeUndefined();
  });

  it.each([
    'we had a burst pipe last week and it ruined the old one',
    'I should say I had a fall in the hall in october, thats why',
    'the last lot never turned up',
    'our old firm let us down badly',
    'we had a leak under the sink and that finished the lino off',
  ])('"%s" is nothing pressing while a visit is arranged', (text) => {
    expect(pressingOf(text, inBooking)).toBeUndefined();
  });

  it.each([
    ['mum has just fallen on the stairs carpet you fitted', 'injury'],
    ['mum fell this morning on that loose carpet bar, can you come and measure', 'injury'],
    ['the carpet on the stairs is loose and mum nearly fell yesterday', 'injury'],
    ['my tenant tripped on the loose carpet on the stairs last week, it needs sorting', 'injury'],
    ['water is coming up through my kitchen floor right now', 'water'],
    ['the washing machine is leaking all over the laminate', 'water'],
    [
      "the pipe burst last night and there's still water under the floor, i need a new one",
      'water',
    ],
    ['mum tripped on the carpet edge, it has come right up, need someone to look at it', 'injury'],
    ['the floor is soaking, the leak is not fixed yet', 'water'],
    ['you fitted my carpet last month and its already coming away', 'complaint'],
    ["I'm not happy with the fitting you did in May", 'complaint'],
    ['your fitters never turned up', 'complaint'],
    ["I'm fed up with you lot", 'complaint'],
  ])('"%s" is %s, also while a visit is arranged', (text, kind) => {
    expect(pressingOf(text)).toBe(kind);
    expect(pressingOf(text, inBooking)).toBe(kind);
  });
});

describe('somebody who waits for us now', () => {
  it.each([
    'NOBODY HAS TURNED UP. SAID 1 TO 3',
    'wheres your fitters',
    'supposed to be 8 o clock, so they were supposed to be here at 8',
    'no sign of them, nobody has shown up',
  ])('is in "%s"', (text) => expect(isNoShow(text)).toBe(true));

  it.each([
    'nobody turned up last week',
    'nobody rang me back, not a word',
    'the carpet never came up clean',
    'nobody came yesterday',
  ])('is not in "%s"', (text) => expect(isNoShow(text)).toBe(false));
});

describe('a complaint that was none', () => {
  const complained: ConversationRecord = { ...emptyRecord, handOverReason: complaintReason };
  it.each([
    "I don't have a complaint",
    "oh there's no need to make it a complaint",
    'I am not complaining',
    'nobody is waiting for anyone',
  ])('is taken back: "%s"', (text) => {
    expect(pressingOf(text, complained)).toBe('allClear');
    expect(pressingOf(text)).toBeUndefined();
  });

  it.each([
    "I haven't heard back about my complaint",
    'nobody has dealt with my complaint and your fitters never came back',
    'you have not answered my complaint',
  ])('stands: "%s"', (text) => expect(pressingOf(text, complained)).not.toBe('allClear'));

  it('hides no injury beside it', () => {
    expect(pressingOf('not a complaint but my mum slipped on the loose edge today')).toBe('injury');
  });
});
