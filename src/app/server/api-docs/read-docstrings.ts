import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const src = path.resolve(import.meta.dirname, '../../..');
const docstring = String.raw`\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*`;
const endpointPattern = new RegExp(
  String.raw`${docstring}export const (\w+) = defineEndpoint\(\{\s*method: '(\w+)',\s*path: '([^']+)'`,
  'g',
);
const framePattern = new RegExp(
  String.raw`${docstring}z\.object\(\{\s*type: z\.literal\('(\w+)'\)`,
  'g',
);

/** What the source says of an endpoint. `group` is the folder of its contract, such as `booking/diary`. */
export type EndpointDoc = { name: string; text: string; group: string };

/**
 * Reads the docstrings of all endpoints, by `METHOD /path`. Texts in the contracts would travel to browsers with
 * them; comments do not, and a release has the source.
 */
export function readEndpointDocs(): Map<string, EndpointDoc> {
  const docs = new Map<string, EndpointDoc>();
  for (const file of globSync('{app,platform,features/**}/*contract.ts', { cwd: src }))
    for (const [, comment = '', name = '', method, url] of matchSource(file, endpointPattern)) {
      const group = /^features\/(.+)\//.exec(file)?.[1] ?? 'office';
      docs.set(`${method} ${url}`, { name, text: readText(comment), group });
    }
  return docs;
}

/** Reads the docstrings of the socket's frames, by their type. */
export function readFrameDocs(): Map<string, string> {
  const docs = new Map<string, string>();
  for (const [, comment = '', type = ''] of matchSource('features/chat/frames.ts', framePattern))
    docs.set(type, [docs.get(type), readText(comment)].filter(Boolean).join(' '));
  return docs;
}

const matchSource = (file: string, pattern: RegExp) =>
  readFileSync(path.join(src, file), 'utf8').matchAll(pattern);

/** The text of a docstring, without stars and tags such as `@returns`. */
function readText(comment: string): string {
  const lines = comment.split('\n').map((line) => line.replace(/^\s*\*? ?/, '').trimEnd());
  return lines.join('\n').split(/^@/m)[0]?.trim() ?? '';
}

/** The beginning of a docstring up to a full stop, a colon or a semicolon, without it. */
export const firstSentence = (text: string) =>
  (/^[\s\S]*?[.:;](?=\s|$)/.exec(text)?.[0] ?? text).replace(/[.:;]$/, '').replaceAll('\n', ' ');
