import {
  type Announcements,
  type CollisionDetection,
  DndContext,
  type DragEndEvent,
  DragOverlay,
  type KeyboardCoordinateGetter,
  KeyboardSensor,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  useDraggable,
  useDroppable,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  type KeyboardEvent as KeyEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';
import type { PlanEntry } from '#contract/plan.ts';
import classes from './calendar-board.module.css';
import { CalendarGrid } from './calendar-grid.tsx';
import { addDays, dayOf, daysOfArrow, longDayLabel, type PlanDay, timeOf } from './days.ts';
import { canMove, spokenEntry } from './describe-entry.ts';
import { EntryChip } from './entry-chip.tsx';
import { PieceCard, type UnplannedPiece, UnplannedPieces } from './unplanned-pieces.tsx';
import { useEntryActions } from './use-entry-actions.ts';

type Props = {
  weeks: PlanDay[][];
  month?: PlanDay;
  today: PlanDay;
  entries: Map<PlanDay, PlanEntry[]>;
  holidays: Map<PlanDay, string>;
  most: number;
  pieces: UnplannedPiece[] | undefined;
  isNothingSaved: boolean;
  onOpen: (entry: PlanEntry) => void;
  onAdd: (day?: PlanDay, contentId?: number) => void;
  onMore: (day: PlanDay) => void;
};

type Dragged =
  | { entry: PlanEntry; piece?: undefined }
  | { entry?: undefined; piece: UnplannedPiece };

const draggedIn = ({ data }: { data: { current?: unknown } }) => data.current as Dragged;

/** A month or a week on which entries are dragged to other days, by pointer, finger or keyboard. */
export function CalendarBoard({ pieces, isNothingSaved, onOpen, onAdd, ...grid }: Props) {
  const { today } = grid;
  const { move } = useEntryActions();
  const [dragged, setDragged] = useState<Dragged>();
  /** The entry that the keyboard has dropped: it is drawn anew on its day, and the keyboard goes on there. */
  const dropped = useRef<number>(undefined);
  /** The day the keyboard is at. Two quick presses come before the first is drawn. */
  const aim = useRef<PlanDay>(undefined);
  const sensors = useSensors(
    // A press without a move opens it.
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 250, tolerance: 8 } }),
    useSensor(KeyboardSensor, {
      keyboardCodes: { start: ['Space'], cancel: ['Escape'], end: ['Space', 'Enter'] },
      coordinateGetter: toDayOfKey(today, aim),
    }),
  );

  const handleDragEnd = ({ active, over, activatorEvent }: DragEndEvent) => {
    setDragged(undefined);
    const { entry, piece } = draggedIn(active);
    if (!over) return;
    const day = String(over.id);
    if (piece) onAdd(day, piece.id);
    else if (day !== dayOf(entry.localTime)) {
      if (activatorEvent instanceof KeyboardEvent) dropped.current = entry.id;
      move(entry, `${day}T${timeOf(entry.localTime)}`);
    }
  };

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={underPointer}
      accessibility={{ announcements, screenReaderInstructions, restoreFocus: false }}
      onDragStart={({ active }) => {
        aim.current = undefined;
        setDragged(draggedIn(active));
      }}
      onDragEnd={handleDragEnd}
      onDragCancel={() => setDragged(undefined)}
    >
      <div className={classes.board}>
        <CalendarGrid
          {...grid}
          onAdd={onAdd}
          renderEntry={(entry) => (
            <DraggableEntry
              key={entry.id}
              entry={entry}
              dropped={dropped}
              onClick={() => onOpen(entry)}
            />
          )}
          renderDay={(day, content) => (
            <DropDay day={day} isPast={day < today}>
              {content}
            </DropDay>
          )}
        />
        <UnplannedPieces
          pieces={pieces}
          isNothingSaved={isNothingSaved}
          renderPiece={(piece) => (
            <DraggablePiece
              key={piece.id}
              piece={piece}
              onClick={() => onAdd(undefined, piece.id)}
            />
          )}
        />
      </div>
      <DragOverlay dropAnimation={null}>
        {dragged?.entry && <EntryChip entry={dragged.entry} tabIndex={-1} aria-hidden />}
        {dragged?.piece && <PieceCard piece={dragged.piece} tabIndex={-1} aria-hidden />}
      </DragOverlay>
    </DndContext>
  );
}

