import { Button, NativeSelect, Stack, Text, TextInput } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { checkCsv, downloadCsv } from '#contract/calls/plan-csv.ts';
import { findLastPlace } from '#contract/calls/posts.ts';
import { type CsvToolKey, csvToolKeys, csvTools } from '#contract/csv-tools.ts';
import type { CsvRow } from '#contract/plan-csv.ts';
import { type PlatformKey, platforms } from '#contract/platforms.ts';
import { messageFor } from '#web/api/api-error.ts';
import { useDownload } from '#web/api/download.ts';
import { queryOf } from '#web/api/query.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { DialogFooter } from '#web/ui/dialog-footer.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { LoadFailure } from '#web/ui/load-failure.tsx';
import { LoadingArea } from '#web/ui/loading-area.tsx';
import { useIsNarrow } from '#web/ui/use-is-narrow.ts';
import { CsvRows } from './csv-rows.tsx';
import { addDays, dayOf, isDay, localTimeIn } from './days.ts';
import { useZoneOf } from './use-zone.ts';
import classes from './week-fill.module.css';
import { browserZone, zoneGroups } from './zones.ts';

/** The plan as a table for a scheduler: which days, which pieces, and what keeps one from being taken there. */
export function CsvDialog({ onClose }: { onClose: () => void }) {
  const isNarrow = useIsNarrow();
  const today = dayOf(localTimeIn(browserZone()));
  const [toolKey, setTool] = useState<CsvToolKey>('gohighlevel');
  const tool = csvTools[toolKey];
  const [platform, setPlatform] = useState<PlatformKey>('gbp');
  const [from, setFrom] = useState(today);
  const [to, setTo] = useState(addDays(today, 29));
  const { data: last } = useQuery(queryOf(findLastPlace, {}));
  const placeZone = useZoneOf(last?.place ?? undefined);
  const [chosenZone, setZone] = useState<string>();
  const zone = chosenZone ?? placeZone;
  const [leftOut, setLeftOut] = useState<ReadonlySet<number>>(new Set());
  const query = {
    ...{ tool: toolKey, from, to, zone },
    ...(tool.isForOneChannel && { channel: platform }),
  };
  const hasDays = isDay(from) && isDay(to);
  const check = useQuery({
    ...queryOf(checkCsv, { query }),
    enabled: hasDays,
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
  const file = useDownload(downloadCsv);
  const rows = check.data?.rows ?? [];
  const chosen = rows.filter((row) => isTaken(row) && !leftOut.has(row.entryId));
  const isTooMany = chosen.length > tool.rowsAtMost;

  return (
    <Dialog opened onClose={onClose} title="Export your plan" size="lg" fullScreen={isNarrow}>
      <Stack>
        <Text>
          A CSV file to upload to the scheduler you use. Nothing changes on your plan here, and
          we’ll still remind you at each time.
        </Text>
        <div className={classes.fields}>
          <NativeSelect
            label="For"
            value={toolKey}
            data={csvToolKeys.map((value) => ({ value, label: csvTools[value].name }))}
            onChange={({ currentTarget }) => setTool(currentTarget.value as CsvToolKey)}
          />
          {tool.isForOneChannel && (
            <NativeSelect
              label="Channel"
              value={platform}
              data={tool.platforms.map((value) => ({
                value,
                label: platforms[value].shortName ?? platforms[value].name,
              }))}
              onChange={({ currentTarget }) => setPlatform(currentTarget.value as PlatformKey)}
            />
          )}
          <TextInput
            label="From"
            type="date"
            value={from}
            onChange={({ currentTarget }) => setFrom(currentTarget.value)}
          />
          <TextInput
            label="To"
            type="date"
            min={from}
            value={to}
            onChange={({ currentTarget }) => setTo(currentTarget.value)}
          />
        </div>
        <NativeSelect
          label="Time zone"
          description={
            tool.isForOneChannel ? `The one your ${tool.name} account is set to.` : undefined
          }
          value={zone}
          data={zoneGroups(zone)}
          onChange={({ currentTarget }) => setZone(currentTarget.value)}
        />
        {check.isLoading && <LoadingArea height={160} />}
        {check.isError && (
          <LoadFailure onRetry={() => check.refetch()}>
            {messageFor(check.error, 'We couldn’t load your plan.')}
          </LoadFailure>
        )}
        {check.isSuccess && (
          <CsvRows
            rows={rows}
            chosen={chosen.length}
            hasChannel={!tool.isForOneChannel}
            leftOut={leftOut}
            onChange={setLeftOut}
          />
        )}
        {tool.isForOneChannel && rows.length > 0 && (
          <Text size="sm" c="dimmed">
            {tool.name} posts the whole file to the accounts you choose there, so make one file for
            each channel. Links to pictures end a week from now, or a day after the post’s time.
          </Text>
        )}
        <FormError>
          {isTooMany
            ? `${tool.name} takes ${tool.rowsAtMost} posts in a file. Choose fewer.`
            : file.error && messageFor(file.error, 'We couldn’t make the file. Please try again.')}
        </FormError>
        <DialogFooter onPhone="equal">
          <Button variant="default" onClick={onClose}>
            Close
          </Button>
          <Button
            disabled={chosen.length === 0 || isTooMany || !hasDays}
            loading={file.isPending}
            onClick={() =>
              file.mutate({
                body: { tool: toolKey, zone, entryIds: chosen.map(({ entryId }) => entryId) },
              })
            }
          >
            Download
          </Button>
        </DialogFooter>
      </Stack>
    </Dialog>
  );
}

const isTaken = ({ problems }: CsvRow) => problems.length === 0;
