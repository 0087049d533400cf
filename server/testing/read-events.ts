type ToldEvent = {
  event: string;
  data: { field?: string; text?: string; [name: string]: unknown };
};

/** The events of a finished stream, in order. */
export function readEvents(body: string): ToldEvent[] {
  return body
    .split('\n\n')
    .filter((block) => block.startsWith('event: '))
    .map((block) => {
      const [first = '', second = ''] = block.split('\n');
      return {
        event: first.slice('event: '.length),
        data: JSON.parse(second.slice('data: '.length)),
      };
    });
}
