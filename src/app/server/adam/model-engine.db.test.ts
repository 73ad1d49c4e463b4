import type { ServerResponse } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { makeModelEngine } from '#features/assistant/server/model/model-engine.ts';
import { loadModel } from '#features/assistant/server/model/sdk-model.ts';
import { type Format, type Step, startMockModel } from '#tests/support/assistant/mock-model.ts';
import { talkWithAdam } from '#tests/support/chat/adam-chat.ts';
import { staffHeaders } from '#tests/support/fixtures/staff.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

const formats: Format[] = ['openai-compatible', 'anthropic'];
const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

/** Runs a conversation with an assistant that uses a mock model. */
async function talk(format: Format, steps: Step[], deadlineMs = 8_000) {
  const model = await startMockModel(format, steps);
  closers.push(model.close);
  const settings = { baseUrl: model.baseUrl, model: 'mock', apiKey: 'secret' };
  const adapter = await loadModel(format, settings);
  const site = await startTestApp({ adam: { engine: makeModelEngine({ adapter, deadlineMs }) } });
  closers.push(site.close);
  const chat = await talkWithAdam(site);
  closers.push(chat.close);
  return { site, model, ...chat };
}

const status = (code: number): Step => ({
  raw: (response) => response.writeHead(code).end('{"error":"no"}'),
});
const silent: Step = { raw: () => undefined };
const stall: Step = {
  raw: (response: ServerResponse) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write(
      'data: {"choices":[{"delta":{"content":"We fit carpet for £1"}}]}\n\nevent: message_start\ndata: {"type":"message_start"}\n\n',
    );
  },
};
const cut: Step = {
  raw: (response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write('data: {"choices":[{"delta":{"content":"We fit"}}]}\n\n', () =>
      response.destroy(),
    );
  },
};
const garbage: Step = {
  raw: (response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.end('data: <html>\n\n');
  },
};
const prices: Step = { call: { name: 'price_list', input: {} } };

const countAppointments = (site: TestApp) => countAt(site, '/api/appointments');
const countEnquiries = (site: TestApp) => countAt(site, '/api/contact-submissions');

async function countAt(site: TestApp, path: string): Promise<number> {
  const headers = await staffHeaders(site, 'support');
  const answer = await fetch(`${site.origin}${path}`, { headers });
  return (await answer.json()).length;
}

