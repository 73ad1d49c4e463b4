import { callEndpoint, endpointUrl, sendRequest } from '#platform/client/request.ts';
import type { addPhoto, removePhoto } from '../../../photos/contract.ts';
import { type Outcome, sendOnce } from '../../outbox/send-once.ts';

/** A photo as it is sent, reduced to JPEG. */
export type NewPhoto = {
  /** Made here, so that a photo that is sent twice is stored once. */
  id: string;
  takenAt: string;
  caption: string;
  bytes: ArrayBuffer;
};

/** Sends a photo. @throws RequestError */
export function requestPhoto(
  appointmentId: string,
  { id, takenAt, caption, bytes }: NewPhoto,
  isRepeatable: boolean,
) {
  const body = new FormData();
  body.append('id', id);
  body.append('takenAt', takenAt);
  if (caption) body.append('caption', caption);
  body.append('file', new Blob([bytes], { type: 'image/jpeg' }), 'photo.jpg');
  const url = endpointUrl<typeof addPhoto>('/api/appointments/:id/photos', {
    params: { id: appointmentId },
  });
  return sendRequest(url, { method: 'POST', body }, isRepeatable);
}

/** Sends a photo once, without retries. */
export const sendPhoto = (appointmentId: string, photo: NewPhoto): Promise<Outcome> =>
  sendOnce(() => requestPhoto(appointmentId, photo, false));

/** @throws RequestError */
export const requestPhotoRemoval = (id: string, photoId: string) =>
  callEndpoint<typeof removePhoto>('DELETE', '/api/appointments/:id/photos/:photoId', {
    params: { id, photoId },
  });
