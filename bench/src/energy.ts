import { type EnergyLoad, type LoadKind, measureEnergyLoad } from './energy-load.ts';
import { measureDashboard } from './pages/energy-dashboard.ts';
import { runNova, withDataFolder } from './running-nova.ts';
import { measureTracking } from './pages/tracking-cost.ts';

interface EnergyBench extends EnergyLoad {
  /** Number of actions of the account whose dashboard is loaded. */
  readonly ownActions: number;
}

/** Parts of the benchmark, selected by a comma-separated list in `NOVA_BENCH_ENERGY`. Default: all. */
const PARTS = ['load', 'steady', 'dashboard', 'tracking'] as const;

/**
 * Measures Energy Points: actions per second, latency of one action, the dashboard of a busy account, and
 * the cost of tracking on a page.
 */
export async function benchEnergy(options: EnergyBench): Promise<string> {
  const wanted = process.env.NOVA_BENCH_ENERGY?.split(',') ?? PARTS;
  const sections: string[] = [];
  for (const kind of ['load', 'steady'] as const) {
    if (wanted.includes(kind)) sections.push(await measureLoad(options, kind));
  }
  if (wanted.includes('dashboard')) sections.push(await measureDashboard(options.ownActions));
  if (wanted.includes('tracking')) sections.push(await measureTracking());
  return sections.join('\n\n');
}

function measureLoad(options: EnergyBench, kind: LoadKind): Promise<string> {
  return withDataFolder(async (dataDir) => {
    const nova = await runNova(dataDir);
    try {
      return await measureEnergyLoad(nova, options, kind);
    } finally {
      await nova.stop();
    }
  });
}