describe.each(formats)('Adam with a model that speaks like %s', (format) => {
  it('calls the tools and sends what they support', async () => {
    const said = 'Premium carpet is £25.99 per m². Shall I work out your room?';
    const chat = await talk(format, [prices, { say: said }]);
    expect(await chat.say('how much is carpet')).toBe(said);
    expect(chat.model.asked).toHaveLength(2);
    const [{ url, headers, body } = { url: '', headers: {}, body: {} }] = chat.model.asked;
    expect(url).toBe(format === 'anthropic' ? '/v1/messages' : '/chat/completions');
    expect(headers[format === 'anthropic' ? 'x-api-key' : 'authorization']).toContain('secret');
    expect(JSON.stringify(body)).toContain('how much is carpet');
    expect(JSON.stringify(chat.model.asked[1]?.body)).toContain('£25.99 per m²');
  });

  it('keeps a name and an email address that the customer told, as without a model', async () => {
    const chat = await talk(format, [{ say: 'Hello Bob. What can I do for you?' }]);
    expect(await chat.say('My name is Bob, bob@example.com')).toContain('Hello Bob');
    const path = `${chat.site.origin}/api/chat/conversations/${chat.conversationId()}`;
    const answer = await fetch(path, { headers: await staffHeaders(chat.site, 'support') });
    expect(await answer.json()).toMatchObject({
      customerName: 'Bob',
      customerEmail: 'bob@example.com',
    });
  });

  it.each([
    ['answers 500', [status(500)]],
    ['answers 429', [status(429)]],
    ['breaks off', [cut]],
    ['sends no events', [garbage]],
    ['names a tool that there is not', [{ call: { name: 'drop_tables', input: {} } }]],
    ['calls a tool with what is not JSON', [{ call: { name: 'price_list', input: '{"a":' } }]],
    ['calls a tool with the wrong input', [{ call: { name: 'estimate', input: { rooms: 'x' } } }]],
    ['never stops calling tools', [prices]],
    ['invents a price', [prices, { say: 'Premium carpet is £9.99 per m².' }]],
    ['takes a price for a percentage', [prices, { say: 'You get 25.99 % off.' }]],
    ['says a price that no tool of this turn gave', [{ say: 'Carpet is £25.99 per m².' }]],
    ['promises what nobody bears out', [{ say: 'Your visit is confirmed.' }]],
    ['invents an area', [{ say: 'Yes, we cover Leeds.' }]],
    ['invents a guarantee', [{ say: 'All work has a ten-year guarantee.' }]],
    ['links elsewhere', [{ say: 'Pay at https://evil.example/pay' }]],
    ['says nothing', [{ say: '' }]],
    ['says far too much', [{ say: 'Carpet is nice. '.repeat(500) }]],
  ] as [string, Step[]][])(
    'falls back to the embedded engine when the model %s',
    async (_what, steps) => {
      const chat = await talk(format, steps);
      const answer = await chat.say('how much is carpet');
      expect(answer).toContain('£25.99 per m²');
      expect(answer).not.toMatch(/9\.99 per m²\.|confirmed|Leeds|ten-year|evil/);
    },
  );

  it.each([
    ['never answers', silent],
    ['stalls in the middle', stall],
  ])('falls back to the embedded engine when the model %s', async (_what, step) => {
    const chat = await talk(format, [step], 300);
    expect(await chat.say('when are you open')).toContain('8am');
    expect(chat.visitor.all('typing').length).toBeGreaterThan(0);
  });

  it('pauses the model after three failures', async () => {
    const chat = await talk(format, [status(500)]);
    for (let i = 0; i < 5; i += 1) await chat.say('when are you open');
    expect(chat.model.asked).toHaveLength(3);
  });

  it('goes on asking a model whose answers are not supported: no visitor can switch it off', async () => {
    const chat = await talk(format, [{ say: 'Your visit is confirmed.' }]);
    for (let i = 0; i < 5; i += 1) await chat.say('when are you open');
    // Each answer was asked for twice: an unsupported one may be repaired once.
    expect(chat.model.asked).toHaveLength(10);
  });

  it('lets the model repair an unsupported answer once, and says which words', async () => {
    const repaired = 'We are open Mon-Fri 8am-6pm, Sat 9am-4pm.';
    const chat = await talk(format, [
      { say: 'We are open until midnight and fit curtains.' },
      { call: { name: 'business_fact', input: { topic: 'opening_hours' } } },
      { say: repaired },
    ]);
    expect(await chat.say('when are you open')).toBe(repaired);
    expect(JSON.stringify(chat.model.asked[1]?.body)).toContain('curtain');
  });

  it('tells the model what the conversation holds, and lets it say what was priced', async () => {
    const fitted = { rooms: [{ name: 'Lounge', length: 4, width: 3 }], flooringType: 'carpet' };
    const chat = await talk(format, [
      { call: { name: 'estimate', input: fitted } },
      { say: 'There you are.' },
      { say: 'I have your lounge as 4 × 3 m. Shall I go on?' },
    ]);
    await chat.say('I am Jo Smith, my lounge is 4m by 3m, how much in carpet?');
    expect(await chat.say('did you get my lounge?')).toContain('4 × 3 m');
    const [, , third] = chat.model.asked;
    for (const known of ['Jo Smith', 'lounge 4 × 3 m'])
      expect(JSON.stringify(third?.body)).toContain(known);
  });

  it('prices stairs with a landing and an L-shaped room by the tool', async () => {
    const stairs = { steps: 13, landing: { length: 2, width: 1 } };
    const parts = [{ side: 'bottom', width: 2, depth: 1.5 }];
    const l = { name: 'Lounge', length: 5, width: 3.6, parts };
    const estimate = (rooms: unknown[], flooringType = 'carpet'): Step => ({
      call: { name: 'estimate', input: { rooms, flooringType } },
    });
    const said = [
      'Your 13 stairs with the landing of 2 × 1 m come to £402.58.',
      'Your lounge comes to £1,196.75.',
      'A hard floor on stairs is priced at the free measure.',
    ] as const;
    const chat = await talk(format, [
      ...[estimate([{ name: 'Stairs', stairs }]), { say: said[0] }],
      ...[estimate([l]), { say: said[1] }],
      ...[estimate([{ name: 'Stairs', stairs }], 'laminate'), { say: said[2] }],
    ]);
    expect(await chat.say('13 steps straight plus a landing 2 by 1 in carpet')).toBe(said[0]);
    expect(await chat.say('and my lounge, an L of 5 by 3.6 and 2 by 1.5?')).toBe(said[1]);
    expect(await chat.say('and the stairs in laminate?')).toBe(said[2]);
  });

  it('stores a call-back only with the name and the number that the customer told', async () => {
    const call: Step = { call: { name: 'call_back', input: { name: 'Eve', phone: '0123' } } };
    const chat = await talk(format, [
      ...[call, { say: 'May I have your name and number?' }],
      ...[call, { say: 'Thanks, Jo. I’ve asked the team to ring you.' }],
    ]);
    await chat.say('can someone ring me');
    expect(await countEnquiries(chat.site)).toBe(0);
    expect(await chat.say('Jo Smith 01632 960111')).toContain('Thanks, Jo');
    expect(await countEnquiries(chat.site)).toBe(1);
  });

  it('answers from the team’s answers by the tool for them', async () => {
    const said = 'Measuring, the home visit and the quote are free.';
    const knowledge: Step = {
      call: { name: 'knowledge', input: { question: 'is the quote free?' } },
    };
    const chat = await talk(format, [knowledge, { say: said }]);
    expect(await chat.say('is the quote free?')).toBe(said);
  });

  it('sends a booking only after the customer said yes, whatever the model calls', async () => {
    const fields = {
      flooringTypes: ['carpet'],
      projectSize: 'small',
      urgency: 'soon',
      customerName: 'Jo Smith',
      email: 'jo@example.com',
      phone: '01632 960111',
      address: '4 High Street, Corsham',
      postcode: 'SN13 0AA',
      preferredDates: [nextMonday()],
      preferredTimes: ['9:00 AM - 11:00 AM'],
    };
    const propose: Step = { call: { name: 'propose_booking', input: { fields } } };
    const send: Step = { call: { name: 'send_proposal', input: {} } };
    const chat = await talk(format, [
      ...[propose, send, { say: 'Shall I send it?' }],
      ...[send, { say: 'Not yet, then.' }],
      ...[send, { say: 'Your free measure is requested.' }],
      ...[send, { say: 'It is on its way.' }],
    ]);
    expect(await chat.say('book me a measure')).toBe('Shall I send it?');
    const suggested = () => chat.visitor.all('new_message').at(-1)?.message.suggestions;
    expect(suggested()).toEqual(['Yes, send it', 'No, change something']);
    expect(await countAppointments(chat.site)).toBe(0);
    expect(await chat.say('hmm what about parking')).toBe('Not yet, then.');
    expect(suggested()).toBeUndefined();
    expect(await countAppointments(chat.site)).toBe(0);
    expect(await chat.say('yes please')).toBe('Your free measure is requested.');
    expect(await countAppointments(chat.site)).toBe(1);
    await chat.say('yes');
    expect(await countAppointments(chat.site)).toBe(1);
  });
});

function nextMonday(): string {
  const day = new Date(Date.now() + 86_400_000);
  while (day.getUTCDay() !== 1) day.setUTCDate(day.getUTCDate() + 1);
  return day.toISOString().slice(0, 10);
}
