import type { Page } from '@nova/shared/pagination';

/** One column of a file: its head, and what a row says in it. */
export type CsvColumn<T> = readonly [head: string, read: (row: T) => string | number | boolean | null];

/** Rows that are read and written at a time. */
export const CSV_PAGE_ROWS = 500;
/** Pages that one file reads at most: a filter that matches next to nothing looks through many of them for a few rows. */
const PAGES_MAX = 200;

export interface CsvSource<T> {
  readonly columns: readonly CsvColumn<T>[];
  readonly readPage: (cursor: string | undefined) => Promise<Page<T>>;
  /** Rows of one file; the last line says when there are more. */
  readonly rowsMax: number;
  /** Where the rest is, for that line. */
  readonly toAddress: (cursor: string) => string;
}

/**
 * A list as a file (RFC 4180), written while it is read: no more than one page of it is ever in memory, and nothing is
 * read ahead of the reader. The first page is read before the answer begins, so that what is wrong with the request can
 * still be said with a status.
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

/** Spreadsheets run what begins like a formula; a stranger's token name must not. */
function toCell(value: string | number | boolean | null): string {
  if (value === null) return '';
  if (typeof value !== 'string') return String(value);
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
