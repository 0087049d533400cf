import { describe, expect, test, vi } from 'vitest';
import { AppState, Store } from './app-state.ts';
import { createToastStore } from './ui/toasts/toast-store.ts';

describe('the state of an app', () => {
  test('has each part once, and gives other parts to the one that needs them', () => {
    const app = new AppState();
    const createCount = vi.fn(() => new Store(1));
    const createDouble = (state: AppState) => ({ of: state.get(createCount) });
    expect(app.get(createDouble).of).toBe(app.get(createCount));
    expect(createCount).toHaveBeenCalledTimes(1);
  });

  test('is not shared with another app', () => {
    const [one, other] = [new AppState(), new AppState()];
    one.get(createToastStore).show({ title: 'Copied' });
    expect(one.get(createToastStore).toasts.get()).toMatchObject([{ title: 'Copied' }]);
    expect(other.get(createToastStore).toasts.get()).toEqual([]);
  });
});

test('a store tells of a change until nobody listens', () => {
  const store = new Store('before');
  const heard: string[] = [];
  const end = store.subscribe(() => heard.push(store.get()));
  store.set('after');
  end();
  store.set('later');
  expect(heard).toEqual(['after']);
});

test('a notification takes the place of the one before, and is closed before it goes', () => {
  vi.useFakeTimers();
  const store = new AppState().get(createToastStore);
  store.show({ title: 'First' });
  const id = store.show({ title: 'Second' });
  expect(store.toasts.get()).toMatchObject([{ title: 'Second', isOpen: true }]);
  store.dismiss(id);
  store.dismiss(id);
  expect(store.toasts.get()).toMatchObject([{ title: 'Second', isOpen: false }]);
  vi.runAllTimers();
  expect(store.toasts.get()).toEqual([]);
  vi.useRealTimers();
});
