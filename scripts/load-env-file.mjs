// Loads .env, if there is one, into the environment: `node --import ./scripts/load-env-file.mjs …`.
// Variables that are already set keep their values. Node's --env-file-if-exists prints a line when the
// file is missing.
import { existsSync } from 'node:fs';
import path from 'node:path';

const file = path.resolve(import.meta.dirname, '../.env');
if (existsSync(file)) process.loadEnvFile(file);
