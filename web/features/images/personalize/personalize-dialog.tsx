import { Button, Tabs } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { type ReactNode, useMemo, useState } from 'react';
import { BrandAssets } from '#web/features/images/brand-assets/brand-assets.tsx';
import { InitialsAndName } from '#web/features/images/brand-assets/initials-and-name.tsx';
import { useAsset } from '#web/features/images/brand-assets/use-asset.ts';
import { GenerateTab } from '#web/features/images/personalize/generate/generate-tab.tsx';
import {
  type Backgrounds,
  useBackgrounds,
} from '#web/features/images/personalize/generate/use-backgrounds.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { DialogFooter } from '#web/ui/dialog-footer.tsx';
import { htmlToLine } from '#web/ui/html/html-to-text.ts';
import { LoadingArea } from '#web/ui/loading-area.tsx';
import { useIsNarrow } from '#web/ui/use-is-narrow.ts';
import { FooterAction, FooterSlot } from './footer-action.tsx';
import classes from './personalize-dialog.module.css';
import { PersonalizePanel } from './personalize-panel.tsx';
import type { PictureSubject } from './picture-subject.ts';
import { StepTabs } from './step-tabs.tsx';
import { useStep } from './use-step.ts';

type Props = {
  subject: PictureSubject;
  /** What should be known before a picture is made. */
  note?: ReactNode;
  /** Hears of every picture that is generated or personalized. */
  onPicture: (imageUrl: string) => void;
  onClose: () => void;
};

/** From headshot and logo over a background to a picture that is the agent's own. */
export function PersonalizeDialog({ subject, note, onPicture, onClose }: Props) {
  const isNarrow = useIsNarrow();
  const headshot = useAsset('headshot');
  const logo = useAsset('logo');
  const backgrounds = useBackgrounds(subject, onPicture);
  const isLoading = headshot.isLoading || logo.isLoading || backgrounds.isLoading;
  const assets = { headshot: headshot.data?.path, logo: logo.data?.path };
  const [footer, setFooter] = useState<HTMLElement | null>(null);

  return (
    <Dialog
      opened
      onClose={onClose}
      title="Create Personalized Image"
      size={1080}
      fullScreen={isNarrow}
      // A stray click must not cost the pictures that were made here.
      closeOnClickOutside={backgrounds.all.length === 0 && !backgrounds.isGenerating}
    >
      {isLoading ? (
        <LoadingArea height={480} />
      ) : (
        <FooterSlot value={footer}>
          {note}
          <Steps
            subject={subject}
            assets={assets}
            backgrounds={backgrounds}
            onPersonalized={onPicture}
          />
        </FooterSlot>
      )}
      <DialogFooter>
        <div ref={setFooter} className={classes.action} />
        <Button variant="default" onClick={onClose}>
          Close
        </Button>
      </DialogFooter>
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
    // Pictures that load in a hidden tab must be heard of there too.
    <Tabs id={tabsId} value={step} onChange={goTo} keepMountedMode="display-none">
      <StepTabs
        step={step}
        done={{ upload: hasBoth, generate: background !== undefined }}
        isOpen={{
          upload: true,
          generate: hasBoth || step === 'generate',
          personalize: background !== undefined,
        }}
      />
      <Tabs.Panel value="upload">
        <BrandAssets onReplaced={() => !hasBoth && goTo('generate')} />
        <InitialsAndName />
        <FooterAction isShown={step === 'upload' && hasBoth}>
          <ContinueButton onClick={() => goTo('generate')}>
            Continue to Generate Image
          </ContinueButton>
        </FooterAction>
      </Tabs.Panel>
      <Tabs.Panel value="generate">
        <GenerateTab
          imagePrompt={subject.imagePrompt}
          missing={hasBoth ? undefined : assets.headshot ? 'logo' : 'headshot'}
          backgrounds={backgrounds}
          isOpen={step === 'generate'}
          onUpload={() => goTo('upload')}
        />
        <FooterAction isShown={step === 'generate' && background !== undefined}>
          <ContinueButton
            isDisabled={backgrounds.isGenerating || backgrounds.photo.isUploading}
            onClick={() => goTo('personalize')}
          >
            Continue to Personalize
          </ContinueButton>
        </FooterAction>
      </Tabs.Panel>
      <Tabs.Panel value="personalize">
        <PersonalizePanel
          background={background}
          headshotUrl={assets.headshot}
          logoUrl={assets.logo}
          postId={subject.postId}
          contentId={subject.contentId}
          title={useMemo(() => htmlToLine(subject.title ?? ''), [subject.title])}
          isActive={step === 'personalize'}
          lastComposition={backgrounds.lastComposition}
          onPersonalized={onPersonalized}
          onUpload={() => goTo('upload')}
        />
      </Tabs.Panel>
    </Tabs>
  );
}

type ContinueProps = { isDisabled?: boolean; onClick: () => void; children: string };

function ContinueButton({ isDisabled, onClick, children }: ContinueProps) {
  return (
    <Button
      rightSection={<IconArrowRight size={18} aria-hidden />}
      disabled={isDisabled}
      onClick={onClick}
    >
      {children}
    </Button>
  );
}
