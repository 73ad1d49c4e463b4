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
  if (bytes.length !== fingerprintLength + kind.slots * kind.labels * 4) return undefined;
  // A release holds the models without the data, which cannot have changed since.
  const isOutdated = () => bytes.toString('ascii', 0, fingerprintLength) !== fingerprint(kind);
  if (existsSync(kind.data) && isOutdated()) return undefined;
  const weights = new Float32Array(new Uint8Array(bytes.subarray(fingerprintLength)).buffer);
  return { weights, labels: kind.labels };
}

function store(kind: Kind) {
  const file = fileOf(kind);
  const { weights } = kind.train();
  const bytes = Buffer.concat([
    Buffer.from(fingerprint(kind), 'ascii'),
    Buffer.from(weights.buffer),
  ]);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(`${file}.new`, bytes);
  renameSync(`${file}.new`, file);
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
