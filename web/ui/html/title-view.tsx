import { Title, type TitleProps } from '@mantine/core';
import { TitleHtml } from './title-html.tsx';

/** A title as it was set in the editor, as one heading of the page's own order. */
export function TitleView({ html, ...title }: TitleProps & { html: string }) {
  return (
    <Title {...title}>
      <TitleHtml html={html} />
    </Title>
  );
}
