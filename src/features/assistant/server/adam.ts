import { describeFields } from '#features/business/text-fields.ts';
import { dayInLondon } from '#platform/dates/london-time.ts';
import type { Db } from '#platform/server/database/database.ts';
import { countAllAgainstLimits } from '#platform/server/http/submissions/rate-limit.ts';
import type { Card, VisitorContext } from '../contract.ts';
import { limits } from '../limits.ts';
import { answerSeconds } from './assistant-metrics.ts';
import { answerMessage } from './guide/answer-message.ts';
import { achievementOf } from './outcomes/outcome.ts';
import {
  findGivenAnswer,
  findTaughtAnswers,
  type GivenAnswer,
  insertTurn,
  readTaughtVersion,
  type TaughtAnswerRow,
  wasNotUnderstood,
} from './queries.ts';
import { AnswerIndex } from './taught-answers/answer-index.ts';
import type { BusinessTools } from './tools/business-tools.ts';
import type { Reply, Turn } from './tools/turn.ts';

/** One message of the history, which is ordered oldest first. */
export type Line = { from: 'customer' | 'adam' | 'team'; text: string };

/** Answers a turn with a language model and the same tools. Throws on failure; the guide answers then. */
export type Engine = (turn: Turn, history: readonly Line[], signal: AbortSignal) => Promise<Reply>;

export type AdamDeps = {
  db: Db;
  clock: () => Date;
  tools: BusinessTools;
  /** The conversation before a message, oldest first, without the message itself. */
  readHistory: (conversationId: string, before: number) => Promise<Line[]>;
  /** The newest card of each kind of a conversation. */
  readCards: (conversationId: string) => Promise<Card[]>;
  readContext: (conversationId: string) => Promise<VisitorContext>;
  /** Stores a name or an email address that the customer told in the conversation. */
  nameCustomer: (conversationId: string, told: { name?: string; email?: string }) => Promise<void>;
  /** The model in force, used instead of the guide while it works. */
  findEngine?: () => Engine | undefined;
  /** Model answers per hour and network; beyond, the guide answers. */
  modelTurnsPerHour?: number | undefined;
  onError: (error: unknown) => void;
};

type Conversation = { id: string; handedOver: boolean; network: string };
const defaultModelTurnsPerHour = 120;
type Asked = { id: string; content: string; sequence: number };

/** Creates the assistant: answers a customer's newest message, and saves its outcome. */
export function createAdam(deps: AdamDeps) {
  const { db, clock } = deps;
  const modelLimit = {
    name: 'model turn',
    limit: deps.modelTurnsPerHour ?? defaultModelTurnsPerHour,
    windowSeconds: 3_600,
  };
  async function mayAskModel(network: string): Promise<boolean> {
    const [error] = await countAllAgainstLimits(db, [modelLimit], [network], clock());
    return error === undefined;
  }

  /** Tries the model, then the guide, each with a fresh turn. */
  async function answerTurn(begin: () => Turn, history: readonly Line[], signal: AbortSignal) {
    const turn = begin();
    const askModel = deps.findEngine?.();
    if (askModel && (await mayAskModel(turn.network))) {
      try {
        return { turn, reply: await askModel(turn, history, signal), engine: 'model' };
      } catch (error) {
        deps.onError(error);
      }
    }
    const guided = begin();
    return { turn: guided, reply: await answerMessage(guided), engine: 'guide' };
  }

  return async (
    conversation: Conversation,
    message: Asked,
    signal: AbortSignal,
  ): Promise<GivenAnswer | undefined> => {
    const end = answerSeconds.startTimer();
    const { id: conversationId, handedOver, network } = conversation;
    const now = clock();
    const storedAnswer = await findGivenAnswer(db, message.id);
    if (storedAnswer !== undefined) return storedAnswer;
    const [known, context, products, wasUnsure, history] = await Promise.all([
      deps.readCards(conversationId),
      deps.readContext(conversationId),
      deps.tools.listProducts(),
      wasNotUnderstood(db, conversationId),
      deps.readHistory(conversationId, message.sequence),
    ]);
    const answers = await answerIndex(db, findRetired(deps.tools.startingRanges, products));
    const before = history.findLast(({ from }) => from === 'customer')?.text;
    const said = history.findLast(({ from }) => from === 'adam')?.text;
    const begin = (): Turn => ({
      conversationId,
      messageId: message.id,
      network,
      text: message.content,
      now,
      today: dayInLondon(now),
      context,
      known,
      before,
      said,
      wasUnsure,
      handedOver,
      tools: deps.tools,
      products,
      answers,
      put: [],
    });

    const { turn, reply, engine } = await answerTurn(begin, history, signal);
    signal.throwIfAborted();
    const told = newlyTold(known, turn.put);
    if (told.name || told.email) await deps.nameCustomer(conversationId, told);

    const { text, outcome, intent, suggestions = [] } = reply;
    const attachments = {
      ...(suggestions.length > 0 && { suggestions: suggestions.slice(0, 4) }),
      ...(turn.put.length > 0 && { cards: turn.put.slice(-3) }),
    };
    const isOpen = outcome === 'not_understood';
    await insertTurn(db, {
      messageId: message.id,
      conversationId,
      outcome,
      engine,
      intent,
      isOpen,
      achieved: achievementOf(turn),
      isWrong: false,
      question: isOpen ? message.content.slice(0, limits.openQuestion) : null,
      answer: text,
      attachments,
      createdAt: now,
    });
    end({ engine, outcome });
    return { content: text, ...attachments };
  };
}

/** The name and the email of the cards that were not on them before. */
function newlyTold(before: readonly Card[], put: readonly Card[]) {
  const read = (cards: readonly Card[], field: 'name' | 'email') =>
    cards
      .flatMap((card) =>
        field in card ? ((card as Record<string, unknown>)[field] as string) : [],
      )
      .filter(Boolean);
  const [name] = read(put, 'name').filter((one) => !read(before, 'name').includes(one));
  const [email] = read(put, 'email').filter((one) => !read(before, 'email').includes(one));
  return { ...(name && { name }), ...(email && { email }) };
}

/** The starting ranges that the shop has no more. */
export const findRetired = (ranges: readonly string[], products: readonly { name: string }[]) =>
  ranges.filter((range) => !products.some(({ name }) => name.startsWith(range)));

let indexed: { version: string; facts: string; index: AnswerIndex<TaughtAnswerRow> } | undefined;

/** The index of the taught answers, built again only after one of them, a fact or a range in them changed. */
async function answerIndex(
  db: Db,
  retired: readonly string[],
): Promise<AnswerIndex<TaughtAnswerRow>> {
  const version = await readTaughtVersion(db);
  const facts = describeFields() + retired;
  if (indexed?.version !== version || indexed.facts !== facts)
    indexed = { version, facts, index: new AnswerIndex(await findTaughtAnswers(db), retired) };
  return indexed.index;
}
