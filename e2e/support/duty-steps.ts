import { monthOf } from '@residency/contract/kernel/day'
import { ask, sharedTokenOf } from './actors.ts'
import { unusedName } from './makers.ts'

const HOUR_MS = 3_600_000
const CHINA_MS = 8 * HOUR_MS

/** The clock of the hospital at an instant: `YYYY-MM-DD` and `HH:00`. */
function hourInChina(at: Date) {
  const clock = new Date(at.getTime() + CHINA_MS).toISOString()
  return { day: clock.slice(0, 10), time: `${clock.slice(11, 13)}:00` }
}

/** A kind of shift that has begun in the last two hours and lasts two more at least. */
export async function makeShiftOfNow(departmentId: number) {
  const now = Date.now()
  const begins = hourInChina(new Date(now - HOUR_MS))
  const name = unusedName('班')

  const { id } = await ask<{ id: number }>('POST', '/api/v1/shiftKinds', {
    token: await sharedTokenOf('dept'),
    body: {
      departmentId,
      name,
      sign: '班',
      startsAt: begins.time,
      endsAt: hourInChina(new Date(now + 3 * HOUR_MS)).time,
      dayClasses: ['workday', 'weekend', 'holiday'],
      least: 0,
      most: 3,
      seniorYear: null,
      seniorLeast: 0,
      isNight: false,
      onCall: 'none',
      restHours: null,
      status: 1,
    },
  })

  return { id, name, day: begins.day }
}

type Shift = { traineeId: number; kindId: number; day: string }
type Roster = { id: number; version: number; actions: string[] }

/** The roster of a department and a month: a second try of a journey finds that of the first. */
async function rosterOf(departmentId: number, month: string, token: string): Promise<Roster> {
  const find = () =>
    ask<{ list: Roster[] }>(
      'GET',
      `/api/v1/dutyRosters?departmentId=${departmentId}&month=${month}`,
      { token },
    )

  const [known] = (await find()).list
  if (known) return known

  await ask('POST', '/api/v1/dutyRosters', { token, body: { departmentId, month } })

  return (await find()).list[0]!
}

/** Publishes rosters of the department with these shifts, one for each month that they are in. */
export async function publishShifts(departmentId: number, shifts: readonly Shift[]) {
  const token = await sharedTokenOf('dept')
  const months = new Set(shifts.map(({ day }) => monthOf(day)))

  for (const month of months) {
    const { id, version, actions } = await rosterOf(departmentId, month, token)

    const cells = shifts
      .filter(({ day }) => monthOf(day) === month)
      .map((shift) => ({ ...shift, isLocked: false }))

    const set = await ask<Roster>('PUT', `/api/v1/dutyRosters/${id}/shifts`, {
      token,
      body: { version, cells, reason: '补排' },
    })

    if (actions.includes('publish'))
      await ask('POST', `/api/v1/dutyRosters/${id}/publish`, {
        token,
        body: { version: set.version },
      })
  }
}
