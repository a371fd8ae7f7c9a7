import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ConfigurationError } from '@nova/runtime/parse-env';
import { deploymentSchema } from '@nova/shared/chain/deployment';
import { composePolicy } from './compose-policy.ts';
import { type Policy, policySchema } from './policy.ts';

/**
 * The policy of a signer, from `policy.json` in its folder. At the first start it is made for the contracts that are
 * named; from then on only the file counts, so whoever can write a deployment file elsewhere widens nothing.
 * @throws ConfigurationError
 */
export async function loadPolicy(
  dir: string,
  contractsFile: string | undefined,
  isDevelopment: boolean,
): Promise<Policy> {
  const file = path.join(dir, 'policy.json');
  const text = await readFile(file, 'utf8').catch(() => null);
  if (text !== null) return parse(file, text);
  if (contractsFile === undefined) {
    throw new ConfigurationError(`${file} does not exist. Set SIGNER_CONTRACTS to create it.`);
  }
  const deployment = await readFile(contractsFile, 'utf8').catch((cause: unknown) => {
    throw new ConfigurationError(`SIGNER_CONTRACTS cannot be read: ${contractsFile}`, { cause });
  });
  const { contracts } = deploymentSchema.parse(JSON.parse(deployment));
  const made = JSON.stringify(composePolicy(contracts, isDevelopment), null, 2);
  await mkdir(dir, { recursive: true, mode: 0o700 });
  await writeFile(file, `${made}\n`, { mode: 0o600 });
  return parse(file, made);
}

function parse(file: string, text: string): Policy {
  try {
    return policySchema.parse(JSON.parse(text));
  } catch (cause) {
    throw new ConfigurationError(`The signer's policy is invalid: ${file}`, { cause });
  }
}
