import { Menu } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconCopy, IconDownload, IconSocial } from '@tabler/icons-react';
import { lazy, Suspense, useRef } from 'react';
import type { DocumentRequest } from '#contract/documents.ts';
import type { PlatformKey } from '#contract/platforms.ts';
import type { Post } from '#contract/post.ts';
import type { PlatformVersions } from '#web/features/posts/platforms/platform-versions.ts';
import { CopyItems } from '#web/ui/html/copy-items.tsx';
import { DownloadItems } from '#web/ui/html/download-items.tsx';
import { ToolMenu } from '#web/ui/tool-menu.tsx';

const PlatformDialog = lazy(async () => ({
  default: (await import('#web/features/posts/platforms/platform-dialog.tsx')).PlatformDialog,
}));

type Props = {
  post: Post;
  seo?: DocumentRequest['seo'];
  isDisabled: boolean;
  signatureFor: (platform: PlatformKey | 'plain') => string;
  platforms: PlatformVersions;
};

/** Copy and Download. */
export function CopyMenu({ post, seo, isDisabled, signatureFor, platforms }: Props) {
  const [isChoosing, choosing] = useDisclosure();
  const copyButton = useRef<HTMLButtonElement>(null);
  const piece = { ...post, sources: post.sources ?? [] };
  const signature = signatureFor('plain');
  const closePlatforms = () => {
    choosing.close();
    requestAnimationFrame(() => copyButton.current?.focus());
  };
  return (
    <>
      <ToolMenu
        ref={copyButton}
        name="Copy"
        variant="subtle"
        position="top-start"
        icon={<IconCopy size={18} aria-hidden />}
        isDisabled={isDisabled}
      >
        <Menu.Item leftSection={<IconSocial size={18} aria-hidden />} onClick={choosing.open}>
          Copy for a platform
        </Menu.Item>
        <CopyItems piece={piece} signature={signature} />
      </ToolMenu>
      <ToolMenu
        name="Download"
        variant="subtle"
        position="top-start"
        icon={<IconDownload size={18} aria-hidden />}
        isDisabled={isDisabled}
      >
        <DownloadItems piece={piece} signature={signature} seo={seo} />
      </ToolMenu>
      <Suspense>
        {isChoosing && (
          <PlatformDialog
            post={post}
            signatureFor={signatureFor}
            versions={platforms}
            onClose={closePlatforms}
          />
        )}
      </Suspense>
    </>
  );
}
