import { escapeText } from '#contract/text.ts';
import type { Email } from '#server/adapters/mail/mail.ts';

type Facts = { to: string; agent: string; username: string; link: string; days: number };

/**
 * The email with a review link. It holds no words of the piece and no name that could be an address or a message:
 * whoever has an account must not be able to write to strangers through us.
 */
export function reviewEmail({ to, agent, username, link, days }: Facts): Email {
  const name = [agent, username].map((each) => each.trim()).find((each) => isName.test(each));
  const subject = 'A piece of marketing is waiting for your review';
  const reason = `${name ?? 'An agent'} asks you to look at a text before it is published, and to approve it or leave a comment. You need no account.`;
  const end = `The link expires after ${days === 1 ? '1 day' : `${days} days`}. Opening it decides nothing.`;
  const foot = `If you don’t know ${name ?? 'who this can be'}, you can ignore this email.`;
  return {
    to,
    subject,
    text: ['Hello,', reason, link, end, foot, 'Porchlight\n'].join('\n\n'),
    html: html({ subject, reason, end, foot, link }),
  };
}

/** One to four words of letters. A full stop ends a word, so that no mail program makes it a link. */
const isName = /^(?=.{1,60}$)\p{L}[\p{L}\p{M}’'-]*[.,]?(?: \p{L}[\p{L}\p{M}’'-]*[.,]?){0,3}$/u;

type Parts = { subject: string; reason: string; end: string; foot: string; link: string };

/** Tables and inline styles, because mail programs know little else. */
function html({ subject, reason, end, foot, link }: Parts): string {
  const paragraph = 'margin:0 0 16px;font-size:16px;line-height:1.55;color:#1f2933';
  const small = 'margin:0 0 12px;font-size:14px;line-height:1.55;color:#52606d';
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${subject}</title></head>
<body style="margin:0;padding:32px 16px;background:#faf7f2;font-family:Inter,Helvetica,Arial,sans-serif">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center">
<table role="presentation" width="520" cellpadding="0" cellspacing="0" style="max-width:520px;width:100%;background:#ffffff;border:1px solid #e7e0d5;border-radius:14px">
<tr><td style="padding:32px">
<p style="margin:0 0 24px;font-family:Fraunces,Georgia,serif;font-size:22px;color:#1f5c4d"><span style="color:#e8973a">&#9679;</span> Porchlight</p>
<h1 style="margin:0 0 16px;font-family:Fraunces,Georgia,serif;font-weight:600;font-size:24px;line-height:1.3;color:#1f2933">Please review a text</h1>
<p style="${paragraph}">${escapeText(reason)}</p>
<p style="margin:24px 0"><a href="${link}" style="display:inline-block;padding:14px 24px;border-radius:10px;background:#1f5c4d;color:#ffffff;font-size:16px;font-weight:600;text-decoration:none">Open the review</a></p>
<p style="${small}">${escapeText(end)} If the button does not work, copy this address into your browser:</p>
<p style="margin:0 0 24px;font-size:13px;line-height:1.5;word-break:break-all"><a href="${link}" style="color:#1f5c4d">${link}</a></p>
<p style="margin:0;padding-top:16px;border-top:1px solid #e7e0d5;font-size:14px;line-height:1.55;color:#52606d">${escapeText(foot)}</p>
</td></tr></table>
</td></tr></table>
</body>
</html>
`;
}
