import { Badge, Burger, Collapse, Container, Group, VisuallyHidden } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useState } from 'react';
import { adminUsername } from '#contract/constants.ts';
import { useNeedsYouCount } from '#web/features/plan/use-needs-you-count.ts';
import { useSavedCount } from '#web/features/saved-content/use-saved-count.ts';
import { Link } from '#web/navigation/link.tsx';
import { useLocation } from '#web/navigation/router.tsx';
import { paths } from '#web/paths.ts';
import { useCurrentUser } from '#web/session/session.ts';
import { SiteAssetImage } from '#web/ui/site-asset-image.tsx';
import classes from './navigation-bar.module.css';
import { UserMenu } from './user-menu.tsx';

export function NavigationBar() {
  const [isOpen, menu] = useDisclosure();
  const { user } = useCurrentUser();

  return (
    <header className={classes.bar}>
      <Container className={classes.row}>
        <Brand onFollow={menu.close} />
        <nav className={classes.wide} aria-label="Main">
          <Links />
        </nav>
        <Group gap="xs" wrap="nowrap">
          {user && <UserMenu user={user} />}
          <Burger
            className={classes.burger}
            opened={isOpen}
            onClick={menu.toggle}
            aria-label={isOpen ? 'Close menu' : 'Open menu'}
            aria-expanded={isOpen}
            aria-controls="mobile-menu"
          />
        </Group>
      </Container>
      <Collapse expanded={isOpen} className={classes.narrow}>
        <nav id="mobile-menu" aria-label="Main" className={classes.list}>
          <Links onFollow={menu.close} />
        </nav>
      </Collapse>
    </header>
  );
}

/** A wide logo stands in the place of the name. */
function Brand({ onFollow }: { onFollow: () => void }) {
  const [isWordmark, setIsWordmark] = useState(false);
  return (
    <Link to={paths.home} className={classes.brand} onClick={onFollow}>
      <SiteAssetImage name="logo" size={32} onShape={setIsWordmark} />
      {isWordmark ? <VisuallyHidden>Porchlight</VisuallyHidden> : 'Porchlight'}
    </Link>
  );
}

function Links({ onFollow }: { onFollow?: () => void }) {
  const { user } = useCurrentUser();
  return (
    <>
      <BarLink to={paths.home} onFollow={onFollow}>
        Home
      </BarLink>
      <BarLink to={paths.posts} onFollow={onFollow}>
        GBP & SM Content
      </BarLink>
      <BarLink to={paths.blog} onFollow={onFollow}>
        Blog
      </BarLink>
      <BarLink to={paths.savedContent} onFollow={onFollow}>
        Saved Content <SavedCountBadge isSignedIn={user !== null} />
      </BarLink>
      <BarLink to={paths.plan} onFollow={onFollow}>
        Plan <NeedsYouBadge isSignedIn={user !== null} />
      </BarLink>
      <BarLink to={paths.learner} onFollow={onFollow}>
        Learner System
      </BarLink>
      {user?.username === adminUsername && (
        <BarLink to={paths.admin} onFollow={onFollow}>
          Admin
        </BarLink>
      )}
    </>
  );
}

type BarLinkProps = { to: string; onFollow?: () => void; children: React.ReactNode };

function BarLink({ to, onFollow, children }: BarLinkProps) {
  const { pathname } = useLocation();
  const isHere = pathname === to || (to !== paths.home && pathname.startsWith(`${to}/`));
  return (
    <Link
      to={to}
      className={classes.link}
      onClick={onFollow}
      aria-current={isHere ? 'page' : undefined}
    >
      {children}
    </Link>
  );
}

function SavedCountBadge({ isSignedIn }: { isSignedIn: boolean }) {
  const { data } = useSavedCount(isSignedIn);
  if (!data || data.count === 0) return null;
  return (
    <Badge color="amber" size="sm" circle={data.count < 10}>
      {data.count}
    </Badge>
  );
}

function NeedsYouBadge({ isSignedIn }: { isSignedIn: boolean }) {
  const count = useNeedsYouCount(isSignedIn);
  if (count === 0) return null;
  return (
    <Badge color="amber" size="sm" circle={count < 10}>
      {count}
      <VisuallyHidden> need you</VisuallyHidden>
    </Badge>
  );
}
