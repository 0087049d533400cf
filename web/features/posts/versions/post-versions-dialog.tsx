import { Button, SegmentedControl } from '@mantine/core';
import { IconRestore } from '@tabler/icons-react';
import { useState } from 'react';
import type { Post } from '#contract/post.ts';
import type { Version } from '#web/local-content/message.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { DialogFooter } from '#web/ui/dialog-footer.tsx';
import { HtmlView } from '#web/ui/html/html-view.tsx';
import { TitleView } from '#web/ui/html/title-view.tsx';
import { RelativeTime } from '#web/ui/relative-time.tsx';
import { useIsNarrow } from '#web/ui/use-is-narrow.ts';
import { VersionColumns } from '#web/ui/version-columns.tsx';
import { ComparedVersion } from './compared-version.tsx';
import classes from './post-versions-dialog.module.css';

type Props = {
  post: Post;
  /** Oldest first. */
  versions: Version[];
  onRestore: (post: Post) => void;
  onClose: () => void;
};

const views = ['Compare', 'Show as it was'];

/** What a post was before: to compare with what it is, and to bring back. */
export function PostVersionsDialog({ post, versions, onRestore, onClose }: Props) {
  const isNarrow = useIsNarrow();
  const [chosen, setChosen] = useState(versions.at(-1));
  const [view, setView] = useState('Compare');
  if (!chosen) return null;

  const handleRestore = () => {
    // Pictures are added to a post and belong to all of its versions.
    onRestore({ ...chosen.post, id: post.id, imageUrls: post.imageUrls });
    onClose();
  };

  return (
    <Dialog opened onClose={onClose} title="Earlier versions" size={960} fullScreen={isNarrow}>
      <VersionColumns
        versions={versions.map(listed).toReversed()}
        chosen={versions.indexOf(chosen) + 1}
        onChoose={(number) => setChosen(versions[number - 1])}
      >
        <div className={classes.version}>
          <SegmentedControl
            aria-label="How to show it"
            data={views}
            value={view}
            onChange={setView}
            className={classes.views}
          />
          {view === 'Compare' ? (
            <ComparedVersion before={chosen.post} after={post} />
          ) : (
            <ShownVersion post={chosen.post} />
          )}
        </div>
      </VersionColumns>
      <DialogFooter onPhone="filled">
        <Button variant="default" onClick={onClose}>
          Close
        </Button>
        <Button leftSection={<IconRestore size={18} aria-hidden />} onClick={handleRestore}>
          Restore this version
        </Button>
      </DialogFooter>
    </Dialog>
  );
}

const listed = ({ replacedAt }: Version, index: number) => ({
  number: index + 1,
  about: (
    <>
      replaced <RelativeTime at={replacedAt} />
    </>
  ),
});

/** A version by itself, as something to read. */
function ShownVersion({ post: { title, content, hashtags } }: { post: Post }) {
  return (
    <div className={classes.text}>
      <TitleView html={title} order={3} />
      <HtmlView html={content} />
      {hashtags.length > 0 && (
        <div className={classes.hashtags}>{hashtags.map((tag) => `#${tag}`).join(' ')}</div>
      )}
    </div>
  );
}
