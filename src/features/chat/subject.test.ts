import { describe, expect, it } from 'vitest';
import { cutSubject } from './subject.ts';

describe('the subject of a conversation', () => {
  it('is a short first message unchanged, on one line', () => {
    expect(cutSubject('Do you fit\n  stairs? ')).toBe('Do you fit stairs?');
  });

  it('is cut at 80 characters', () => {
    expect(cutSubject('x'.repeat(80))).toBe('x'.repeat(80));
    expect(cutSubject('y'.repeat(81))).toBe('y'.repeat(80));
  });

  it('never splits a grapheme', () => {
    const subject = cutSubject(`${'x'.repeat(79)}😀 hello`);
    expect(subject).toBe('x'.repeat(79));
    expect(subject.isWellFormed()).toBe(true);
  });
});
