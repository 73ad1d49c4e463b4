// Loaded before a server (`--import`): makes the disk under DATA_DIR fail as FAULT_FILE says, once that file is there.
import fs from 'node:fs';
import path from 'node:path';
import type { Fault } from './disk-fault.ts';

const folder = `${process.env.DATA_DIR}${path.sep}`;
const control = process.env.FAULT_FILE ?? '';
const paths = new Map<number, string>();

const real = { ...fs };
const readFault = () =>
  real.existsSync(control) ? (real.readFileSync(control, 'utf8') as Fault) : undefined;

function fail(code: string, syscall: string): never {
  throw Object.assign(new Error(`${code}: injected, ${syscall}`), { code, syscall });
}

Object.assign(fs, {
  openSync: (file: string, flags: string | number, mode?: number) => {
    const writes = typeof flags === 'number' ? (flags & 3) !== 0 : flags !== 'r';
    if (String(file).startsWith(folder) && writes && readFault() === 'read-only')
      fail('EROFS', 'open');
    const handle = real.openSync(file, flags, mode);
    paths.set(handle, String(file));
    return handle;
  },
  writeFileSync: (file: string, data: Uint8Array | string, options: fs.WriteFileOptions) => {
    const fault = String(file).startsWith(folder) ? readFault() : undefined;
    if (fault === 'read-only') fail('EROFS', 'open');
    if (fault === 'full' && data.length > 0) fail('ENOSPC', 'write');
    return real.writeFileSync(file, data, options);
  },
  writeSync: (handle: number, data: Uint8Array, offset: number, length: number, at: number) => {
    const file = paths.get(handle) ?? '';
    if (file.startsWith(folder)) {
      const fault = readFault();
      if (fault === 'log full' && file.includes('/pg_wal/')) fail('ENOSPC', 'write');
      if (fault === 'full' && at + length > real.fstatSync(handle).size) fail('ENOSPC', 'write');
    }
    return real.writeSync(handle, data, offset, length, at);
  },
  fsyncSync: (handle: number) => {
    if (paths.get(handle)?.startsWith(folder) && readFault() === 'no fsync') fail('EIO', 'fsync');
    return real.fsyncSync(handle);
  },
});
