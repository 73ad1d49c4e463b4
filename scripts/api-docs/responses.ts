import type { DocumentedEndpoint } from './read-contracts.ts';

/** Statuses of errors, as `problem.ts` titles them, and when they are sent. */
export const problems: Record<number, string> = {
  400: 'The request is not valid; `errors` names the fields.',
  401: 'Nobody is signed in, or the session has ended.',
  403: 'The caller may not do this: the role, a missing second factor, or a page of another website.',
  404: 'There is nothing with this id, or nothing that the caller may see.',
  406: 'The media type that is asked for is not served here.',
  409: 'It does not go with what is stored now; `detail` says why.',
  410: 'It was there, and has ended.',
  413: 'The request body is too large.',
  415: 'The request body is of another media type.',
  422: 'The `Idempotency-Key` was used for another request.',
  428: 'The person has to prove again who they are, by `confirmIdentity`; then the call can be repeated.',
  429: 'Too many requests: of the network, or of what this call limits. `Retry-After` is in seconds.',
  503: 'The records cannot be reached at the moment. `Retry-After` is in seconds.',
};

const named = /\b(4\d\d)\b/g;

/** The statuses of errors that an endpoint may answer, by its access, its input and its docstring. */
export function listErrors({ doc, endpoint }: DocumentedEndpoint): number[] {
  const { access, method, params, query, body, upload } = endpoint;
  const statuses = new Set([
    429,
    503,
    ...[...doc.matchAll(named)].map(([status]) => Number(status)),
  ]);
  if (query || body || upload) statuses.add(400);
  if (access !== 'anyone') statuses.add(401);
  if (method !== 'GET' || !['anyone', 'enrolling'].includes(access)) statuses.add(403);
  if (params) statuses.add(404);
  if (endpoint.streams === 'text/event-stream') statuses.add(406);
  if (body || upload) for (const status of [413, 415]) statuses.add(status);
  if (endpoint.takesIdempotencyKey) statuses.add(422);
  if (endpoint.needsConfirmation) statuses.add(428);
  return [...statuses].filter((status) => status in problems).sort((a, b) => a - b);
}

/** Who may call an endpoint, as a sentence. */
export function describeAccess({
  endpoint: { access, needsConfirmation },
}: DocumentedEndpoint): string {
  const who = {
    anyone: 'Open to anyone.',
    enrolling:
      'For every staff account, even one that still has to add the second factor that it needs.',
    'signed-in': 'For every staff account, fitters too.',
    staff: 'For the office: support and admins.',
    admin: 'For admins.',
  }[access];
  return needsConfirmation
    ? `${who} Needs a confirmation of the last five minutes, else 428.`
    : who;
}

/** Names of the security schemes that let a call through; none where anyone may call. */
export function listSchemes({ name, endpoint }: DocumentedEndpoint): string[] {
  const ofVisitors = ['listMessages', 'readMessage'];
  const ofSecondStep = ['finishLogin', 'loginPasskeyOptions'];
  if (ofVisitors.includes(name)) return ['visitor', 'staffSession'];
  if (ofSecondStep.includes(name)) return ['pendingSignIn'];
  return endpoint.access === 'anyone' ? [] : ['staffSession'];
}

/** Cookies by the names of their security schemes. Behind TLS their names begin with `__Host-`. */
export const schemes: Record<string, { cookie: string; description: string }> = {
  staffSession: {
    cookie: 'wyvern_staff',
    description: 'The session of a staff account, set by `login` or `finishLogin`.',
  },
  pendingSignIn: {
    cookie: 'wyvern_staff_pending',
    description: 'A sign-in whose second step is still to come, set by `login`, for five minutes.',
  },
  visitor: {
    cookie: 'visitor',
    description: 'The browser of a visitor, to whom its conversations belong; set by the socket.',
  },
};
