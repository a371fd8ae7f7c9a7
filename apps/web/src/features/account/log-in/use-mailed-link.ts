import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { accountApi } from '../account-api.ts';
import { parseMailedLink } from './mailed-link.ts';
import { readRegistrationKeys } from './stored-registration.ts';

export type LinkState =
  | { readonly status: 'none' }
  | { readonly status: 'working' }
  | { readonly status: 'confirmed' | 'changed'; readonly email: string }
  | { readonly status: 'reset'; readonly token: string }
  | { readonly status: 'failed'; readonly error: unknown };

/** Uses the mailed link that opened the page exactly once and removes it from the address bar. */
export function useMailedLink() {
  const { hash, pathname, search } = useLocation();
  const { language } = useLanguage();
  const navigate = useNavigate();
  const [state, setState] = useState<LinkState>({ status: 'none' });
  useEffect(() => {
    const link = parseMailedLink(hash);
    if (!link) return;
    const use = async () => {
      // Removes the token from the history and the address bar; without it, this does not run a second time.
      await navigate({ pathname, search, hash: '' }, { replace: true, preventScrollReset: true });
      if (link.purpose === 'reset') return setState({ status: 'reset', token: link.token });
      setState({ status: 'working' });
      const isConfirm = link.purpose === 'confirm';
      try {
        const email = isConfirm
          ? await accountApi.confirm(link.token, readRegistrationKeys())
          : await accountApi.confirmEmail(link.token, language);
        setState({ status: isConfirm ? 'confirmed' : 'changed', email });
      } catch (error) {
        setState({ status: 'failed', error });
      }
    };
    void use();
  }, [hash, pathname, search, language, navigate]);
  return { state, forget: () => setState({ status: 'none' }) };
}
