import '@mantine/carousel/styles.layer.css';
import { Carousel } from '@mantine/carousel';
import { useReducedMotion } from '@mantine/hooks';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useState } from 'react';
import { Picture } from './picture.tsx';
import classes from './picture-carousel.module.css';

type Props = { pictures: { address: string; description: string }[] };

/** Several pictures, one at a time: by button, arrow key or finger. */
export function PictureCarousel({ pictures }: Props) {
  const [shown, setShown] = useState(0);
  const isStill = useReducedMotion();
  const placeOf = (index: number) =>
    `${Math.min(index + 1, pictures.length)} of ${pictures.length}`;
  return (
    <div className={classes.frame}>
      <Carousel
        role="group"
        aria-label="Pictures"
        classNames={{ control: classes.control }}
        controlSize={44}
        emblaOptions={{ duration: isStill ? 0 : 22 }}
        onSlideChange={setShown}
        previousControlProps={{ 'aria-label': 'Previous picture' }}
        nextControlProps={{ 'aria-label': 'Next picture' }}
        previousControlIcon={<IconChevronLeft size={22} aria-hidden />}
        nextControlIcon={<IconChevronRight size={22} aria-hidden />}
      >
        {pictures.map((picture, index) => (
          <Carousel.Slide
            key={picture.address}
            aria-label={placeOf(index)}
            aria-hidden={index !== shown}
          >
            <Picture {...picture} />
          </Carousel.Slide>
        ))}
      </Carousel>
      <span className={classes.place} aria-hidden>
        {placeOf(shown)}
      </span>
    </div>
  );
}
