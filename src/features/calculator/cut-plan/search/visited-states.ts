import type { Skyline } from './skyline.ts';

const slots = 1 << 15;
const capacity = 1 << 19;
/** So many slots are looked at for a state before it is not kept. */
const maxProbes = 8;

/**
 * Remembers which states of a search were seen: the pieces still waiting, as the bits of a number, and the
 * skyline. Memory is limited: a state that finds no place is new every time.
 */
export class VisitedStates {
  /** Where in the store the state of each slot begins; those before `#first` are of earlier searches. */
  readonly #begins = new Int32Array(slots);
  readonly #store = new Int32Array(capacity);
  #first = 1;
  #end = 1;

  clear(): void {
    this.#first = this.#end;
    if (this.#end < capacity / 2) return;
    this.#begins.fill(0);
    this.#first = 1;
    this.#end = 1;
  }

  /** Whether a state is seen for the first time; it is remembered then. */
  add(waiting: number, skyline: Skyline): boolean {
    let slot = hash(waiting, skyline) & (slots - 1);
    for (let probe = 0; probe < maxProbes; probe++) {
      const begin = this.#begins[slot] as number;
      if (begin < this.#first) {
        this.#keep(slot, waiting, skyline);
        return true;
      }
      if (this.#isAt(begin, waiting, skyline)) return false;
      slot = (slot + 1) & (slots - 1);
    }
    return true;
  }

  #keep(slot: number, waiting: number, { segments, edges, tops }: Skyline): void {
    if (this.#end + 2 + 2 * segments > capacity) return;
    this.#begins[slot] = this.#end;
    this.#store[this.#end++] = waiting;
    this.#store[this.#end++] = segments;
    for (let i = 0; i < segments; i++) {
      this.#store[this.#end++] = edges[i] as number;
      this.#store[this.#end++] = tops[i] as number;
    }
  }

  #isAt(begin: number, waiting: number, { segments, edges, tops }: Skyline): boolean {
    const store = this.#store;
    if (store[begin] !== waiting || store[begin + 1] !== segments) return false;
    for (let i = 0, at = begin + 2; i < segments; i++, at += 2) {
      if (store[at] !== edges[i] || store[at + 1] !== tops[i]) return false;
    }
    return true;
  }
}

/** Multiplicative hashing of all numbers of a state, with an odd constant near 2^32 divided by the golden ratio. */
function hash(waiting: number, { segments, edges, tops }: Skyline): number {
  let value = waiting;
  for (let i = 0; i < segments; i++) {
    value = Math.imul(value ^ (edges[i] as number), 0x9e3779b1);
    value = Math.imul((value ^ (value >>> 15)) + (tops[i] as number), 0x9e3779b1);
  }
  return value ^ (value >>> 16);
}
