import type { CreatedToken } from '@nova/shared/token/schemas';
import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { shortenHex } from '../../lib/format/shorten-hex.ts';
import { useShownStep } from '../../lib/page/show-step.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { useRefreshAfterBlocks } from '../../lib/queries/use-refresh-after-blocks.ts';
import type { Session } from '../../lib/session/session-store.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { FormField } from '../../ui/form/form-field.tsx';
import { Select } from '../../ui/form/select.tsx';
import { EmptyState, ErrorState } from '../../ui/feedback/list-states.tsx';
import { Panel } from '../../ui/panel.tsx';
import { SkeletonDetail } from '../../ui/feedback/skeleton.tsx';
import { HiddenNote } from './hidden-note.tsx';
import { ContractDetails, TokenStats, TokenInfo } from './token-info.tsx';
import { tokenKeys } from './token-keys.ts';
import type { TokenClient } from './token-client.ts';
import { TransferPanel } from './transfer/transfer-panel.tsx';
import { useOwnTokens } from './create/use-token-creator.ts';

/** Tokens that the dashboard offers in its select; the complete list has its own page. */
const SHOWN = { cursor: null, limit: 25 } as const;

/** One of the account's tokens in full, and a form to send tokens. */
export function Dashboard({ session, client }: { session: Session; client: TokenClient }) {
  useRefreshAfterBlocks(tokenKeys.all);
  const { t } = useTranslation('token');
  const { localize } = useLanguage();
  const { data, error, refetch } = useOwnTokens(session.userId, SHOWN);
  // The card of a newly created token links here with its address.
  const [query] = useSearchParams();
  const wanted = query.get('token');
  const [picked, setPicked] = useState(wanted);
  const sending = useRef<HTMLDivElement>(null);
  const tokens = data?.items ?? [];
  useShownStep(sending, wanted !== null && data !== undefined ? 'send' : null);
  const token = tokens.find(({ address }) => address === picked) ?? tokens[0];
  if (!token) {
    return (
      <div className="columns">
        <div className="of-7">
          <Panel title={t('info.title')}>
            {error ? (
              <ErrorState title={t('info.loadFailed')} error={error} onRetry={() => void refetch()} />
            ) : data ? (
              <EmptyState
                title={t('dashboard.emptyTitle')}
                text={t('dashboard.emptyText')}
                step={
                  <ButtonLink isSmall to={localize('/create-token')}>
                    {t('dashboard.create')}
                  </ButtonLink>
                }
              />
            ) : (
              <SkeletonDetail />
            )}
          </Panel>
        </div>
        <div ref={sending} className="of-5">
          <TransferPanel client={client} token={wanted ?? undefined} />
        </div>
      </div>
    );
  }
  return (
    <>
      {tokens.length > 1 ? (
        <div className="token-choice">
          <FormField label={t('info.choose')}>
            <Select
              value={token.address}
              options={tokens.map((each) => ({ value: each.address, label: nameOf(each) }))}
              onChange={(event) => setPicked(event.target.value)}
            />
          </FormField>
        </div>
      ) : null}
      {token.is_hidden ? <HiddenNote /> : null}
      <TokenStats token={token} />
      <div className="columns token-below">
        <div ref={sending} className="of-7">
          <TransferPanel client={client} token={token.address} />
        </div>
        <div className="of-5 grid gap-6">
          <TokenInfo token={token} client={client} />
          <ContractDetails token={token} />
        </div>
      </div>
    </>
  );
}

const nameOf = ({ symbol, name, address }: CreatedToken) =>
  `${symbol ?? '?'}, ${name ?? address} (${shortenHex(address)})`;
