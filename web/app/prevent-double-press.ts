/**
 * The second press of a double click never does something of its own. For half a second nothing new can be pressed
 * where a press has just changed the page, such as the link that takes the place of a button; a form is not sent
 * again; and a key that is held down presses a button once.
 */

/** Milliseconds in which what is new cannot be pressed, and in which a form that nobody has touched is not sent again. */
const rest = 500;
const sentAgainAfter = 1_000;

/** Pixels around the pointer that are covered, and how far it may move and still be at the same place. */
const coveredSide = 48;
const samePlace = 10;

/** What can be pressed, and what closes when it is pressed beside a dialog. */
const pressables = [
  'a[href], button, input, select, textarea, label, summary, [contenteditable=true]',
  '[role=button], [role=option], [role=menuitem], [role=tab], [role=radio]',
  '.mantine-Overlay-root, .mantine-Modal-inner',
].join(', ');

type Point = { x: number; y: number };
type Press = Point & { pressed: Element | null; words: string };

export function preventDoublePress(): void {
  coverWhatAppears();
  sendFormsOnce();
  document.addEventListener(
    'keydown',
    (event) => {
      const isPress = event.key === 'Enter' || event.key === ' ';
      const on = event.target instanceof Element && event.target.closest('a, button');
      if (event.repeat && isPress && on) event.preventDefault();
    },
    { capture: true },
  );
}

/** Watches the place of the last press until the pointer leaves it. */
function coverWhatAppears(): void {
  let last: Press | undefined;
  const observer = new MutationObserver(() => {
    if (!last) return;
    const now = underneath(last);
    if (now.pressed === last.pressed && now.words === last.words) return;
    last = now;
    if (now.pressed) cover(now);
  });
  const leave = () => {
    last = undefined;
    observer.disconnect();
  };
  const leaveIfAway = (event: PointerEvent) => {
    if (last && !isNear(last, pointOf(event))) leave();
  };

  document.addEventListener(
    'click',
    (event) => {
      // By the keyboard or by a script there is no pointer.
      if (event.detail === 0 || isCover(event.target)) return;
      last = pressAt(pointOf(event), event.target);
      observer.observe(document.body, {
        childList: true,
        subtree: true,
        characterData: true,
        attributeFilter: ['class', 'style', 'hidden', 'disabled'],
      });
    },
    { capture: true },
  );
  document.addEventListener('pointermove', leaveIfAway, { capture: true, passive: true });
  document.addEventListener('pointerdown', leaveIfAway, { capture: true, passive: true });
}

const pointOf = ({ clientX, clientY }: MouseEvent): Point => ({ x: clientX, y: clientY });

const isNear = (one: Point, other: Point) =>
  Math.abs(one.x - other.x) <= samePlace && Math.abs(one.y - other.y) <= samePlace;

function pressAt(point: Point, target: EventTarget | null): Press {
  const pressed = target instanceof Element ? target.closest(pressables) : null;
  return { ...point, pressed, words: pressed?.textContent ?? '' };
}

function underneath({ x, y }: Point): Press {
  const [found = null] = document.elementsFromPoint(x, y).filter((each) => !isCover(each));
  return pressAt({ x, y }, found);
}

const mark = 'data-rests';
const isCover = (target: EventTarget | null) =>
  target instanceof Element && target.hasAttribute(mark);

/** Takes every press at the place for a while. Above all, and apart from the page, which does not hear of them. */
function cover({ x, y }: Point): void {
  for (const earlier of document.querySelectorAll(`[${mark}]`)) earlier.remove();
  const element = document.createElement('div');
  element.setAttribute(mark, '');
  element.setAttribute('aria-hidden', 'true');
  Object.assign(element.style, {
    position: 'fixed',
    zIndex: '2147483647',
    left: `${x - coveredSide / 2}px`,
    top: `${y - coveredSide / 2}px`,
    width: `${coveredSide}px`,
    height: `${coveredSide}px`,
  });
  for (const type of ['pointerdown', 'mousedown', 'touchstart', 'mouseup', 'touchend', 'click']) {
    element.addEventListener(type, (event) => {
      event.stopPropagation();
      // A press here must not take the focus from where it is.
      if (type === 'mousedown') event.preventDefault();
    });
  }
  document.body.append(element);
  setTimeout(() => element.remove(), rest);
}

/** A form that was emptied by its own answer must not complain that it is empty. */
function sendFormsOnce(): void {
  let sent: { form: EventTarget | null; at: number } | undefined;
  const forget = () => {
    sent = undefined;
  };
  document.addEventListener(
    'submit',
    (event) => {
      const now = performance.now();
      if (sent && sent.form === event.target && now - sent.at < sentAgainAfter) {
        event.preventDefault();
        event.stopImmediatePropagation();
        return;
      }
      sent = { form: event.target, at: now };
    },
    { capture: true },
  );
  // Whoever has typed or gone somewhere else in between means it.
  document.addEventListener('input', forget, { capture: true });
  document.addEventListener(
    'keydown',
    ({ key }) => {
      if (key !== 'Enter' && key !== ' ') forget();
    },
    { capture: true },
  );
  let pressedAt: Point | undefined;
  document.addEventListener(
    'pointerdown',
    (event) => {
      const point = pointOf(event);
      if (pressedAt && !isNear(pressedAt, point)) forget();
      pressedAt = point;
    },
    { capture: true, passive: true },
  );
}
