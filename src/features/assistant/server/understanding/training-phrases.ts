import { readFileSync } from 'node:fs';
import path from 'node:path';
import { kindsStated, readFeatures, wordsOf } from './features.ts';
import { leads, tails } from './fillers.ts';
import { type Intent, intents } from './intents.ts';
import type { Example } from './model.ts';
import { readSlots } from './read-slots.ts';
import { readTokens, tidyText } from './tokens.ts';

const folder = path.resolve(import.meta.dirname, '../training');

export type Phrase = { text: string; intent: Intent };

/** One phrase a line, one file an intent. */
export function readPhrases(from = folder): Phrase[] {
  return intents.flatMap((intent) =>
    readFileSync(path.join(from, `${intent}.txt`), 'utf8')
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '')
      .map((text) => ({ text, intent })),
  );
}

/** Every phrase as it stands and once more with something said before it, after it or both. */
export const withFillers = (phrases: readonly Phrase[]): Phrase[] =>
  phrases.flatMap((phrase, at) => {
    if (phrase.intent === 'small_talk') return [phrase];
    const lead = at % 3 === 1 ? '' : `${leads[(at * 7) % leads.length]} `;
    const tail = at % 3 === 0 ? '' : ` ${tails[(at * 11) % tails.length]}`;
    return [phrase, { ...phrase, text: lead + phrase.text + tail }];
  });

/** The places that phrases name; any day will do. */
const around = {
  today: '2026-01-05',
  knownPlaces:
    'Chippenham,Bath,Calne,Corsham,Devizes,Malmesbury,Melksham,Swindon,Trowbridge,Bradford-on-Avon,Box,Lacock,Holt,Seend,Colerne,Sherston,Purton,Castle Combe'.split(
      ',',
    ),
};

export const toExamples = (phrases: readonly Phrase[]): Example[] =>
  phrases.map(({ text, intent }) => {
    const tidy = tidyText(text);
    const tokens = readTokens(tidy);
    const stated = kindsStated(readSlots(tidy, tokens, around));
    return { features: readFeatures(wordsOf(tokens), stated), intent: intents.indexOf(intent) };
  });
