import { useEffect, useState } from 'react';
import { Skeleton } from './feedback/skeleton.tsx';

export interface QrCodeProps {
  readonly text: string;
  /** Text alternative of the content. */
  readonly label: string;
}

/** Width in modules of the quiet zone, which scanners need. */
const MARGIN = 4;

/** Returns the path of the dark modules, one horizontal run at a time. */
export function toPath(modules: readonly (readonly boolean[])[]): string {
  return modules
    .flatMap((row, y) =>
      row.flatMap((isDark, x) => {
        if (!isDark || row[x - 1]) return [];
        const end = row.indexOf(false, x);
        return [`M${x + MARGIN} ${y + MARGIN}h${(end === -1 ? row.length : end) - x}v1H${x + MARGIN}z`];
      }),
    )
    .join('');
}

/**
 * A text as a QR code, dark on light in both themes because scanners require it. The encoder loads on demand.
 */
export function QrCode({ text, label }: QrCodeProps) {
  const [data, setData] = useState<readonly (readonly boolean[])[] | null>(null);
  useEffect(() => {
    let isGone = false;
    const encode = async () => {
      const library = await import('uqr');
      if (!isGone) setData(library.encode(text, { ecc: 'M', border: 0 }).data);
    };
    // Without its encoder, the text beside it remains.
    encode().catch(() => undefined);
    return () => {
      isGone = true;
    };
  }, [text]);
  if (!data) return <Skeleton className="qr-code" />;
  const size = data.length + 2 * MARGIN;
  return (
    <svg className="qr-code" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <rect width={size} height={size} />
      <path d={toPath(data)} />
    </svg>
  );
}
