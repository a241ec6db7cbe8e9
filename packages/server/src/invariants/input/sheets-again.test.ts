import { describe, expect, test } from 'vitest'
import {
  headsOf,
  openRoundTrip,
  ROUND_TRIPS,
  type SheetTexts,
} from '../../testing/files/sheet-round-trips.ts'
import { importSheet, sheetBytes } from '../../testing/files/sheets.ts'
import { openServer } from '../../testing/server/open-server.ts'

const server = await openServer({ hospital: 'whole' })

/**
 * Rows of each list that are changed: some of all its parts, so that the others are seen to stay.
 */
const MAX_CHANGED = 30

/**
 * Not of these sheets: accounts have a test of their own (users-again), question files are formats
 * of other systems.
 */
const ELSEWHERE = ['/api/v1/users', '/api/v1/questionFiles']

const textsOf = (rows: readonly SheetTexts[]) => rows.map((row) => JSON.stringify(row)).sort()

describe('a list that goes out as a sheet', () => {
  test('and comes in again is known to this walk', () => {
    const bound = new Set(server.app.bound.map((e) => `${e.method} ${e.path}`))

    const bothWays = server.app.bound
      .filter(
        (e) =>
          e.path.endsWith('/_import') && bound.has(`GET ${e.path.replace('/_import', '/_export')}`),
      )
      .map((e) => e.path.replace('/_import', ''))

    const known = [...Object.values(ROUND_TRIPS).map(({ path }) => path), ...ELSEWHERE]

    expect(bothWays.toSorted()).toEqual(known.toSorted())
  })

  test.each(Object.keys(ROUND_TRIPS))(
    '%s: unchanged rows stay as they are, a changed one changes',
    async (sheet) => {
      const { trip, plan, who, into, exported } = await openRoundTrip(server, sheet)
      const before = await exported()

      expect(before.rows.length).toBeGreaterThan(0)

      const again = await importSheet(server, who, trip.path, before.file, { into })

      expect(again).toMatchObject(
        plan.replaces ? { wrong: 0 } : { written: 0, unchanged: before.rows.length, wrong: 0 },
      )
      expect((await exported()).rows).toEqual(before.rows)

      const { change } = trip
      if (!change) return

      const every = Math.ceil(before.rows.length / MAX_CHANGED)
      const changed = before.rows.map((row, at) => (at % every === 0 ? change(row) : row))

      const task = await importSheet(
        server,
        who,
        trip.path,
        await sheetBytes(headsOf(plan), changed),
        { mode: 'valid', into },
      )

      expect(task.written).toBeGreaterThan(0)

      // Rows of closed records are refused and stay: each row is as it was or as it was written,
      // and nothing else has moved.
      const after = (await exported()).rows
      const asBefore = new Set(textsOf(before.rows))
      const changedTexts = new Set(textsOf(changed.filter((row, at) => row !== before.rows[at])))

      expect(after.length).toBe(before.rows.length)
      expect(textsOf(after).filter((row) => !changedTexts.has(row) && !asBefore.has(row))).toEqual(
        [],
      )

      // A record of several rows is written with all of them.
      const written = plan.startsRecord || plan.replaces ? 1 : task.written

      expect(textsOf(after).filter((row) => changedTexts.has(row)).length).toBeGreaterThanOrEqual(
        written,
      )
    },
  )
})
