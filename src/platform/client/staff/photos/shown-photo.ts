/** A photo on a staff screen. */
export type ShownPhoto = {
  id: string;
  url: string;
  /** A small copy. */
  smallUrl: string;
  takenAt: string;
  /** Who took it. */
  by: string;
  alt: string;
  /** What is to be known of it at a glance: 'Waiting'. */
  badge?: string;
};
