import type { Entities } from '../parsed-message.ts';
import type { Token } from '../text/tokenize.ts';
import { conceptsOf } from './concepts.ts';

/** Size of the feature hashing table; collisions are accepted. */
export const featureSlots = 1 << 18;

/** Limit of words per message. Long messages are read at both ends, where the intent usually is. */
const maxWords = 90;
const maxWordLength = 24;

/** The FNV-1a hash. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    value ^= text.charCodeAt(at);
    value = Math.imul(value, 0x01000193);
  }
  return (value ^ (value >>> 15)) & (featureSlots - 1);
}

const statedWeight = 1;
const conceptWeight = 0.4;
const followWeight = 0.2;
const pairWeight = 0.3;
const maxConcepts = 24;
const minPiece = 3;
const maxPiece = 5;

/** The pieces of a word, from three letters to so many, with marks where it begins and ends. */
export function piecesOf(word: string, longest: number): string[] {
  const padded = `<${word}>`;
  const pieces: string[] = [];
  for (let size = minPiece; size <= longest; size += 1)
    for (let from = 0; from + size <= padded.length; from += 1)
      pieces.push(padded.slice(from, from + size));
  return pieces;
}

export type Features = { slots: Uint32Array; weights: Float32Array };

/**
 * Features of a message: words, pairs of words and word parts, weighted by kind and normalised to
 * length one.
 */
export function readFeatures(words: readonly string[], stated: readonly string[] = []): Features {
  const named: [name: string, weight: number][] = [];
  const add = (name: string, weight: number) => named.push([name, weight]);
  const kept =
    words.length > maxWords
      ? [...words.slice(0, maxWords / 2), ...words.slice(-maxWords / 2)]
      : words;
  for (const [at, full] of kept.entries()) {
    const word = full.slice(0, maxWordLength);
    add(`w ${word}`, 1);
    add(`b ${kept[at - 1] ?? '^'} ${word}`, 1.3);
    if (at > 1) add(`s ${kept[at - 2]} _ ${word}`, 0.5);
    for (const piece of piecesOf(word, maxPiece)) add(`c ${piece}`, 0.4);
  }
  add(`b ${kept.at(-1) ?? '^'} $`, 1.3);
  add(`n ${Math.min(6, Math.ceil(kept.length / 3))}`, 0.3);
  for (const name of stated) add(`f ${name}`, statedWeight);
  const meant = kept.flatMap((word) => conceptsOf(word).slice(0, 3)).slice(0, maxConcepts);
  for (const [at, concept] of meant.entries()) {
    add(`k ${concept}`, conceptWeight);
    add(`q ${meant[at - 1] ?? '^'} ${concept}`, followWeight);
    for (const other of meant) if (other < concept) add(`p ${other} ${concept}`, pairWeight);
  }
  return hashFeatures(named);
}

/** Named features by their slots, normalised to length one. Of those that share a slot the heaviest counts. */
export function hashFeatures(named: Iterable<readonly [name: string, weight: number]>): Features {
  const counts = new Map<number, number>();
  for (const [name, weight] of named) {
    const slot = hash(name);
    counts.set(slot, Math.max(counts.get(slot) ?? 0, weight));
  }
  let sum = 0;
  for (const weight of counts.values()) sum += weight * weight;
  const norm = 1 / Math.sqrt(sum || 1);
  return {
    slots: Uint32Array.from(counts.keys()),
    weights: Float32Array.from(counts.values(), (weight) => weight * norm),
  };
}

const shortForms: Record<string, string> = {
  u: 'you',
  ur: 'your',
  r: 'are',
  pls: 'please',
  plz: 'please',
  thx: 'thanks',
  im: 'i am',
  ive: 'i have',
  whats: 'what is',
  hows: 'how is',
  wheres: 'where is',
  dont: 'do not',
  cant: 'can not',
  doesnt: 'does not',
  isnt: 'is not',
  wont: 'will not',
  wont_: '',
  wd: 'would',
  cld: 'could',
  abt: 'about',
  appt: 'appointment',
  tel: 'phone',
  telephone: 'phone',
  carpets: 'carpet',
  y: 'why',
  ya: 'you',
  ye: 'you',
  yous: 'you',
  hav: 'have',
  av: 'have',
  wot: 'what',
  wat: 'what',
  gonna: 'going to',
  wanna: 'want to',
  gotta: 'got to',
  n: 'and',
  '&': 'and',
};

/** The normalised words of a message: short forms expanded, figures replaced by their kind. */
export function wordsOf(tokens: readonly Token[]): string[] {
  return tokens.flatMap(({ kind, text, value }) => {
    if (kind === 'number') return [Number.isInteger(value) ? '#' : '#.#'];
    if (kind === 'mark') return '£?@'.includes(text) ? [text] : [];
    return (Object.hasOwn(shortForms, text) ? shortForms[text]?.split(' ') : undefined) ?? [text];
  });
}

/** The kinds of entities in a message, used as features. */
export function kindsStated(slots: Entities): string[] {
  return [
    slots.rooms.length > 0 || slots.areaM2 !== undefined ? 'size' : '',
    slots.postcode ? 'postcode' : '',
    slots.place ? 'place' : '',
    slots.dates.length > 0 ? 'date' : '',
    slots.parts.length > 0 ? 'part' : '',
    slots.phone ? 'phone' : '',
    slots.email ? 'email' : '',
    slots.answer ?? '',
    slots.colours.length > 0 ? 'colour' : '',
    slots.flooring ? 'flooring' : '',
    slots.fitted === undefined ? '' : 'fitted',
  ].filter(Boolean);
}
