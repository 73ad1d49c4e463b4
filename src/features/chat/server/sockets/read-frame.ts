import type { RawData } from 'ws';
import { safeParse } from 'zod/mini';
import { nameField } from '#platform/server/http/errors/problem.ts';
import { findContentError } from '#platform/server/http/security/check-content.ts';
import { type ClientFrame, clientFrame, type ErrorCode } from '../../frames.ts';
import { limits } from '../../limits.ts';

type About = { clientMessageId?: string; conversationId?: string };

/** A rejected frame; becomes an `error` frame. */
export class FrameError extends Error {
  readonly code: ErrorCode;
  readonly retryAfter: number | undefined;

  constructor(code: ErrorCode, sentence: string, retryAfter?: number) {
    super(sentence);
    this.code = code;
    this.retryAfter = retryAfter;
  }
}

/** A parsed frame or an error, with the ids from the frame so that the error can repeat them. */
export type ParsedFrame = { about: About } & (
  | { frame: ClientFrame; error?: undefined }
  | { frame?: undefined; error: FrameError }
);

/** Parses a client's frame. Returns errors instead of throwing them. */
export function readFrame(data: RawData, isBinary: boolean): ParsedFrame {
  const bytes = Buffer.isBuffer(data) ? data : Buffer.concat([data].flat().map(toBuffer));
  if (isBinary) return invalid('A frame must be text.');
  if (bytes.length > limits.frameBytes)
    return invalid(`A frame may hold at most ${limits.frameBytes / 1024} KiB.`);
  let value: unknown;
  try {
    value = JSON.parse(bytes.toString('utf8'));
  } catch {
    return invalid('The frame is not valid JSON.');
  }
  const about = readNames(value);
  const wrong = findContentError(value);
  if (wrong) return invalid(`${wrong.field ?? 'frame'}: ${wrong.message}`, about);
  const parsed = safeParse(clientFrame, value);
  if (parsed.success) return { about, frame: parsed.data };
  const [issue] = parsed.error.issues;
  const field = nameField(`/${(issue?.path ?? []).map(String).join('/')}`) || 'frame';
  return invalid(`${field}: ${issue?.message ?? 'is not valid.'}`, about);
}

const toBuffer = (part: ArrayBuffer | Buffer) =>
  part instanceof ArrayBuffer ? Buffer.from(part) : part;

function invalid(sentence: string, about: About = {}): ParsedFrame {
  return { about, error: new FrameError('invalid', sentence) };
}

function readNames(value: unknown): About {
  if (typeof value !== 'object' || value === null) return {};
  const about: About = {};
  for (const name of ['clientMessageId', 'conversationId'] as const) {
    const given = (value as Record<string, unknown>)[name];
    if (typeof given === 'string' && given.length <= 100 && given.isWellFormed())
      about[name] = given;
  }
  return about;
}
