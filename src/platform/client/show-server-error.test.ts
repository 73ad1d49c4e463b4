import { createFormControl } from 'react-hook-form';
import { expect, it } from 'vitest';
import { RequestError } from '#platform/request-error.ts';
import { showServerError } from './show-server-error.ts';

const open = () =>
  createFormControl({ defaultValues: { email: '', rooms: [{ length: 0 }], password: '' } });
type Name = Parameters<ReturnType<typeof open>['getFieldState']>[0];

function refuse(detail: string, otherwise?: Name) {
  const form = open();
  const message = showServerError(form, new RequestError(400, detail), otherwise);
  expect(message).toBe(detail);
  const messageAt = (name: Name | 'root') => form.getFieldState(name as Name).error?.message;
  return { root: messageAt('root'), email: messageAt('email'), rooms: messageAt('rooms') };
}

it('the error message is shown beside the field that the server names', () => {
  expect(refuse('email: must be an email address.')).toEqual({
    email: 'must be an email address.',
  });
  expect(refuse('rooms[0].length: must be at most 50 metres.', 'email')).toEqual({
    rooms: 'must be at most 50 metres.',
  });
});

it('a message without a field of the form is shown whole, beside the given field or for the form', () => {
  expect(refuse('Email may already be in use', 'email')).toEqual({
    email: 'Email may already be in use',
  });
  expect(refuse('Somebody else has saved.')).toEqual({ root: 'Somebody else has saved.' });
  expect(refuse('version: must be the version that was read.')).toEqual({
    root: 'version: must be the version that was read.',
  });
});

it('a form whose fields have other names finds them by the path that the server names', () => {
  const form = open();
  const fieldOf = (path: string) => (path === 'sections.email' ? ('email' as const) : undefined);
  const show = (detail: string) =>
    showServerError(form, new RequestError(400, detail), 'root', fieldOf);
  show('sections.email: must be an email address.');
  expect(form.getFieldState('email').error?.message).toBe('must be an email address.');
  show('password: must be longer.');
  expect(form.getFieldState('password').error).toBeUndefined();
  expect(form.getFieldState('root' as Name).error?.message).toBe('password: must be longer.');
});
