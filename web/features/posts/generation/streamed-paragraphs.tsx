import reading from '#web/ui/html/reading.module.css';
import classes from './streamed-paragraphs.module.css';

/** A text as far as it is written, set as the finished one will be: nothing moves when that takes its place. */
export function StreamedParagraphs({ text }: { text: string }) {
  return (
    <div className={`porch-reading ${reading.text} ${classes.words}`}>
      {text
        .split(/\n{2,}/)
        .filter((block) => block.trim())
        .map((block, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: text grows at its end alone
          <Block key={index} lines={block.trim().split('\n')} />
        ))}
    </div>
  );
}

function Block({ lines }: { lines: string[] }) {
  if (!lines.every((line) => bullet.test(line))) return <p>{lines.join('\n')}</p>;
  return (
    <ul>
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: as above
        <li key={index}>{line.replace(bullet, '')}</li>
      ))}
    </ul>
  );
}

/** As the server sends the items of lists. */
const bullet = /^•\s*/;
