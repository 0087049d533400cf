import assert from 'node:assert/strict';
import { setTimeout as wait } from 'node:timers/promises';
import { adminPassword, metricsToken } from '#scripts/growth/fleet.ts';
import { newKey, Person } from '#scripts/growth/person.ts';
import { everywhere, type GrowthCheck, makeMany, statusesOf } from '#scripts/growth/site.ts';

export const sessionsCheck: GrowthCheck = {
  name: 'A session holds at every process and ends at every one',
  async run(site) {
    const person = await Person.joined(site.fleet.address);
    const seen = await everywhere(site, () => person.get('/api/user'));
    assert.deepEqual(statusesOf(seen), [200]);
    const { cookie } = person;
    await person.post('/api/logout', {});
    person.cookie = cookie;
    const after = await everywhere(site, () => person.get('/api/user'));
    assert.deepEqual(statusesOf(after), [401]);
    return `${seen.length} of ${site.fleet.size}`;
  },
};

export const loginLimitCheck: GrowthCheck = {
  name: 'Ten wrong passwords are ten, over all processes',
  async run(site) {
    const person = await Person.joined(site.fleet.address);
    const guess = () => person.post('/api/login', { username: person.name, password: 'wrong one' });
    const first = [];
    for (const _ of makeMany(10, () => 0)) first.push(await guess());
    assert.deepEqual(statusesOf(first), [401]);
    const further = await everywhere(site, guess);
    assert.deepEqual(statusesOf(further), [429]);
    return `10 answered, ${further.length} refused`;
  },
};

export const savedLimitCheck: GrowthCheck = {
  name: 'A race for 20 places ends with exactly 20 saved items',
  async run(site) {
    const person = await Person.joined(site.fleet.address);
    const answers = await Promise.all(
      makeMany(50, (index) =>
        person.post('/api/saved-content', { title: `Post ${index}`, content: '<p>A text</p>' }),
      ),
    );
    const saved = answers.filter(({ status }) => status === 201);
    const refused = answers.filter(({ status }) => status === 409);
    assert.deepEqual([saved.length, refused.length], [20, 30]);
    assert.equal(refused[0]?.json().message, "You've reached the maximum of 20 saved items");
    const counts = await everywhere(site, () => person.get('/api/saved-content/count'));
    assert.deepEqual([...new Set(counts.map((answer) => answer.json().count))], [20]);
    return '50 at once: 20 saved, 30 refused';
  },
};

export const repeatedWritesCheck: GrowthCheck = {
  name: 'A write repeated under one key is done once',
  async run(site) {
    const person = await Person.joined(site.fleet.address);
    const key = newKey();
    const item = { title: 'Only once', content: '<p>A text</p>' };
    const answers = await Promise.all(
      makeMany(site.fleet.size * 3, () => person.post('/api/saved-content', item, { key })),
    );
    assert.deepEqual(statusesOf(answers), [201]);
    assert.equal(new Set(answers.map((answer) => answer.json().id)).size, 1);
    assert.ok(new Set(answers.map(({ servedBy }) => servedBy)).size > 1);
    const { count } = (await person.get('/api/saved-content/count')).json();
    assert.equal(count, 1);
    return `${answers.length} at once: 1 item`;
  },
};

export const adminElevationCheck: GrowthCheck = {
  name: 'The admin password opens the admin calls of every process',
  async run(site) {
    const person = await Person.joined(site.fleet.address);
    const before = await everywhere(site, () => person.get('/api/admin/usage'));
    assert.deepEqual(statusesOf(before), [403]);
    assert.equal((await person.post('/api/admin/verify', { password: adminPassword })).status, 200);
    const after = await everywhere(site, () => person.get('/api/admin/usage'));
    assert.deepEqual(statusesOf(after), [200]);
    return `${after.length} of ${site.fleet.size}`;
  },
};

export const draftsCheck: GrowthCheck = {
  name: 'Unfinished work is found and let go at every process',
  async run(site) {
    const person = await Person.joined(site.fleet.address);
    for (const step of makeMany(site.fleet.size, (index) => index)) {
      await person.post('/api/drafts/long-form', { json: { step } });
      const found = await everywhere(site, () => person.get('/api/drafts/long-form'));
      assert.ok(found.every((answer) => answer.json().draft.json.step === step));
    }
    await person.delete('/api/drafts/long-form');
    const gone = await everywhere(site, () => person.get('/api/drafts/long-form'));
    assert.ok(gone.every((answer) => answer.json().draft === null));
    return `${site.fleet.size} versions`;
  },
};

export const metricsCheck: GrowthCheck = {
  name: 'AI calls are told alike by the metrics of every process',
  async run(site) {
    const person = new Person(site.fleet.address);
    const headers = { authorization: `Bearer ${metricsToken}` };
    const figure = async () => {
      const answers = await everywhere(site, () =>
        person.send('GET', '/metrics', undefined, { headers }),
      );
      assert.deepEqual(statusesOf(answers), [200]);
      return answers.map(
        ({ body }) =>
          /^porchlight_ai_calls_total\{.*outcome="ok".*\} (\d+)$/m.exec(body.toString())?.[1],
      );
    };
    // Calls are counted after they were answered.
    for (let tries = 0; tries < 20; tries += 1) {
      const told = new Set(await figure());
      if (told.size === 1 && !told.has(undefined)) return `${[...told][0]} calls at each`;
      await wait(100);
    }
    throw new Error(`They differ: ${await figure()}`);
  },
};
