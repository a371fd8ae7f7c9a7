import { rewardTypeOf } from '@nova/shared/energy/catalogue';
import { useId, useState } from 'react';
import { useStore } from '../../lib/store/create-store.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { sessionStore } from '../../lib/session/session-store.ts';
import { DISCONNECTED, walletStore } from '../../lib/chain/wallet-state.ts';
import { Button } from '../../ui/button.tsx';
import { EmailLine } from './email-line.tsx';
import { listApi } from './list-api.ts';
import { SentNote } from './sent-note.tsx';
import { SignUpError } from './sign-up-error.tsx';
import { useSignUp } from './use-sign-up.ts';
import { WhitelistHint } from './whitelist-hint.tsx';

const FORM_POINTS = rewardTypeOf('form_submit').points;
const NEWSLETTER_POINTS = rewardTypeOf('newsletter_signup').points;
/** Twenty bytes of hex, the format that the server accepts. */
/** Start of an address, the same in every language. */
const ADDRESS_HINT = '0x…';
const ADDRESS = '0x[0-9a-fA-F]{40}';

/**
 * Sign-up for the whitelist of the presale: an email address, optionally a wallet, optionally the newsletter.
 * The button is orange only for users logged in with a wallet, because only they earn points.
 */
export function WhitelistForm() {
  const { t } = useTranslation('home');
  const { language } = useLanguage();
  const [id, errorId] = [useId(), useId()];
  const wallet = useStore(walletStore, DISCONNECTED);
  const isPaid = useStore(sessionStore, null) !== null && wallet.status === 'connected';
  const own = wallet.status === 'connected' ? wallet.address : null;
  const [hasNewsletter, setHasNewsletter] = useState(false);
  const { state, submit } = useSignUp(({ email = '', address = '', website = '' }) =>
    listApi.joinWhitelist({
      email,
      address: address || own,
      newsletter: hasNewsletter,
      language,
      website,
    }),
  );
  if (state.status === 'sent') return <SentNote email={state.email} />;
  return (
    <form className="sign-up" id="whitelist" noValidate onSubmit={submit}>
      <label htmlFor={id}>{t('whitelist.label')}</label>
      <EmailLine
        id={id}
        errorId={errorId}
        placeholder={t('whitelist.placeholder')}
        isInvalid={state.status === 'invalid' && state.field === 'email'}
      >
        <Button
          type="submit"
          variant={isPaid ? 'act' : 'solid'}
          isBusy={state.status === 'sending'}
          plate={isPaid ? `+${FORM_POINTS} EP` : undefined}
        >
          {t('whitelist.join')}
        </Button>
      </EmailLine>
      <SignUpError state={state} id={errorId} />
      <label className="check">
        <input
          type="checkbox"
          checked={hasNewsletter}
          onChange={(event) => setHasNewsletter(event.target.checked)}
        />
        <span>
          {t('whitelist.newsletter')}{' '}
          {isPaid ? (
            <span className="faint">{t('whitelist.newsletterPoints', { points: NEWSLETTER_POINTS })}</span>
          ) : null}
        </span>
      </label>
      {own === null ? (
        <details className="sign-up-wallet">
          <summary>{t('whitelist.wallet')}</summary>
          <input
            className="input num"
            name="address"
            pattern={ADDRESS}
            placeholder={ADDRESS_HINT}
            autoComplete="off"
            spellCheck={false}
            aria-label={t('whitelist.walletLabel')}
            aria-invalid={state.status === 'invalid' && state.field === 'address' ? true : undefined}
          />
        </details>
      ) : null}
      <WhitelistHint hasWallet={own !== null} />
      <div className="honey-pot" aria-hidden="true">
        <input name="website" tabIndex={-1} autoComplete="off" aria-label={t('whitelist.trap')} />
      </div>
    </form>
  );
}
