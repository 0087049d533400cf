import { Button, Paper, SegmentedControl, Text, Title } from '@mantine/core';
import { useState } from 'react';
import type { Post } from '#contract/post.ts';
import { useAppState } from '#web/app-state.ts';
import { useGenerationStore } from '#web/features/posts/generation/generation-store.ts';
import { chooseVersion } from '#web/local-content/choose-version.ts';
import { HtmlView } from '#web/ui/html/html-view.tsx';
import { TitleView } from '#web/ui/html/title-view.tsx';
import { useIsNarrow } from '#web/ui/use-is-narrow.ts';
import { GenerationTasks } from './generation-tasks.tsx';
import type { Pair, PairMember } from './group-pairs.ts';
import classes from './post-pair.module.css';

const loadDrawings = () => import('#web/features/posts/generation/draw-picture.ts');

/** Two versions of a post to choose from: side by side, and on a phone one after the other. */
export function PostPair({ pair: { id, members } }: { pair: Pair }) {
  const app = useAppState();
  const store = useGenerationStore();
  const isNarrow = useIsNarrow();
  const [shown, setShown] = useState('1');
  const isWriting = members.some((member) => 'task' in member && member.task.stage === 'running');
  const choose = (post: Post) => {
    // What was not finished of the pair is no longer wanted.
    for (const member of members) if ('task' in member) store.dismiss(member.task.job.id);
    chooseVersion(app, post);
    void loadDrawings().then(({ resumeDrawings }) => resumeDrawings(app));
  };

  return (
    <section className={classes.pair} aria-labelledby={`${id}-title`}>
      <div>
        <Title order={2} size="h3" id={`${id}-title`}>
          {isWriting ? 'Writing two versions' : 'Choose a version'}
        </Title>
        <Text c="dimmed">Read both and keep the one you like. The other one goes away.</Text>
      </div>
      {isNarrow && (
        <SegmentedControl
          fullWidth
          aria-label="Version to read"
          data={members.map(({ version }) => ({
            value: String(version),
            label: `Version ${version}`,
          }))}
          value={shown}
          onChange={setShown}
        />
      )}
      <div className={classes.versions}>
        {members
          .filter(({ version }) => !isNarrow || String(version) === shown)
          .map((member) => (
            <Version key={member.version} member={member} isLocked={isWriting} onChoose={choose} />
          ))}
      </div>
    </section>
  );
}

type VersionProps = {
  member: PairMember;
  /** Nothing can be chosen until both are there. */
  isLocked: boolean;
  onChoose: (post: Post) => void;
};

function Version({ member, isLocked, onChoose }: VersionProps) {
  const name = `Version ${member.version}`;
  if ('task' in member) {
    return (
      <div>
        <GenerationTasks tasks={[member.task]} />
      </div>
    );
  }
  const { post } = member;
  const { title, content, hashtags, shapedBy } = post;
  return (
    <Paper component="section" className={classes.version} aria-label={name}>
      <Text size="sm" c="dimmed">
        {[name, shapedBy?.template].filter(Boolean).join(' · ')}
      </Text>
      <TitleView html={title} order={3} size="h4" />
      <div className={classes.text}>
        <HtmlView html={content} />
        {hashtags.length > 0 && (
          <p className={classes.hashtags}>{hashtags.map((each) => `#${each}`).join(' ')}</p>
        )}
      </div>
      <Button disabled={isLocked} onClick={() => onChoose(post)}>
        Keep version {member.version}
      </Button>
    </Paper>
  );
}
