import { readFile } from 'node:fs/promises';

const msOfTick = 10;

/** The milliseconds of processor that a process and those it started have used, also by those that ended. Linux only. */
export async function measureTree(pid: number): Promise<number> {
  const fields = await readStat(pid);
  const own = fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) * msOfTick;
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8');
  const others = await Promise.all(
    children
      .split(' ')
      .filter((child) => child !== '')
      .map((child) => measureTree(Number(child)).catch(ignoreEnded)),
  );
  return others.reduce((sum, time) => sum + time, own);
}

export const findParent = async (pid: number) => Number((await readStat(pid))[1]);

/** The fields of `/proc/PID/stat` after the name, which is in parentheses and may have spaces in it. */
async function readStat(pid: number): Promise<string[]> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
}

/** A process may end between two reads; the next measurement finds its time with its parent's. */
function ignoreEnded(error: NodeJS.ErrnoException): number {
  if (error.code === 'ENOENT' || error.code === 'ESRCH') return 0;
  throw error;
}
