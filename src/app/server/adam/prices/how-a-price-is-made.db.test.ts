import { describe, expect, it } from 'vitest';
import { adamOnSite } from '#tests/support/assistant/adam-on-site.ts';
import { sayInTurn } from '#tests/support/assistant/adam-turns.ts';

const { answer } = adamOnSite();
const replyTo = async (...texts: string[]) => (await sayInTurn(answer, texts)).reply;

describe('a sum that is doubted or worked out again is told as it is made', () => {
  const chequer = 'kitchen 4 x 3 in camden chequer, how much';
  it.each([
    'why is it 190 of vinyl when its 11.61 a metre and the kitchen is only 12 metres',
    'how many square metres of vinyl is in that 190',
    'thats not right 12 x 11.61 is 139 not 190',
    'how much vinyl am i actually buying',
    '190 for the vinyl?? its 11.61 a m2 and 12 m2. doesnt add up',
    'explain the £190.40 for the vinyl',
  ])('%s', async (text) => {
    expect(await replyTo(chequer, text)).toContain(
      'is cut from a 4 m wide roll: 4.1 m of it, so 16.4 m² at £11.61 per m² is £190.40.',
    );
  });

  it('of boards by their packs', async () => {
    const reply = await replyTo(
      'lounge 4 x 3 in sherwood honey oak how much',
      'why is it 169 for the laminate, 12 x 12.75 is 153',
    );
    expect(reply).toContain('12 m² alone would be £153.00, but more than that is bought.');
    expect(reply).toContain('comes in whole packs: 6 packs, 13.32 m² at £12.75 per m² is £169.87');
  });

  it.each([
    'whats the 405 made up of?',
    'how do you get 405',
    'how much is vinyl and how much fitting',
  ])('the parts: %s', async (text) => {
    expect(await replyTo(chequer, text)).toContain('Camden Sheet Vinyl in Chequer £190.40, edge');
  });

  it.each([
    'how many square metres is the kitchen',
    'is the vinyl made of pvc?',
    'why is it cheaper than the encaustic star',
  ])('not where something else is asked: %s', async (text) => {
    expect(await replyTo(chequer, text)).not.toContain('is cut from');
  });
});

describe('a runner', () => {
  const stairs = ['13 stairs and a landing 3 x 0.9 in bradford slate how much'];
  it('is set beside the full width, as was said', async () => {
    const reply = await replyTo(...stairs, 'would it be cheaper as a runner', '60cm yes');
    expect(reply).toMatch(/£496\.36[\s\S]*£549\.35[\s\S]*The full width is £52\.99 less/);
  });

  it.each(['so a runner is MORE? why', 'why is the runner dearer', 'how come a runner costs more'])(
    'and why it costs more is told by its parts: %s',
    async (text) => {
      const reply = await replyTo(...stairs, 'would it be cheaper as a runner', '60cm yes', text);
      expect(reply).toContain('With the runner: underlay £6.29 less and gripper and binding');
      expect(reply).not.toContain('brass');
    },
  );
});

describe('whether something is in the sum', () => {
  const heather = 'lounge is 15 feet by 12 feet. What would the Moorland Heather cost?';
  it.each([
    ['Does that include moving the settee and sideboard?', /^No, moving furniture isn’t in that/],
    ['is moving the wardrobe extra', /^Yes, moving furniture is extra/],
    ['So is the furniture extra or included in the £616?', /^Moving furniture is extra, not in/],
  ])('is answered with a yes or no that fits it: %s', async (text, said) => {
    const reply = await replyTo(heather, text);
    expect(reply).toMatch(said);
    expect(reply).toContain('£25.00 a room on top, £641.83 in all');
  });

  it.each(['So is it extra, the £25, or included?', 'is the £25 on top?'])(
    'of the work that was told last: %s',
    async (text) => {
      const reply = await replyTo(heather, 'do you move the furniture?', text);
      expect(reply).toContain('£25.00 a room on top');
      expect(reply).not.toContain('underlay');
    },
  );

  it('the old floor of the floor of that sum alone', async () => {
    const reply = await replyTo(
      'bathroom 2.2 x 1.8 in the encaustic star or the chequer, how much',
      'so the stars one is 147 fitted, is that with taking up the old floor',
    );
    expect(reply).toBe(
      'No, taking up the old floor isn’t in that price, but we take it up and get rid of it if you ask: it’s £30.00 on top, £177.24 in all.',
    );
  });

  it.each(['do i need the old carpet taken up first?', 'does the old carpet have to come up'])(
    'and whether it has to be: %s',
    async (text) => {
      const reply = await replyTo(heather, text);
      expect(reply).toMatch(/^The old carpet and its underlay have to come up first/);
    },
  );

  it('a sum that is to be all is confirmed, with what would be extra', async () => {
    const reply = await replyTo(heather, 'so thats 616 all in yeah?');
    expect(reply).toMatch(/^Yes, £616\.83 in all/);
    expect(reply).toContain('moving furniture (£25.00 a room) are extra, if you want them');
  });

  const budget = 'my budget is £400 for a bedroom 3.5m x 3m is that doable';
  it('a floor of an offer is priced, and what is in it told', async () => {
    const reply = await replyTo(budget, 'the carpet one, is that everything? underlay etc');
    expect(reply).toContain('Moorland Twist in Sage, supplied and fitted: £378.53');
    expect(reply).toContain('Underlay, fitting and VAT are all included.');
  });

  it.each([
    'sorry i mean does the 378 include underlay and fitting',
    'does that carpet at 378 come with fitting?',
    'do those include fitting?',
  ])('an offer has the fitting in it, and no wall of 3.78 m: %s', async (text) => {
    const reply = await replyTo(budget, text);
    expect(reply).toMatch(/fitting and VAT are (?:all included|in them)/);
    expect(reply).not.toMatch(/floor alone|3\.78 ×/);
  });

  it('a kind alone is the one of that kind that was offered', async () => {
    expect(await replyTo(budget, 'the carpet one then')).toContain('£378.53');
  });
});
