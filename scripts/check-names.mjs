// A step of `npm run check`: verifies that names in the code use the terms of docs/style.md, and that
// folders stay small enough to read.
import { fileURLToPath } from 'node:url';
import { findFullFolders, findRetiredNames } from './lib/find-retired-names.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const findings = [...findRetiredNames(root), ...findFullFolders(root)];
for (const finding of findings) console.error(finding);
console.log(`${findings.length} retired names and full folders`);
process.exit(findings.length === 0 ? 0 : 1);
