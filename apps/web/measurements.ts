import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Benchmark results from docs/benchmarks.md that pages show. */
export interface Measurements {
  /** Date of the run, for example "2026-11-20". */
  readonly day: string;
  /** Median time from the click to the block on every open page with one client, in milliseconds. */
  readonly pushedMs: number;
  /** The same time for the slowest of 100 actions. */
  readonly slowMs: number;
  /** Number of clients in the largest run and its median. */
  readonly crowd: number;
  readonly crowdMs: number;
  /** Time until the receipt, when the block is sealed and on disk. */
  readonly sealedMs: number;
  /** Number of actions behind this median. */
  readonly actions: number;
  /** Sealed blocks per second with one client, and anvil's result in the same run. */
  readonly blocksPerSecond: number;
  readonly anvilBlocksPerSecond: number;
}

const BENCHMARKS = fileURLToPath(new URL('../../docs/benchmarks.md', import.meta.url));

/**
 * Reads the results from the benchmark document, so a page cannot show different ones.
 * @throws Error if the document no longer has such a row
 */
export function readMeasurements(markdown = readFileSync(BENCHMARKS, 'utf8')): Measurements {
  const click = markdown.slice(Math.max(0, markdown.indexOf('## An action from click to page')));
  const busiest = /^\| (?!1 )\d+ \|[\s\S]*/m.exec(click)?.[0] ?? '';
  const find = (what: string, text: string, pattern: RegExp): string => {
    const found = pattern.exec(text)?.[1];
    if (found === undefined) throw new Error(`docs/benchmarks.md does not say any more: ${what}`);
    return found;
  };
  return {
    day: find('the day', markdown, /^\*\*(\d{4}-\d\d-\d\d)/m),
    pushedMs: Number(find('from click to page', click, /^\|\s*\|\s*\|\s*pushed\s*\|\s*([\d.]+)/m)),
    slowMs: Number(find('the slowest of a hundred', click, /^\|\s*\|\s*\|\s*pushed\s*\|[^|]*\|\s*([\d.]+)/m)),
    crowd: Number(find('how many clients', busiest, /^\| (\d+) \|/)),
    crowdMs: Number(find('the median with many clients', busiest, /^\|\s*\|\s*\|\s*pushed\s*\|\s*([\d.]+)/m)),
    sealedMs: Number(find('from click to receipt', click, /^\| 1 \|[^|]*\|\s*receipt\s*\|\s*([\d.]+)/m)),
    actions: Number(find('how many actions', click, /([\d,]+) actions each/).replaceAll(',', '')),
    blocksPerSecond: Number(
      find('blocks a second', markdown, /^\| nova \(every block on disk\) \| 1 \|[^|]*\|\s*([\d.]+)/m),
    ),
    anvilBlocksPerSecond: Number(
      find('blocks a second of anvil', markdown, /^\| anvil --state-interval 1 \| 1 \|[^|]*\|\s*([\d.]+)/m),
    ),
  };
}
