import { saveFile } from '../../lib/page/save-file.ts';
import { useEffect, useState } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { ErrorState } from '../../ui/feedback/list-states.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { referralLink } from './pending-referral.tsx';
import { useReferralSummary } from './referral-api.ts';
import { ShareButtons } from './share-buttons.tsx';

const QUIET_MODULES = 4;

/** Returns the dark modules of the QR code as one path; its library loads only with a page that draws one. */
function useQrPath(text: string | null): { path: string; size: number } | null {
  const [drawn, setDrawn] = useState<{ path: string; size: number } | null>(null);
  useEffect(() => {
    if (text === null) return undefined;
    let isWanted = true;
    const draw = async () => {
      const { encode } = await import('uqr');
      const { data, size } = encode(text, { ecc: 'M', border: 0 });
      const parts: string[] = [];
      for (const [y, row] of data.entries())
        for (const [x, isDark] of row.entries())
          if (isDark) parts.push(`M${x + QUIET_MODULES} ${y + QUIET_MODULES}h1v1h-1z`);
      if (isWanted) setDrawn({ path: parts.join(''), size: size + 2 * QUIET_MODULES });
    };
    void draw().catch(() => undefined);
    return () => {
      isWanted = false;
    };
  }, [text]);
  return drawn;
}

function saveImage(path: string, size: number): void {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${size * 16}" height="${size * 16}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>`;
  saveFile('nova-invitation.svg', new Blob([svg], { type: 'image/svg+xml' }));
}

function QrCode({ link }: { link: string | null }) {
  const { t } = useTranslation('referral');
  const code = useQrPath(link);
  return (
    <div className="qr">
      {code ? (
        <svg
          viewBox={`0 0 ${code.size} ${code.size}`}
          role="img"
          aria-label={t('qr.label')}
          shapeRendering="crispEdges"
        >
          <path className="qr-paper" d={`M0 0h${code.size}v${code.size}H0z`} />
          <path className="qr-ink" d={code.path} />
        </svg>
      ) : (
        <Skeleton className="h-45 w-45" />
      )}
      <Button
        variant="quiet"
        isSmall
        disabled={code === null}
        onClick={() => code && saveImage(code.path, code.size)}
      >
        {t('qr.save')}
      </Button>
    </div>
  );
}

/** The user's own link: to copy, to share for points, and as a QR code. */
export function InvitePanel() {
  const { t } = useTranslation('referral');
  const { data, error, refetch } = useReferralSummary();
  const link = data ? referralLink(data.code) : null;
  if (error && !data)
    return (
      <div className="panel">
        <ErrorState title={t('failed')} error={error} onRetry={() => void refetch()} />
      </div>
    );
  return (
    <div className="invite panel">
      <div className="invite-link">
        <div>
          <p className="invite-name" id="invite-name">
            {t('link.label')}
          </p>
          <div className="invite-box">
            {link ? (
              <output className="num" aria-labelledby="invite-name">
                {link}
              </output>
            ) : (
              <Skeleton className="w-60 max-w-full" />
            )}
            {link ? (
              <CopyButton isLabelled text={link} label={t('link.copy')} done={t('link.copied')} />
            ) : null}
          </div>
          <p className="muted small">{t('link.hint')}</p>
        </div>
        <div>
          <p className="invite-name">{t('share.title')}</p>
          {link && data ? (
            <ShareButtons link={link} shared={data.shared_today} />
          ) : (
            <Skeleton className="h-11" />
          )}
        </div>
      </div>
      <QrCode link={link} />
    </div>
  );
}
