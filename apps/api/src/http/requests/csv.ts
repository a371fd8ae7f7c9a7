import type { Page } from '@nova/shared/pagination';

/** A column of a CSV file: its header and the value of a row. */
export type CsvColumn<T> = readonly [head: string, read: (row: T) => string | number | boolean | null];

/** Number of rows read and written at a time. */
export const CSV_PAGE_ROWS = 500;
/** Maximum number of pages read for one file: a filter with few matches reads many pages for a few rows. */
const PAGES_MAX = 200;

export interface CsvSource<T> {
  readonly columns: readonly CsvColumn<T>[];
  readonly readPage: (cursor: string | undefined) => Promise<Page<T>>;
  /** Maximum number of rows in a file; the last line tells if there are more. */
  readonly rowsMax: number;
  /** Returns the URL of the remaining rows for that line. */
  readonly toAddress: (cursor: string) => string;
}

/**
 * Streams a list as CSV (RFC 4180): at most one page is in memory, and nothing is read before the client
 * needs it. The first page is read before the response starts, so that errors of the request can be reported
 * by status.
 */
export async function streamCsv<T>(source: CsvSource<T>): Promise<ReadableStream<Uint8Array>> {
  const lines = writeLines(source);
  const encoder = new TextEncoder();
  let ready: IteratorResult<string> | null = await lines.next();
  return new ReadableStream({
    async pull(controller) {
      const chunk: IteratorResult<string> = ready ?? (await lines.next());
      ready = null;
      if (chunk.done) controller.close();
      else controller.enqueue(encoder.encode(chunk.value));
    },
    async cancel() {
      await lines.return(undefined);
    },
  });
}

async function* writeLines<T>({
  columns,
  readPage,
  rowsMax,
  toAddress,
}: CsvSource<T>): AsyncGenerator<string, undefined> {
  const head = `${columns.map(([name]) => name).join(',')}\r\n`;
  let text = head;
  let cursor: string | undefined;
  let rows = 0;
  for (let pages = 0; rows < rowsMax && pages < PAGES_MAX; pages++) {
    const page = await readPage(cursor);
    text += page.items.map((row) => toLine(columns, row)).join('');
    rows += page.items.length;
    if (text !== '') yield text;
    text = '';
    if (page.next === null) return undefined;
    cursor = page.next;
  }
  yield `${toCell(`# Cut off after ${rows} rows. The rest: ${toAddress(cursor!)}`)}\r\n`;
  return undefined;
}

function toLine<T>(columns: readonly CsvColumn<T>[], row: T): string {
  return `${columns.map(([, read]) => toCell(read(row))).join(',')}\r\n`;
}

/** Spreadsheets execute cells that start like a formula, which a stranger's token name must not do. */
function toCell(value: string | number | boolean | null): string {
  if (value === null) return '';
  if (typeof value !== 'string') return String(value);
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
