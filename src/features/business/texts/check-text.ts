import { barestFirm, namesIn, textFieldNames } from '../text-fields.ts';
import { findDeadLinks, parseBlocks, type SiteLink } from './blocks.ts';
import { fillText } from './fill-text.ts';
import { listStrings, schemaOfFields, type TextFields, type TextValues } from './text-kinds.ts';
import type { Text } from './texts.ts';

export type TextProblem = { field: string; message: string };

const nameOf = (path: readonly PropertyKey[]) =>
  path
    .map((step) => (typeof step === 'number' ? `[${step}]` : `.${String(step)}`))
    .join('')
    .replace(/^\./, '');

const inBraces = (names: readonly string[]) => names.map((name) => `{${name}}`).join(', ');

/** Parses what was entered of a text, or says why it cannot be its text. */
export function checkText(
  text: Text,
  entered: unknown,
): { values: TextValues; problem?: undefined } | { values?: undefined; problem: TextProblem } {
  const { success, data: values, error } = schemaOfFields(text.fields).safeParse(entered);
  if (!success) {
    const [issue] = error.issues;
    return {
      problem: { field: nameOf(issue?.path ?? []) || 'fields', message: issue?.message ?? '' },
    };
  }
  const problem =
    findUnknownName(text, values) ??
    findMissingName(text, values) ??
    findMisplacedPart(text, values) ??
    findDependent(text.fields, fillText(text.fields, values, barestFacts(text)));
  return problem ? { problem } : { values };
}

/** What a text is filled with where as little is known as can be. */
function barestFacts({ own = {} }: Text) {
  const words = Object.entries(own);
  return {
    of: barestFirm(),
    own: Object.fromEntries(
      words.map(([name, { example, mayLack }]) => [name, mayLack ? null : example]),
    ),
    needed: Object.fromEntries(words.map(([name, { example }]) => [name, example])),
  };
}

function findUnknownName(
  { fields, parts = [], own = {} }: Text,
  values: TextValues,
): TextProblem | undefined {
  for (const { path, text, field } of listStrings(fields, values)) {
    const known = [
      ...Object.keys(own),
      ...textFieldNames,
      ...(field.kind === 'blocks' ? parts : []),
    ];
    const unknown = namesIn(text).find((name) => !known.includes(name));
    if (unknown !== undefined)
      return {
        field: path,
        message: `{${unknown}} is not known here. What you can put in braces: ${inBraces(known)}.`,
      };
  }
  return undefined;
}

function findMissingName({ fields }: Text, values: TextValues): TextProblem | undefined {
  for (const { path, text, field } of listStrings(fields, values)) {
    const missing = field.needs?.find((name) => !namesIn(text).includes(name));
    if (missing !== undefined)
      return {
        field: path,
        message: `needs {${missing}}: without it customers aren’t told.`,
      };
  }
  return undefined;
}

/** A part of the page that the text has not, has twice, or has amid other words. */
function findMisplacedPart(
  { fields, parts = [] }: Text,
  values: TextValues,
): TextProblem | undefined {
  const [long] = listStrings(fields, values).filter(({ field }) => field.kind === 'blocks');
  if (!long) return undefined;
  const paragraphs = parseBlocks(long.text).map((block) =>
    block.kind === 'paragraph' ? block.text : '',
  );
  const part = parts.find(
    (name) =>
      namesIn(long.text).filter((named) => named === name).length !== 1 ||
      !paragraphs.includes(`{${name}}`),
  );
  return part === undefined
    ? undefined
    : {
        field: long.path,
        message: `needs {${part}} once, in a paragraph of its own: the page puts it there.`,
      };
}

/** What would say nothing for a firm that lacks what firms may lack. */
function findDependent(fields: TextFields, barest: TextValues): TextProblem | undefined {
  const { error } = schemaOfFields(fields).safeParse(barest);
  const [issue] = (error?.issues ?? []).filter(({ code }) => code !== 'too_big');
  return (
    issue && {
      field: nameOf(issue.path),
      message:
        'names only what may be missing, such as a rating or a name. Add a sentence that stands without it.',
    }
  );
}

/** The links to pages of this site that there are not, by their fields. */
export const findBrokenLinks = (
  { fields }: Text,
  values: TextValues,
  paths: readonly string[],
): (SiteLink & { field: string })[] =>
  listStrings(fields, values).flatMap(({ path, text, field }) =>
    field.kind === 'blocks'
      ? findDeadLinks(text, paths).map((link) => ({ ...link, field: path }))
      : [],
  );
