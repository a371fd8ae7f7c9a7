import path from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** Returns the absolute path of a file of the repository. */
export const fileOf = (source: string): string => path.join(ROOT, source);
