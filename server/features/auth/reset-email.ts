import { resetLinkHours } from '#contract/limits.ts';
import type { Email } from '#server/adapters/mail/mail.ts';

type Facts = { to: string; username: string; link: string; askedBy: 'user' | 'admin' };

/** The email with the reset link, as text and as HTML that also reads well in old mail programs. */
export function resetEmail({ to, username, link, askedBy }: Facts): Email {
  return {
    to,
    subject: 'Reset your Porchlight password',
    text: plainText(username, link, reasons[askedBy]),
    html: html(username, link, reasons[askedBy]),
  };
}

/** Why somebody gets this email. */
const reasons = {
  user: 'Someone, hopefully you, asked to reset the password for your Porchlight account.',
  admin: 'Your Porchlight administrator sent you a link to choose a new password.',
};

const lifetime = resetLinkHours === 1 ? '1 hour' : `${resetLinkHours} hours`;

function plainText(username: string, link: string, reason: string): string {
  return `Hello ${username},

${reason}
Open this link to choose a new one:

${link}

The link works once and expires after ${lifetime}.

If you did not ask for this, you can ignore this email. Your password will not change.

Porchlight
`;
}

/** Tables and inline styles, because mail programs know little else. Usernames need no escaping. */
function html(username: string, link: string, reason: string): string {
  const paragraph = 'margin:0 0 16px;font-size:16px;line-height:1.55;color:#1f2933';
  const small = 'margin:0 0 12px;font-size:14px;line-height:1.55;color:#52606d';
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Reset your Porchlight password</title></head>
<body style="margin:0;padding:32px 16px;background:#faf7f2;font-family:Inter,Helvetica,Arial,sans-serif">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center">
<table role="presentation" width="520" cellpadding="0" cellspacing="0" style="max-width:520px;width:100%;background:#ffffff;border:1px solid #e7e0d5;border-radius:14px">
<tr><td style="padding:32px">
<p style="margin:0 0 24px;font-family:Fraunces,Georgia,serif;font-size:22px;color:#1f5c4d"><span style="color:#e8973a">&#9679;</span> Porchlight</p>
<h1 style="margin:0 0 16px;font-family:Fraunces,Georgia,serif;font-weight:600;font-size:24px;line-height:1.3;color:#1f2933">Choose a new password</h1>
<p style="${paragraph}">Hello ${username},</p>
<p style="${paragraph}">${reason}</p>
<p style="margin:24px 0"><a href="${link}" style="display:inline-block;padding:14px 24px;border-radius:10px;background:#1f5c4d;color:#ffffff;font-size:16px;font-weight:600;text-decoration:none">Reset password</a></p>
<p style="${small}">The link works once and expires after ${lifetime}. If the button does not work, copy this address into your browser:</p>
<p style="margin:0 0 24px;font-size:13px;line-height:1.5;word-break:break-all"><a href="${link}" style="color:#1f5c4d">${link}</a></p>
<p style="margin:0;padding-top:16px;border-top:1px solid #e7e0d5;font-size:14px;line-height:1.55;color:#52606d">If you did not ask for this, you can ignore this email. Your password will not change.</p>
</td></tr></table>
</td></tr></table>
</body>
</html>
`;
}
