import type { MailList } from '@nova/shared/whitelist/constants';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { ApiError } from '../../lib/api/http.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { useErrorText } from '../../ui/feedback/error-text.ts';
import { Note } from '../../ui/feedback/note.tsx';
import { SealState } from '../../ui/feedback/seal-state.tsx';
import { listApi } from './list-api.ts';
import { parseSubscriptionLink } from './subscription-link.ts';

type State =
  | { readonly status: 'none' | 'working' }
  | { readonly status: 'confirmed'; readonly lists: readonly MailList[]; readonly points: number | null }
  | { readonly status: 'asking'; readonly list: MailList; readonly token: string }
  | { readonly status: 'left'; readonly list: MailList }
  | { readonly status: 'failed'; readonly error: unknown };

/**
 * Uses the mailed link that opened the page exactly once and removes it from the address bar. Confirming
 * needs no click; unsubscribing does, because mail programs open links to inspect them.
 */
function useSubscriptionLink() {
  const { hash, pathname, search } = useLocation();
  const navigate = useNavigate();
  const [state, setState] = useState<State>({ status: 'none' });
  useEffect(() => {
    const link = parseSubscriptionLink(hash);
    if (!link) return;
    const use = async () => {
      await navigate({ pathname, search, hash: '' }, { replace: true, preventScrollReset: true });
      if (link.purpose === 'leave') return setState({ status: 'asking', list: link.list, token: link.token });
      setState({ status: 'working' });
      try {
        setState({ status: 'confirmed', ...(await listApi.confirm(link.token)) });
      } catch (error) {
        setState({ status: 'failed', error });
      }
    };
    void use();
  }, [hash, pathname, search, navigate]);
  const leave = async (list: MailList, token: string) => {
    setState({ status: 'working' });
    try {
      await listApi.leave(token);
      setState({ status: 'left', list });
    } catch (error) {
      setState({ status: 'failed', error });
    }
  };
  return { state, leave };
}

function Outcome({ state, onLeave }: { state: State; onLeave: (list: MailList, token: string) => void }) {
  const { t } = useTranslation('lists');
  const { localize } = useLanguage();
  const errorText = useErrorText();
  switch (state.status) {
    case 'none':
      return (
        <div className="form">
          <p>{t('none')}</p>
          <div className="row">
            <ButtonLink to={localize('/')}>{t('toHome')}</ButtonLink>
          </div>
        </div>
      );
    case 'working':
      return <p role="status">{t('working')}</p>;
    case 'asking':
      return (
        <div className="form">
          <p className="lede">{t(`leave.${state.list}`)}</p>
          <div className="row">
            <Button variant="solid" onClick={() => onLeave(state.list, state.token)}>
              {t('leave.button')}
            </Button>
            <ButtonLink variant="quiet" to={localize('/')}>
              {t('leave.stay')}
            </ButtonLink>
          </div>
        </div>
      );
    case 'left':
      return (
        <div className="form" role="status">
          <SealState shape="sealed">{t(`left.${state.list}`)}</SealState>
          <p className="lede">{t('left.text')}</p>
        </div>
      );
    case 'confirmed':
      return (
        <div className="form" role="status">
          {state.lists.map((list) => (
            <div key={list}>
              <SealState shape="sealed">{t(`confirmed.${list}`)}</SealState>
              <p className="lede">{t(`confirmed.${list}Text`)}</p>
            </div>
          ))}
          {state.points === null ? null : <p>{t('confirmed.points', { points: state.points })}</p>}
          <div className="row">
            <ButtonLink to={localize('/presale')}>{t('toPresale')}</ButtonLink>
          </div>
        </div>
      );
  }
  const isInvalid = state.error instanceof ApiError && state.error.code === 'list_link_invalid';
  return (
    <Note
      tone="error"
      step={
        <ButtonLink isSmall to={localize('/')}>
          {t('toHome')}
        </ButtonLink>
      }
    >
      {isInvalid ? t('invalid') : errorText(state.error)}
    </Note>
  );
}

/** `/subscription`: target of the links in our emails. */
export function SubscriptionPage() {
  const { t } = useTranslation('lists');
  const { state, leave } = useSubscriptionLink();
  return (
    <div className="wrap">
      <div className="page-head">
        <h1>{t('title')}</h1>
      </div>
      <Outcome state={state} onLeave={(list, token) => void leave(list, token)} />
    </div>
  );
}
