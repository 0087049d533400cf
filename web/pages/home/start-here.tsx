import { Button, Card, Radio, Text, Title } from '@mantine/core';
import { type SubmitEvent, useState } from 'react';
import { PlaceFields } from '#web/features/posts/form/place-fields.tsx';
import { inputsOf, type PostChoices } from '#web/features/posts/form/post-choices.ts';
import { useLastPlace, usePostFormValues } from '#web/features/posts/form/post-form-values.ts';
import { useTopicChoices } from '#web/features/posts/form/use-topic-choices.ts';
import { useGenerationStore } from '#web/features/posts/generation/generation-store.ts';
import { useNavigate } from '#web/navigation/router.tsx';
import { paths } from '#web/paths.ts';
import { useLazyPart } from '#web/ui/use-lazy-part.ts';
import { FirstSteps } from './first-steps.tsx';
import { SampleCard } from './sample-card.tsx';
import classes from './start-here.module.css';
import { type StarterTitle, starterTitles } from './starter-titles.ts';

/** A first post in a minute: a place, a title, Generate. Somebody new also sees where to go from there. */
export function StartHere() {
  const lastPlace = useLastPlace();
  const topics = useTopicChoices();
  // What stands there may not change under the hand.
  const isReady = lastPlace !== undefined && (topics.choices.length > 0 || topics.isBuiltIn);
  if (!isReady) return <div className={classes.waiting} />;
  const isNew = lastPlace === null;
  return (
    <div className={classes.columns} data-alone={!isNew}>
      <StarterForm isNew={isNew} choices={topics.choices} />
      {isNew && <SampleCard onStart={focusCity} />}
      <FirstSteps hasPost={!isNew} />
    </div>
  );
}

const focusCity = () => document.querySelector<HTMLElement>('#start-here input')?.focus();

type StarterFormProps = {
  isNew: boolean;
  choices: Parameters<typeof starterTitles>[0];
};

function StarterForm({ isNew, choices }: StarterFormProps) {
  // The same then stands in the form of the posts page.
  const { values, place, change } = usePostFormValues('insights');
  const city = place.city.trim();
  const titles = starterTitles(choices, city);
  const [chosen, setChosen] = useState(0);
  const [isTried, setIsTried] = useState(false);
  const start = useStartPost();
  const MoreChoices = useLazyPart(loadChoices, true);
  useLazyPart(loadPostsPage, false);

  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const title = titles[chosen];
    if (city && place.state && title) {
      change({ topic: String(title.topicId), isOwnSubject: false });
      return start({ ...place, city }, title, values.choices);
    }
    setIsTried(true);
    const empty = event.currentTarget.querySelectorAll<HTMLElement>('input:not([type=radio])');
    empty[city ? 1 : 0]?.focus();
    return undefined;
  };

  return (
    <Card component="section" id="start-here" aria-labelledby="start-here-title">
      <form noValidate onSubmit={handleSubmit} className={classes.form}>
        <div>
          <Title order={2} size="h3" id="start-here-title">
            Start here
          </Title>
          <Text c="dimmed">
            {isNew
              ? 'Your first post, with a picture, in under a minute.'
              : 'A post with a picture, in under a minute.'}
          </Text>
        </div>
        <PlaceFields
          place={place}
          onChange={(next) => change({ place: next })}
          problems={
            isTried
              ? {
                  city: city ? undefined : 'Enter your city',
                  state: place.state ? undefined : 'Choose your state',
                }
              : undefined
          }
        />
        <Radio.Group
          label="Pick a title"
          size="md"
          value={String(chosen)}
          onChange={(value) => setChosen(Number(value))}
        >
          <div className={classes.titles}>
            {titles.map(({ raw, filled, topicName }, index) => (
              <Radio
                key={raw}
                value={String(index)}
                label={filled}
                description={topicName}
                classNames={{ root: classes.title, body: classes.choice, label: classes.words }}
              />
            ))}
          </div>
        </Radio.Group>
        <div className={classes.more}>
          {MoreChoices && (
            <MoreChoices
              choices={values.choices}
              offered="all"
              onChange={(choices) => change({ choices })}
            />
          )}
        </div>
        <Button type="submit" size="md" className={classes.generate}>
          Generate
        </Button>
      </form>
    </Card>
  );
}

const loadChoices = async () =>
  (await import('#web/features/posts/form/more-choices.tsx')).MoreChoices;

/** Begins to write, with a picture, and opens the page on which it can be watched. */
function useStartPost() {
  const store = useGenerationStore();
  const navigate = useNavigate();
  return (place: { city: string; state: string }, title: StarterTitle, choices: PostChoices) => {
    const { topicId, topicName, filled: selectedTitle } = title;
    const input = { topicId, topicName, ...place, selectedTitle, userAnswers: [] };
    for (const each of inputsOf(input, choices)) {
      store.start('insights', { kind: 'generate', input: each, withPicture: true });
    }
    navigate(paths.posts);
  };
}

/** Fetched while the city is typed. */
const loadPostsPage = () =>
  Promise.all([
    import('#web/pages/posts-page.tsx'),
    import('#web/pages/generation/post-messages.tsx'),
  ]);
