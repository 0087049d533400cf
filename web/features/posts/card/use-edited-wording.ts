import { useMemo, useRef } from 'react';
import type { Flag, Post } from '#contract/post.ts';
import { applyFlags } from '#web/features/posts/flags/apply-flag.ts';
import { occurrenceOf } from '#web/features/posts/flags/locate-flag.ts';
import { useWordingCheck } from '#web/features/posts/flags/use-wording-check.ts';
import type { EditedText } from '#web/ui/html/edited-text.ts';
import type { RichTextHandle } from '#web/ui/rich-text/rich-text-handle.ts';
import { marksIn } from '#web/ui/word-notes/flag-words.ts';
import { useOpenFacts } from '#web/ui/word-notes/open-facts.ts';
import { isChanged, toPostFields } from './edited-post.ts';

type Options = { post: Post; fields: EditedText; edit: (next: Partial<EditedText>) => void };

/** The wording to look at while a post is edited, and what a click on a suggestion does there. */
export function useEditedWording({ post, fields, edit }: Options) {
  const titleEditor = useRef<RichTextHandle>(null);
  const contentEditor = useRef<RichTextHandle>(null);
  const text = { ...post, ...toPostFields(fields) };
  // Changes that are back from an earlier time have not been checked.
  const initialFlags = isChanged(fields, post) ? undefined : post.flags;
  const { flags, isChecking } = useWordingCheck(text, { initialFlags });
  const editorOf = { title: titleEditor, content: contentEditor };

  const onApply = (_: Flag, replacement: string, alike: Flag[]) => {
    // From the back to the front, so that no place moves before its turn.
    for (const flag of alike.toSorted((one, other) => other.start - one.start)) {
      if (flag.where !== 'title' && flag.where !== 'content') continue;
      const occurrence = occurrenceOf(text, flag) ?? -1;
      editorOf[flag.where].current?.replaceText(flag.text, occurrence, replacement);
    }
    const inHashtags = alike.filter(({ where }) => where === 'hashtags');
    const changed = applyFlags(text, inHashtags, replacement);
    if (changed) edit({ hashtags: changed.hashtags.join(' ') });
  };
  const onShow = (flag: Flag) => {
    if (flag.where !== 'title' && flag.where !== 'content') return;
    editorOf[flag.where].current?.selectText(flag.text, occurrenceOf(text, flag) ?? 0);
  };

  const facts = useOpenFacts(text);
  // Wording first: where both are in the same words, it is what has to be looked at.
  const titleMarks = useMemo(() => [...marksIn(flags, 'title'), ...facts.title], [flags, facts]);
  const contentMarks = useMemo(
    () => [...marksIn(flags, 'content'), ...facts.content],
    [flags, facts],
  );

  return {
    titleEditor,
    contentEditor,
    titleMarks,
    contentMarks,
    notes: { flags: flags.filter(isInForm), isChecking, onApply, onShow },
    /** Nothing when the words have not been checked yet; then they are as soon as they are shown. */
    flagsToKeep: isChecking ? undefined : flags,
  };
}

/** The picture and the answers cannot be edited here. */
const isInForm = ({ where }: Flag) => where !== 'imagePrompt' && where !== 'answers';
