import { Title, type TitleProps } from '@mantine/core';
import { TitleHtml } from './title-html.tsx';

type Props = TitleProps & { html: string; decorate?: (html: string) => string };

/** A title as it was set in the editor, as one heading of the page's own order. */
export function TitleView({ html, decorate, ...title }: Props) {
  return (
    <Title {...title}>
      <TitleHtml html={html} decorate={decorate} />
    </Title>
  );
}
