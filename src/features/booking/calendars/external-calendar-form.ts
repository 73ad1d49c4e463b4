import * as z from 'zod/mini';

// Schema of the form for an external calendar, used by the lazily loaded form and by the server.

const maxUrlLength = 2_000;
const urlMessages = {
  url: 'Please enter an address that begins with https:// or webcal://',
  tooLong: `Please enter an address of at most ${maxUrlLength} characters`,
};

const isWebUrl = (text: string) =>
  URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) && new URL(text).hostname !== '';

export const externalCalendarFields = z.object({
  /** The calendar's private address in the iCal format. */
  url: z.string(urlMessages.url).check(
    z.trim(),
    z.maxLength(maxUrlLength, urlMessages.tooLong),
    // What calendar apps offer for subscribing is an https address under another name.
    z.overwrite((text) => text.replace(/^webcals?:\/\//i, 'https://')),
    z.refine(isWebUrl, urlMessages.url),
  ),
});
