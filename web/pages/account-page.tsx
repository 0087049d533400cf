import {
  type MantineColorScheme,
  SegmentedControl,
  Text,
  useMantineColorScheme,
} from '@mantine/core';
import { lazy, Suspense } from 'react';
import { AboutSection } from '#web/features/account/about-section.tsx';
import { AiSection } from '#web/features/account/ai-section.tsx';
import { PasswordSection } from '#web/features/account/password-section.tsx';
import { ProfileSection } from '#web/features/account/profile-section.tsx';
import { SessionsSection } from '#web/features/account/sessions-section.tsx';
import { useAccount } from '#web/features/account/use-account.ts';
import { YourDataSection } from '#web/features/account/your-data-section.tsx';
import { LoadingArea } from '#web/ui/loading-area.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { type PageSection, SectionedPage } from '#web/ui/sectioned-page.tsx';

const schemes: { value: MantineColorScheme; label: string }[] = [
  { value: 'auto', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
];

function AppearanceSection() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <SegmentedControl
      aria-label="Theme"
      size="md"
      data={schemes}
      value={colorScheme}
      onChange={(value) => setColorScheme(value as MantineColorScheme)}
    />
  );
}

/** Dropping files takes more code than the rest of the page. */
const BrandAssets = lazy(async () => ({
  default: (await import('#web/features/images/brand-assets/brand-assets.tsx')).BrandAssets,
}));

/** Few have any. */
const MyOriginals = lazy(async () => ({
  default: (await import('#web/features/images/altered-photos/my-originals.tsx')).MyOriginals,
}));

/** Few come here for it, and the rest of the page need not wait. */
const EmailSection = lazy(async () => ({
  default: (await import('#web/features/account/email-section.tsx')).EmailSection,
}));

/** Brokers' answers: most agents look at them on the page of a piece. */
const OwnRecord = lazy(async () => ({
  default: (await import('#web/features/review/own-record.tsx')).OwnRecord,
}));

/** As much again as the profile, below it. */
const VoiceSection = lazy(async () => ({
  default: (await import('#web/features/voice/voice-section.tsx')).VoiceSection,
}));

/** Connected once and seldom looked at again. */
const ChannelsSection = lazy(async () => ({
  default: (await import('#web/features/channels/channels-section.tsx')).ChannelsSection,
}));

/** One switch. */
const PlanEmailsSection = lazy(async () => ({
  default: (await import('#web/features/account/plan-emails-section.tsx')).PlanEmailsSection,
}));

/** For the few who write programs. */
const TokensSection = lazy(async () => ({
  default: (await import('#web/features/account/tokens-section.tsx')).TokensSection,
}));

const sections: PageSection[] = [
  {
    id: 'profile',
    title: 'Profile',
    hint: 'Your details and the signature under your posts.',
    content: <ProfileSection />,
  },
  {
    id: 'voice',
    title: 'How you sound',
    hint: 'Rules for your posts and articles, learned from texts you wrote.',
    content: (
      <Suspense fallback={<LoadingArea height={640} />}>
        <VoiceSection />
      </Suspense>
    ),
  },
  {
    id: 'brand-assets',
    title: 'Brand assets',
    hint: 'Your headshot and logo for personalized images.',
    content: (
      <Suspense fallback={<LoadingArea height={320} />}>
        <BrandAssets />
      </Suspense>
    ),
  },
  {
    id: 'originals',
    title: 'Originals of altered photos',
    hint: 'Public pages that the code on your pictures leads to.',
    content: (
      <Suspense fallback={<LoadingArea height={72} />}>
        <MyOriginals />
      </Suspense>
    ),
  },
  {
    id: 'channels',
    title: 'Where you publish',
    hint: 'Accounts we bring your posts and articles to.',
    content: (
      <Suspense fallback={<LoadingArea height={112} />}>
        <ChannelsSection />
      </Suspense>
    ),
  },
  {
    id: 'reminders',
    title: 'Reminders',
    hint: 'One email a day at most, with a link to each post that needs you.',
    content: (
      <Suspense fallback={<LoadingArea height={48} />}>
        <PlanEmailsSection />
      </Suspense>
    ),
  },
  {
    id: 'email',
    title: 'Email',
    hint: 'Where we send password resets. You can also log in with it.',
    content: (
      <Suspense fallback={<LoadingArea height={300} />}>
        <EmailSection />
      </Suspense>
    ),
  },
  {
    id: 'password',
    title: 'Password',
    hint: 'Changing your password signs out your other devices.',
    content: <PasswordSection />,
  },
  {
    id: 'appearance',
    title: 'Appearance',
    hint: 'How Porchlight looks in this browser.',
    content: <AppearanceSection />,
  },
  {
    id: 'ai',
    title: 'AI status',
    hint: 'What writes your posts and creates your images.',
    content: <AiSection />,
  },
  {
    id: 'sessions',
    title: 'Sessions',
    hint: 'Where your account is signed in.',
    content: <SessionsSection />,
  },
  {
    id: 'tokens',
    title: 'Personal tokens',
    hint: 'For programs of yours that work with Porchlight.',
    content: (
      <Suspense fallback={<LoadingArea height={112} />}>
        <TokensSection />
      </Suspense>
    ),
  },
  {
    id: 'reviews',
    title: 'Broker review record',
    hint: 'What you sent to a broker, and what came of it.',
    content: (
      <Suspense fallback={<LoadingArea height={112} />}>
        <OwnRecord />
      </Suspense>
    ),
  },
  {
    id: 'your-data',
    title: 'Your data',
    hint: 'Download everything, or delete your account.',
    content: <YourDataSection />,
  },
  {
    id: 'about',
    title: 'About',
    hint: 'Credits and licenses.',
    content: <AboutSection />,
  },
];

export function AccountPage() {
  return (
    <>
      <PageHeader title="My Account" />
      <AccountSummary />
      <SectionedPage label="My Account" sections={sections} />
    </>
  );
}

/** Whose account it is. The line keeps its place until that is known. */
function AccountSummary() {
  const { data } = useAccount();
  return (
    <Text c="dimmed" mb="lg" mih="1.55em" style={{ overflowWrap: 'anywhere' }}>
      {data && [data.username, data.email].filter(Boolean).join(' · ')}
    </Text>
  );
}
