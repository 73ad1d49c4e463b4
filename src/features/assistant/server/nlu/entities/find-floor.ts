import type { Flooring } from '../parsed-message.ts';
import { floorNamed } from '../text/floor-words.ts';
import type { Token } from '../text/tokenize.ts';

/** Words that mark an existing floor, which is not the wanted one. */
const oldWords = new Set(
  'old existing current previous remove removing removal rip ripping uplift dispose disposal pull replace replacing under underneath over instead'.split(
    ' ',
  ),
);

/** The wanted kind of floor: the first one not marked as existing. */
export function findFlooring(tokens: readonly Token[]): Flooring | undefined {
  let fallback: Flooring | undefined;
  let found: Flooring | undefined;
  for (const [at, { text, kind }] of tokens.entries()) {
    const floor = kind === 'word' ? floorOf(tokens, at, text) : undefined;
    if (!floor) continue;
    const isOld = tokens
      .slice(Math.max(0, at - 3), at)
      .some(({ text: word }) => oldWords.has(word));
    if (isOld) fallback ??= floor;
    else found ??= floor;
  }
  return found ?? fallback;
}

/** "Luxury vinyl", "vinyl planks" and "vinyl click" are LVT. */
function floorOf(tokens: readonly Token[], at: number, text: string): Flooring | undefined {
  if (text === 'cushion' && tokens[at + 1]?.text.startsWith('floor')) return 'vinyl';
  const floor = floorNamed(text);
  if (floor !== 'vinyl') return floor;
  const near = [
    tokens[at - 1]?.text,
    tokens[at - 2]?.text,
    tokens[at + 1]?.text,
    tokens[at + 2]?.text,
  ];
  const isPlank = near.some((word) =>
    ['luxury', 'click', 'plank', 'planks', 'tile', 'tiles'].includes(word ?? ''),
  );
  return isPlank ? 'lvt' : 'vinyl';
}

const fittedWords = new Set(
  'fitted fitting fit fits fitters installed install installing installation laid laying lay fited fiting put'.split(
    ' ',
  ),
);
const laying = '(?:fit|lay|fitting|laying|install|installing|put|putting|do|doing)';
const work = '(?:fitting|fitted|installation|installed|install|laying|laid|fitters?|labour)';
/** Only the material is wanted, in words without apostrophes. */
const unfitted = [
  String.raw`\b(?:supply|supplied|supplies|materials?|goods) only\b`,
  String.raw`\b(?:just|only|purely|simply) (?:for )?(?:the |to )?(?:supply|supplied|materials?|goods|stuff|product|planks?|boards?|packs?)\b(?! ones?\b)`,
  String.raw`\bsupply just\b|\bsupply (?:it|them) (?:only|without)\b`,
  String.raw`\bjust (?:the )?(?:carpet|vinyl|laminate|lvt|floor|flooring) (?:itself|on its own|alone)\b`,
  String.raw`\b(?:no|not|without|minus|excluding|excl|ex|except|less|bar|not including|not inc|dont need|dont want|do not need|do not want|wont need|wouldnt need) (?:the |any |your |you |ur |it |them |to be |having |getting |a |need )*${work}\b`,
  String.raw`\b${laying} (?:it |them |that |this |the floor |the carpet |all )?(?:down |in )?(?:myself|meself|ourselves|himself|herself|themselves)\b`,
  String.raw`\b(?:take|knock|leave|drop) (?:the |your )?(?:fitting|laying|installation|labour) (?:off|out)\b|\b(?:take|knock) off (?:the |your )?(?:fitting|laying|labour)\b`,
  String.raw`\bdiy\b|\bunfitted\b|\bself fit\b`,
  String.raw`\b(?:own|got a|have a) (?:carpet |floor )?fitter\b`,
].map((pattern) => new RegExp(pattern));
const askedOfUs = /\b(?:not|cant|dont|cannot) (?:fit|lay) (?:it|them) (?:myself|ourselves)\b/;

/** "Forget DIY", "that's supply only": turned down, or said of what was priced. */
const notMeant =
  /\b(?:forget|scrap|ditch|never mind|not|no|instead of|rather than) (?:the |doing |about |it |on )*(?:diy|supply only|self fit|(?:fitting|laying|doing) (?:it |them )?(?:myself|ourselves))\b|\b(?:that['’]?s|that is|that was|this is|it['’]?s|it was|(?:you['’]?ve|you) (?:gave|given|priced|said|quoted|did|done)(?: me| it| that)*) (?:the |just |only |for |as |still )*(?:supply only|materials? only|unfitted|without (?:the )?fitting|not fitted)\b/gi;

/** A text without what it turns down of fitting. */
export const withoutDeniedWork = (text: string): string => text.replace(notMeant, ' ');

export function findFitted(tokens: readonly Token[]): boolean | undefined {
  const texts = tokens.map(({ text }) => text);
  const said = withoutDeniedWork(texts.join(' '));
  if (!askedOfUs.test(said) && unfitted.some((pattern) => pattern.test(said))) return false;
  return texts.some((text) => fittedWords.has(text) && text !== 'put' && text !== 'fitters')
    ? true
    : undefined;
}

const rollWords = new Set(['wide', 'roll', 'rolls', 'width', 'widths']);

/** Carpet rolls are 4 or 5 metres wide. */
export function findRollWidth(tokens: readonly Token[]): 4 | 5 | undefined {
  for (const [at, token] of tokens.entries()) {
    const value = token.text === 'four' ? 4 : token.text === 'five' ? 5 : token.value;
    if (value !== 4 && value !== 5) continue;
    const isMetres = ['m', 'metre', 'metres', 'meter', 'mtr'].includes(tokens[at + 1]?.text ?? '');
    const after = tokens.slice(at + 2, at + 4).map(({ text }) => text);
    const isTimes =
      ['x', 'by'].includes(tokens[at - 1]?.text ?? '') ||
      ['x', 'by'].includes(tokens[at + 2]?.text ?? '');
    const isRoll =
      after.includes('roll') ||
      after.includes('rolls') ||
      (rollWords.has(after[0] ?? '') && !isTimes && !saysLength(tokens));
    if (isMetres && isRoll) return value;
  }
  return undefined;
}

const saysLength = (tokens: readonly Token[]) =>
  tokens.some(({ text }) => text === 'long' || text === 'length');

const colourWords =
  'grey gray beige brown cream white black blue green red oak walnut silver charcoal stone natural navy pink purple gold sand taupe mink ivory oatmeal honey slate teal burgundy yellow orange ash anthracite linen biscuit mocha chocolate camel copper pewter steel smoke mushroom wheat straw terracotta heather rust plum cherry pine maple marble'.split(
    ' ',
  );
const colours = new Set(colourWords);

export function findColours(tokens: readonly Token[]): string[] {
  const found = tokens
    .map(({ text }) => text.replace(/(?:ish|s)$/, ''))
    .map((word) => (word === 'gray' ? 'grey' : word));
  return [...new Set(found.filter((word) => colours.has(word)))].slice(0, 6);
}

export const isColour = (word: string) => colours.has(word.replace(/(?:ish|s)$/, ''));
