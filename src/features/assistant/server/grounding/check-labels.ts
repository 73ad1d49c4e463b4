import { type Facts, isRounded, keyOf } from './evidence.ts';
import type { Claim } from './figures.ts';
import { type Label, readLabel } from './read-labels.ts';

/** A total with what it includes, and a part of a total. */
const isOfWhole = /\b(?:includ\w+|with|plus|cover\w*|all[ -]in|of (?:the|that|this|your) £)/i;
const ofTax = /\b(?:including|with|inc\.?|plus) (?:the )?VAT\b|\bVAT (?:is )?included\b/gi;

const has = (label: Label, figure: Claim) =>
  label.figures.some(
    (told) =>
      keyOf(told) === keyOf(figure) ||
      (told.kind === 'money' && figure.kind === 'money' && isRounded(figure, [Number(told.value)])),
  );

/**
 * The figure of a clause, if the evidence gives it for something else: words of the clause stand with other figures of
 * its kind, and never with this one. "Levelling is £14" where that is the plywood.
 */
export function findMislabelled(clause: string, { labels, names }: Facts): Claim[] {
  const bare = clause.replace(ofTax, ' ');
  const { figures, words, floors } = readLabel(bare);
  const [figure, ...more] = figures;
  if (!figure || more.length > 0 || isOfWhole.test(bare)) return [];
  const same = labels.filter((label) => label.figures.some(({ kind }) => kind === figure.kind));
  const mine = same.filter((label) => has(label, figure));
  const others = same.filter((label) => !mine.includes(label));
  if (mine.length === 0) return [];
  const isOther = [...words].some(
    (word) =>
      !names.has(word) &&
      others.some((label) => label.words.has(word)) &&
      !mine.some((label) => label.words.has(word)),
  );
  const [floor] = floors;
  const isOtherFloor =
    floors.size === 1 &&
    floor !== undefined &&
    mine.every((label) => label.floors.size > 0 && !label.floors.has(floor));
  return isOther || isOtherFloor ? [{ ...figure, kind: `${figure.kind} of something else` }] : [];
}
