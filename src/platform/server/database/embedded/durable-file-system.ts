import fs from 'node:fs';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { type DiskError, isDiskFailure, readDiskError } from '../../data-folder/disk-error.ts';

/** Why the database cannot go on: an error of the disk, or what PostgreSQL said last. */
export type Breakdown = { disk: DiskError | undefined; lastWords: string };

type Node = { mode: number };
type Stream = { nfd?: number; node: Node };
type Attributes = { mode?: number };
type Module = {
  FS: { ErrnoError: new (errno: number) => Error; isDir(mode: number): boolean };
  NODEFS: {
    realPath(node: Node): string;
    tryFSOperation<T>(work: () => T): T;
    node_ops: {
      mknod(parent: Node, name: string, mode: number, device: number): Node;
      setattr(node: Node, attributes: Attributes): void;
    };
    stream_ops: {
      write(stream: Stream, ...rest: unknown[]): number;
      setattr(stream: Stream, attributes: Attributes): void;
      fsync?: (stream: Stream) => number;
    };
  };
};

const invalidArgument = 28;
const ownerOnly = ~0o077;
const recentMs = 5_000;

/**
 * PGlite's folder on disk, with what the stock file system leaves out: fsync, without which a power cut
 * loses acknowledged commits and may leave a database that does not open; files that only their owner
 * can read; and an end where there is no going on.
 */
export class DurableNodeFS extends NodeFS {
  /** How many times PostgreSQL asked for its writes to reach the disk. */
  syncs = 0;
  readonly #onBreakdown: (breakdown: Breakdown) => never;
  #lastDiskError: { error: DiskError; at: number } | undefined;
  #lastWords = '';

  /**
   * @param onBreakdown ends the process. It must not return: PGlite calls a database that has given up
   * again and again, and nothing else runs in the process any more.
   */
  constructor(folder: string, onBreakdown: (breakdown: Breakdown) => never) {
    super(folder);
    this.#onBreakdown = onBreakdown;
  }

  override async init(...[pg, options]: Parameters<NodeFS['init']>) {
    const { emscriptenOpts } = await super.init(pg, options);
    type Options = typeof emscriptenOpts;
    const adapt = (module: Module) => {
      this.#noteDiskErrors(module);
      this.#keepPrivate(module);
      this.#guardLog(module);
      module.NODEFS.stream_ops.fsync = (stream) => this.#sync(module, stream);
    };
    return {
      emscriptenOpts: {
        ...emscriptenOpts,
        printErr: (line: string) => {
          if (/\b(PANIC|FATAL): /.test(line))
            this.#lastWords = line.replace(/^.*?(PANIC|FATAL)/, '$1');
          emscriptenOpts.printErr?.(line);
        },
        onAbort: (what: unknown) => this.breakDown(undefined, this.#lastWords || String(what)),
        preRun: [...((emscriptenOpts.preRun as unknown[]) ?? []), adapt] as Options['preRun'],
      },
    };
  }

  /** The disk's latest failure, while it may be what a failure of the database comes from. */
  get recentDiskError(): DiskError | undefined {
    const last = this.#lastDiskError;
    return last && performance.now() - last.at < recentMs ? last.error : undefined;
  }

  /** Ends the process, saying why. */
  breakDown(disk = this.recentDiskError, lastWords = this.#lastWords): never {
    return this.#onBreakdown({ disk, lastWords });
  }

  #noteDiskErrors({ NODEFS }: Module) {
    const { tryFSOperation } = NODEFS;
    NODEFS.tryFSOperation = (work) =>
      tryFSOperation(() => {
        try {
          return work();
        } catch (error) {
          const diskError = readDiskError(error);
          if (diskError && isDiskFailure(diskError))
            this.#lastDiskError = { error: diskError, at: performance.now() };
          throw error;
        }
      });
  }

  #keepPrivate({ NODEFS: { node_ops, stream_ops } }: Module) {
    const { mknod, setattr } = node_ops;
    const setStreamAttr = stream_ops.setattr;
    const restrict = (attributes: Attributes) =>
      attributes.mode === undefined
        ? attributes
        : { ...attributes, mode: attributes.mode & ownerOnly };
    node_ops.mknod = (parent, name, mode, device) => mknod(parent, name, mode & ownerOnly, device);
    node_ops.setattr = (node, attributes) => setattr(node, restrict(attributes));
    stream_ops.setattr = (stream, attributes) => setStreamAttr(stream, restrict(attributes));
  }

  /** A commit that the log does not take is a PANIC. */
  #guardLog({ NODEFS }: Module) {
    const { write } = NODEFS.stream_ops;
    NODEFS.stream_ops.write = (stream, ...rest) => {
      try {
        return write(stream, ...rest);
      } catch (error) {
        if (isLogSegment(NODEFS.realPath(stream.node))) this.breakDown();
        throw error;
      }
    };
  }

  /**
   * A failed fsync is never tried again: the system has dropped what it could not write, and the next
   * one would succeed without it. Only a folder may be of a kind that knows no fsync.
   */
  #sync(module: Module, stream: Stream): number {
    this.syncs += 1;
    try {
      syncStream(module, stream);
    } catch (error) {
      const { code = 'unknown', syscall = 'fsync' } = error as NodeJS.ErrnoException;
      if (!module.FS.isDir(stream.node.mode) || (code !== 'EINVAL' && code !== 'EBADF'))
        this.breakDown({ code, syscall });
      throw new module.FS.ErrnoError(invalidArgument);
    }
    return 0;
  }
}

/**
 * A new segment is written as xlogtemp first, sometimes ahead of need, when its failure is an error like
 * any other; where it is needed at once PostgreSQL panics by itself.
 */
function isLogSegment(file: string): boolean {
  return /\/pg_wal\/[0-9A-F]{24}$/.test(file);
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
