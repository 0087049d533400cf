import { Anchor, Group, List, Text, Title } from '@mantine/core';
import { linkAttributes, safeImage, safeLink } from '#contract/html.ts';
import type { SavedContent } from '#contract/saved-content.ts';
import { HtmlView } from '#web/ui/html/html-view.tsx';
import { useAltText } from '#web/ui/pictures/use-alt-text.ts';
import classes from './item-view.module.css';

type Props = {
  item: SavedContent;
  headingsFrom?: 2 | 3;
  /** Adds marks to the text. */
  decorate?: (html: string) => string;
};

/** The text of an item with what belongs to it: pictures above, hashtags and sources below. */
export function ItemView({ item, headingsFrom = 3, decorate }: Props) {
  return (
    <div className={classes.item}>
      <Pictures addresses={item.imageUrls} />
      <HtmlView html={item.content} headingsFrom={headingsFrom} decorate={decorate} />
      <Hashtags tags={item.hashtags} />
      <Sources sources={item.sources} headingOrder={headingsFrom} />
    </div>
  );
}

function Pictures({ addresses }: { addresses: string[] }) {
  if (addresses.length === 0) return null;
  return (
    <Group gap="sm">
      {addresses.map((address) => (
        <Picture key={address} address={address} />
      ))}
    </Group>
  );
}

function Picture({ address }: { address: string }) {
  return (
    <img
      className={classes.picture}
      src={safeImage(address)}
      alt={useAltText(address) ?? 'AI-generated illustration'}
      loading="lazy"
    />
  );
}

type SourcesProps = Pick<SavedContent, 'sources'> & { headingOrder: 2 | 3 };

function Sources({ sources, headingOrder }: SourcesProps) {
  if (sources.length === 0) return null;
  return (
    <section>
      <Title order={headingOrder} size="h5" mb={4}>
        Sources
      </Title>
      <List size="sm">
        {sources.map(({ title, url }) => (
          <List.Item key={url}>
            <Anchor href={safeLink(url)} {...linkAttributes}>
              {title}
            </Anchor>
          </List.Item>
        ))}
      </List>
    </section>
  );
}

function Hashtags({ tags }: { tags: string[] }) {
  if (tags.length === 0) return null;
  return <Text className={classes.hashtags}>{tags.map((tag) => `#${tag}`).join(' ')}</Text>;
}
