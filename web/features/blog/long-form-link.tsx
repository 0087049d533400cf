import { Card, Text, Title } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { Link } from 'react-router';
import { paths } from '#web/paths.ts';
import classes from './long-form-link.module.css';

/** The way to the bigger tool. The whole card is the link. */
export function LongFormLink() {
  return (
    <Card className={classes.card} px="lg" py="md">
      <div>
        <Title order={2} size="h5">
          <Link to={paths.longFormBlog} className={classes.link}>
            Long-Form Blog Generator
          </Link>
        </Title>
        <Text size="sm" c="dimmed">
          An in-depth article from an outline and your own answers, section by section.
        </Text>
      </div>
      <IconArrowRight className={classes.arrow} size={20} aria-hidden />
    </Card>
  );
}
