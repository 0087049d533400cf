import { Button, Group, Modal, Tabs } from '@mantine/core';
import { useAsset } from '#web/features/images/brand-assets/use-asset.ts';
import { GenerateTab } from '#web/features/images/personalize/generate/generate-tab.tsx';
import { useBackgrounds } from '#web/features/images/personalize/generate/use-backgrounds.ts';
import { useIsNarrow } from '#web/ui/use-is-narrow.ts';
import classes from './personalize-dialog.module.css';
import { PersonalizePanel } from './personalize-panel.tsx';
import type { PictureSubject } from './picture-subject.ts';
import { StepGuide } from './step-guide.tsx';
import { UploadTab } from './upload-tab.tsx';
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
  const { step, tabsId, goTo } = useStep();
  const headshot = useAsset('headshot').data;
  const logo = useAsset('logo').data;
  const hasBoth = Boolean(headshot && logo);
  const backgrounds = useBackgrounds(subject, onPicture);
  const background = backgrounds.chosen;

  return (
    <Modal
      opened
      onClose={onClose}
      title="Create Personalized Image"
      size={960}
      fullScreen={isNarrow}
      // A stray click must not cost the pictures that were made here.
      closeOnClickOutside={backgrounds.all.length === 0 && !backgrounds.isGenerating}
    >
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
            missing={hasBoth ? undefined : headshot ? 'logo' : 'headshot'}
            backgrounds={backgrounds}
            onUpload={() => goTo('upload')}
            onContinue={() => goTo('personalize')}
          />
        </Tabs.Panel>
        <Tabs.Panel value="personalize">
          <PersonalizePanel
            background={background}
            headshotUrl={headshot?.path}
            logoUrl={logo?.path}
            contentId={subject.contentId}
            onPersonalized={onPicture}
            onUpload={() => goTo('upload')}
          />
        </Tabs.Panel>
      </Tabs>
      <Group justify="flex-end" className={classes.footer}>
        <Button variant="default" onClick={onClose}>
          Close
        </Button>
      </Group>
    </Modal>
  );
}
