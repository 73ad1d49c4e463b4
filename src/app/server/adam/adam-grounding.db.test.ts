import { describe, expect, it } from 'vitest';
import { emptyRecord } from '#features/assistant/server/conversation/record.ts';
import { readPhrases } from '#features/assistant/server/nlu/classifier/training-phrases.ts';
import { adamOnSite } from '#tests/support/assistant/adam-on-site.ts';
import { hostileText } from '#tests/support/assistant/hostile-text.ts';
import { loopLength } from '#tests/support/loop-length.ts';
import { fc } from '#tests/support/properties.ts';

const { answer } = adamOnSite();

describe('replies of the embedded assistant', () => {
  it('are supported by the tools of the turn, for every twentieth training phrase', async () => {
    const phrases = readPhrases().filter((_, i) => i % 20 === 0);
    expect(phrases.length).toBeGreaterThan(50);
    for (const { text } of phrases) {
      const { ungrounded, reply, sent } = await answer(text);
      expect({ text, ungrounded, said: reply.paragraphs.join('\n') }).toMatchObject({
        ungrounded: [],
      });
      expect(sent).toEqual([]);
    }
  });

  it('are supported when a form value is rejected', async () => {
    const asked = await answer('book a home measure please');
    const refused = await answer('on Sunday please', asked.record);
    expect(refused.reply.paragraphs.join(' ')).toContain('We are closed on Sundays');
    expect(refused.ungrounded).toEqual([]);
  });

  it('are supported for arbitrary input, and nothing is sent without a proposal', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(hostileText, { minLength: 1, maxLength: 3 }), async (texts) => {
        let record = emptyRecord;
        for (const text of texts) {
          const turn = await answer(text, record);
          record = turn.record;
          expect(turn.reply.paragraphs.join('')).not.toBe('');
          expect(turn.ungrounded).toEqual([]);
          expect(turn.sent).toEqual([]);
        }
      }),
      { numRuns: loopLength(50, 150) },
    );
  });
});
