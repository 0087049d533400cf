import { Textarea, type TextareaProps } from '@mantine/core';
import type { TypedTitle } from './split-list.ts';
import { TitleChips } from './title-chips.tsx';

type Props = TextareaProps & { titles: TypedTitle[] };

/** Many titles in one field, and below it what will become of them. */
export function TitlesField({ titles, ...field }: Props) {
  return (
    <>
      <Textarea
        label="Titles"
        description="Separated by commas, or one per line. A title in double quotes keeps its commas. {location} becomes the post’s city."
        autosize
        {...field}
      />
      <TitleChips titles={titles} />
    </>
  );
}
