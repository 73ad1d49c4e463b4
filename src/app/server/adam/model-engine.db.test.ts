import { afterEach, describe, expect, it } from 'vitest';
import { createModelEngine } from '#features/assistant/server/model/model-engine.ts';
import { loadModel } from '#features/assistant/server/model/sdk-model.ts';
import { type Format, type Step, startMockModel } from '#tests/support/assistant/mock-model.ts';
import { talkWithAdam } from '#tests/support/chat/adam-chat.ts';
import { staffHeaders } from '#tests/support/fixtures/staff.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

/** A talk with an assistant whose model plays a script. */
async function talk(format: Format, steps: Step[]) {
  const mock = await startMockModel(format, steps);
  closers.push(mock.close);
  const model = await loadModel(format, { baseUrl: mock.baseUrl, model: 'mock', apiKey: 'secret' });
  const engine = createModelEngine({ model });
  const site = await startTestApp({ adam: { findEngine: () => engine } });
  closers.push(site.close);
  const chat = await talkWithAdam(site);
  closers.push(chat.close);
  const last = () => chat.visitor.all('new_message').at(-1)?.message;
  return { site, mock, last, ...chat };
}

async function read(site: TestApp, path: string) {
  const answer = await fetch(`${site.origin}${path}`, {
    headers: await staffHeaders(site, 'support'),
  });
  return answer.json();
}

const lounge: Step = {
  call: {
    name: 'put_price',
    input: { rooms: [{ name: 'Lounge', length: 4, width: 3.5, floor: 'carpet' }] },
  },
};

describe.each(['openai-compatible', 'anthropic'] as const)('Adam with a model of %s', (format) => {
  it('shows a price card of a stored estimate, and has it as his memory', async () => {
    const chat = await talk(format, [lounge, { say: 'The price is on the card.' }]);
    expect(await chat.say('How much is my lounge, 4 by 3.5, in carpet?')).toBe(
      'The price is on the card.',
    );
    const [card] = chat.last()?.cards ?? [];
    expect(card).toMatchObject({ kind: 'price', total: expect.any(Number) });
    const id = card?.kind === 'price' ? card.estimates?.[0]?.id : undefined;
    expect((await fetch(`${chat.site.origin}/api/estimates/${id}`)).status).toBe(200);
    await chat.say('thanks');
    expect(JSON.stringify(chat.mock.asked.at(-1)?.body)).toContain(String(id));
  });

  it('keeps the name of a visit card, and stores nothing', async () => {
    const visit: Step = {
      call: { name: 'put_visit', input: { name: 'Jo Smith', phone: '01632 960111' } },
    };
    const chat = await talk(format, [visit, { say: 'Which day suits you, Jo?' }]);
    await chat.say('Jo Smith, 01632 960111, can you come and measure?');
    const conversation = await read(chat.site, `/api/chat/conversations/${chat.conversationId()}`);
    expect(conversation).toMatchObject({ customerName: 'Jo Smith' });
    expect(await read(chat.site, '/api/appointments')).toHaveLength(0);
  });

  it('stores a call-back that the customer’s message asks for, once', async () => {
    const call: Step = {
      call: { name: 'put_call_back', input: { name: 'Dave', phone: '07700 900123' } },
    };
    const chat = await talk(format, [call, call, { say: 'Talk soon, Dave.' }]);
    await chat.say('Please ring me on 07700 900123, Dave');
    await expect.poll(() => chat.last()?.content).toBe('Talk soon, Dave.');
    expect(await read(chat.site, '/api/contact-submissions')).toHaveLength(1);
  });

  it('lets the guide answer while the model fails', async () => {
    const failing: Step = { raw: (response) => response.writeHead(500).end('{}') };
    const chat = await talk(format, [failing]);
    expect(await chat.say('lounge 4m x 3.5m carpet how much')).toContain('£');
    expect(chat.last()?.cards).toMatchObject([{ kind: 'price' }]);
  });
});
