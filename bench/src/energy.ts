import { type EnergyLoad, type LoadKind, measureEnergyLoad } from './energy-load.ts';
import { measureDashboard } from './pages/energy-dashboard.ts';
import { runNova, withDataFolder } from './running-nova.ts';
import { measureTracking } from './pages/tracking-cost.ts';

interface EnergyBench extends EnergyLoad {
  /** Actions of the account whose dashboard is asked for. */
  readonly ownActions: number;
}

/** Parts of the benchmark, to be named in `NOVA_BENCH_ENERGY` with commas between; all of them when it is unset. */
const PARTS = ['load', 'steady', 'dashboard', 'tracking'] as const;

/** Energy Points: actions a second, the time of one, the dashboard of a busy account, what tracking costs a page. */
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
