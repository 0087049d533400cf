// node scripts/make-bucket.ts: the bucket of the S3_ settings, where there is none yet.
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import { runCommand } from '#server/backup/command.ts';
import { readConfig } from '#server/config.ts';
import { StartError } from '#server/start-error.ts';

const existing = ['BucketAlreadyOwnedByYou', 'BucketAlreadyExists'];

await runCommand({
  failure: 'The bucket was not made.',
  usage: 'node scripts/make-bucket.ts',
  options: {},
  async run(_, signal) {
    const { s3 } = readConfig(process.env);
    if (!s3) throw new StartError('The S3_ settings say which one; none of them is set.');
    const { endpoint, region, bucket, ...credentials } = s3;
    const client = new S3Client({
      endpoint,
      region,
      credentials,
      forcePathStyle: endpoint !== undefined,
    });
    try {
      await client.send(new CreateBucketCommand({ Bucket: bucket }), { abortSignal: signal });
      return `The bucket ${bucket} is there now.`;
    } catch (error) {
      const { name, message } = error as Error;
      if (existing.includes(name)) return `The bucket ${bucket} was there already.`;
      throw new StartError(`${name}: ${message}`);
    }
  },
});
