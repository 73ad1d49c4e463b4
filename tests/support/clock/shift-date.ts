/**
 * Sets the clock ahead by so many milliseconds, in a process or in a page; timers stay as they are. Pages are sent
 * its text, so it uses nothing from outside.
 */
export function shiftDate(ms: number) {
  const RealDate = Date;
  const now = () => RealDate.now() + ms;
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, given, newTarget) =>
      Reflect.construct(target, given.length === 0 ? [now()] : given, newTarget),
    apply: (target) => new target(now()).toString(),
    get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
  });
}
