import * as z from 'zod/mini';
import { Problem } from '#platform/server/http/errors/problem.ts';
import type { Turn } from './turn.ts';

/** Something that a language model may ask for, made of the functions that the guide uses too. */
export type Tool = {
  name: string;
  /** When to use it, for the model. */
  description: string;
  /** The JSON schema of its input. */
  schema: object;
  /**
   * @returns lines that may be told to the customer as they stand
   * @throws BadToolCall with a sentence for the model
   */
  run: (turn: Turn, input: unknown) => Promise<string[]>;
};

/** A call that cannot be carried out as it stands: the model may correct it. */
export class BadToolCall extends Error {}

type Definition<S extends z.ZodMiniType> = {
  name: string;
  description: string;
  input: S;
  run: (turn: Turn, input: z.output<S>) => Promise<string[]> | string[];
};

export function defineTool<S extends z.ZodMiniType>(definition: Definition<S>): Tool {
  const { name, description, input } = definition;
  return {
    name,
    description,
    schema: z.toJSONSchema(input, { io: 'input' }),
    run: async (turn, given) => {
      const parsed = z.safeParse(input, dropNulls(given ?? {}));
      if (!parsed.success) {
        const [issue] = parsed.error.issues;
        throw new BadToolCall(`${name}: ${issue?.path.join('.') || 'input'}: ${issue?.message}`);
      }
      try {
        return await definition.run(turn, parsed.data);
      } catch (error) {
        if (error instanceof z.core.$ZodError)
          throw new BadToolCall(`${name}: ${error.issues[0]?.message}`);
        if (error instanceof Problem && error.status < 500)
          throw new BadToolCall(`${name}: ${error.fields[0]?.message ?? error.message}`);
        throw error;
      }
    },
  };
}

/** Models write null for what they leave out. */
function dropNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(dropNulls);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([, one]) => one !== null);
  return Object.fromEntries(entries.map(([key, one]) => [key, dropNulls(one)]));
}

export const text = (maxLength: number) => z.string().check(z.maxLength(maxLength));
export const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/, 'must be a day as yyyy-mm-dd'));
export const floorType = z.enum(['carpet', 'vinyl', 'lvt', 'laminate']);
/** The slug of a product, as find_products gives it. */
export const slug = text(200);

/** The given fields without those that were left out. */
export const given = <T extends object>(fields: T): { [K in keyof T]?: NonNullable<T[K]> } =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: NonNullable<T[K]>;
  };
