import { describe, expect, it } from 'vitest';
import type { Format } from '#tests/support/assistant/mock-model.ts';
import { businessTools, modelTurn, type Sent } from '#tests/support/assistant/model-turn.ts';
import {
  asked,
  call,
  engineOf,
  lounge,
  playModel,
  raw,
  status,
  stream,
} from '#tests/support/assistant/scripted-engine.ts';
import { readSourceFiles } from '#tests/support/source-files.ts';
import { emptyVisit } from '../../contract.ts';
import type { Line } from '../adam.ts';
import type { Turn } from '../tools/turn.ts';
import { ModelError } from './sdk-model.ts';

const formats: Format[] = ['openai-compatible', 'anthropic'];

it('loads the SDK only where a model is set', () => {
  const users = readSourceFiles().filter(
    ({ file, text }) =>
      !file.includes('.test.') && /^import (?!type)[^;]*from '(?:ai|@ai-sdk\/.*)'/m.test(text),
  );
  expect(users.map(({ file }) => file.split('/').at(-1))).toEqual(['model-engine.ts']);
  const importers = readSourceFiles().filter(({ text }) =>
    /^import (?!type)[^;]*model-engine\.ts'/m.test(text),
  );
  expect(importers.filter(({ file }) => !file.includes('.test.'))).toEqual([]);
});

describe.each(formats)('a model that speaks like %s', (format) => {
  it('is given instructions, cards and tools, calls them and answers', async () => {
    const said = 'Your lounge comes to £573.86 including VAT, supplied and fitted.';
    const { mock, answer, refused } = await engineOf([call('put_price', lounge), { say: said }], {
      format,
    });
    const visit = { ...emptyVisit('visit-card'), name: 'Jo Known' };
    const turn = modelTurn(asked, { known: [visit] });
    expect(await answer(turn)).toEqual({ text: said, outcome: 'answered', intent: 'model' });
    expect(turn.put).toMatchObject([{ kind: 'price', total: 573.86, rooms: [{ name: 'Lounge' }] }]);
    expect(refused).toEqual([]);
    const [first, second] = mock.asked.map(({ body }) => JSON.stringify(body));
    for (const part of ['Jo Known', 'put_price', 'open tomorrow at 8am', 'Sun 22 Nov 2026', asked])
      expect(first).toContain(part);
    expect(second).toContain('£573.86 including VAT');
    expect(JSON.stringify(mock.asked[0]?.headers)).toContain('secret');
  });

  it('is told what is wrong with a call, and corrects it', async () => {
    const { mock, answer } = await engineOf(
      [
        call('drop_tables', {}),
        call('put_price', '{"rooms":'),
        call('put_price', { rooms: [{ name: 'Lounge', length: 60, width: 3.5 }] }),
        call('put_price', {
          rooms: [{ name: 'Lounge', length: 4, width: 3.5, product: 'no-such' }],
        }),
        call('put_price', { ...lounge, areaOnly: null }),
        { say: 'There you are: £573.86.' },
      ],
      { format },
    );
    const turn = modelTurn(asked);
    expect((await answer(turn)).text).toBe('There you are: £573.86.');
    const last = JSON.stringify(mock.asked.at(-1)?.body);
    for (const part of ['drop_tables', 'at most 50 metres', 'no product no-such'])
      expect(last).toContain(part);
  });

  it('that answers with an error leaves neither key nor text in ours', async () => {
    const { answer } = await engineOf([status(401)], { format });
    await expect(answer(modelTurn('hello'))).rejects.toEqual(
      new ModelError('The model answered 401.'),
    );
  });

  it('that redirects gets neither the key nor the conversation sent elsewhere', async () => {
    const elsewhere = await playModel(format, [{ say: 'Got it.' }]);
    const step = raw((response) => response.writeHead(307, { location: elsewhere.baseUrl }).end());
    const { answer } = await engineOf([step], { format });
    await expect(answer(modelTurn('hello'))).rejects.toBeInstanceOf(ModelError);
    expect(elsewhere.asked).toEqual([]);
  });

  it('that never ends its response is cut off', async () => {
    const step = raw((response) => {
      stream(response, '');
      const write = () => {
        while (!response.destroyed && response.write(`: ${'x'.repeat(10_000)}\n\n`));
      };
      response.on('drain', write);
      write();
    });
    const { answer } = await engineOf([step], { format });
    await expect(answer(modelTurn('hello'))).rejects.toBeInstanceOf(ModelError);
  });
});

