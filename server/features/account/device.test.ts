import { expect, test } from 'vitest';
import { describeDevice } from './device.ts';

const webKit = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const phoneKit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X)';
const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)';
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)';
const android = 'Mozilla/5.0 (Linux; Android 10; K)';

test.each([
  [`${windows} ${webKit} Chrome/142.0.0.0 Safari/537.36`, 'Chrome on Windows'],
  [`${windows} ${webKit} Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0`, 'Edge on Windows'],
  [`${windows} ${webKit} Chrome/142.0.0.0 Safari/537.36 OPR/125.0.0.0`, 'Opera on Windows'],
  [`${mac} ${phoneKit} Version/19.1 Safari/605.1.15`, 'Safari on Mac'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:145.0) Firefox/145.0', 'Firefox on Mac'],
  [`${iPhone} ${phoneKit} Version/19.1 Mobile/15E148 Safari/604.1`, 'Safari on iPhone'],
  [`${iPhone} ${phoneKit} CriOS/142.0.0.0 Mobile/15E148 Safari/604.1`, 'Chrome on iPhone'],
  [`${iPhone} ${phoneKit} FxiOS/145.0 Mobile/15E148 Safari/605.1.15`, 'Firefox on iPhone'],
  [`${iPhone} ${phoneKit} EdgiOS/142.0 Mobile/15E148 Safari/605.1.15`, 'Edge on iPhone'],
  [
    `Mozilla/5.0 (iPad; CPU OS 18_6 like Mac OS X) ${phoneKit} Version/18.6 Safari/604.1`,
    'Safari on iPad',
  ],
  [`${android} ${webKit} Chrome/142.0.0.0 Mobile Safari/537.36`, 'Chrome on Android'],
  [
    `${android} ${webKit} SamsungBrowser/29.0 Chrome/136.0.0.0 Mobile Safari/537.36`,
    'Samsung Internet on Android',
  ],
  [
    `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${webKit} Chrome/142.0.0.0 Safari/537.36`,
    'Chrome on Chromebook',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox on Linux'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Something/1.0', 'Windows'],
  ['curl/8.17.0', 'Unknown device'],
  ['', 'Unknown device'],
])('%s is %s', (userAgent, device) => {
  expect(describeDevice(userAgent)).toBe(device);
});
