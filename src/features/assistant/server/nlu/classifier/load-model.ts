import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { type Model, modelLength, trainModel } from './model.ts';
import { readPhrases, toExamples, trainingFolder } from './training-phrases.ts';

const root = path.resolve(import.meta.dirname, '../../../../../..');
const nluFolder = path.resolve(import.meta.dirname, '..');
const kept = path.join(root, 'dist/assistant/intents.bin');
const markLength = 64;

let loaded: Model | undefined;

/**
 * The trained model: what the build left, or where that is missing or older than the phrases, trained
 * here and now, which takes some seconds. Read on the first use.
 */
export function loadModel(): Model {
  loaded ??= readKept() ?? train();
  return loaded;
}

/** Trains the model and keeps it where servers look for it. For the build. */
export function buildModel(): void {
  if (readKept()) return;
  const model = train();
  const bytes = Buffer.concat([Buffer.from(fingerprint(), 'ascii'), Buffer.from(model.buffer)]);
  mkdirSync(path.dirname(kept), { recursive: true });
  writeFileSync(`${kept}.new`, bytes);
  renameSync(`${kept}.new`, kept);
}

const train = () => trainModel(toExamples(readPhrases()));

function readKept(): Model | undefined {
  if (!existsSync(kept)) return undefined;
  const bytes = readFileSync(kept);
  if (bytes.length !== markLength + modelLength * 4) return undefined;
  if (bytes.toString('ascii', 0, markLength) !== fingerprint()) return undefined;
  return new Float32Array(new Uint8Array(bytes.subarray(markLength)).buffer);
}

/** Of everything the model is made from: the phrases, and the code that reads them and learns. */
function fingerprint(): string {
  const mark = createHash('sha256');
  for (const folder of [trainingFolder, nluFolder])
    for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort())
      if (/(?<!\.test)\.(ts|tsv)$/.test(file)) mark.update(readFileSync(path.join(folder, file)));
  return mark.digest('hex');
}
