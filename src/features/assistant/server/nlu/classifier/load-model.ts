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
const modelFile = path.join(root, 'dist/assistant/intents.bin');
const fingerprintLength = 64;

let loaded: Model | undefined;

/**
 * The classifier's weights: from the build, or, if those are missing or out of date, trained on the
 * spot, which takes some seconds. Cached after the first call.
 */
export function loadModel(): Model {
  loaded ??= readStored() ?? train();
  return loaded;
}

/** Trains the model and stores it for servers; part of the build. */
export function buildModel(): void {
  if (readStored()) return;
  const model = train();
  const bytes = Buffer.concat([Buffer.from(fingerprint(), 'ascii'), Buffer.from(model.buffer)]);
  mkdirSync(path.dirname(modelFile), { recursive: true });
  writeFileSync(`${modelFile}.new`, bytes);
  renameSync(`${modelFile}.new`, modelFile);
}

const train = () => trainModel(toExamples(readPhrases()));

function readStored(): Model | undefined {
  if (!existsSync(modelFile)) return undefined;
  const bytes = readFileSync(modelFile);
  if (bytes.length !== fingerprintLength + modelLength * 4) return undefined;
  if (bytes.toString('ascii', 0, fingerprintLength) !== fingerprint()) return undefined;
  return new Float32Array(new Uint8Array(bytes.subarray(fingerprintLength)).buffer);
}

/** Hash of everything the model depends on: the training phrases and the source of the NLU. */
function fingerprint(): string {
  const hash = createHash('sha256');
  for (const folder of [trainingFolder, nluFolder])
    for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort())
      if (/(?<!\.test)\.(ts|tsv)$/.test(file)) hash.update(readFileSync(path.join(folder, file)));
  return hash.digest('hex');
}
