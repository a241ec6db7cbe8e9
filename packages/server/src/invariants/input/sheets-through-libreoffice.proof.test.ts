import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, expect, test } from 'vitest'
import { openRoundTrip, ROUND_TRIPS } from '../../testing/files/sheet-round-trips.ts'
import { importSheet } from '../../testing/files/sheets.ts'
import { openServer } from '../../testing/server/open-server.ts'

/*
 * Each list is exported, opened and saved by LibreOffice (Debian: libreoffice-calc), as somebody
 * does who looks at it there, and imported again.
 */
const server = await openServer({ hospital: 'whole' })
const folder = await mkdtemp(join(tmpdir(), 'through-libreoffice-'))

const TIME_LIMIT_MS = 120_000

afterAll(() => rm(folder, { recursive: true }))

async function savedByLibreOffice(file: Buffer) {
  const sent = join(folder, 'list.xlsx')
  const saved = join(folder, 'saved')

  await writeFile(sent, file)
  await promisify(execFile)('soffice', [
    '--headless',
    `-env:UserInstallation=file://${join(folder, 'profile')}`,
    '--convert-to',
    'xlsx:Calc MS Excel 2007 XML',
    '--outdir',
    saved,
    sent,
  ])

  return readFile(join(saved, 'list.xlsx'))
}

test.each(Object.keys(ROUND_TRIPS))(
  '%s: a list that LibreOffice has saved is unchanged',
  async (sheet) => {
    const { trip, plan, who, into, exported } = await openRoundTrip(server, sheet)
    const before = await exported()

    expect(before.rows.length).toBeGreaterThan(0)

    const saved = await savedByLibreOffice(before.file)
    const task = await importSheet(server, who, trip.path, saved, { into })

    expect(task).toMatchObject(
      plan.replaces ? { wrong: 0 } : { written: 0, unchanged: before.rows.length, wrong: 0 },
    )
    expect((await exported()).rows).toEqual(before.rows)
  },
  TIME_LIMIT_MS,
)
