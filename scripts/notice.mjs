// `npm run notice`: writes NOTICE, the copyright notices of the software that Nova ships, by license; with
// --check, only reports whether it is stale.
import './lib/help.mjs';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const FILE = fileURLToPath(new URL('../NOTICE', import.meta.url));
const LOCK = fileURLToPath(new URL('../package-lock.json', import.meta.url));
const HEAD = `Nova
Copyright (c) the authors of Nova. MIT licensed, see LICENSE.

Nova deploys the Safe (SafeL2, SafeProxyFactory and CompatibilityFallbackHandler of @safe-global/safe-smart-account)
as its authors compiled it. The Safe is licensed under the GNU Lesser General Public License, version 3.0 only; its
source is in that package and at https://github.com/safe-global/safe-smart-account, and the license text at
https://www.gnu.org/licenses/lgpl-3.0.html. You may replace the Safe by another owner of the contracts: the deployment
takes any address.

The deployment places contracts of other authors at their usual addresses, as their authors compiled them:
Safe 1.4.1 (LGPL-3.0, source in packages/abi/published and at https://github.com/safe-global/safe-smart-account),
CreateX (AGPL-3.0, source at https://github.com/pcaversaccio/createx), Permit2 (MIT, Copyright (c) 2022 Uniswap Labs,
source at https://github.com/Uniswap/permit2) and the ERC-1820 registry (CC0, source in EIP-1820). You may leave them
out: set includesStandardContracts to false where deployContracts is called.

The contracts include parts of OpenZeppelin Contracts (MIT).

Packages that a production installation contains or that build its website, by the license that each declares. Their
full texts come along in the packages. A list in a standard format: npm sbom --omit=dev --sbom-format cyclonedx.
`;
/** Packages whose package.json declares no license, with the license in their repository. */
const UNDECLARED = { memorystream: 'MIT' };

function writeNotice() {
  const { packages } = JSON.parse(readFileSync(LOCK, 'utf8'));
  const byLicense = new Map();
  for (const [place, { license, dev, link, version }] of Object.entries(packages)) {
    const name = place.split('node_modules/').at(-1);
    if (!place.includes('node_modules/') || dev || link) continue;
    const declared = license ?? UNDECLARED[name] ?? 'not declared';
    byLicense.set(declared, (byLicense.get(declared) ?? new Set()).add(`${name} ${version}`));
  }
  const compare = (a, b) => a.localeCompare(b, 'en');
  const sections = [...byLicense.keys()].toSorted(compare).map((license) => {
    const lines = [...byLicense.get(license)].toSorted(compare).map((name) => `  ${name}`);
    return `${license}\n${lines.join('\n')}\n`;
  });
  return [HEAD, ...sections].join('\n');
}

const wanted = writeNotice();
if (!process.argv.includes('--check')) writeFileSync(FILE, wanted);
else if (readFileSync(FILE, 'utf8') !== wanted) {
  console.error('NOTICE is out of date: run npm run notice');
  process.exit(1);
}
