import fs from 'node:fs';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type Stream = { nfd?: number; node: unknown };
type Module = {
  FS: { ErrnoError: new (errno: number) => Error };
  NODEFS: { realPath(node: unknown): string; stream_ops: { fsync?: (stream: Stream) => number } };
};

const ioError = 29;

/**
 * PGlite's folder on disk, with the fsync that the stock file system leaves out: without it
 * a power cut loses acknowledged commits and may leave a database that does not open.
 */
export class DurableNodeFS extends NodeFS {
  /** How many times PostgreSQL asked for its writes to reach the disk. */
  syncs = 0;

  override async init(...[pg, options]: Parameters<NodeFS['init']>) {
    const { emscriptenOpts } = await super.init(pg, options);
    const addSync = (module: Module) => {
      module.NODEFS.stream_ops.fsync = (stream) => {
        this.syncs += 1;
        try {
          syncStream(module, stream);
        } catch {
          // PostgreSQL panics on a failed fsync, which is what it must do: the write is not safe.
          throw new module.FS.ErrnoError(ioError);
        }
        return 0;
      };
    };
    type PreRun = NonNullable<typeof emscriptenOpts.preRun>;
    return {
      emscriptenOpts: {
        ...emscriptenOpts,
        preRun: [...((emscriptenOpts.preRun as unknown[]) ?? []), addSync] as PreRun,
      },
    };
  }
}

function syncStream(module: Module, stream: Stream) {
  if (stream.nfd !== undefined) {
    fs.fsyncSync(stream.nfd);
    return;
  }
  // A folder has no open file of its own: its entries are made safe through a handle for the moment.
  const folder = fs.openSync(module.NODEFS.realPath(stream.node), 'r');
  try {
    fs.fsyncSync(folder);
  } finally {
    fs.closeSync(folder);
  }
}
