import { REFERRAL_SHARE_POINTS, SHARE_PLATFORMS, type SharePlatform } from '@nova/shared/referral/constants';
import { formatCountdown } from '../../lib/format/format-time.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { useNow } from '../../lib/page/use-now.ts';
import { showToast } from '../../ui/feedback/show-toast.ts';
import { SealState } from '../../ui/feedback/seal-state.tsx';
import { useRecordShare } from './referral-api.ts';
import { shareUrl } from './share-links.ts';

const NAMES: Readonly<Record<SharePlatform, string>> = {
  twitter: 'Twitter/X',
  telegram: 'Telegram',
  whatsapp: 'WhatsApp',
};
const DAY_MS = 86_400_000;

function Shared({ platform }: { platform: SharePlatform }) {
  const { t } = useTranslation('referral');
  const now = useNow();
  const left = DAY_MS - (now % DAY_MS);
  return (
    <span className="share-done">
      <SealState shape="sealed">{t('share.done', { platform: NAMES[platform] })}</SealState>
      <small className="num">{t('share.again', { time: formatCountdown(left) })}</small>
    </span>
  );
}

/** One button per platform, each rewarded once a day; a used one shows when it counts again. */
export function ShareButtons({ link, shared }: { link: string; shared: readonly SharePlatform[] }) {
  const { t } = useTranslation('referral');
  const { mutate, isPending, variables } = useRecordShare();
  const share = (platform: SharePlatform) => {
    // Opened before the request, because afterwards the browser would no longer consider it a user action.
    window.open(shareUrl(platform, t('share.text'), link), '_blank', 'noopener,noreferrer');
    mutate(platform, {
      onSuccess: (result) => {
        if (result.success)
          showToast({ tone: 'done', title: t('share.credited', { points: result.points_earned }) });
        else showToast({ tone: 'warning', title: t('share.refused'), text: t('share.refusedText') });
      },
      onError: () => showToast({ tone: 'error', title: t('share.failed') }),
    });
  };
  return (
    <div className="share-row" role="group" aria-label={t('share.label')}>
      {SHARE_PLATFORMS.map((platform) =>
        shared.includes(platform) ? (
          <Shared key={platform} platform={platform} />
        ) : (
          <button
            key={platform}
            type="button"
            className="button share-button"
            aria-busy={(isPending && variables === platform) || undefined}
            onClick={() => share(platform)}
          >
            {NAMES[platform]}
            <span className="share-worth num">+{REFERRAL_SHARE_POINTS} EP</span>
          </button>
        ),
      )}
    </div>
  );
}
