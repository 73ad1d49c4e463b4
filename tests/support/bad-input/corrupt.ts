import type { Random } from './random.ts';

/** Stands in a value for what JSON.stringify cannot write; see `writeCorrupted`. */
const raw = (text: string) => `@@raw ${text}@@`;

const nested = (depth: number) => raw('['.repeat(depth) + ']'.repeat(depth));

/** What a place in a call may hold that nobody expects there. */
const oddValues: ((random: Random) => unknown)[] = [
  () => null,
  () => true,
  () => 0,
  () => -1,
  () => '',
  () => ' \t\n ',
  () => [],
  () => ({}),
  () => [[[]]],
  () => ({ toString: 'x', valueOf: 7, length: -1 }),
  () => raw('1e999'),
  () => raw('-1e999'),
  () => raw('1e-999'),
  () => raw('9007199254740993'),
  () => raw(`1${'0'.repeat(400)}`),
  () => raw('0.1234567890123456789'),
  () => raw('-0'),
  () => raw('{"__proto__":{"admin":true}}'),
  () => raw('{"constructor":{"prototype":{"admin":true}}}'),
  (random) => nested(random.pick([40, 500, 4_000])),
  () => raw(`${'{"a":'.repeat(2_000)}1${'}'.repeat(2_000)}`),
  (random) => 'x'.repeat(random.pick([101, 4_001, 60_000])),
  (random) => '1'.repeat(random.pick([50, 4_000])),
  (random) => Array(random.pick([51, 2_000])).fill('x'),
  () => Object.fromEntries(Array.from({ length: 500 }, (_, i) => [`key ${i}`, i])),
  () => 'a\0b',
  () => raw('"\\ud800"'),
  () => raw('"\\udc00\\ud800"'),
  () => '\u202e\u0000\ufffe',
  () => '‮𝕏́'.repeat(20),
  () => "'; drop table appointments; --",
  () => '../../../etc/passwd',
  () => '%00%ff%E0%A4%A',
  () => '<img src=x onerror=alert(1)>',
  () => '{{constructor.constructor("return process")()}}',
  () => '2026-02-30',
  () => '0000-00-00',
  () => '99999-12-31T25:61:61Z',
  () => 'NaN',
  () => 'Infinity',
  () => '1e309',
  () => '0x10',
  () => '٣',
  () => 2 ** 31,
  () => -(2 ** 63),
  () => 1.5,
];

/** One of the values that nobody expects. */
export const oddValue = (random: Random): unknown => random.pick(oddValues)(random);

const oddKeys = [
  '__proto__',
  'constructor',
  'toString',
  'id',
  'status',
  '',
  'a\0b',
  '\ud800',
  'x'.repeat(5_000),
];

/** Corrupts a value in one to three places: replaced, taken out, or with something added. */
export function corrupt(value: unknown, random: Random): unknown {
  let corrupted = structuredClone(value);
  const times = 1 + random.below(3);
  for (let i = 0; i < times; i += 1) corrupted = corruptOnce(corrupted, random);
  return corrupted;
}

function corruptOnce(value: unknown, random: Random): unknown {
  const isInside = typeof value === 'object' && value !== null && random.chance(0.9);
  if (!isInside) return oddValue(random);
  if (Array.isArray(value)) {
    if (value.length === 0) return oddValue(random);
    const at = random.below(value.length);
    return value.map((inner, i) => (i === at ? corruptOnce(inner, random) : inner));
  }
  const entries = Object.entries(value);
  if (entries.length === 0 || random.chance(0.1))
    return { ...value, [random.pick(oddKeys)]: oddValue(random) };
  const [name, inner] = random.pick(entries);
  const rest = Object.fromEntries(entries.filter(([key]) => key !== name));
  if (random.chance(0.15)) return rest;
  return { ...rest, [name]: corruptOnce(inner, random) };
}

/** Writes a corrupted value as JSON, and now and then breaks the text itself. */
export function writeCorrupted(value: unknown, random: Random): Buffer {
  const text = (JSON.stringify(value) ?? 'undefined').replace(/"@@raw (.*?)@@"/gs, (_, inner) =>
    JSON.parse(`"${inner}"`),
  );
  const bytes = Buffer.from(text);
  if (random.chance(0.95) || bytes.length === 0) return bytes;
  const at = random.below(bytes.length);
  return random.pick([
    () => bytes.subarray(0, at),
    () =>
      Buffer.concat([
        bytes.subarray(0, at),
        Buffer.from([0xff, 0xc0, 0xed, 0xa0]),
        bytes.subarray(at),
      ]),
    () => Buffer.from(bytes).fill(0, at, at + 1),
    () => Buffer.concat([bytes, bytes]),
  ])();
}
