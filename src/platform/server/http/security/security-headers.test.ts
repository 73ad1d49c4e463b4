import { expect, it } from 'vitest';
import { documentHeaders, plainHeaders } from './security-headers.ts';

const secure = 'https://wyvernvale.example';
const local = 'http://localhost:3000';
const policyOf = (...of: Parameters<typeof documentHeaders>) =>
  documentHeaders(...of)['content-security-policy']?.split('; ');

it('documents may load from this site only, and be framed by nobody', () => {
  expect(policyOf(local)).toEqual([
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ]);
  expect(documentHeaders(local)).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  });
});

it('the style element is allowed by its hash, and images by their hosts', () => {
  const policy = policyOf(local, {
    style: 'a{}',
    imageHosts: ['a.example', 'b.example:8443'],
  });
  expect(policy).toContain(
    "style-src 'self' 'sha256-X1RutGBrXCt9KkSaXMK7tHftWiRscFHOhxsS8tv8hBk='",
  );
  expect(policy).toContain("img-src 'self' data: blob: https://a.example https://b.example:8443");
});

it('a secure site asks for https everywhere, for a year', () => {
  const strict = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' };
  expect(policyOf(secure)).toContain('upgrade-insecure-requests');
  for (const headers of [documentHeaders, plainHeaders]) {
    expect(headers(secure)).toMatchObject(strict);
    expect(headers(local)).not.toHaveProperty('strict-transport-security');
  }
});

it('files and refused sockets are not framed, sniffed or used by other sites', () => {
  expect(plainHeaders(local)).toEqual({
    'content-security-policy': "frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
  });
});
