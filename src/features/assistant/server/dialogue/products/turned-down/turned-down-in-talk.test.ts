import { describe, expect, it } from 'vitest';
import { talkAboutFloors } from '#tests/support/assistant/talk-about-floors.ts';

/** The last reply to some messages, and what is turned down after them. */
async function talk(...messages: string[]) {
  const { say, record } = talkAboutFloors();
  let reply = '';
  for (const message of messages) reply = await say(message);
  return { reply, turnedDown: record().turnedDown ?? [], record: record() };
}

describe('a floor that was turned down', () => {
  it.each([
    [
      ['I need a carpet with no wool in it', 'which carpets do you have in grey?'],
      /Whitby|Bradford/,
    ],
    [['show me your carpets', 'not the kennet', 'whats your cheapest carpet?'], /Kennet/],
    [
      ['which laminate is good for a hall?', 'not grey', 'which one would you pick then?'],
      /Driftwood/,
    ],
    [['which lvt is best for a kitchen?', 'no tiles please', 'what else is there?'], /Portland/],
    [['what lvt have you got?', 'we hate herringbone', 'which is best for a hall?'], /Herringbone/],
    [['show me your twist carpets', 'not those', 'which carpet is best for stairs?'], /Moorland/],
  ])('is not offered again: %s', async (messages, refused) => {
    const { reply, turnedDown } = await talk(...messages);
    expect(turnedDown).not.toEqual([]);
    expect(reply).not.toMatch(refused);
  });

  it('is offered again once it is asked for by name', async () => {
    const { reply, turnedDown } = await talk(
      'show me your carpets',
      'not the kennet',
      'what is the kennet made of, after all?',
    );
    expect(turnedDown).toEqual([]);
    expect(reply).toContain('Kennet');
  });

  it('is not asked for by a complaint about it', async () => {
    const { turnedDown } = await talk(
      'show me your carpets',
      'not the kennet',
      'you said kennet again',
    );
    expect(turnedDown).toEqual([{ range: 'Kennet Level Loop, Supplied and Fitted' }]);
  });

  it('is one that is not what was asked for', async () => {
    const { turnedDown } = await talk('do you have tiles in lvt', 'the honister is slate not wood');
    expect(turnedDown).toEqual([{ slug: 'portland-tile-honister-slate' }]);
  });

  it('is one whose colour is too much', async () => {
    const { turnedDown } = await talk(
      'tell me about ashdown plank pale oak',
      'thats a bit too pale',
    );
    expect(turnedDown).toEqual([{ colour: 'pale' }, { slug: 'ashdown-plank-pale-oak' }]);
  });

  it('is spoken of no more', async () => {
    const { record } = await talk('tell me about honister slate', 'not the slate tiles');
    expect(record.considered.some(({ slug }) => slug === 'portland-tile-honister-slate')).toBe(
      false,
    );
  });

  it.each([
    ['the hall should be laminate, not carpet'],
    ['is it not wool?'],
    ['no the moorland'],
    ['the walls are not white'],
  ])('is none in "%s"', async (text) => {
    const { turnedDown } = await talk('show me your carpets', text);
    expect(turnedDown.filter(({ colour }) => colour !== 'white')).toEqual([]);
  });
});
