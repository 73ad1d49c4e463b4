import { type Day, dayInLondon } from '#platform/dates/london-time.ts';
import { shortDate } from '#platform/dates/short-dates.ts';

type DescribedPhoto = {
  caption: string | null;
  takenAt: Date;
  /** Which of the appointment's photos it is, the oldest being 1. */
  number: number;
};

/** What a photo shows, for those who cannot see it: its caption, or 'Photo 2 of the visit on 3 Nov 2026'. */
export function describePhoto(
  { caption, takenAt, number }: DescribedPhoto,
  visitDate: Day | undefined,
): string {
  if (caption) return caption;
  return visitDate === undefined
    ? `Photo ${number}, taken on ${shortDate(dayInLondon(takenAt))}`
    : `Photo ${number} of the visit on ${shortDate(visitDate)}`;
}

type PhotoPath = { appointmentId: string; id: string };

/** Where a photo is served to those who may see it. */
export const photoUrl = ({ appointmentId, id }: PhotoPath) =>
  `/api/appointments/${encodeURIComponent(appointmentId)}/photos/${encodeURIComponent(id)}`;
