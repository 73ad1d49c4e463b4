import { dayInLondon } from '#platform/dates/london-time.ts';
import type { Db } from '#platform/server/database/database.ts';
import { countAllAgainstLimits } from '#platform/server/http/submissions/rate-limit.ts';
import { decisiveLikeness, findClosest, usableLikeness } from './closest-taught-answer.ts';
import { confidenceThreshold, parseMessage } from './nlu/parse-message.ts';
import { findGivenAnswer, findMemory, findTaughtAnswers, saveTurn } from './queries.ts';
import { answerEmbedded } from './replies/embedded-adam.ts';
import { handOver } from './replies/hand-over-reply.ts';
import { answered, type Reply } from './reply.ts';
import type { BusinessTools } from './tools/business-tools.ts';
import { beginTurn, emptyMemory, type Memory, type Turn } from './turn.ts';

/** One message of the history, which is ordered oldest first. */
export type Line = { from: 'customer' | 'adam' | 'team'; text: string };

/**
 * Answers a turn with a language model and the same tools. Throws on failure; the embedded assistant answers
 * then.
 */
export type Engine = (turn: Turn, history: readonly Line[], signal: AbortSignal) => Promise<Reply>;

export type AdamDeps = {
  db: Db;
  clock: () => Date;
  tools: BusinessTools;
  /** The conversation before a message, oldest first, without the message itself. */
  readHistory: (conversationId: string, before: number) => Promise<Line[]>;
  /** Stores a name or an email address that the customer told in the conversation. */
  nameCustomer: (conversationId: string, told: { name?: string; email?: string }) => Promise<void>;
  /** Used instead of the embedded assistant while it works. */
  engine?: Engine | undefined;
  /** Model answers per hour and network; beyond, the embedded assistant answers. */
  modelTurnsPerHour?: number | undefined;
  onError: (error: unknown) => void;
};

type Conversation = { id: string; handedOver: boolean; network: string };
const defaultModelTurnsPerHour = 120;
type Asked = { id: string; content: string; sequence: number };

/** Creates the assistant: answers a customer's newest message, and saves memory and outcome. */
export function createAdam(deps: AdamDeps) {
  const { db, clock } = deps;
  let knownPlaces: readonly string[] | undefined;

  /** Tries the model, then the embedded assistant, then a handover, each with a fresh turn. */
  async function answerTurn(
    begin: () => Turn,
    network: string,
    sequence: number,
    signal: AbortSignal,
  ) {
    if (deps.engine && (await mayAskModel(network))) {
      const turn = begin();
      try {
        const history = await deps.readHistory(turn.conversationId, sequence);
        return { turn, reply: await deps.engine(turn, history, signal), engine: 'model' };
      } catch (error) {
        deps.onError(error);
      }
    }
    const embedded = begin();
    try {
      return { turn: embedded, reply: await answerEmbedded(embedded), engine: 'embedded' };
    } catch (error) {
      deps.onError(error);
      const again = begin();
      const sorry = ['I am sorry, something went wrong on our side.'];
      return { turn: again, reply: await handOver(again, 'failed', sorry), engine: 'embedded' };
    }
  }

  const modelLimit = {
    name: 'model turn',
    limit: deps.modelTurnsPerHour ?? defaultModelTurnsPerHour,
    windowSeconds: 3_600,
  };
  async function mayAskModel(network: string): Promise<boolean> {
    const [error] = await countAllAgainstLimits(db, [modelLimit], [network], clock());
    return error === undefined;
  }

  return async (
    conversation: Conversation,
    message: Asked,
    signal: AbortSignal,
  ): Promise<string | undefined> => {
    const { id: conversationId, handedOver, network } = conversation;
    const now = clock();
    const storedAnswer = await findGivenAnswer(db, message.id);
    if (storedAnswer !== undefined) return storedAnswer;
    // Cached: the service areas change only with a deployment.
    knownPlaces ??= (await deps.tools.listAreas()).flatMap(({ name, villages }) => [
      name,
      ...villages,
    ]);
    const [memory, taught] = await Promise.all([
      findMemory(db, conversationId),
      findTaughtAnswers(db),
    ]);
    const today = dayInLondon(now);
    const text = message.content;
    const reading = parseMessage(text, { today, knownPlaces });
    const { name, email } = reading.slots;
    if (name || email) await deps.nameCustomer(conversationId, { name, email });
    const begin = () =>
      beginTurn(
        {
          conversationId,
          messageId: message.id,
          network,
          text,
          reading,
          today,
          tools: deps.tools,
        },
        { ...(memory ?? emptyMemory), handedOver },
      );

    const closest = memory?.form ? undefined : findClosest(text, taught);
    const threshold = reading.confidence >= confidenceThreshold ? decisiveLikeness : usableLikeness;
    const { turn, reply, engine } =
      closest && closest.likeness >= threshold
        ? { turn: begin(), reply: answered([closest.found.answer]), engine: 'staff' }
        : await answerTurn(begin, network, message.sequence, signal);
    signal.throwIfAborted();
    // The answer to "What is your name?" is a name only because of the question.
    const nameInForm = readFormName(turn.memory);
    if (nameInForm && nameInForm !== readFormName(memory))
      await deps.nameCustomer(conversationId, { name: nameInForm });

    const answer = reply.paragraphs.join('\n');
    const isOpen = reply.outcome === 'suggested' || turn.memory.unsure > 0;
    await db.transaction((tx) =>
      saveTurn(tx, {
        memory: turn.memory,
        messageId: message.id,
        conversationId,
        outcome: reply.outcome,
        engine,
        intent: reading.intent,
        isOpen,
        question: isOpen ? text.slice(0, 500) : null,
        answer,
        createdAt: now,
      }),
    );
    return answer;
  };
}

function readFormName(memory: Memory | undefined): string {
  const { customerName, firstName, lastName } = memory?.form?.values ?? {};
  return [customerName, firstName, lastName].filter((part) => typeof part === 'string').join(' ');
}
