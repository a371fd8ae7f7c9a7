export interface SummaryFacts {
  url: string;
  rpcUrl: string;
  chainId: number;
  dataDir: string;
  network: string;
  logsDir: string | null;
  /** Shown only on the startup that created it. */
  newAdminToken: string | null;
  seconds: number;
}

/** Returns the summary that is printed after startup. */
export function formatSummary(facts: SummaryFacts): string {
  const rows: [string, string][] = [
    ['Website', facts.url],
    ['RPC', facts.rpcUrl],
    ['Chain id', `${facts.chainId} (0x${facts.chainId.toString(16)})`],
    ['Data folder', facts.dataDir],
  ];
  if (facts.logsDir) rows.push(['Logs', facts.logsDir]);
  if (facts.newAdminToken)
    rows.push(['Admin token', `${facts.newAdminToken}  (shown only once; stored in the data folder)`]);
  const lines = rows.map(([name, value]) => `  ${name.padEnd(13)}${value}`);
  const mode =
    facts.network === 'development' ? ' Development mode: generated keys, nothing here has value.' : '';
  return [
    '',
    `Nova is up after ${facts.seconds.toFixed(1)} s.${mode}`,
    '',
    ...lines,
    '',
    '  Ctrl-C stops everything.',
    '',
  ].join('\n');
}
