import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { onPostgresServer, postgresServer } from './test-database.ts';

/** Whether a PostgreSQL server answers where tests look for one. */
export function isPostgresThere(): Promise<boolean> {
  const { hostname, port } = new URL(postgresServer);
  return new Promise((resolve) => {
    const socket = connect({ host: hostname, port: Number(port) });
    const end = (answer: boolean) => {
      socket.destroy();
      resolve(answer);
    };
    socket.once('connect', () => end(true));
    socket.once('error', () => end(false));
  });
}

/** An empty database for whole servers, gone after `drop`. */
export async function makePostgresDatabase() {
  const name = `wyvern_processes_${randomUUID().replaceAll('-', '')}`;
  await onPostgresServer(`create database ${name}`);
  return {
    url: `${postgresServer}/${name}`,
    // Servers that were killed may leave connections behind that nobody will end.
    drop: () => onPostgresServer(`drop database ${name} with (force)`),
  };
}