type DropDayProps = { day: PlanDay; isPast: boolean; children: ReactNode };

function DropDay({ day, isPast, children }: DropDayProps) {
  const { setNodeRef, isOver } = useDroppable({ id: day, disabled: isPast });
  return (
    <div ref={setNodeRef} className={classes.drop} data-over={isOver || undefined}>
      {children}
    </div>
  );
}

type EntryProps = {
  entry: PlanEntry;
  dropped: RefObject<number | undefined>;
  onClick: () => void;
};

function DraggableEntry({ entry, dropped, onClick }: EntryProps) {
  const props = useDragProps(`entry-${entry.id}`, { entry }, canMove(entry));
  const { id } = entry;
  useEffect(() => {
    if (dropped.current !== id) return;
    dropped.current = undefined;
    document.getElementById(chipId(id))?.focus();
  }, [dropped, id]);
  return <EntryChip id={chipId(id)} entry={entry} onClick={onClick} {...props} />;
}

const chipId = (id: number) => `plan-entry-${id}`;

type PieceProps = { piece: UnplannedPiece; onClick: () => void };

function DraggablePiece({ piece, onClick }: PieceProps) {
  const props = useDragProps(`piece-${piece.id}`, { piece }, true);
  return <PieceCard piece={piece} onClick={onClick} {...props} />;
}

/** For a button that Enter presses and Space picks up. */
function useDragProps(id: string, data: Dragged, isAllowed: boolean) {
  const drag = useDraggable({ id, data, disabled: !isAllowed });
  if (!isAllowed) return {};
  return {
    ref: drag.setNodeRef,
    ...drag.listeners,
    'aria-describedby': drag.attributes['aria-describedby'],
    'data-dragged': drag.isDragging || undefined,
    onKeyUp: (event: KeyEvent) => {
      if (event.code === 'Space') event.preventDefault();
    },
  };
}

/** With the keyboard the corner of what is moved stands for the pointer. */
const underPointer: CollisionDetection = (args) => {
  const { left, top } = args.collisionRect;
  const corner = { x: left + 8, y: top + 8 };
  return pointerWithin({ ...args, pointerCoordinates: args.pointerCoordinates ?? corner });
};

/** To the day beside, above or below; from the past to today at least. */
const toDayOfKey =
  (today: PlanDay, aim: RefObject<PlanDay | undefined>): KeyboardCoordinateGetter =>
  (event, { context }) => {
    const step = daysOfArrow[event.code];
    if (step === undefined || !context.active) return undefined;
    event.preventDefault();
    const { entry } = draggedIn(context.active);
    const from = aim.current ?? (entry ? dayOf(entry.localTime) : addDays(today, -step));
    const next = addDays(from, step);
    const day = next < today && step > 0 ? today : next;
    const rect = context.droppableRects.get(day);
    if (!rect) return undefined;
    aim.current = day;
    return { x: rect.left, y: rect.top };
  };

const screenReaderInstructions = {
  draggable:
    'Press Enter to open it. Press Space to pick it up, the arrow keys to choose another day, Space again to drop it there, or Escape to put it back.',
};

const nameOf = ({ entry, piece }: Dragged) => (entry ? spokenEntry(entry) : piece.title);

const pickedUp = (dragged: Dragged) => `Picked up ${nameOf(dragged)}.`;

/** Only the last of several at once is read out, and what is picked up is over its own day already. */
function overLine(dragged: Dragged, day: string | undefined): string {
  if (day === undefined) return 'Not on a day.';
  const isOwn = dragged.entry && dayOf(dragged.entry.localTime) === day;
  return isOwn ? pickedUp(dragged) : longDayLabel(day);
}

const announcements: Announcements = {
  onDragStart: ({ active }) => pickedUp(draggedIn(active)),
  onDragOver: ({ active, over }) => overLine(draggedIn(active), over?.id.toString()),
  onDragEnd: ({ over }) => (over ? `Dropped on ${longDayLabel(String(over.id))}.` : 'Put back.'),
  onDragCancel: () => 'Put back.',
};
