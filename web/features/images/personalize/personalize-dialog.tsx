import { Button, Group, Tabs } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { BrandAssets } from '#web/features/images/brand-assets/brand-assets.tsx';
import { useAsset } from '#web/features/images/brand-assets/use-asset.ts';
import { GenerateTab } from '#web/features/images/personalize/generate/generate-tab.tsx';
import {
  type Backgrounds,
  useBackgrounds,
} from '#web/features/images/personalize/generate/use-backgrounds.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { LoadingArea } from '#web/ui/loading-area.tsx';
import { useIsNarrow } from '#web/ui/use-is-narrow.ts';
import classes from './personalize-dialog.module.css';
import { PersonalizePanel } from './personalize-panel.tsx';
import type { PictureSubject } from './picture-subject.ts';
import { StepGuide } from './step-guide.tsx';
import { useStep } from './use-step.ts';

type Props = {
  subject: PictureSubject;
  /** Hears of every picture that is generated or personalized. */
  onPicture: (imageUrl: string) => void;
  onClose: () => void;
};

/** From headshot and logo over a background to a picture that is the agent's own. */
export function PersonalizeDialog({ subject, onPicture, onClose }: Props) {
  const isNarrow = useIsNarrow();
  const headshot = useAsset('headshot');
  const logo = useAsset('logo');
  const backgrounds = useBackgrounds(subject, onPicture);
  const isLoading = headshot.isLoading || logo.isLoading || backgrounds.isLoading;
  const assets = { headshot: headshot.data?.path, logo: logo.data?.path };

  return (
    <Dialog
      opened
      onClose={onClose}
      title="Create Personalized Image"
      size={960}
      fullScreen={isNarrow}
      // A stray click must not cost the pictures that were made here.
      closeOnClickOutside={backgrounds.all.length === 0 && !backgrounds.isGenerating}
    >
      {isLoading ? (
        <LoadingArea height={480} />
      ) : (
        <Steps
          subject={subject}
          assets={assets}
          backgrounds={backgrounds}
          onPersonalized={onPicture}
        />
      )}
      <Group justify="flex-end" className={classes.footer}>
        <Button variant="default" onClick={onClose}>
          Close
        </Button>
      </Group>
    </Dialog>
  );
}

type StepsProps = {
  subject: PictureSubject;
  /** Addresses of what has been uploaded. */
  assets: { headshot: string | undefined; logo: string | undefined };
  backgrounds: Backgrounds;
  onPersonalized: (imagePath: string) => void;
};

/** The three tabs. Where there is a picture already, it is there to be personalized. */
function Steps({ subject, assets, backgrounds, onPersonalized }: StepsProps) {
  const background = backgrounds.chosen;
  const hasBoth = Boolean(assets.headshot && assets.logo);
  const { step, tabsId, goTo } = useStep(background && hasBoth ? 'personalize' : 'upload');
  return (
    <>
      <StepGuide step={step} done={{ upload: hasBoth, generate: background !== undefined }} />
      {/* Pictures that load in a hidden tab must be heard of there too. */}
      <Tabs id={tabsId} value={step} onChange={goTo} keepMountedMode="display-none" mt="lg">
        <Tabs.List mb="lg" className={classes.tabs}>
          <Tabs.Tab value="upload">Upload Assets</Tabs.Tab>
          <Tabs.Tab value="generate" disabled={!hasBoth && step !== 'generate'}>
            Generate Image
          </Tabs.Tab>
          <Tabs.Tab value="personalize" disabled={!background}>
            Personalize
          </Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="upload">
          <UploadTab
            hasBoth={hasBoth}
            onReplaced={() => !hasBoth && goTo('generate')}
            onContinue={() => goTo('generate')}
          />
        </Tabs.Panel>
        <Tabs.Panel value="generate">
          <GenerateTab
            imagePrompt={subject.imagePrompt}
            missing={hasBoth ? undefined : assets.headshot ? 'logo' : 'headshot'}
            backgrounds={backgrounds}
            onUpload={() => goTo('upload')}
            onContinue={() => goTo('personalize')}
          />
        </Tabs.Panel>
        <Tabs.Panel value="personalize">
          <PersonalizePanel
            background={background}
            headshotUrl={assets.headshot}
            logoUrl={assets.logo}
            postId={subject.postId}
            contentId={subject.contentId}
            lastComposition={backgrounds.lastComposition}
            onPersonalized={onPersonalized}
            onUpload={() => goTo('upload')}
          />
        </Tabs.Panel>
      </Tabs>
    </>
  );
}

type UploadTabProps = { hasBoth: boolean; onReplaced: () => void; onContinue: () => void };

/** Headshot and logo; with both of them it goes on. */
function UploadTab({ hasBoth, onReplaced, onContinue }: UploadTabProps) {
  return (
    <>
      <BrandAssets onReplaced={onReplaced} />
      {hasBoth && (
        <Group justify="flex-end" mt="lg">
          <Button rightSection={<IconArrowRight size={18} aria-hidden />} onClick={onContinue}>
            Continue to Generate Image
          </Button>
        </Group>
      )}
    </>
  );
}
