import { firm } from '#features/business/firm.ts';
import { Problem } from '#platform/server/http/errors/problem.ts';

type Owner = { name: string; email: string };

/** @throws Problem 400 that names the field, for a password that attackers try first */
export type AssertGoodPassword = (password: string, owner: Owner, field: string) => void;

let loading: Promise<AssertGoodPassword> | undefined;

/**
 * Loads the list of passwords found most often in breaches, when the first password is chosen: a process that serves
 * customers only never holds it.
 */
export function loadPasswordCheck(): Promise<AssertGoodPassword> {
  loading ??= load();
  return loading;
}

async function load(): Promise<AssertGoodPassword> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const known = new Set<string>(dictionary['passwords-common']);
  return (password, owner, field) => {
    const problem = findPasswordProblem(password, owner, known);
    if (problem) throw new Problem(400, problem, { fields: [{ field, message: problem }] });
  };
}

/** Why a password must not be chosen; undefined for one that may. */
export function findPasswordProblem(
  password: string,
  owner: Owner,
  known: ReadonlySet<string>,
): string | undefined {
  const spellings = spell(password);
  const own = wordsOf(owner);
  if (spellings.some((word) => own.has(word.replaceAll(/[^\p{L}\p{N}]/gu, ''))))
    return 'Please choose a password that is not your name, your email or ours';
  return spellings.some((word) => known.has(word) || isRepeated(word))
    ? 'Many people use this password, so attackers try it first: please choose another one'
    : undefined;
}

/** A password as it is, without figures and signs at its ends, and with letters for the signs that look like them. */
function spell(password: string): string[] {
  const lower = password.normalize('NFKC').toLowerCase();
  const plain = [...lower].map((character) => lookalikes[character] ?? character).join('');
  const words = [lower, plain].flatMap((word) => [word, word.replaceAll(ends, '')]);
  return [...new Set(words)].filter((word) => word.length >= shortestWord);
}

const ends = /^[^\p{L}]+|[^\p{L}]+$/gu;
const shortestWord = 3;
const lookalikes: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/** One character, or a few, again and again. */
const isRepeated = (word: string) => /^(.{1,3}?)\1+$/u.test(word);

/** The words by which a person and the business are known, each alone and all together. */
function wordsOf({ name, email }: Owner): Set<string> {
  const [local = '', domain = ''] = email.toLowerCase().split('@');
  const texts = [name.toLowerCase(), local, domain.split('.')[0] ?? '', firm().name.toLowerCase()];
  const words = texts.flatMap((text) => {
    const parts = text.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
    return [...parts, parts.join(''), parts.toReversed().join('')];
  });
  const whole = `${local}${domain}`.replaceAll(/[^\p{L}\p{N}]/gu, '');
  return new Set([...words, whole].filter((word) => word.length >= shortestWord));
}
