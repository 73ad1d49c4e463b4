import { describe, expect, it } from 'vitest';
import { adamOnTuesday } from '#tests/support/chat/adam-on-tuesday.ts';

const { converse, lastReply } = adamOnTuesday();

describe('a question that is put once more', () => {
  it.each([
    ['What are your phone lines open till?'],
    ['I asked when your telephone lines are open, not about tiles.'],
    ['no I meant what time do you shut'],
    ['my mum wants to know when you close on a saturday'],
  ])('is answered without what leads into it: %s', async (message) => {
    expect(await lastReply(message)).toContain('Sat 9am');
  });

  it('is answered beside another question', async () => {
    const reply = await lastReply(
      'lounge 5 x 4 in ashdown plank pale oak fitted, how much',
      'Does that include lifting the old carpet? And my wife wants to know does it stink',
    );
    expect(reply).toMatch(/old floor/);
    expect(reply).toMatch(/smell|odour/);
  });

  it.each([
    ['how thick is the underlay', 'no sorry I meant the ashdown plank', /5\.5 mm/],
    ['what floor is best with kids', 'I meant for the hall', /0\.55 mm|I’d (?:still )?choose/],
  ])('is asked again of another thing: %s %s', async (question, message, expected) => {
    expect(await lastReply(question, message)).toMatch(expected);
  });

  it('is asked again of what was meant', async () => {
    const reply = await lastReply('my nan is 84, what would be safer', 'not stairs, the bathroom');
    expect(reply).toMatch(/R10|slip|vinyl|LVT/i);
    expect(reply).not.toMatch(/stairs|put it another way/);
  });
});

describe('two floors that were shown', () => {
  it.each(['which is better?', 'which one would you pick', 'so which is best then'])(
    'are weighed with a verdict: %s',
    async (question) => {
      const reply = await lastReply('moorland or cavendish for a lounge?', question);
      expect(reply).toMatch(/I’d (?:still )?(?:choose|pick)/);
      expect(reply).not.toMatch(/Bradford|Whitby|vinyl/);
    },
  );

  it('stay the two that are asked about', async () => {
    const [, reply = '', reason = ''] = await converse(
      'what is the difference between the bradford and the cavendish',
      'which would last longer',
      'why would that one last longer?',
    );
    expect(reply).toMatch(/I’d choose Bradford/);
    expect(reply).not.toMatch(/Moorland|Whitby/);
    expect(reason).toContain('Bradford');
    expect(reason).not.toMatch(/Whitby|Cavendish/);
  });
});

describe('the kind of a floor', () => {
  it.each([
    ['is the Ashdown laminate or vinyl?'],
    ['The Ashdown plank is laminate isn’t it?'],
    ['is ashdown plank lvt'],
    ['is the ashdown real wood at all'],
  ])('stands in the reply to: %s', async (message) => {
    const reply = await lastReply(message);
    expect(reply).toMatch(/Ashdown \w+ is LVT/);
    expect(reply).not.toMatch(/Sherwood|stock/);
  });

  it('is that of the floor that was just mentioned', async () => {
    const reply = await lastReply(
      'tell me about ashdown plank in natural oak',
      'so it’s laminate?',
    );
    expect(reply).toMatch(/is LVT/);
  });

  it('that was said is kept to', async () => {
    const reply = await lastReply(
      'carpet for the lounge, we have two labradors',
      'Right. LVT then. Which one would you pick that looks like wood but not too dark?',
    );
    expect(reply).toContain('Ashdown');
    expect(reply).not.toMatch(/Moorland|Navy|Sherwood/);
  });
});

describe('boards', () => {
  it.each([
    ['I like the look of your oak boards. How thick are they?', /5\.5 mm|8 mm|12 mm/],
    ['how thick are the ashdown planks', /5\.5 mm/],
  ])('are measured, not underlay: %s', async (message, figure) => {
    const reply = await lastReply(message);
    expect(reply).toMatch(figure);
    expect(reply).not.toMatch(/underlay, 11|usual choice/i);
  });

  it('are those spoken of before a carpet', async () => {
    const reply = await lastReply(
      'tell me about ashdown plank in natural oak',
      'and bradford twist for the stairs?',
      'Anyway, the oak one, how wide are the boards?',
    );
    expect(reply).toContain('178 mm');
    expect(reply).not.toMatch(/roll|carpets come/);
  });

  it.each(['do I need underlay under the ashdown?', 'does the plank need underlay'])(
    'need no underlay where they are LVT: %s',
    async (question) => {
      const reply = await lastReply('tell me about ashdown plank in natural oak', question);
      expect(reply).toMatch(/need(?:s)? none|no underlay/i);
    },
  );
});
