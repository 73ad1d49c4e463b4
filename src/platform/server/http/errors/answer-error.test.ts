import fastify from 'fastify';
import { expect, it } from 'vitest';
import { answerError } from './answer-error.ts';

async function ask(url: string, accept: string) {
  const app = fastify();
  app.setErrorHandler(answerError);
  app.get(url, () => {
    throw new Error('a defect');
  });
  return app.inject({ url, headers: { accept } });
}

it('a page that fails is a page with a way on, which does not reload itself', async () => {
  const page = await ask('/carpets', 'text/html,*/*');
  expect(page.statusCode).toBe(500);
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(page.body).toContain('<h1>Sorry, something went wrong</h1>');
  expect(page.body).toContain('<a href="/">');
  expect(page.body).not.toContain('http-equiv');
});

it('a call that fails is a problem document', async () => {
  for (const [url, accept] of [
    ['/api/products', 'text/html'],
    ['/carpets', 'application/json'],
  ] as const) {
    const answer = await ask(url, accept);
    expect(answer.statusCode).toBe(500);
    expect(answer.headers['content-type']).toContain('application/problem+json');
  }
});
