/** What is reported may wait so long on a device without signal; an older time is taken as this. */
const maxWaitingMs = 7 * 86_400_000;

/** The time of a device, as far as it can be true. */
export function readDeviceTime(at: string, now: Date): Date {
  const time = Math.min(new Date(at).getTime(), now.getTime());
  return new Date(Math.max(time, now.getTime() - maxWaitingMs));
}
