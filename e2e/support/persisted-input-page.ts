import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { z } from 'zod';
import { AppState, AppStateContext } from '#web/app-state.ts';
import { clearLocalContent } from '#web/local-content/clear-local-content.ts';
import { createContentStore } from '#web/local-content/content-store.ts';
import { usePersistedState } from '#web/local-content/persisted-state.ts';

/** Runs in the browser: two fields that keep what a user types. */

const Note = z.object({ text: z.string().max(20) });

function Fields() {
  const [title, setTitle] = usePersistedState('title', z.string(), 'Nothing yet');
  const [note, changeNote] = usePersistedState('note', Note, { text: '' });
  return [
    field('Title', title, setTitle),
    field('Note', note.text, (text) => changeNote((before) => ({ ...before, text }))),
  ];
}

function field(label: string, value: string, change: (text: string) => void) {
  return createElement('input', {
    key: label,
    'aria-label': label,
    value,
    onChange: (event: { target: { value: string } }) => change(event.target.value),
  });
}

const app = new AppState();
const root = createRoot(document.body.appendChild(document.createElement('output')));
root.render('Nobody is here yet');

function showFieldsTo(userId: number): void {
  app.get(createContentStore).load(userId);
  root.render(createElement(AppStateContext, { value: app }, createElement(Fields)));
}

const parts = { showFieldsTo, clearLocalContent };

declare global {
  interface Window {
    persistedInput: typeof parts;
  }
}

window.persistedInput = parts;
