import { describe, expect, it } from 'vitest';
import { hrefOf, resolvePath } from './history.ts';
import { matchRoute, type Route } from './router.tsx';

const Component = () => null;
const leaf = (path: string): Route => ({ path, Component });
const frame = { Component, children: [leaf('/'), leaf('/plan/needs-you'), leaf('/plan/:id')] };
const routes: Route[] = [leaf('/review/:token'), frame, leaf('*')];

const found = (pathname: string) => {
  const match = matchRoute(routes, pathname);
  return { path: match?.chain.at(-1)?.path, frames: match?.chain.length, params: match?.params };
};

describe('the screen at an address', () => {
  it('stands inside its frames, the first that fits', () => {
    expect(found('/')).toEqual({ path: '/', frames: 2, params: {} });
    expect(found('/plan/needs-you')).toEqual({ path: '/plan/needs-you', frames: 2, params: {} });
    expect(found('/plan/12')).toEqual({ path: '/plan/:id', frames: 2, params: { id: '12' } });
    expect(matchRoute(routes, '/plan/12')?.chain[0]).toBe(frame);
  });

  it('is found with another case and a slash at the end', () => {
    expect(found('/Plan/Needs-You/').path).toBe('/plan/needs-you');
  });

  it('gets what stands in the address, decoded where it can be', () => {
    expect(found('/review/a%20b').params).toEqual({ token: 'a b' });
    expect(found('/review/50%').params).toEqual({ token: '50%' });
  });

  it('is the last one for an address that nothing has', () => {
    expect(found('/plan/12/more').path).toBe('*');
    expect(found('/review').path).toBe('*');
  });
});

describe('an address', () => {
  it('that begins with ? or # stays on its page', () => {
    const here = '/saved-content';
    expect(hrefOf(resolvePath('?kind=post', here))).toBe('/saved-content?kind=post');
    expect(hrefOf(resolvePath('#top', here))).toBe('/saved-content#top');
    expect(hrefOf(resolvePath('?', here))).toBe('/saved-content');
    expect(hrefOf(resolvePath({ hash: '#top' }, here))).toBe('/saved-content#top');
  });

  it('is split into its parts', () => {
    expect(resolvePath('/auth?next=%2Fplan%3Fa%23b#register', '/')).toEqual({
      pathname: '/auth',
      search: '?next=%2Fplan%3Fa%23b',
      hash: '#register',
    });
  });
});
