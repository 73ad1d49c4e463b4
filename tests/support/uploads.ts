import sharp from 'sharp';
import type { Role } from '#features/staff-accounts/limits.ts';
import { staffHeaders } from './staff.ts';
import type { TestApp } from './test-app.ts';

/** A picture of one colour. */
export const plainPicture = (width: number, height: number, background = '#b5651d') =>
  sharp({ create: { width, height, channels: 3, background } });

/** Sends files as the upload form does: field name, bytes, file name. */
export async function upload(
  site: TestApp,
  files: [field: string, bytes: Uint8Array, name?: string][],
  role: Role | undefined = 'admin',
): Promise<Response> {
  const form = new FormData();
  for (const [field, bytes, name = 'picture.jpg'] of files)
    form.append(field, new Blob([new Uint8Array(bytes)]), name);
  return fetch(`${site.origin}/api/media`, {
    method: 'POST',
    headers: role ? await staffHeaders(site, role) : {},
    body: form,
  });
}
