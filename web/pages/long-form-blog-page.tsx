import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useSignature } from '#web/features/account/use-signature.ts';
import { LongFormWizard } from '#web/features/blog/long-form/long-form-wizard.tsx';
import type { PlaceSlot, WordingSlot } from '#web/features/blog/long-form/wizard-slots.ts';
import { SourceList } from '#web/features/blog/source-list.tsx';
import { PostFlags } from '#web/features/posts/card/post-flags.tsx';
import { CityField } from '#web/features/posts/form/city-field.tsx';
import { StateField } from '#web/features/posts/form/state-field.tsx';
import { writerName } from '#web/features/posts/writer-name.ts';
import { refreshSavedContent } from '#web/features/saved-content/saved-content-queries.ts';
import { paths } from '#web/paths.ts';
import { PageHeader } from '#web/ui/page-header.tsx';
import classes from './long-form-blog-page.module.css';

export function LongFormBlogPage() {
  const client = useQueryClient();
  const signature = useSignature();
  return (
    <>
      <PageHeader title="Long-Form Blog Generator">
        <Button component={Link} to={paths.blog} variant="default">
          ← Back to Blog
        </Button>
      </PageHeader>
      <LongFormWizard
        placeFields={placeFields}
        wording={wording}
        sources={(sources) => <SourceList sources={sources} />}
        writerName={writerName}
        signatureIn={(state) => signature({ platform: 'plain', state })}
        onSaved={() => void refreshSavedContent(client)}
      />
    </>
  );
}

const placeFields = ({ place, problems, onChange }: PlaceSlot) => (
  <div className={classes.place}>
    <CityField
      state={place.state}
      value={place.location}
      onChange={(location) => onChange({ location, state: place.state })}
      error={problems.location}
    />
    <StateField
      value={place.state}
      onChange={(state) => onChange({ location: place.location, state })}
      error={problems.state}
    />
  </div>
);

const wording = ({ article, subject, onReplace }: WordingSlot) => (
  <PostFlags
    key={article.content}
    headingOrder={4}
    post={{ ...article, ...subject, hashtags: [] }}
    onReplace={({ title, content }) => onReplace({ title, content })}
  />
);
