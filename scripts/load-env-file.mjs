// Reads .env, where there is one, into the environment: `node --import ./scripts/load-env-file.mjs …`.
// What the environment sets already stays. Node's own --env-file-if-exists writes a line when the file is missing.
import { existsSync } from 'node:fs';
import path from 'node:path';

const file = path.resolve(import.meta.dirname, '../.env');
if (existsSync(file)) process.loadEnvFile(file);
