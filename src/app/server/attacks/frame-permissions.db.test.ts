import { afterAll, beforeAll, expect, it } from 'vitest';
import { clientFrame } from '#features/chat/frames.ts';
import type { AccountStatus } from '#features/staff-accounts/limits.ts';
import type { Role } from '#platform/roles.ts';
import { beginChat, connectChat } from '#tests/support/chat/chat-client.ts';
import { seedAccount, seedFactor, seedSession } from '#tests/support/fixtures/staff.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp({ factorRule: 'admins' });
});
afterAll(() => site.close());

/** Headers and account of each caller. */
async function makeCallers(visitorCookie: string) {
  const seed = async (role: Role, status: AccountStatus) =>
    (await seedAccount(site, { role, status })).id;
  const signIn = async (id: string) => ({ id, headers: await seedSession(site, id) });
  const nobody = { id: await seed('support', 'active'), headers: {} };
  return {
    'the visitor': { ...nobody, headers: { cookie: visitorCookie } },
    'another visitor': nobody,
    'somebody who waits': await signIn(await seed('admin', 'pending')),
    'somebody deactivated': await signIn(await seed('admin', 'deactivated')),
    fitter: await signIn(await seed('fitter', 'active')),
    'admin without second factor': await signIn(await seed('admin', 'active')),
    support: await signIn(await seed('support', 'active')),
    office: await signIn(await seedFactor(site, await seed('office', 'active'))),
    'office without second factor': await signIn(await seed('office', 'active')),
    admin: await signIn(await seedFactor(site, await seed('admin', 'active'))),
  };
}

/** What each frame needs before it: only who has joined a conversation is typing in it. */
const framesAbout = (conversationId: string, ownId: string, othersId: string) => {
  const join = { type: 'join_conversation', conversationId };
  const message = { type: 'send_message', content: 'Hello', conversationId };
  const card = { kind: 'price', id: 'none', rooms: [], includeInstallation: true };
  return {
    join: [join],
    typing: [join, { type: 'typing', conversationId }],
    'card of the customer': [{ type: 'save_card', conversationId, card }],
    'message of the customer': [{ ...message, senderType: 'customer' }],
    'message of the team': [{ ...message, senderType: 'team_member' }],
    'message of a colleague': [{ ...message, senderType: 'team_member', senderId: othersId }],
    authentication: [{ type: 'team_member_auth', teamMemberId: ownId }],
    'authentication as a colleague': [{ type: 'team_member_auth', teamMemberId: othersId }],
  };
};

const staff = {
  join: 'done',
  typing: 'done',
  'card of the customer': 'unknown_conversation',
  'message of the customer': 'unknown_conversation',
  'message of the team': 'done',
  'message of a colleague': 'not_allowed',
  authentication: 'done',
  'authentication as a colleague': 'not_allowed',
};
const stranger = {
  join: 'unknown_conversation',
  typing: 'unknown_conversation',
  'card of the customer': 'unknown_conversation',
  'message of the customer': 'unknown_conversation',
  'message of the team': 'not_allowed',
  'message of a colleague': 'not_allowed',
  authentication: 'not_allowed',
  'authentication as a colleague': 'not_allowed',
};

it('every frame does what its sender may do', async () => {
  const { visitor, id } = await beginChat(site);
  const callers = await makeCallers(visitor.cookie);
  const found: Record<string, Record<string, string>> = {};
  for (const [who, { id: ownId, headers }] of Object.entries(callers)) {
    const colleague = who === 'admin' ? callers.support.id : callers.admin.id;
    const outcomes: Record<string, string> = {};
    for (const [name, frames] of Object.entries(framesAbout(id, ownId, colleague))) {
      const client = await connectChat(site, headers);
      for (const frame of frames) client.send(frame);
      await client.settle();
      // The last error is the answer to the frame by which the client settles.
      outcomes[name] = client.all('error').at(-2)?.code ?? 'done';
      client.close();
    }
    found[who] = outcomes;
  }
  visitor.close();
  expect(found).toEqual({
    'the visitor': {
      ...stranger,
      join: 'done',
      typing: 'done',
      // The conversation has no card of the kind.
      'card of the customer': 'invalid',
      'message of the customer': 'done',
    },
    'another visitor': stranger,
    'somebody who waits': stranger,
    'somebody deactivated': stranger,
    fitter: stranger,
    'admin without second factor': stranger,
    'office without second factor': stranger,
    support: staff,
    office: staff,
    admin: staff,
  });
});

it('every type of frame is in the table', () => {
  const frames = Object.values(framesAbout('', '', '')).flat();
  const types = clientFrame.def.options.map((option) => option.shape.type.def.values[0]);
  expect(new Set(frames.map(({ type }) => type))).toEqual(new Set(types));
});
