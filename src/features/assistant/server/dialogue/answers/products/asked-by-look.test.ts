import { describe, expect, it } from 'vitest';
import { talkAboutFloors } from '#tests/support/assistant/talk-about-floors.ts';

/** The reply to the last of some messages. */
async function replyTo(...messages: string[]): Promise<string> {
  const { say } = talkAboutFloors();
  let reply = '';
  for (const message of messages) reply = await say(message);
  return reply;
}

describe('floors asked for by colour, look, fibre and kind', () => {
  it.each([
    ['looking at grey carpets', ['Pebble Grey', 'Slate', 'Silver Birch'], ['Sage', '/lvt']],
    ['which carpets are grey and have no wool?', ['Kennet', 'Dove'], ['Whitby', 'Bradford']],
    ['do you have grey oak in lvt or laminate?', ['Driftwood Grey'], ['Honister', 'Pale Oak']],
    ['any pink lvt?', ['no pink LVT', 'Limestone'], ['/products/']],
    ['which lvt is light oak?', ['Pale Oak'], ['Smoked', 'Limestone']],
  ])('%s', async (question, told, untold) => {
    const reply = await replyTo(question);
    for (const one of told) expect(reply).toContain(one);
    for (const one of untold) expect(reply).not.toContain(one);
  });

  it('keep the colour for another kind', async () => {
    const grey = 'do you have grey carpets?';
    expect(await replyTo(grey, 'what about a laminate')).toContain('Driftwood Grey');
    expect(await replyTo(grey, 'LAMINATE.')).toContain('Driftwood Grey');
    expect(await replyTo(grey, 'and in vinyl?')).toMatch(/Honister Slate|Chequer/);
  });
});

describe('a question about a floor with a yes or a no', () => {
  it.each([
    [
      ['tell me about bradford twist in oat', 'is it 100% wool?'],
      /^No: Bradford Twist in Oat is 80% wool/,
    ],
    [['is the moorland man made?'], /^Yes: Moorland Twist/],
    [['show me your lvt', 'are any of those grey?'], /^(?:Yes|No)\b/],
    [['so portland tile, is that a roll or tiles?'], /comes in tiles, /],
    [['is the kennet off a roll?'], /^Yes: Kennet Level Loop comes off a roll/],
    [['has the ashdown plank pale oak got that 0.55?'], /^No: .*0\.3 mm.*Portland Tile/],
    [['is 0.25 mm ok for a café, honestly?'], /I wouldn’t/],
    [['tell me about moorland heather', 'is it better for allergies than a hard floor?'], /^No\./],
  ])('%s', async (messages, told) => {
    expect(await replyTo(...messages)).toMatch(told);
  });
});

describe('advice says the answer before it names floors', () => {
  it.each([
    ['which floors can go on underfloor heating?', /^LVT and laminate can/],
    ['which floor is best for a café with customers all day?', /^With customers all day/],
    ['is wool carpet ok for a dust allergy?', /^Wool can do, but[^\n]*\nI’d choose Moorland/],
  ])('%s', async (question, told) => {
    expect(await replyTo(question)).toMatch(told);
  });

  it('owns up to what is not known of commercial use', async () => {
    expect(await replyTo('which lvt for a busy café?')).toContain('commercial use');
  });
});

describe('floors that are compared', () => {
  it('are those named, of the kind named', async () => {
    const reply = await replyTo(
      'cant decide between two carpets. ashdown or is it bradford twist and the whitby loop. which wears better',
    );
    expect(reply).toContain('Whitby');
    expect(reply).not.toContain('Ashdown');
  });

  it('are the kinds between which a message is stuck', async () => {
    const reply = await replyTo(
      'stuck between laminate and lvt for a kitchen. what would you go for?',
    );
    expect(reply).toMatch(/I’d choose LVT[\s\S]*Laminate/);
  });
});

describe('a low pile', () => {
  it('is what unsteady feet get, however soft it should be', async () => {
    const reply = await replyTo(
      'I would like something soft, and I have a walking frame. Which carpet would you suggest?',
    );
    expect(reply).toContain('I’d choose');
    expect(reply).not.toContain('Saxony');
  });

  it('that is asked for in a colour has both', async () => {
    const reply = await replyTo(
      'Which carpet would you suggest for my mother? She has a walking frame.',
      'something flatter perhaps, in a warm beige',
    );
    expect(reply).toContain('Moorland Twist in Heather');
    expect(reply).not.toContain('Saxony');
  });
});
