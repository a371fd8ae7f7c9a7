import path from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** Where a file of the repository lies on this machine. */
export const fileOf = (source: string): string => path.join(ROOT, source);
