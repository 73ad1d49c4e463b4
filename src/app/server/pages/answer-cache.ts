import type { ReadAnswer } from '#platform/read-answer.ts';
import { ClearableCache } from '#platform/server/http/pages/clearable-cache.ts';

type SizedAnswer = { answer: ReadAnswer; bytes: number };

const capBytes = 8 * 1024 * 1024;

/** Answers of the API by address, for the pages that everybody sees alike: half the work of a page is reading. */
export class AnswerCache {
  readonly #answers = new ClearableCache<SizedAnswer>({ capBytes, weigh: ({ bytes }) => bytes });

  /** @param read makes an answer, with the bytes of its text */
  async get(address: string, read: () => Promise<SizedAnswer>): Promise<ReadAnswer> {
    const { answer } = await this.#answers.get(address, async () => {
      const sized = await read();
      // Renderings share it, so none may change it.
      freeze(sized.answer.body);
      return sized;
    });
    return answer;
  }

  /** Deletes every answer, because the data changed. */
  clear() {
    this.#answers.clear();
  }
}

function freeze(value: unknown) {
  if (typeof value !== 'object' || value === null) return;
  Object.freeze(value);
  for (const part of Object.values(value)) freeze(part);
}
