import * as z from 'zod/mini';
import { type Answer, defineEndpoint } from '#platform/endpoint.ts';
import { textNames } from './texts.ts';

/** By the fields of `texts`: each text has a schema of its own, which the server checks too. */
const fields = z.record(z.string(), z.unknown());
const params = z.object({ name: z.string() });
const saved = {
  /** Counts the saves; 0 for a text that nobody has changed yet. */
  version: z.int(),
  changedBy: z.nullable(z.string()),
  changedAt: z.nullable(z.string()),
  /** Whether it is what a new site says. */
  isStarting: z.boolean(),
};

const versionMessage = 'must be the number of a version.';
const versionNumber = z.coerce
  .number(versionMessage)
  .check(
    z.multipleOf(1, versionMessage),
    z.gte(0, versionMessage),
    z.lte(1_000_000, versionMessage),
  );

/** What a page says, with the facts of the firm. 404 for an unknown one. */
export const getText = defineEndpoint({
  method: 'GET',
  path: '/api/texts/:name',
  access: 'anyone',
  params,
  answer: fields,
});

/** The terms as they were saved in a version, or as they are: 0 is the starting text. 404 for a version that there is not. */
export const getTerms = defineEndpoint({
  method: 'GET',
  path: '/api/terms',
  access: 'anyone',
  query: z.object({ version: z.optional(versionNumber) }),
  answer: z.object({ version: z.int(), changedAt: z.nullable(z.string()), fields }),
});

/** All texts that can be changed, with who changed them last. */
export const listTexts = defineEndpoint({
  method: 'GET',
  path: '/api/admin/texts',
  access: 'admin',
  answer: z.array(z.object({ name: z.enum(textNames), ...saved })),
});
export type ListedText = Answer<typeof listTexts>[number];

const staffText = z.object({ ...saved, fields });

/** One text as it was entered. 404 for an unknown one. */
export const getStaffText = defineEndpoint({
  method: 'GET',
  path: '/api/admin/texts/:name',
  access: 'admin',
  params,
  answer: staffText,
});

/** The links of long texts, areas included, that lead to no page of the site now. */
export const listBrokenLinks = defineEndpoint({
  method: 'GET',
  path: '/api/admin/broken-links',
  access: 'admin',
  answer: z.array(
    z.object({
      /** Of what the link is a part. */
      label: z.string(),
      /** Where staff change it. */
      editPath: z.string(),
      words: z.string(),
      href: z.string(),
    }),
  ),
});

/**
 * Saves a text. 400 for a link to a page that there is not, and for unknown words in braces; 404 for an unknown text;
 * 409 when somebody else has saved it since `version`.
 */
export const changeText = defineEndpoint({
  method: 'PATCH',
  path: '/api/admin/texts/:name',
  access: 'admin',
  params,
  body: z.object({ version: z.int('must be the version that was read.'), fields }),
  answer: staffText,
});

/**
 * Emails to nobody with these words, as they would be sent: one for each occasion that has words of its own. 400 for
 * what could not be saved; 404 for a text of a page.
 */
export const previewMail = defineEndpoint({
  method: 'POST',
  path: '/api/admin/texts/:name/preview',
  access: 'admin',
  params,
  body: z.object({ fields }),
  answer: z.array(
    z.object({
      /** Empty where there is one only. */
      when: z.string(),
      subject: z.string(),
      /** A document. */
      html: z.string(),
    }),
  ),
});

/** The saves of a text, the newest first; the last is the starting text, as version 0. 404 for an unknown text. */
export const listTextVersions = defineEndpoint({
  method: 'GET',
  path: '/api/admin/texts/:name/versions',
  access: 'admin',
  params,
  answer: z.array(
    z.object({
      version: z.int(),
      fields,
      changedBy: z.string(),
      changedAt: z.nullable(z.string()),
    }),
  ),
});
export type TextVersion = Answer<typeof listTextVersions>[number];
