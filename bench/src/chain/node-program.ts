import path from 'node:path';
import { ROOT } from '../running-nova.ts';

interface Compiler {
  compileProcesses(root: string): Promise<string | null>;
}

/** Returns the program of the node as `npm start` runs it: compiled, without the loader of TypeScript. */
export async function findNodeProgram(): Promise<string> {
  const compiler = (await import(path.join(ROOT, 'scripts/lib/compile-processes.mjs'))) as Compiler;
  const supervisor = await compiler.compileProcesses(ROOT);
  if (supervisor === null) throw new Error('The checkout is not writable, so the node cannot be compiled');
  return path.join(supervisor, '../../../node/src/main.js');
}
