import { barestFirm, namesIn, textFieldNames } from '../text-fields.ts';
import { parseBlocks, parseInline } from './blocks.ts';
import { fillText } from './fill-text.ts';
import type { Text } from './page-texts.ts';
import { listStrings, schemaOfFields, type TextFields, type TextValues } from './text-kinds.ts';

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
    findMisplacedPart(text, values) ??
    findDependent(text.fields, fillText(text.fields, values, barestFirm()));
  return problem ? { problem } : { values };
}

function findUnknownName({ fields, parts }: Text, values: TextValues): TextProblem | undefined {
  for (const { path, text, field } of listStrings(fields, values)) {
    const known = field.kind === 'blocks' ? [...textFieldNames, ...parts] : textFieldNames;
    const unknown = namesIn(text).find((name) => !known.includes(name));
    if (unknown !== undefined)
      return {
        field: path,
        message: `{${unknown}} is not known here. What you can put in braces: ${inBraces(known)}.`,
      };
  }
  return undefined;
}

/** A part of the page that the text has not, has twice, or has amid other words. */
function findMisplacedPart({ fields, parts }: Text, values: TextValues): TextProblem | undefined {
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
        'names only what you may stop showing in the settings, such as a rating. Add a sentence that stands without it.',
    }
  );
}

/** The first link to a page of this site that there is not. */
export function findBrokenLink(
  { fields }: Text,
  values: TextValues,
  paths: readonly string[],
): TextProblem | undefined {
  for (const { path, text, field } of listStrings(fields, values)) {
    if (field.kind !== 'blocks') continue;
    const broken = parseInline(text).find(
      ({ href }) => href?.startsWith('/') && !paths.includes(href.split(/[?#]/, 1)[0] ?? ''),
    );
    if (broken)
      return {
        field: path,
        message: `leads from “${broken.text}” to ${broken.href}, where there is no page.`,
      };
  }
  return undefined;
}
