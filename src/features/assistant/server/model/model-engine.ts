import {
  isStepCount,
  jsonSchema,
  type LanguageModel,
  type ModelMessage,
  streamText,
  tool,
} from 'ai';
import { firm } from '#features/business/firm.ts';
import type { Engine, Line } from '../adam.ts';
import { onlyCompleteCard, press } from '../guide/press.ts';
import { readMessage } from '../guide/reading.ts';
import { toolRegistry } from '../tools/card-tools.ts';
import { BadToolCall, type Tool } from '../tools/tool.ts';
import { openCard, type Reply, type Turn } from '../tools/turn.ts';
import { createCheck, type Refused } from './check/check-figures.ts';
import { CircuitBreaker } from './circuit-breaker.ts';
import { gatherEvidence } from './gather-evidence.ts';
import { guidedTools, wasSent } from './guided-tools.ts';
import { instruct, knownLines } from './instructions.ts';
import { hideDetails, ModelError } from './sdk-model.ts';

/** Limit of requests to the model per turn, against endless loops. */
const maxRounds = 8;
const maxCallsPerRound = 8;
const maxAnswerLength = 2_000;
const maxTokens = 1_000;
/** How often the model is shown what was refused. */
const maxRepairs = 2;

const tools: readonly Tool[] = [...toolRegistry, ...guidedTools];

export type ModelSettings = {
  model: LanguageModel;
  /** For the whole turn, including all rounds. */
  deadlineMs?: number | undefined;
  breaker?: CircuitBreaker | undefined;
  /** What the check refused, for evaluation. */
  onRefused?: ((refused: readonly Refused[]) => void) | undefined;
};

/** What a turn has come to so far. */
type Progress = {
  turn: Turn;
  /** The lines of the tools that put cards up, and of all tools. */
  cardLines: string[];
  said: string[];
  isHandedOver: boolean;
  rounds: number;
  /** An error of a tool itself, which says nothing about the model. */
  failure?: unknown;
};

/**
 * Creates an engine that answers with a language model, which has the guide's own tools; figures that nothing bears out
 * are never sent. Throws when the model fails or exceeds the deadline.
 */
export function createModelEngine(settings: ModelSettings): Engine {
  const { deadlineMs = 20_000, breaker = new CircuitBreaker() } = settings;
  return async (turn, history, signal) => {
    const pressed = await pressByWord(turn, history);
    if (pressed) return pressed;
    if (!breaker.mayTry()) throw new ModelError('circuit breaker open after repeated failures');
    const bounded = AbortSignal.any([signal, AbortSignal.timeout(deadlineMs)]);
    const progress: Progress = { turn, cardLines: [], said: [], isHandedOver: false, rounds: 0 };
    try {
      const reply = await withDeadline(converse(settings, progress, history, bounded), bounded);
      breaker.succeeded();
      return reply;
    } catch (error) {
      // A turn that was stopped from outside, and a tool that failed, say nothing about the provider.
      if (!signal.aborted && progress.failure === undefined) breaker.failed();
      // The chat has said already what was sent; another answer would send it again.
      if (wasSent(turn) && !signal.aborted) return toReply(progress, '');
      throw progress.failure ?? error;
    }
  };
}

/** A typed yes presses the only complete card, unless it may be the answer to another question of Adam's. */
async function pressByWord(turn: Turn, history: readonly Line[]): Promise<Reply | undefined> {
  const card = onlyCompleteCard(turn);
  const last = history.findLast(({ from }) => from !== 'customer')?.text ?? '';
  if (!card || (last.includes('?') && !/\bsend\b/i.test(`${last} ${turn.text}`))) return undefined;
  const { details } = await readMessage(turn);
  if (!details.saysYes) return undefined;
  return { text: (await press(turn, card)) ?? '', outcome: 'answered', intent: card.kind };
}

async function converse(
  { model, onRefused }: ModelSettings,
  progress: Progress,
  history: readonly Line[],
  signal: AbortSignal,
): Promise<Reply> {
  const { turn } = progress;
  const known = await knownLines(turn);
  const instructions = instruct(turn, known);
  const messages = toMessages([...history, { from: 'customer', text: turn.text }]);
  for (let repairs = 0; ; repairs += 1) {
    const { text, added } = await ask({ model, instructions, messages }, progress, signal);
    const check = createCheck(gatherEvidence(turn, history, [...known, ...progress.said]));
    const refused = check(text);
    if (refused.length === 0) return finish(progress, text);
    onRefused?.(refused);
    if (repairs === maxRepairs || progress.rounds >= maxRounds)
      return finish(progress, withoutRefused(text, refused));
    messages.push(...added, { role: 'user', content: askForRepair(refused) });
  }
}

const askForRepair = (refused: readonly Refused[]) =>
  `(From the site, not the customer.) That answer was not sent. ${refused
    .map(({ sentence, why }) => `In “${sentence.trim()}”: ${why}.`)
    .join(' ')} Write the whole answer again without it, or call the tool that says it.`;

