import type { Turn } from '../../../../turn.ts';

/** Stairs alone on a hard floor. */
export function sayHardStairs({ evidence }: Turn): string[] {
  const line = 'A hard floor on stairs is priced at the free measure.';
  evidence.push(line);
  return [line];
}
