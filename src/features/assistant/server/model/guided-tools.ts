import * as z from 'zod/mini';
import { type CallBackCard, emptyCallBack } from '../../contract.ts';
import { press } from '../guide/press.ts';
import { readMessage } from '../guide/reading.ts';
import { describeUrgent } from '../guide/urgent.ts';
import { checkContact } from '../tools/check-contact.ts';
import { buttons } from '../tools/describe.ts';
import { opening, putCallBack, putProblem, withVisitContact } from '../tools/put-cards.ts';
import { defineTool, given, text } from '../tools/tool.ts';
import { cardOf, openCard, type Turn } from '../tools/turn.ts';

const plain = (line: string | undefined) => line?.replaceAll(/\s/g, ' ').trim();
const digitsOf = (phone: string) => phone.replaceAll(/\D/g, '').slice(-9);

const sentIn = new WeakSet<Turn>();
/** Whether a call-back was sent in a turn: the chat has said so already. */
export const wasSent = (turn: Turn) => sentIn.has(turn);

/** Whether the customer's own message is a plain wish to be rung on that number. */
async function isPlainWish(turn: Turn, { phone }: CallBackCard): Promise<boolean> {
  const { details } = await readMessage(turn);
  const own = details.phone;
  return details.wantsRing && own !== undefined && digitsOf(own) === digitsOf(phone);
}

const callBack = defineTool({
  name: 'put_call_back',
  description:
    'Fills in the card that asks the team to ring the customer: name, phone, when it suits, what it is about. Give only what is new or changes. It is sent by itself only where the customer’s own message asks to be rung on that number; otherwise the customer sends it. We ring in opening hours only.',
  input: z.object({
    name: z.optional(text(100)),
    phone: z.optional(text(40)),
    bestTime: z.optional(text(100)),
    about: z.optional(text(1_000)),
  }),
  run: async (turn, asked) => {
    const last = cardOf(turn, 'callBack');
    // By the message, so that a turn that is repeated sends nothing twice.
    const fresh = emptyCallBack(`message-${turn.messageId}`);
    const { sent, changes: _, ...open } = last ?? fresh;
    const { fields, problems } = checkContact({ phone: asked.phone });
    const filled: CallBackCard = {
      ...open,
      ...(sent && { id: fresh.id }),
      ...fields,
      ...given({ name: plain(asked.name), bestTime: plain(asked.bestTime), about: asked.about }),
    };
    const card = withVisitContact(turn, filled);
    if (problems.length === 0 && card.phone && (await isPlainWish(turn, card))) {
      const refused = await press(turn, card);
      if (refused !== undefined) return [refused];
      sentIn.add(turn);
      return [`Sent, and the chat says so: the team will ring you on ${card.phone}.`];
    }
    return [...problems, ...(await putCallBack(turn, card))];
  },
});

const problem = defineTool({
  name: 'put_problem',
  description:
    'For an injury, water, a loose or dangerous floor, or a complaint: alerts the team at once and shows the card for details. Call it first of all in such a case; while it is open, sell nothing.',
  input: z.object({
    what: z.enum(['injury', 'water', 'loose', 'complaint']),
    where: z.optional(text(280)),
    name: z.optional(text(100)),
    phone: z.optional(text(40)),
    address: z.optional(text(300)),
    safe: z.optional(z.boolean()),
  }),
  run: async (turn, { what, where, name, phone, address, safe }) => {
    const open = openCard(turn, 'problem');
    const { fields, problems } = checkContact({ phone });
    const card = putProblem(turn, {
      what: open?.what ?? what,
      ...fields,
      ...given({ where: plain(where), name: plain(name), address: plain(address), safe }),
    });
    if (open) return [...problems, `I’ve added that. ${askForRest(card)}`];
    await turn.tools.handOver(turn.conversationId, {
      summary: `Urgent (${what}): ${turn.text}`,
      isUrgent: true,
    });
    return [...problems, describeUrgent(what, await opening(turn))];
  },
});

const askForRest = ({ phone }: { phone: string }) =>
  phone
    ? `Press “${buttons.problem}” and the team has your details too.`
    : 'On what number can we reach you?';

export const guidedTools = [callBack, problem];
