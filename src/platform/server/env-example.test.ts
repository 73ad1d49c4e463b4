import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { expect, it } from 'vitest';
import { readSettings, settingNames } from './settings.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const example = readFileSync(path.join(root, '.env.example'), 'utf8');
/** Settings of the file with every commented-out one enabled. */
const values = parseEnv(example.replace(/^#(?=[A-Z_]+=)/gm, ''));

it('.env.example names every setting and no other, each after a line that explains it', () => {
  expect(Object.keys(values).sort()).toEqual([...settingNames].sort());
  const lines = example.split('\n');
  for (const name of Object.keys(values)) {
    const at = lines.findIndex((line) => line.startsWith(`#${name}=`));
    expect(lines[at - 1], name).toMatch(/^# .+\.$/);
  }
});

it('.env.example holds the defaults: switched on, it changes nothing', () => {
  expect(readSettings(values)).toEqual(readSettings({}));
});

it('.env.example leaves empty only what has no default, or one that follows from another setting', () => {
  const empty = Object.keys(values).filter((name) => values[name] === '');
  expect(empty.filter((name) => !name.startsWith('ASSISTANT_')).sort()).toEqual([
    'ADDRESS_LOOKUP_KEY',
    'ADDRESS_LOOKUP_URL',
    'BACKUP_FOLDER',
    'BACKUP_KEY',
    'DATABASE_URL',
    'METRICS_PORT',
    'OTEL_EXPORTER_OTLP_ENDPOINT',
    'PUBLIC_URL',
    'SECOND_FACTOR',
    'SECRETS_KEY',
    'SETUP_CODE',
    'SMS_ACCOUNT',
    'SMS_FROM',
    'SMS_TOKEN',
    'SMS_URL',
    'SMTP_URL',
    'TRUST_PROXY',
  ]);
});

it('the README explains settings that there are', () => {
  const rows = readFileSync(path.join(root, 'README.md'), 'utf8').matchAll(/^\| (`.+?) \|/gm);
  const names = [...rows].flatMap(([, cell = '']) => [...cell.matchAll(/`([A-Z_]+)`/g)]);
  expect(names.length).toBeGreaterThan(10);
  for (const [, name] of names) expect(settingNames).toContain(name);
});
