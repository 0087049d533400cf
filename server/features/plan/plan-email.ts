import { type ChannelKey, channels } from '#contract/channel-list.ts';
import { escapeText } from '#contract/text.ts';
import type { Email } from '#server/adapters/mail/mail.ts';
import type { EndingAccount } from './ending-accounts.queries.ts';
import type { EntryRow } from './plan.queries.ts';

type Facts = {
  to: string;
  siteUrl: string;
  due: EntryRow[];
  failed: EntryRow[];
  /** With the day they end, such as "Jan 17". */
  ending: (EndingAccount & { day: string })[];
  /** Hand-offs of the rest of the day: nothing more is sent for them. */
  later: EntryRow[];
};

type Line = { text: string; reason?: string; link: string };
type Group = { heading: string; lines: Line[]; more: number };

/** Entries that are named in one group. The page has all of them. */
const namedAtMost = 10;

/** What waits for the agent, with a link to each. */
export function planEmail({ to, siteUrl, due, failed, ending, later }: Facts): Email {
  const all = `${siteUrl}/plan/needs-you`;
  const handOff = (entry: EntryRow): Line => ({
    text: describe(entry),
    link: `${siteUrl}/plan/${entry.id}`,
  });
  const groups = [
    group('Ready for you to post', due, handOff),
    group('Couldn’t be published', failed, (entry) => ({
      ...{ text: describe(entry), reason: entry.problem?.message, link: all },
    })),
    group('Reconnect', ending, (account) => ({
      text: `${nameOf(account)}, ${account.name}: ${hasEnded(account) ? 'expired' : 'connected until'} ${account.day}`,
      link: `${siteUrl}/account#channels`,
    })),
    group('Later today', later, handOff),
  ].filter(({ lines }) => lines.length > 0);
  const subject = subjectOf(due, failed, ending);
  const foot =
    'We send one email a day at most, and none when nothing needs you. Turn them off in My Account.';
  return {
    to,
    subject,
    text: [
      'Hello,',
      ...groups.flatMap(({ heading, lines, more }) => [
        heading,
        ...lines.map(({ text, reason, link }) => [text, reason, link].filter(Boolean).join('\n')),
        ...(more > 0 ? [andMore(more)] : []),
      ]),
      `Everything that needs you: ${all}`,
      foot,
      'Porchlight\n',
    ].join('\n\n'),
    html: html({ subject, groups, all, foot }),
  };
}

function subjectOf(
  [first, ...others]: EntryRow[],
  failed: EntryRow[],
  ending: Facts['ending'],
): string {
  const [account] = ending;
  if (!first && failed.length === 0 && account) {
    const when = hasEnded(account) ? '' : ` by ${account.day}`;
    return `Reconnect your ${nameOf(account)}${when}`;
  }
  if (first && others.length === 0 && failed.length === 0) {
    return `Time to post on ${nameOf(first)}`;
  }
  const count = others.length + failed.length + (first ? 1 : 0);
  return count === 1 ? 'A post couldn’t be published' : `${count} posts need you`;
}

const hasEnded = ({ endsAt }: EndingAccount) => endsAt <= new Date();

function group<Item>(heading: string, entries: Item[], toLine: (entry: Item) => Line): Group {
  return {
    heading,
    lines: entries.slice(0, namedAtMost).map(toLine),
    more: Math.max(0, entries.length - namedAtMost),
  };
}

const andMore = (count: number) => `And ${count} more.`;

const nameOf = ({ channel }: { channel: string }) =>
  channels[channel as ChannelKey]?.name ?? channel;

/** "Facebook, 9:30 AM: Three porches and a swing" */
const describe = (entry: EntryRow) =>
  `${nameOf(entry)}, ${clockTime(entry.localTime)}: ${entry.title}`;

function clockTime(localTime: string): string {
  const [hour = 0, minute = 0] = localTime.slice(11).split(':').map(Number);
  const half = hour < 12 ? 'AM' : 'PM';
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${half}`;
}

type Parts = { subject: string; groups: Group[]; all: string; foot: string };

/** Tables and inline styles, because mail programs know little else. */
function html({ subject, groups, all, foot }: Parts): string {
  const heading = 'margin:24px 0 8px;font-size:16px;font-weight:600;color:#1f2933';
  const paragraph = 'margin:0 0 12px;font-size:16px;line-height:1.5;color:#1f2933';
  const sections = groups.map(({ heading: name, lines, more }) => {
    const items = lines.map(({ text, reason, link }) => {
      const why = reason ? `<br><span style="color:#52606d">${escapeText(reason)}</span>` : '';
      return `<p style="${paragraph}"><a href="${link}" style="color:#1f5c4d">${escapeText(text)}</a>${why}</p>`;
    });
    const rest = more > 0 ? `<p style="${paragraph}">${andMore(more)}</p>` : '';
    return `<h2 style="${heading}">${escapeText(name)}</h2>${items.join('')}${rest}`;
  });
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeText(subject)}</title></head>
<body style="margin:0;padding:32px 16px;background:#faf7f2;font-family:Inter,Helvetica,Arial,sans-serif">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center">
<table role="presentation" width="520" cellpadding="0" cellspacing="0" style="max-width:520px;width:100%;background:#ffffff;border:1px solid #e7e0d5;border-radius:14px">
<tr><td style="padding:32px">
<p style="margin:0 0 24px;font-family:Fraunces,Georgia,serif;font-size:22px;color:#1f5c4d"><span style="color:#e8973a">&#9679;</span> Porchlight</p>
<h1 style="margin:0;font-family:Fraunces,Georgia,serif;font-weight:600;font-size:24px;line-height:1.3;color:#1f2933">${escapeText(subject)}</h1>
${sections.join('\n')}
<p style="margin:24px 0"><a href="${all}" style="display:inline-block;padding:14px 24px;border-radius:10px;background:#1f5c4d;color:#ffffff;font-size:16px;font-weight:600;text-decoration:none">See what needs you</a></p>
<p style="margin:0;padding-top:16px;border-top:1px solid #e7e0d5;font-size:14px;line-height:1.55;color:#52606d">${escapeText(foot)}</p>
</td></tr></table>
</td></tr></table>
</body>
</html>
`;
}
