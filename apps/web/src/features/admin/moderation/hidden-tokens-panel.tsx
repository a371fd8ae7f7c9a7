import { useState } from 'react';
import { Link } from 'react-router';
import { shortenHex } from '../../../lib/format/shorten-hex.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { TimeAgo } from '../../../ui/entity/time-ago.tsx';
import { Panel } from '../../../ui/panel.tsx';
import type { Column } from '../../../ui/table/column.ts';
import { AdminList } from '../admin-list.tsx';
import { useMayChange } from '../admin-rights.ts';
import type { HiddenToken } from './token-reports-api.ts';
import { useAdminList } from '../use-admin-list.ts';
import { VisibilityDialog } from './visibility-dialog.tsx';

const nameOf = ({ symbol, name, token }: HiddenToken) => symbol ?? name ?? shortenHex(token);

function useColumns(onShow: (row: HiddenToken) => void): readonly Column<HiddenToken>[] {
  const { t } = useTranslation('administration');
  const { localize } = useLanguage();
  const mayChange = useMayChange();
  return [
    {
      id: 'token',
      head: t('tokens.token'),
      isRowHead: true,
      cell: (row) => (
        <Link to={localize(`/explorer/token/${row.token}`)} title={row.token}>
          <bdi>{nameOf(row)}</bdi>
        </Link>
      ),
    },
    { id: 'reason', head: t('tokens.reason'), cell: ({ reason }) => <bdi>{reason}</bdi> },
    { id: 'since', head: t('tokens.since'), cell: ({ at }) => <TimeAgo time={at} /> },
    {
      id: 'step',
      head: t('tokens.step'),
      isRight: true,
      cell: (row) =>
        mayChange ? (
          <Button
            isSmall
            variant="quiet"
            aria-label={t('tokens.showOf', { name: nameOf(row) })}
            onClick={() => onShow(row)}
          >
            {t('tokens.show')}
          </Button>
        ) : null,
    },
  ];
}

/**
 * Tokens that are currently hidden, with the reason and a button to show tokens whose reports were dismissed.
 */
export function HiddenTokensPanel() {
  const { t } = useTranslation('administration');
  const list = useAdminList<HiddenToken>('hidden-tokens');
  const [shown, setShown] = useState<HiddenToken | null>(null);
  const columns = useColumns(setShown);
  return (
    <Panel title={t('tokens.hidden')}>
      <AdminList
        caption={t('tokens.hidden')}
        columns={columns}
        keyOf={({ token }) => token}
        empty={{ title: t('tokens.hiddenEmptyTitle'), text: t('tokens.hiddenEmptyText') }}
        list={list}
      />
      {shown ? (
        <VisibilityDialog
          token={{ address: shown.token, name: nameOf(shown), isHidden: true }}
          onClose={() => setShown(null)}
        />
      ) : null}
    </Panel>
  );
}
