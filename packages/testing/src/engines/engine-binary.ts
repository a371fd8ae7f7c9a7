import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const ENGINES_DIR = fileURLToPath(new URL('../../../../engines', import.meta.url));

/** Programs that `npm run test:engines` and `npm run cluster` build with Go. */
export type EngineProgram = 'geth' | 'minio' | 'nova-cometbft';

/**
 * Returns the path of an engine's program.
 * @throws Error if it has not been built
 */
export function findEngineProgram(program: EngineProgram): string {
  const file = path.join(ENGINES_DIR, 'build', program);
  if (!existsSync(file)) {
    throw new Error(`${program} has not been built: npm run test:engines builds it where Go is installed.`);
  }
  return file;
}
