import { withoutEnding } from '#builtin/writer/language/sentences.ts';
import type { Brief, Fact } from '#builtin/writer/understand/brief.ts';

/**
 * Where clients move from says for whom a text is: names become a question to the reader, "Moving from Ohio or Texas?",
 * and other words choose what is said and are not printed.
 */
export function withOrigins(brief: Brief): void {
  const origin = brief.facts.find(({ labels }) => labels.includes('Moving from'));
  const isNamed = origin?.head && isName.test(origin.head.text);
  if (!origin || (origin.sentences.length > 0 && (!origin.head || isNamed))) return;
  brief.facts = brief.facts.filter((fact) => fact !== origin);
  const names = namesOf(origin);
  if (names.length === 0)
    brief.hints.push(
      `You said that clients come from "${withoutEnding(origin.typed, ' .')}": that is not printed.`,
    );
  if (brief.scope || names.length === 0) return;
  const text = names.join(', ');
  brief.scope = {
    text,
    labels: origin.labels,
    rest: [],
    sentences: [],
    readerQuestion: `Moving from ${oneOf(names)}?`,
  };
}

function namesOf({ items, head }: Fact): string[] {
  const all = (items.length > 1 ? items : [head?.text ?? '']).flatMap((item) =>
    item.split(/ (?:and|or|&) |\/|, /).map((each) =>
      each
        .replace(
          /^(?:and |or |mostly |mainly |lots? (?:of|from) |some (?:from )?|a few (?:from )?)+/i,
          '',
        )
        .replace(/,? (?:mostly|mainly|lately|too|some)$/i, '')
        .replace(/^(?:the )?(?=\p{Lu}.* (?:area|metro)$)/u, 'the ')
        .trim(),
    ),
  );
  return all.length <= mostNames && all.every((name) => isName.test(name)) ? all : [];
}

const mostNames = 4;
const isName =
  /^(?!(?:Air Force|Army|Navy|Marines?|Coast Guard|Military|Retirees|Everywhere)\b)(?:(?:the|[Ss]outhern|[Nn]orthern|[Ee]astern|[Ww]estern|[Uu]pstate|[Cc]entral) )?\p{Lu}[\p{L}.’'-]*(?: \p{Lu}[\p{L}.’'-]*){0,2}(?: area| metro)?$/u;

const oneOf = (names: readonly string[]) =>
  names.length > 1 ? `${names.slice(0, -1).join(', ')} or ${names.at(-1)}` : (names[0] ?? '');