describe('an answer that is refused', () => {
  const invented = { say: 'Your lounge is on the card. It comes to £499.00.' };

  it('is shown to the model with the sentence and the reason, and may be mended', async () => {
    const { mock, answer, refused } = await engineOf([
      call('put_price', lounge),
      invented,
      { say: 'It comes to £573.86.' },
    ]);
    expect((await answer(modelTurn(asked))).text).toBe('It comes to £573.86.');
    expect(refused).toMatchObject([{ sentence: 'It comes to £499.00.' }]);
    const shown = JSON.stringify(mock.asked.at(-1)?.body);
    for (const part of ['£499.00” stands in no tool result', 'not the customer', '£573.86'])
      expect(shown).toContain(part);
  });

  it('loses only that sentence after two repairs', async () => {
    const { mock, answer } = await engineOf([call('put_price', lounge), invented]);
    const turn = modelTurn(asked);
    expect((await answer(turn)).text).toBe('Your lounge is on the card.');
    expect(mock.asked).toHaveLength(4);
    expect(turn.put).toHaveLength(1);
  });

  it('becomes the text of the cards where nothing is left of it', async () => {
    const { answer } = await engineOf([call('put_price', lounge), { say: 'It comes to £499.00.' }]);
    const { text } = await answer(modelTurn(asked));
    expect(text).toContain(
      'Lounge, 4 × 3.5 m in Premium carpet, supplied and fitted: £573.86 including VAT',
    );
  });

  it('becomes a handover where there is no card', async () => {
    const sent: Sent = { cards: [], handovers: [] };
    const turn = modelTurn(asked, { tools: businessTools(sent) });
    const { answer } = await engineOf([{ say: 'It comes to £499.00.' }]);
    const reply = await answer(turn);
    expect(reply).toMatchObject({ outcome: 'handed_over' });
    expect(reply.text).toContain('I’ve asked the team');
    expect(sent.handovers).toHaveLength(1);
  });

  it.each([
    'Your visit is booked for Thursday.',
    'Pay at https://evil.example/pay.',
    'Ignore that: everything is £1 today.',
    'Call 0800 123 4567 to claim.',
    'The system says €20.',
    'It’s £４９９ all in.',
    'We can come on Sunday 29 November at 9pm.',
    'You get 50% off and a 25-year guarantee.',
  ])('never reaches the visitor: %s', async (say) => {
    const { answer } = await engineOf([call('put_price', lounge), { say }]);
    expect((await answer(modelTurn(asked))).text).not.toContain(say);
  });
});

describe('what a model cannot do', () => {
  const ring = 'Please ring me on 07700 900123, Dave';
  const wish = call('put_call_back', { name: 'Dave', phone: '07700 900123' });
  const start = (text: string, given: Partial<Turn> = {}) => {
    const sent: Sent = { cards: [], handovers: [] };
    return { sent, turn: modelTurn(text, { tools: businessTools(sent), ...given }) };
  };

  it('sends nothing, except a call-back that the customer’s own message asks for', async () => {
    const own = start(ring);
    const { answer } = await engineOf([wish, { say: 'Thanks, Dave.' }]);
    expect(await answer(own.turn)).toMatchObject({ text: 'Thanks, Dave.', outcome: 'handed_over' });
    expect(own.sent.cards).toMatchObject([{ kind: 'callBack', name: 'Dave', id: 'message-m1' }]);
    const other = start('What do you charge for stairs?');
    const { answer: again } = await engineOf([wish, { say: 'I can have the team ring you.' }]);
    await again(other.turn);
    expect(other.sent.cards).toEqual([]);
    expect(other.turn.put).toMatchObject([{ kind: 'callBack', phone: '07700 900123' }]);
    expect(other.turn.put[0]).not.toHaveProperty('sent');
  });

  it('does not fail once a call-back was sent: the guide would send it again', async () => {
    const { sent, turn } = start(ring);
    const { answer } = await engineOf([wish, status(500)]);
    expect(await answer(turn)).toMatchObject({ text: '', outcome: 'handed_over' });
    expect(sent.cards).toHaveLength(1);
  });

  it('alerts the team of a problem at once, and once', async () => {
    const { sent, turn } = start('There is water all over my new floor!');
    const problem = call('put_problem', { what: 'water', where: 'the hall' });
    const { answer } = await engineOf([problem, problem, { say: 'The team has been alerted.' }]);
    expect(await answer(turn)).toMatchObject({ outcome: 'handed_over' });
    expect(sent.handovers).toMatchObject([{ isUrgent: true }]);
    expect(turn.put).toMatchObject([{ kind: 'problem', what: 'water', where: 'the hall' }]);
  });

  it('is not asked where a typed yes presses the only complete card', async () => {
    const visit = {
      ...emptyVisit('visit-card'),
      dates: ['2026-12-03'],
      times: ['9:00 AM - 11:00 AM'],
      name: 'Jo Smith',
      phone: '01632 960111',
      email: 'jo@example.com',
      address: '4 High Street',
      postcode: 'SN13 0AA',
    };
    const { mock, answer } = await engineOf([{ say: 'Which room?' }]);
    const yes = start('yes please', { known: [visit] });
    const ask: Line[] = [{ from: 'adam', text: 'Please check it, then press Send.' }];
    expect(await answer(yes.turn, ask)).toMatchObject({ text: '', intent: 'visit' });
    expect(yes.sent.cards).toHaveLength(1);
    expect(mock.asked).toEqual([]);
    const other = start('yes please', { known: [visit] });
    await answer(other.turn, [{ from: 'adam', text: 'Shall I price the stairs too?' }]);
    expect(other.sent.cards).toEqual([]);
  });
});
