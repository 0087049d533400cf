import { emailLinkHours } from '#contract/limits.ts';
import type { Email } from '#server/adapters/mail/mail.ts';
import { escapeText } from '#server/content/text.ts';

/** What is mailed when somebody changes the email address of an account. */

const lifetime = emailLinkHours === 1 ? '1 hour' : `${emailLinkHours} hours`;

type Confirmation = { to: string; username: string; link: string };

/** To the new address: the link that proves it is theirs. */
export function confirmationEmail({ to, username, link }: Confirmation): Email {
  const subject = 'Confirm your new Porchlight email address';
  const reason = 'You asked to use this email address for your Porchlight account.';
  const foot = 'If you did not ask for this, you can ignore this email. Nothing will change.';
  return {
    to,
    subject,
    text: plainText(username, [
      `${reason} Open this link to confirm it:`,
      link,
      `The link works once and expires after ${lifetime}.`,
      foot,
    ]),
    html: html(subject, username, [
      paragraph(reason),
      `<p style="margin:24px 0"><a href="${link}" style="display:inline-block;padding:14px 24px;border-radius:10px;background:#1f5c4d;color:#ffffff;font-size:16px;font-weight:600;text-decoration:none">Confirm email address</a></p>`,
      small(
        `The link works once and expires after ${lifetime}. If the button does not work, copy this address into your browser:`,
      ),
      `<p style="margin:0 0 24px;font-size:13px;line-height:1.5;word-break:break-all"><a href="${link}" style="color:#1f5c4d">${link}</a></p>`,
      small(foot),
    ]),
  };
}

type Warning = { to: string; username: string; newEmail: string };

/** To the old address, which is the only one that surely belongs to the owner of the account. */
export function warningEmail({ to, username, newEmail }: Warning): Email {
  const subject = 'Your Porchlight email address is being changed';
  const reason = `Someone who knows your password, hopefully you, asked to change the email address for your Porchlight account to ${newEmail}.`;
  const then = 'Your address will change once the link we sent there is opened.';
  const advice =
    'If it was not you, change your password right away: log in and open My Account, or choose "Forgot your password?" on the login page. That also cancels this change.';
  return {
    to,
    subject,
    text: plainText(username, [reason, then, advice]),
    html: html(subject, username, [paragraph(reason), paragraph(then), paragraph(advice)]),
  };
}

const plainText = (username: string, parts: string[]) =>
  [`Hello ${username},`, ...parts, 'Porchlight', ''].join('\n\n').trimEnd().concat('\n');

const paragraph = (text: string) =>
  `<p style="margin:0 0 16px;font-size:16px;line-height:1.55;color:#1f2933">${escapeText(text)}</p>`;

const small = (text: string) =>
  `<p style="margin:0 0 12px;font-size:14px;line-height:1.55;color:#52606d">${escapeText(text)}</p>`;

/** Tables and inline styles, because mail programs know little else. */
const html = (heading: string, username: string, parts: string[]) => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${heading}</title></head>
<body style="margin:0;padding:32px 16px;background:#faf7f2;font-family:Inter,Helvetica,Arial,sans-serif">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center">
<table role="presentation" width="520" cellpadding="0" cellspacing="0" style="max-width:520px;width:100%;background:#ffffff;border:1px solid #e7e0d5;border-radius:14px">
<tr><td style="padding:32px">
<p style="margin:0 0 24px;font-family:Fraunces,Georgia,serif;font-size:22px;color:#1f5c4d"><span style="color:#e8973a">&#9679;</span> Porchlight</p>
<h1 style="margin:0 0 16px;font-family:Fraunces,Georgia,serif;font-weight:600;font-size:24px;line-height:1.3;color:#1f2933">${heading}</h1>
${paragraph(`Hello ${username},`)}
${parts.join('\n')}
</td></tr></table>
</td></tr></table>
</body>
</html>
`;
