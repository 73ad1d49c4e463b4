import * as z from 'zod/mini';
import { filledLine } from '#platform/contact-fields.ts';
import { isVisible } from '#platform/short-text.ts';

type Described = {
  label: string;
  hint?: string;
  /** The words in braces without which it says too little. */
  needs?: readonly string[];
};

/** One field of a text, as the schema and the form in the panel are made of it. */
export type TextField =
  /** `line` is one line, `paragraph` any number, `blocks` has the markup of `parseBlocks`. */
  | (Described & { kind: 'line' | 'paragraph' | 'blocks'; max: number })
  /** A list of lines. */
  | (Described & { kind: 'lines'; max: number })
  | (Described & {
      kind: 'entries';
      /** What one of them is called: 'question'. */
      one: string;
      fields: TextFields;
      /** How many there have to be, where something else of the page belongs to each. */
      fixed?: number;
    })
  | (Described & { kind: 'group'; fields: TextFields });
export type TextFields = Readonly<Record<string, TextField>>;

type ValueOf<Field extends TextField> = Field extends { kind: 'lines' }
  ? string[]
  : Field extends { kind: 'entries'; fields: infer Fields extends TextFields }
    ? ValuesOf<Fields>[]
    : Field extends { kind: 'group'; fields: infer Fields extends TextFields }
      ? ValuesOf<Fields>
      : string;
/** The values of a text with these fields. */
export type ValuesOf<Fields extends TextFields> = { [Name in keyof Fields]: ValueOf<Fields[Name]> };

/** The values of any text, for code that does not know which. */
export type TextValue = string | TextValue[] | { [name: string]: TextValue };
export type TextValues = Record<string, TextValue>;

export const line = <const Label extends string>(label: Label, max = 120, hint?: string) =>
  ({ kind: 'line', label, max, ...(hint && { hint }) }) as const;
export const paragraph = <const Label extends string>(label: Label, max = 600, hint?: string) =>
  ({ kind: 'paragraph', label, max, ...(hint && { hint }) }) as const;
export const lines = <const Label extends string>(label: Label, max = 160) =>
  ({ kind: 'lines', label, max, hint: 'One on each line.' }) as const;
export const entries = <const Label extends string, const Fields extends TextFields>(
  label: Label,
  one: string,
  fields: Fields,
  fixed?: number,
) => ({ kind: 'entries', label, one, fields, ...(fixed && { fixed }) }) as const;
export const group = <const Label extends string, const Fields extends TextFields>(
  label: Label,
  fields: Fields,
) => ({ kind: 'group', label, fields }) as const;
export const needing = <const Field extends TextField>(field: Field, ...needs: string[]) =>
  ({ ...field, needs }) as const;

const maxEntries = 30;
const missing = 'Please write something here.';
const listMessage = 'must be a list.';

function schemaOf(field: TextField): z.ZodMiniType {
  switch (field.kind) {
    case 'line':
      return filledLine(field.max, missing);
    case 'paragraph':
    case 'blocks':
      return z
        .string(missing)
        .check(
          z.trim(),
          z.maxLength(field.max, `must be at most ${field.max} characters.`),
          z.refine(isVisible, missing),
        );
    case 'lines':
      return listOf(filledLine(field.max, missing), undefined);
    case 'entries':
      return listOf(schemaOfFields(field.fields), field.fixed);
    case 'group':
      return schemaOfFields(field.fields);
  }
}

const listOf = (entry: z.ZodMiniType, fixed: number | undefined) =>
  z
    .array(entry, listMessage)
    .check(
      fixed
        ? z.length(fixed, `must be ${fixed}: each belongs to something on the page.`)
        : z.minLength(1, missing),
      z.maxLength(maxEntries, `must be at most ${maxEntries}.`),
    );

/** The schema of the values of these fields. */
export const schemaOfFields = (fields: TextFields): z.ZodMiniType<TextValues> =>
  z.strictObject(
    Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, schemaOf(field)])),
    'must have the fields of this text.',
  ) as unknown as z.ZodMiniType<TextValues>;

/** One string of a text, by the name of its field as errors say it: `faqs[2].answer`. */
export type NamedString = { path: string; text: string; field: TextField };

/** Every string of a text. */
export const listStrings = (fields: TextFields, values: TextValues, under = ''): NamedString[] =>
  Object.entries(fields).flatMap(([name, field]): NamedString[] => {
    const path = under ? `${under}.${name}` : name;
    const value = values[name];
    if (typeof value === 'string') return [{ path, text: value, field }];
    if (field.kind === 'lines')
      return (value as string[]).map((text, index) => ({ path: `${path}[${index}]`, text, field }));
    if (field.kind === 'entries')
      return (value as TextValues[]).flatMap((entry, index) =>
        listStrings(field.fields, entry, `${path}[${index}]`),
      );
    return field.kind === 'group' ? listStrings(field.fields, value as TextValues, path) : [];
  });
