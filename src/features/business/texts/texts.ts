import { type MailText, mailTexts } from './mail-texts.ts';
import { type PageText, pageTexts } from './page-texts.ts';

export type Text =
  | (PageText & { sentWhen?: undefined; own?: undefined })
  | (MailText & { path?: undefined; parts?: undefined });

/** The texts that an owner edits. A new one needs a starting text too. */
export const texts = { ...pageTexts, ...mailTexts } as const satisfies Record<string, Text>;

export type TextName = keyof typeof texts;
export const textNames = Object.keys(texts) as TextName[];

/** The text by this name; undefined for another word. */
export const findText = (name: string): Text | undefined =>
  Object.hasOwn(texts, name) ? texts[name as TextName] : undefined;
