import { SeoPanel } from '#web/features/blog/seo-panel.tsx';
import { useKeptFocus } from '#web/ui/use-kept-focus.ts';
import { ArticleCard } from './article-card.tsx';
import { ArticlePanel } from './article-panel.tsx';
import { articlePost } from './article-post.ts';
import { EditArticle } from './edit-article.tsx';
import type { LongForm } from './use-long-form.ts';
import classes from './wizard.module.css';
import type { ArticleSlots } from './wizard-slots.ts';

type Props = { longForm: LongForm } & ArticleSlots;

/** The whole article: to read, to edit, to take along and to save. */
export function ArticleStep({ longForm, ...slots }: Props) {
  const { draft, change } = longForm;
  const { article, edited, subject } = draft;
  const keptFocus = useKeptFocus(edited ? 'editing' : 'reading');
  if (!article || !subject) return null;
  return (
    <div className={classes.columns} data-text {...keptFocus}>
      <ArticleCard longForm={longForm} article={article} slots={slots} />
      {edited ? (
        <EditArticle
          // The editors begin anew with what another window has typed.
          key={longForm.outsideEdits}
          article={article}
          initial={edited}
          about={{ id: draft.labels?.id, location: subject.location, state: subject.state }}
          onChange={(next) => change({ type: 'edited', edited: next })}
          onSave={(next) => change({ type: 'replaced', article: next })}
          onClose={() => change({ type: 'edited', edited: null })}
        />
      ) : (
        <div className={classes.fields}>
          {slots.wording({
            article,
            pieceId: draft.labels?.id,
            subject,
            onReplace: (next) => change({ type: 'replaced', article: next }),
            children: (wording) => (
              <ArticlePanel draft={draft} article={article} slots={slots} wording={wording} />
            ),
          })}
          <SeoPanel
            post={articlePost(draft, article)}
            kept={draft.seo}
            onKeep={(seo) => change({ type: 'seo', seo: seo ?? null })}
          />
        </div>
      )}
    </div>
  );
}
