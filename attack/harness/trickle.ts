import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { HttpAnswer } from './client.ts';

type Slow = {
  /** Sent at once. */
  head: string;
  /** Sent a character a second. */
  slowly: string;
  seconds: number;
};

/** Somebody who takes their time. Status 0 when there was no answer until they left. */
export async function trickle(port: number, { head, slowly, seconds }: Slow): Promise<HttpAnswer> {
  const socket = connect(port, '127.0.0.1');
  let text = '';
  let isOver = false;
  socket.setEncoding('latin1').on('data', (chunk) => {
    text += chunk;
  });
  socket.on('error', () => {});
  socket.on('close', () => {
    isOver = true;
  });
  socket.write(head);
  for (let second = 0; second < seconds && !isOver && text === ''; second += 1) {
    await wait(1_000);
    socket.write(slowly[second % slowly.length] ?? '');
  }
  socket.destroy();
  return answerIn(text);
}

/** The first answer among the bytes of a connection. */
export function answerIn(text: string): HttpAnswer {
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0);
  const [, body = ''] = /\r\n\r\n(\{.*\})/s.exec(text) ?? [];
  const { message, code } = status >= 400 && body ? JSON.parse(body) : {};
  return { status, size: text.length, text, message, code };
}
