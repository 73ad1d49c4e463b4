import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { uploadLimits } from '#platform/image-limits.ts';
import { fieldProblem, Problem } from '../http/errors/problem.ts';
import { findContentError } from '../http/security/check-content.ts';
import { badFile } from './encode-image.ts';

const onlyOne = 'send one picture, in the field "file", and nothing else.';
const maxFieldBytes = 4_096;

type Fields = Record<string, string>;
type Upload = { file: Buffer; fields: Fields };
type Parts = { fields: Fields; file?: Buffer; isTooLarge?: boolean; isMore?: boolean };

/**
 * Registers upload routes in a scope of their own: no other route parses multipart bodies.
 * @param maxFields how many text fields a body may have beside the file
 */
export async function openUploads(
  app: FastifyInstance,
  maxFields: number,
  addRoutes: (scope: FastifyInstance) => void,
) {
  await app.register(async (scope) => {
    await scope.register(multipart, {
      limits: {
        fileSize: uploadLimits.bytes,
        fieldSize: maxFieldBytes,
        files: 2,
        fields: maxFields + 1,
        parts: maxFields + 3,
      },
      throwFileSizeLimit: false,
    });
    // After authorisation, before the body is read.
    scope.addHook('preParsing', async ({ method, headers }) => {
      if (method === 'POST' && !/^multipart\/form-data\b/i.test(headers['content-type'] ?? ''))
        throw new Problem(
          415,
          'The picture must come as multipart/form-data, in the field "file".',
        );
    });
    addRoutes(scope);
  });
}

/**
 * Reads the single file of a multipart body, and its text fields.
 * @param names the fields that the body may have
 * @throws Problem 400 unless there is exactly one file, in the field `file`, and for any other field; 413 for a file
 * that is too large
 */
export async function readUpload(
  request: FastifyRequest,
  names: readonly string[] = [],
): Promise<Upload> {
  const parts = await readParts(request, names).catch((error) => {
    throw isLimit(error) ? badFile(onlyOne) : badFile('did not arrive whole. Please try again.');
  });
  const { file, fields, isTooLarge, isMore } = parts;
  if (isMore || !file) throw badFile(onlyOne);
  if (isTooLarge) {
    const most = uploadLimits.bytes / 1024 / 1024;
    throw new Problem(413, `file: is too large. The limit is ${most} MB.`);
  }
  if (file.length === 0) throw badFile('is empty.');
  const broken = findContentError(fields);
  if (broken) {
    const { field = 'body', message } = broken;
    throw fieldProblem(field, message);
  }
  return { file, fields };
}

/** Reads the body to its end: browsers show a response only once they have sent everything. */
async function readParts(request: FastifyRequest, names: readonly string[]): Promise<Parts> {
  const upload: Parts = { fields: {} };
  for await (const part of request.parts()) {
    if (part.type === 'file' && part.fieldname === 'file' && !upload.file) {
      upload.file = await part.toBuffer();
      upload.isTooLarge = part.file.truncated;
    } else if (part.type === 'field' && isNew(part.fieldname, upload, names)) {
      upload.fields[part.fieldname] = String(part.value);
      // Cut off, it would be stored as something that nobody sent.
      if (part.valueTruncated) upload.isMore = true;
    } else {
      upload.isMore = true;
      if (part.type === 'file') part.file.resume();
    }
  }
  return upload;
}

const isNew = (name: string, { fields }: Parts, names: readonly string[]) =>
  names.includes(name) && !Object.hasOwn(fields, name);

const isLimit = (error: { code?: string }) =>
  /^FST_(PARTS|FILES|FIELDS)_LIMIT$/.test(error.code ?? '');
