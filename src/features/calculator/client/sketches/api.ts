import { readQuery } from '#platform/client/read-query.ts';
import { callEndpoint, endpointUrl, sendRequest } from '#platform/client/request.ts';
import type { addSketch, listSketches, removeSketch } from '../../sketches/contract.ts';

/** Query of the photos and sketches of an estimate. */
export const sketchesQuery = (id: string) =>
  readQuery<typeof listSketches>('/api/estimates/:id/sketches', { params: { id } });

/** Sends a picture; one that was stored before is answered alike. @throws RequestError */
export function requestSketch(id: string, bytes: ArrayBuffer) {
  const body = new FormData();
  body.append('file', new Blob([bytes], { type: 'image/jpeg' }), 'sketch.jpg');
  const url = endpointUrl<typeof addSketch>('/api/estimates/:id/sketches', { params: { id } });
  return sendRequest(url, { method: 'POST', body }, true);
}

/** @throws RequestError */
export const requestSketchRemoval = (id: string, sketchId: string) =>
  callEndpoint<typeof removeSketch>('DELETE', '/api/estimates/:id/sketches/:sketchId', {
    params: { id, sketchId },
  });
