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
import type { Model } from './model.ts';

const root = path.resolve(import.meta.dirname, '../../../../../..');
const nluFolder = path.resolve(import.meta.dirname, '..');
const fingerprintLength = 64;

type Kind = {
  /** The name of its file in the build. */
  name: string;
  labels: number;
  slots: number;
  /** The folder of its training data. */
  data: string;
  /** Other folders whose files decide what is learnt. */
  sources?: readonly string[];
  /** Stored in half the bytes: weights as shares of the greatest, in 16 bits. */
  isCompact?: true;
  train: () => Model;
};

/**
 * A model from the build, or, if that is missing or older than its data or the source of the NLU, trained on the
 * spot. `load` keeps it after the first call; `build` stores it for servers.
 */
export function storedModel(kind: Kind): { load: () => Model; build: () => void } {
  let loaded: Model | undefined;
  return {
    load: () => {
      loaded ??= readStored(kind) ?? kind.train();
      return loaded;
    },
    build: () => {
      if (!readStored(kind)) store(kind);
    },
  };
}

const fileOf = ({ name }: Kind) => path.join(root, 'dist/assistant', name);

function readStored(kind: Kind): Model | undefined {
  const file = fileOf(kind);
  if (!existsSync(file)) return undefined;
  const bytes = readFileSync(file);
  const count = kind.slots * kind.labels;
  const length = kind.isCompact ? scaleLength + count * 2 : count * 4;
  if (bytes.length !== fingerprintLength + length) return undefined;
  // A release holds the models without the data, which cannot have changed since.
  const isOutdated = () => bytes.toString('ascii', 0, fingerprintLength) !== fingerprint(kind);
  if (existsSync(kind.data) && isOutdated()) return undefined;
  const stored = new Uint8Array(bytes.subarray(fingerprintLength)).buffer;
  const weights = kind.isCompact ? unpackWeights(stored) : new Float32Array(stored);
  return { weights, labels: kind.labels };
}

function store(kind: Kind) {
  const file = fileOf(kind);
  const { weights } = kind.train();
  const bytes = Buffer.concat([
    Buffer.from(fingerprint(kind), 'ascii'),
    Buffer.from(kind.isCompact ? packWeights(weights) : weights.buffer),
  ]);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(`${file}.new`, bytes);
  renameSync(`${file}.new`, file);
}

const scaleLength = 4;
const greatest = 32_767;

/** Weights as whole shares of the greatest, after its size. */
export function packWeights(weights: Float32Array): ArrayBuffer {
  const packed = new ArrayBuffer(scaleLength + weights.length * 2);
  let max = 0;
  for (const weight of weights) max = Math.max(max, Math.abs(weight));
  new Float32Array(packed, 0, 1)[0] = max / greatest;
  const shares = new Int16Array(packed, scaleLength);
  for (const [at, weight] of weights.entries())
    shares[at] = Math.round((weight / (max || 1)) * greatest);
  return packed;
}

export function unpackWeights(packed: ArrayBuffer): Float32Array {
  const [scale = 0] = new Float32Array(packed, 0, 1);
  return Float32Array.from(new Int16Array(packed, scaleLength), (share) => share * scale);
}

/** Hash of everything the model depends on: its training data and the source of what reads it. */
function fingerprint({ data, sources = [] }: Kind): string {
  const hash = createHash('sha256');
  for (const folder of [data, nluFolder, ...sources])
    for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort())
      if (/(?<!\.test)\.(ts|tsv|json)$/.test(file))
        hash.update(readFileSync(path.join(folder, file)));
  return hash.digest('hex');
}
