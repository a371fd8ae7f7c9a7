/** A process of a cluster. */
export interface Part {
  readonly name: string;
  readonly address: string;
  /** Undefined while it does not run. */
  readonly pid: number | undefined;
  /** Its data folder. */
  readonly dir: string;
}

/** Returns one line per part, in columns. */
export function describeParts(parts: readonly Part[]): string[] {
  const rows = parts.map(({ name, address, pid, dir }) => [name, address, `pid ${pid ?? '–'}`, dir]);
  const widths = [0, 1, 2, 3].map((column) => Math.max(...rows.map((row) => row[column]!.length)));
  return rows.map((row) =>
    `  ${row.map((cell, column) => cell.padEnd(widths[column]!)).join('  ')}`.trimEnd(),
  );
}
