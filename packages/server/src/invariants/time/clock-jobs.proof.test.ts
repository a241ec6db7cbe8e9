import { expect, test } from 'vitest'
import {
  countEffects,
  type Effects,
  findEffects,
  runClockJobs,
} from '../../testing/run-clock-jobs.ts'
import { TEST_TIME } from '../../testing/server/hospital-templates.ts'
import { openServer, type TestServer } from '../../testing/server/open-server.ts'

/*
 * The clock of the server runs, is set back, and runs again, as on a machine whose time is
 * set by hand. Two copies of the demo hospital are compared: one whose clock only goes forward, and
 * one whose clock goes back and forth over the same moments before it runs on.
 */
const [straight, astray] = [
  await openServer({ hospital: 'whole' }),
  await openServer({ hospital: 'whole' }),
]

/** Twenty rounds over all jobs of the demo hospital. */
const TIME_LIMIT_MS = 600_000
const HOUR = 3_600_000
const HOURS_OF_A_DAY = 24
const atHour = (hours: number) => new Date(new Date(TEST_TIME).getTime() + hours * HOUR)

async function runAt(server: TestServer, moments: readonly Date[]) {
  for (const moment of moments) {
    server.clock.now = moment
    await runClockJobs(server)
  }
}

const say = (line: string) => process.stdout.write(`${line}\n`)

/** What the jobs wrote at each moment, as far as people see it. */
async function reportAt(server: TestServer, when: string, last: Effects): Promise<Effects> {
  const effects = await findEffects(server)
  const [now, before] = [countEffects(effects), countEffects(last)]
  const more = Object.entries(now)
    .map(([name, count]) => ({ name, more: count - (before[name] ?? 0) }))
    .filter(({ more }) => more !== 0)

  say(`${when}: ${more.map((one) => `${one.more} ${one.name}`).join(', ') || 'nothing'}`)

  return effects
}

/** Ten in the morning of a Friday, the afternoon of it, and the morning of the Monday after. */
const FROM_FRIDAY = [0, 5, 3 * HOURS_OF_A_DAY].map(atHour)
const NEXT_DAYS = [4, 7].map((days) => atHour(days * HOURS_OF_A_DAY))

const moments = (...all: string[]) => all.map((one) => new Date(one))

/** The last evening of a year, and the first minute and the first working day of the next. */
const NEW_YEAR = moments('2026-12-31T12:00:00Z', '2026-12-31T16:01:00Z', '2027-01-04T02:00:00Z')
const AFTER_NEW_YEAR = moments('2027-01-05T02:00:00Z', '2027-01-11T02:00:00Z')

test.each([
  ['hours and days', FROM_FRIDAY, NEXT_DAYS],
  ['the change of a year', NEW_YEAR, AFTER_NEW_YEAR],
])(
  'a clock that is set back and forth over %s does nothing twice, and what comes later is neither too early nor left out',
  async (name, first, later) => {
    const before = await findEffects(astray)
    await Promise.all([runAt(straight, first), runAt(astray, first)])

    const once = await reportAt(astray, `clock forward over ${name}`, before)
    await runAt(astray, first.toReversed())
    expect(await reportAt(astray, `clock back over ${name}`, once)).toEqual(once)

    await Promise.all([runAt(straight, later), runAt(astray, later)])

    const wanted = await findEffects(straight)
    await reportAt(astray, 'clock on to the days after', once)

    expect(countEffects(wanted).notices).toBeGreaterThan(countEffects(once).notices!)
    expect(await findEffects(astray)).toEqual(wanted)
  },
  TIME_LIMIT_MS,
)
