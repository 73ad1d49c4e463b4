import { dayInLondon } from '#platform/dates/london-time.ts';
import type { Db } from '#platform/server/database/database.ts';
import { countAllAgainstLimits } from '#platform/server/http/submissions/rate-limit.ts';
import { limits } from '../limits.ts';
import { answerSeconds } from './assistant-metrics.ts';
import { readMessage } from './conversation/message.ts';
import type { ConversationRecord } from './conversation/record.ts';
import { readStartAgain, startAgain } from './conversation/start-again.ts';
import { withFloorOfPrice } from './conversation/words/floor-of-price.ts';
import { withStepsNamed } from './conversation/words/steps-counted.ts';
import { withSumsNamed } from './conversation/words/sums-of-area.ts';
import { answerMessage } from './dialogue/answer-message.ts';
import { answerHandOver } from './dialogue/requests/hand-over.ts';
import { achievementOf } from './outcomes/outcome.ts';
import {
  findGivenAnswer,
  findRecord,
  findTaughtAnswers,
  type GivenAnswer,
  readTaughtVersion,
  saveTurn,
  type TaughtAnswerRow,
} from './queries.ts';
import type { Reply } from './reply.ts';
import { taughtFinder } from './taught-answers/find-taught.ts';
import { QuestionIndex } from './taught-answers/question-index.ts';
import { readTopics } from './taught-answers/topic-model.ts';
import type { BusinessTools } from './tools/business-tools.ts';
import { beginTurn, type Turn } from './turn.ts';

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
      return {
        turn: embedded,
        reply: await answerMessage(embedded),
        engine: 'embedded',
      };
    } catch (error) {
      deps.onError(error);
      const again = begin();
      const paragraphs = await answerHandOver(again, 'failed');
      const reply: Reply = { paragraphs, outcome: 'handed_over' };
      return { turn: again, reply, engine: 'embedded' };
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
  ): Promise<GivenAnswer | undefined> => {
    const end = answerSeconds.startTimer();
    const { id: conversationId, handedOver, network } = conversation;
    const now = clock();
    const storedAnswer = await findGivenAnswer(db, message.id);
    if (storedAnswer !== undefined) return storedAnswer;
    // Cached: the service areas change only with a deployment.
    knownPlaces ??= (await deps.tools.listAreas()).flatMap(({ name, villages }) => [
      name,
      ...villages,
    ]);
    const [before, taught, products, prices] = await Promise.all([
      findRecord(db, conversationId),
      taughtIndex(db),
      deps.tools.listProducts(),
      deps.tools.readPrices(),
    ]);
    const today = dayInLondon(now);
    const again = before.said.length > 0 ? readStartAgain(message.content, before) : undefined;
    const text = again?.rest || message.content;
    const asksPostcode = before.asked === 'postcode' || before.asked === 'address';
    const counted = withStepsNamed(text, before);
    const plainly = withSumsNamed(withFloorOfPrice(counted, before), before, prices);
    const read = readMessage(plainly, { today, knownPlaces }, asksPostcode);
    const findTaught = taughtFinder(taught, before);
    const begin = () =>
      beginTurn(
        {
          conversationId,
          messageId: message.id,
          network,
          text,
          message: read,
          now,
          today,
          catalogue: { products, prices },
          tools: deps.tools,
          findTaught,
          ...(again && { startedAgain: again.rest ? 'withMore' : 'bare' }),
        },
        { ...(again ? startAgain(before) : before), handedOver },
      );

    const { turn, reply, engine } = await answerTurn(begin, network, message.sequence, signal);
    signal.throwIfAborted();
    const told = newlyTold(before, turn.record);
    if (told.name || told.email) await deps.nameCustomer(conversationId, told);

    const { paragraphs, outcome, ...attachments } = reply;
    const answer = paragraphs.join('\n');
    const isOpen = outcome === 'not_understood' || turn.record.unsure > 0;
    await db.transaction((tx) =>
      saveTurn(tx, {
        record: turn.record,
        messageId: message.id,
        conversationId,
        outcome,
        engine,
        intent: read.parsed.intent,
        isOpen,
        achieved: achievementOf(before, turn.record),
        isWrong: false,
        question: isOpen ? text.slice(0, limits.openQuestion) : null,
        answer,
        attachments,
        createdAt: now,
      }),
    );
    end({ engine, outcome });
    return { content: answer, ...attachments };
  };
}

/** The name and the email that a message told and that were not known before. */
function newlyTold(before: ConversationRecord, after: ConversationRecord) {
  const { name, email } = after.contact;
  return {
    ...(name !== undefined && name !== before.contact.name && { name }),
    ...(email !== undefined && email !== before.contact.email && { email }),
  };
}

let indexed: { version: string; index: QuestionIndex<TaughtAnswerRow> } | undefined;

/** The index of the taught answers, built again only after one changed. */
async function taughtIndex(db: Db): Promise<QuestionIndex<TaughtAnswerRow>> {
  const version = await readTaughtVersion(db);
  if (indexed?.version !== version)
    indexed = { version, index: new QuestionIndex(await findTaughtAnswers(db), readTopics) };
  return indexed.index;
}
