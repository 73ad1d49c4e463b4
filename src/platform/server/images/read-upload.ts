import type { FastifyRequest } from 'fastify';
import { uploadLimits } from '#platform/image-limits.ts';
import { Problem } from '../http/errors/problem.ts';
import { badFile } from './store-image.ts';

const onlyOne = 'send one picture, in the field "file", and nothing else.';

type Upload = { file?: Buffer; isTooLarge?: boolean; isMore?: boolean };

/**
 * Reads the single file of a multipart body.
 * @throws Problem 400 unless there is exactly one file, in the field `file`; 413 for one that is too
 * large
 */
export async function readUpload(request: FastifyRequest): Promise<Buffer> {
  const { file, isTooLarge, isMore } = await readParts(request).catch((error) => {
    throw isLimit(error) ? badFile(onlyOne) : badFile('did not arrive whole. Please try again.');
  });
  if (isMore || !file) throw badFile(onlyOne);
  if (isTooLarge) {
    const most = uploadLimits.bytes / 1024 / 1024;
    throw new Problem(413, `file: is too large. The limit is ${most} MB.`);
  }
  if (file.length === 0) throw badFile('is empty.');
  return file;
}

/** Reads the body to its end: browsers show a response only once they have sent everything. */
async function readParts(request: FastifyRequest): Promise<Upload> {
  const upload: Upload = {};
  for await (const part of request.parts()) {
    if (part.type === 'file' && part.fieldname === 'file' && !upload.file) {
      upload.file = await part.toBuffer();
      upload.isTooLarge = part.file.truncated;
    } else {
      upload.isMore = true;
      if (part.type === 'file') part.file.resume();
    }
  }
  return upload;
}

const isLimit = (error: { code?: string }) =>
  /^FST_(PARTS|FILES|FIELDS)_LIMIT$/.test(error.code ?? '');
