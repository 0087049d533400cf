import { Alert, Badge, Tabs, Text } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { AnswersPanel } from '#web/features/learner/answers-panel.tsx';
import { useAnswers } from '#web/features/learner/learner-queries.ts';
import { SaveAnswerForm } from '#web/features/learner/save-answer-form.tsx';
import { SearchPanel } from '#web/features/learner/search-panel.tsx';
import { useSignedOut } from '#web/features/learner/use-signed-out.ts';
import { PageHeader } from '#web/ui/page-header.tsx';
import classes from './learner-page.module.css';

export function LearnerPage() {
  return (
    <>
      <PageHeader title="Learner System" />
      <LoginHint />
      <Text c="dimmed" mb="lg" maw={620}>
        Save the questions you get a lot and how you answer them. When you write about the same
        place or topic, your own words are ready to use.
      </Text>
      <div className={classes.columns}>
        <div className={classes.form}>
          <SaveAnswerForm />
        </div>
        <Tabs defaultValue="answers" keepMounted>
          <Tabs.List mb="lg">
            <Tabs.Tab value="answers" rightSection={<AnswerCount />}>
              Your answers
            </Tabs.Tab>
            <Tabs.Tab value="search">Find relevant answers</Tabs.Tab>
          </Tabs.List>
          <Tabs.Panel value="answers">
            <AnswersPanel />
          </Tabs.Panel>
          <Tabs.Panel value="search">
            <SearchPanel />
          </Tabs.Panel>
        </Tabs>
      </div>
    </>
  );
}

/** How many answers there are, beside the word for them. */
function AnswerCount() {
  const { answers } = useAnswers();
  if (!answers || answers.length === 0) return null;
  return (
    // Taller than the words; the tabs must not grow when it arrives.
    <Badge color="amber" size="sm" my={-4} circle={answers.length < 10}>
      {answers.length}
    </Badge>
  );
}

function LoginHint() {
  if (!useSignedOut()) return null;
  return (
    <Alert color="gray" mb="lg" icon={<IconLock size={20} aria-hidden />}>
      Please log in to use the learner system
    </Alert>
  );
}
