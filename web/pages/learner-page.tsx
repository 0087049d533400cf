import { Tabs, Text } from '@mantine/core';
import { AnswerCount } from '#web/features/learner/answer-count.tsx';
import { AnswersPanel } from '#web/features/learner/answers-panel.tsx';
import { LoginHint } from '#web/features/learner/login-hint.tsx';
import { SaveAnswerForm } from '#web/features/learner/save-answer-form.tsx';
import { SearchPanel } from '#web/features/learner/search-panel.tsx';
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
