import { expect, test } from 'vitest'
import { fillDemoParts } from '../../testing/fill-demo-parts.ts'
import { openServer } from '../../testing/server/open-server.ts'
import { fillRotationsDemo } from '../rotations/rotations.demo.ts'
import { fillStandardsDemo } from '../standards/standards.demo.ts'
import { fillTeachersDemo } from '../teachers/teachers.demo.ts'
import { fillDutyDemo } from './duty.demo.ts'

test.each([
  [
    'the last night of the former month is not over: its roster is not closed',
    '00:30',
    'published',
  ],
  ['the last night of the former month is over: its roster is closed', '09:30', 'closed'],
])('on the first of a month, %s', async (_, time, state) => {
  const server = await openServer()

  server.clock.now = new Date(`2026-12-01T${time}:00+08:00`)
  await fillDemoParts(server, [
    fillStandardsDemo,
    fillTeachersDemo,
    fillRotationsDemo,
    fillDutyDemo,
  ])

  const rosters = await server.db
    .selectFrom('dutyRosters')
    .select('state')
    .where('month', '=', '2026-11-01')
    .execute()

  expect(rosters.length).toBeGreaterThan(0)
  expect(new Set(rosters.map((roster) => roster.state))).toEqual(new Set([state]))
})
