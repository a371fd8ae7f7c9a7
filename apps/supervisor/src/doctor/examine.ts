import { checkBackups } from './checks/check-backups.ts';
import { checkBridge } from './checks/check-bridge.ts';
import { checkCard } from './checks/check-card.ts';
import { checkChain } from './checks/check-chain.ts';
import { checkDatabase } from './checks/check-database.ts';
import { checkDataFolder } from './checks/check-data-folder.ts';
import { checkKeys } from './checks/check-keys.ts';
import { checkMachine, checkRelease } from './checks/check-machine.ts';
import { checkMail } from './checks/check-mail.ts';
import { checkPorts } from './checks/check-ports.ts';
import { checkReplica } from './checks/check-replica.ts';
import { checkSigner } from './checks/check-signer.ts';
import { checkSite } from './checks/check-site.ts';
import { checkStorage } from './checks/check-storage.ts';
import { checkWebBuild } from './checks/check-web-build.ts';
import { failure, type Finding } from './finding.ts';
import { hideSecrets, listSecrets } from './hide-secrets.ts';
import { nameReason } from '@nova/runtime/name-reason';
import { readSetup, type SetupOptions } from './read-setup.ts';
import type { Part, Setup } from './setup.ts';

const CHECKS: readonly (readonly [name: string, check: (setup: Setup) => Promise<Finding[]>])[] = [
  ['data folder', (setup) => checkDataFolder(setup)],
  ['website', checkWebBuild],
  ['ports', checkPorts],
  ['database', checkDatabase],
  ['replica', checkReplica],
  ['chain', checkChain],
  ['keys', checkKeys],
  ['files', checkStorage],
  ['mail', checkMail],
  ['signer', checkSigner],
  ['card', checkCard],
  ['bridge', checkBridge],
  ['origin', checkSite],
  ['backups', (setup) => checkBackups(setup)],
];

/**
 * Checks everything that the environment configures. Changes nothing except probe files, which are removed.
 */
export async function examine(
  part: Part,
  source: NodeJS.ProcessEnv,
  options: SetupOptions,
): Promise<Finding[]> {
  const { setup, findings } = await readSetup(part, source, options);
  const all = [...checkRelease(), ...checkMachine(), ...findings];
  if (setup) {
    const looked = CHECKS.map(([name, check]) =>
      check(setup).catch((error: unknown) => [failure(name, `This check failed: ${nameReason(error)}.`)]),
    );
    all.push(...(await Promise.all(looked)).flat());
  }
  const secrets = listSecrets(source);
  return all.map((finding) => hideSecrets(finding, secrets));
}
