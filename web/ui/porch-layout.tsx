import { Anchor, Stack, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from '#web/navigation/link.tsx';
import { paths } from '#web/paths.ts';
import eveningPorch from './drawings/evening-porch.svg';
import classes from './porch-layout.module.css';
import { SiteAssetImage } from './site-asset-image.tsx';

type Props = {
  title: string;
  /** Words in the drawing. */
  inPicture?: ReactNode;
  children: ReactNode;
};

/** The pages of people who are not signed in: a drawing on the left, one small form on the right. */
export function PorchLayout({ title, inPicture, children }: Props) {
  return (
    <div className="porch-layout">
      <title>{`${title} · Porchlight`}</title>
      <div className="porch-view">
        <img src={eveningPorch} alt="" className="porch-picture" />
        {inPicture && (
          <aside className={classes.words} aria-label="What Porchlight does">
            {inPicture}
          </aside>
        )}
      </div>
      <main className={classes.side}>
        <Stack gap="lg" className={classes.form}>
          <Anchor component={Link} to={paths.home} className={classes.brand} underline="never">
            <SiteAssetImage name="logo" size={44} />
            Porchlight
          </Anchor>
          <Title order={1} size="h2">
            {title}
          </Title>
          {children}
        </Stack>
      </main>
    </div>
  );
}
