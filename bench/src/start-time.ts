import { rm } from 'node:fs/promises';
import path from 'node:path';
import { markdownTable } from './markdown-table.ts';
import { ROOT, runNova, withDataFolder } from './running-nova.ts';
import { round } from './statistics.ts';

const WARM_STARTS = 5;

/**
 * Measures the time from the start command to the first page: first with only the dependencies installed,
 * then repeatedly on existing data.
 */
export async function benchStartTime(): Promise<string> {
  return withDataFolder(async (dataDir) => {
    await rm(path.join(ROOT, 'apps/web/build'), { recursive: true, force: true });
    const cold = await start(dataDir);
    const warm: number[] = [];
    for (let i = 0; i < WARM_STARTS; i++) warm.push(await start(dataDir));
    warm.sort((a, b) => a - b);
    return markdownTable(
      ['start', 'seconds to the first page'],
      [
        ['cold: empty data folder, website not built, dependencies installed', round(cold)],
        [
          `warm: median of ${WARM_STARTS} (fastest ${round(warm[0]!)}, slowest ${round(warm.at(-1)!)})`,
          round(warm[WARM_STARTS >> 1]!),
        ],
      ],
    );
  });
}

async function start(dataDir: string): Promise<number> {
  const nova = await runNova(dataDir);
  await nova.stop();
  return nova.secondsToPage;
}
