import { type PointerEvent, useRef, useState } from 'react';
import type { User } from '#contract/auth.ts';
import { useLazyPart } from '#web/ui/use-lazy-part.ts';
import { UserMenuButton } from './user-menu-button.tsx';

const loadList = async () => (await import('./user-menu-list.tsx')).UserMenuList;

/**
 * The menu of the person. What opens it is there at once; the menu itself comes when the screen has stood a while, or
 * as soon as somebody is on the way to it.
 */
export function UserMenu({ user }: { user: User }) {
  const [wishes, setWishes] = useState(0);
  const [wasPressed, setWasPressed] = useState(false);
  /** A button that is exchanged between a finger's down and up hears of no click. */
  const [isDown, setIsDown] = useState(false);
  const hasFocus = useRef(false);
  const UserMenuList = useLazyPart(loadList, wishes);
  const wish = () => setWishes((before) => before + 1);

  if (UserMenuList && !isDown) {
    return <UserMenuList user={user} before={{ hadFocus: hasFocus.current, wasPressed }} />;
  }
  return (
    <UserMenuButton
      user={user}
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={wish}
      onPointerDown={() => setIsDown(true)}
      // The click of a finger comes after it has left.
      onPointerLeave={({ pointerType }: PointerEvent) =>
        pointerType === 'mouse' && setIsDown(false)
      }
      onFocus={() => {
        hasFocus.current = true;
        wish();
      }}
      onBlur={() => {
        hasFocus.current = false;
      }}
      onClick={() => {
        setIsDown(false);
        setWasPressed(true);
        wish();
      }}
    />
  );
}
