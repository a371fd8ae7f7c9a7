import { useState } from 'react';
import { Link } from 'react-router';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { SealState } from '../../ui/feedback/seal-state.tsx';
import { SectionBoundary } from '../../ui/feedback/section-boundary.tsx';
import { ContactForm } from './contact-form.tsx';
import './contact.css';

const CHANNELS = [
  { id: 'faq', path: '/faq' },
  { id: 'status', path: '/blockchain' },
  { id: 'risk', path: '/risk-disclaimer' },
] as const;

function Sent({ email, onAgain }: { email: string; onAgain: () => void }) {
  const { t } = useTranslation('contact');
  return (
    <div className="contact-sent" role="status">
      <SealState shape="sealed">{t('sent.title')}</SealState>
      <p className="lede">{t('sent.text', { email })}</p>
      <Button onClick={onAgain}>{t('sent.again')}</Button>
    </div>
  );
}

/** `/kontakt`: links to existing answers, and the form. */
export function ContactPage() {
  const { t } = useTranslation('contact');
  const { localize } = useLanguage();
  const [sentFrom, setSentFrom] = useState<string | null>(null);
  return (
    <div className="wrap contact">
      <div>
        <h1>{t('title')}</h1>
        <p className="lede">{t('lede')}</p>
        <ul className="contact-ways">
          {CHANNELS.map(({ id, path }) => (
            <li key={id}>
              <Link to={localize(path)}>
                <b>{t(`ways.${id}.title`)}</b>
                <span>{t(`ways.${id}.text`)}</span>
              </Link>
            </li>
          ))}
        </ul>
        <p className="small muted">{t('kept')}</p>
      </div>
      <SectionBoundary>
        {sentFrom === null ? (
          <ContactForm onSent={setSentFrom} />
        ) : (
          <Sent email={sentFrom} onAgain={() => setSentFrom(null)} />
        )}
      </SectionBoundary>
    </div>
  );
}
