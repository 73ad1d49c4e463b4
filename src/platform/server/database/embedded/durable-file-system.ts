import fs from 'node:fs';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { type DiskError, isDiskFailure, readDiskError } from '../../data-folder/disk-error.ts';
import { fsyncSeconds } from '../../metrics/metrics.ts';

/** Why the database cannot continue: a disk error, or PostgreSQL's last message. */
export type Breakdown = { disk: DiskError | undefined; lastWords: string };

type Node = { mode: number };
type Stream = { nfd?: number; node: Node };
type Attributes = { mode?: number };
type Module = {
  FS: { ErrnoError: new (errno: number) => Error; isDir(mode: number): boolean };
  NODEFS: {
    realPath(node: Node): string;
    getMode(path: string): number;
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
const noSuchFile = 44;
const ownerOnly = ~0o077;
const recentMs = 5_000;

/**
 * PGlite's file system on disk with three additions to the stock one: fsync, without which a power cut
 * loses acknowledged commits and may corrupt the database; files readable by their owner only; and ending
 * the process when the database cannot continue.
 */
export class DurableNodeFS extends NodeFS {
  /** How many times PostgreSQL has called fsync. */
  syncs = 0;
  readonly #onBreakdown: (breakdown: Breakdown) => never;
  #lastDiskError: { error: DiskError; at: number } | undefined;
  #lastWords = '';

  /**
   * @param onBreakdown ends the process. It must not return: PGlite calls a failed database again without
   * end and blocks the event loop.
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
      expectMissingFiles(module);
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

  /** The latest disk error, while it may be the cause of a database failure. */
  get recentDiskError(): DiskError | undefined {
    const last = this.#lastDiskError;
    return last && performance.now() - last.at < recentMs ? last.error : undefined;
  }

  /** Ends the process with the reason. */
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

  /** Treats a failed write to the write-ahead log as a PANIC. */
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
   * Never retries a failed fsync: the kernel has dropped the unwritten pages, and the next fsync would
   * succeed without them. Only folders may be on a file system that does not support fsync.
   */
  #sync(module: Module, stream: Stream): number {
    this.syncs += 1;
    const end = fsyncSeconds.startTimer();
    try {
      syncStream(module, stream);
      end();
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
 * Lets a look at a missing file cost no exception with a stack trace: PostgreSQL looks for the free space map of an index
 * each time the index grows, and most have none.
 */
function expectMissingFiles({ FS, NODEFS }: Module) {
  const { getMode } = NODEFS;
  NODEFS.getMode = (path) => {
    const entry = NODEFS.tryFSOperation(() => fs.lstatSync(path, { throwIfNoEntry: false }));
    if (!entry) throw new FS.ErrnoError(noSuchFile);
    return getMode(path);
  };
}

/**
 * Whether a file is a segment of the write-ahead log. A new segment is written as xlogtemp first,
 * sometimes ahead of need, where a failure is an ordinary error; where it is needed at once PostgreSQL
 * panics by itself.
 */
function isLogSegment(file: string): boolean {
  return /\/pg_wal\/[0-9A-F]{24}$/.test(file);
}

function syncStream(module: Module, stream: Stream) {
  if (stream.nfd !== undefined) {
    fs.fsyncSync(stream.nfd);
    return;
  }
  // A folder has no open file handle: one is opened to sync its entries.
  const folder = fs.openSync(module.NODEFS.realPath(stream.node), 'r');
  try {
    fs.fsyncSync(folder);
  } finally {
    fs.closeSync(folder);
  }
}
