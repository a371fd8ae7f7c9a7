import { ConfigurationError } from '@nova/runtime/parse-env';
import { EXIT_CONFIGURATION } from '@nova/runtime/run-service';
import { CHAIN_ID } from '@nova/shared/chain/constants';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type RunningSchedule, runBackupSchedule } from './backup/run-schedule.ts';
import { type BackupSchedule, readBackupSchedule } from './backup/settings.ts';
import { Progress } from './console/progress.ts';
import { formatSummary } from './console/summary.ts';
import { openDataFolder, type DataFolder } from './data-folder.ts';
import { describeError } from './doctor/explain-database-error.ts';
import { isStartedByPackageScript, readEnv, type Env } from './env.ts';
import { requireFreePorts } from './ports.ts';
import { loadSecrets } from './secrets.ts';
import { checkEnvFile } from './settings/check-env-file.ts';
import { checkProcessSettings } from './settings/check-process-settings.ts';
import { listPorts } from './settings/configured-ports.ts';
import { checkTeamPictures } from './settings/team-pictures.ts';
import { startNova, type RunningNova } from './start-nova.ts';
import { isProductionBuild } from './web-build.ts';
import { watchParent } from './watch-parent.ts';
import { watchSpace } from './watch/watch-space.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** Starts all of Nova, prints its addresses, and runs until it is stopped. */
async function main(): Promise<void> {
  const startedAt = Date.now();
  const progress = new Progress();
  let folder: DataFolder | undefined;
  let nova: Promise<RunningNova> | undefined;
  let backups: RunningSchedule | undefined;
  let isStopping = false;
  const stop = async (exitCode: number) => {
    if (isStopping) return;
    isStopping = true;
    await folder?.announceStop();
    backups?.stop();
    const running = await nova?.catch(() => undefined);
    await running?.stop();
    await folder?.release();
    process.exit(exitCode);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (!isStopping) progress.reportProgress('\n  Stopping …');
      void stop(0);
    });
  }
  if (isStartedByPackageScript()) watchParent(() => void stop(0));
  try {
    await checkEnvFile(path.join(ROOT, '.env'));
    const env = readEnv();
    if (!(await isProductionBuild(ROOT))) await checkTeamPictures(ROOT, env.NOVA_TEAM);
    const backupSchedule = readBackupSchedule(env);
    folder = await openDataFolder(env.NOVA_DATA_DIR);
    await requireFreePorts(listPorts(env));
    warnAboutOpenHost(env, progress);
    const secrets = await loadSecrets(env);
    checkProcessSettings({ root: ROOT, env, secrets });
    const onFatal = (message: string) => {
      progress.reportProgress(`\n${message}`);
      void stop(EXIT_CONFIGURATION);
    };
    nova = startNova({ root: ROOT, env, secrets, progress, onFatal });
    const { url } = await nova;
    if (isStopping) return;
    progress.reportProgress(
      formatSummary({
        url,
        rpcUrl: `${url}/rpc`,
        chainId: CHAIN_ID,
        dataDir: env.NOVA_DATA_DIR,
        network: env.NOVA_NETWORK,
        logsDir: env.NOVA_NETWORK === 'production' ? null : path.join(env.NOVA_DATA_DIR, 'logs'),
        newAdminToken: secrets.isAdminTokenNew ? secrets.ADMIN_TOKEN : null,
        seconds: (Date.now() - startedAt) / 1000,
      }),
    );
    const folders = [env.NOVA_DATA_DIR, ...(env.BACKUP_DIR === undefined ? [] : [env.BACKUP_DIR])];
    watchSpace(folders, (sentence) => progress.reportProgress(`  ! ${sentence}`));
    if (backupSchedule) backups = await startBackups(backupSchedule, env, progress);
  } catch (error) {
    progress.reportProgress(`\n${describeError(error)}\n`);
    await stop(error instanceof ConfigurationError ? EXIT_CONFIGURATION : 1);
  }
}

/**
 * The steps of a backup are not printed, because the console is reserved for the progress of the startup.
 */
function startBackups(schedule: BackupSchedule, env: Env, progress: Progress): Promise<RunningSchedule> {
  const silent = {
    step: <T>(_name: string, work: () => Promise<T>) => work(),
    reportProgress: () => undefined,
  };
  const report = (line: string) => progress.reportProgress(`  ${new Date().toISOString()} ${line}`);
  return runBackupSchedule(schedule, { root: ROOT, env, progress: silent }, report);
}

function warnAboutOpenHost(env: Env, progress: Progress): void {
  const isLocal = ['127.0.0.1', 'localhost', '::1'].includes(env.HOST);
  if (isLocal || env.NOVA_NETWORK === 'production') return;
  progress.reportProgress(
    `  ! HOST=${env.HOST}: this development chain with generated keys can be reached from other machines.`,
  );
}

await main();
