import { VYPER_PREFIX } from '@nova/shared/contract/vyper';
import type { LANGUAGES, LICENSES } from '../schemas/contracts.ts';

/** Blockscout's names of licenses by SPDX identifier, without the suffixes `-only` and `-or-later`. */
const LICENSE_OF: Readonly<Record<string, (typeof LICENSES)[number]>> = {
  Unlicense: 'unlicense',
  MIT: 'mit',
  'GPL-2.0': 'gnu_gpl_v2',
  'GPL-3.0': 'gnu_gpl_v3',
  'LGPL-2.1': 'gnu_lgpl_v2_1',
  'LGPL-3.0': 'gnu_lgpl_v3',
  'BSD-2-Clause': 'bsd_2_clause',
  'BSD-3-Clause': 'bsd_3_clause',
  'MPL-2.0': 'mpl_2_0',
  'OSL-3.0': 'osl_3_0',
  'Apache-2.0': 'apache_2_0',
  'AGPL-3.0': 'gnu_agpl_v3',
  'BUSL-1.1': 'bsl_1_1',
};

/** Returns Blockscout's name of a license; null for one that it does not name. */
export function toLicense(spdx: string | null): (typeof LICENSES)[number] | null {
  const name = spdx?.replace(/-(only|or-later)$/, '') ?? '';
  return Object.hasOwn(LICENSE_OF, name) ? LICENSE_OF[name]! : null;
}

export function toLanguage(compiler: string): (typeof LANGUAGES)[number] {
  return compiler.startsWith(VYPER_PREFIX) ? 'vyper' : 'solidity';
}

/** Returns a compiler's version as Blockscout writes it: `v0.8.30+commit.73712a01`. */
export function toCompilerVersion(compiler: string): string {
  return `v${compiler.startsWith(VYPER_PREFIX) ? compiler.slice(VYPER_PREFIX.length) : compiler}`;
}