/** Only the sentences that were refused go. */
function withoutRefused(text: string, refused: readonly Refused[]): string {
  let rest = text;
  for (const { sentence } of refused) rest = rest.replace(sentence, () => '');
  return rest;
}

/** An answer that is empty becomes the text of the cards that were put up, or is the team's. */
async function finish(progress: Progress, text: string): Promise<Reply> {
  const { turn, cardLines } = progress;
  if (text.trim() !== '' || wasSent(turn)) return toReply(progress, text.trim());
  if (cardLines.length > 0) return toReply(progress, [...new Set(cardLines)].join('\n'));
  const handOver = tools.find(({ name }) => name === 'hand_over');
  const lines = await handOver?.run(turn, {
    summary: `${firm().assistant.name} could not answer: ${turn.text.slice(0, 900)}`,
  });
  progress.isHandedOver = true;
  return toReply(progress, (lines ?? []).join('\n'));
}

function toReply({ turn, isHandedOver }: Progress, text: string): Reply {
  const isPriced = turn.put.some((card) => card.kind === 'price' && card.total !== undefined);
  return {
    text,
    outcome: isHandedOver || wasSent(turn) ? 'handed_over' : 'answered',
    intent: 'model',
    ...(isPriced && !openCard(turn, 'visit') && { suggestions: ['Book a free measure'] }),
  };
}

type Asked = { model: LanguageModel; instructions: string; messages: ModelMessage[] };

/** Asks the model until it answers in words; its tools run one after the other. */
async function ask(asked: Asked, progress: Progress, signal: AbortSignal) {
  const end = new AbortController();
  const rounds = Math.max(1, maxRounds - progress.rounds);
  const result = streamText({
    ...asked,
    tools: sdkTools(progress, end),
    stopWhen: isStepCount(rounds),
    toolCallConcurrency: 1,
    maxRetries: 0,
    maxOutputTokens: maxTokens,
    abortSignal: AbortSignal.any([signal, end.signal]),
    // Anthropic's own extension, which other servers with its protocol reject.
    providerOptions: { anthropic: { toolStreaming: false } },
    onError: () => undefined,
  });
  try {
    let [text, calls] = ['', 0];
    let finish: string | undefined;
    for await (const part of result.stream) {
      if (part.type === 'error') throw part.error;
      if (part.type === 'abort') throw signal.reason ?? new ModelError('The model was stopped.');
      if (part.type === 'finish-step') finish = part.finishReason;
      if (part.type === 'tool-call') calls += 1;
      if (part.type === 'text-delta') text += part.text;
      if (part.type === 'start-step') {
        [text, calls] = ['', 0];
        progress.rounds += 1;
      }
      if (calls > maxCallsPerRound) throw new ModelError('too many tool calls in one round');
      if (text.length > maxAnswerLength) throw new ModelError('model answer too long');
    }
    if (finish === undefined || finish === 'error')
      throw new ModelError('The model stopped in the middle.');
    return { text: finish === 'tool-calls' ? '' : text, added: await result.responseMessages };
  } catch (error) {
    throw hideDetails(error);
  } finally {
    // Cancels the request when the stream is read no further.
    end.abort();
  }
}

/** The tools for the SDK. A call that cannot be carried out is told to the model; a tool that fails ends the turn. */
function sdkTools(progress: Progress, end: AbortController) {
  const { turn } = progress;
  const run = async (one: Tool, input: unknown): Promise<string> => {
    try {
      const lines = await one.run(turn, input);
      progress.said.push(...lines);
      if (one.name.startsWith('put_')) progress.cardLines.push(...lines);
      progress.isHandedOver ||= one.name === 'hand_over' || one.name === 'put_problem';
      return lines.join('\n');
    } catch (error) {
      if (error instanceof BadToolCall) return error.message;
      progress.failure = error;
      end.abort();
      throw new ModelError(`${one.name} failed.`);
    }
  };
  return Object.fromEntries(
    tools.map((one) => [
      one.name,
      tool({
        description: one.description,
        inputSchema: jsonSchema<unknown>(one.schema),
        execute: (input) => run(one, input),
      }),
    ]),
  );
}

/** Converts the history for providers: roles alternate, and the first message is the customer's. */
function toMessages(lines: readonly Line[]): ModelMessage[] {
  const messages: { role: 'user' | 'assistant'; content: string }[] = [];
  for (const { from, text } of lines) {
    const role = from === 'customer' ? 'user' : 'assistant';
    const content = from === 'team' ? `(a member of the team) ${text}` : text;
    const last = messages.at(-1);
    if (last?.role === role) last.content += `\n${content}`;
    else if (role === 'user' || last) messages.push({ role, content });
  }
  return messages;
}

/** Rejects on abort, so that what ignores its signal does not block the turn. */
function withDeadline<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    work.then(resolve, reject);
  });
}
