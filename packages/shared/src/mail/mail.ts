import type { Language } from '../language/language.ts';

/** An email, ready to send. */
export interface Mail {
  /** Kind of the email, for metrics and logs. */
  readonly letter: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Headers besides the common ones, such as `List-Unsubscribe`. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** Content of an email; `composeMail` creates both formats. */
export interface MailContent {
  readonly letter: string;
  readonly language: Language;
  readonly subject: string;
  readonly paragraphs: readonly string[];
  /** The button, if any. Its full URL is shown next to it. */
  readonly action?: { readonly label: string; readonly url: string };
  /** The reason for the email, and what to do if you did not cause it. */
  readonly footnote: string;
  /** Unsubscribe links below the footnote. */
  readonly footLinks?: readonly { readonly label: string; readonly url: string }[];
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (character) => ENTITIES[character]!);

const FONT = "font-family:'Instrument Sans',system-ui,'Segoe UI',Roboto,Arial,sans-serif";
const BUTTON =
  'display:inline-block;padding:12px 20px;background:#0b0f12;color:#ffffff;text-decoration:none;font-weight:600;border-radius:2px';

/** The logo as a styled character, because mail clients show it without loading an image. */
const LOGO =
  '<span aria-hidden="true" style="display:inline-block;width:30px;height:32px;line-height:32px;margin-right:10px;background:#0b0f12;color:#ffffff;text-align:center;border-right:5px solid #fc8a30">N</span>';

/**
 * Returns an email as plain text and as HTML with the same content. No image, no script and no external
 * resources.
 */
export function composeMail(mailContent: MailContent): Mail {
  const { letter, language, subject, paragraphs, action, footnote, footLinks = [] } = mailContent;
  const text = [
    ...paragraphs,
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    `--\n${footnote}`,
    ...footLinks.map(({ label, url }) => `${label}:\n${url}`),
    'Nova',
  ];
  const html = [
    ...paragraphs.map((paragraph) => `<p style="margin:0 0 16px">${escapeHtml(paragraph)}</p>`),
    ...(action
      ? [
          `<p style="margin:24px 0"><a href="${escapeHtml(action.url)}" style="${BUTTON}">${escapeHtml(action.label)}</a></p>`,
          `<p style="margin:0 0 16px;font-size:13px;word-break:break-all;color:#55606a">${escapeHtml(action.url)}</p>`,
        ]
      : []),
    `<p style="margin:32px 0 0;padding-top:16px;border-top:1px solid #d8dde1;font-size:13px;color:#55606a">${escapeHtml(footnote)}</p>`,
    ...footLinks.map(
      ({ label, url }) =>
        `<p style="margin:8px 0 0;font-size:13px"><a href="${escapeHtml(url)}" style="color:#55606a">${escapeHtml(label)}</a></p>`,
    ),
  ];
  return {
    letter,
    subject,
    text: `${text.join('\n\n')}\n`,
    html:
      `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>` +
      `<body style="margin:0;padding:32px 16px;background:#f2f4f5;color:#0b0f12;${FONT};font-size:16px;line-height:1.55">` +
      `<div style="max-width:560px;margin:0 auto;padding:32px;background:#ffffff"><p style="margin:0 0 24px;font-weight:700;font-size:20px">${LOGO}Nova</p>` +
      `${html.join('')}</div></body></html>`,
  };
}
