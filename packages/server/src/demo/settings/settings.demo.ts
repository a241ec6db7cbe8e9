import { DAY_MS } from '@residency/contract/kernel/day'
// Written as rows: every test starts with these windows, and tests count the audit rows of their own.

import { changeSetUpStep } from '../../areas/settings/set-up/change-step.ts'
import { dayInChina, momentBefore, startOfDayInChina, yearInChina } from '../../platform/clock.ts'
import { asPerson, type Demo } from '../demo.ts'
import { fillGuidesDemo } from './guides.demo.ts'

type Window = {
  name: string

  /** Days from today on which it begins and ends. */
  from: number
  until: number
  roles: readonly string[]
  batch?: string
  message?: [zh: string, en: string]
}

/** Open, past and future windows, relative to the day of the demo. */
const WINDOWS: readonly Window[] = [
  { name: 'info_change', from: -60, until: 30, roles: ['STUDENT', 'TEACHER'] },
  {
    name: 'teacher_qualification',
    from: -10,
    until: 20,
    roles: ['TEACHER', 'DEPT_ADMIN', 'BASE_ADMIN'],
    message: [
      '如需补报，请联系毕业后教育办公室。',
      'Ask the postgraduate education office about late applications.',
    ],
  },
]

/** Windows around the day the demo is made, and guides for each kind of reader. */
export async function fillSettingsDemo({ db, now }: Demo) {
  const roles = new Map(
    (await db.selectFrom('roles').select(['id', 'code']).execute()).map(({ id, code }) => [
      code,
      id,
    ]),
  )

  const today = startOfDayInChina(dayInChina(now)).getTime()

  const rows = WINDOWS.map(({ name, from, until, roles: codes, batch = '', message }) => ({
    name,
    year: yearInChina(new Date(today + until * DAY_MS)),
    batch,
    roleIds: codes.map((code) => roles.get(code)!).sort((a, b) => a - b),
    startsAt: new Date(today + from * DAY_MS),
    endsAt: new Date(today + (until + 1) * DAY_MS - 1000),
    message: message?.[0] ?? null,
    messageEn: message?.[1] ?? null,
  }))

  await db.insertInto('timeWindows').values(rows).execute()
  await fillGuidesDemo(db, roles, now)
}

/** What a hospital that only tries the product does not set up. */
const NOT_NEEDED = ['mail', 'sms', 'wechat', 'backup'] as const
const TAKEN_BEFORE_MS = 300 * DAY_MS

/** The demo hospital is set up: its home page has the path no longer, its page shows every state. */
export async function fillSetUpDemo(demo: Demo) {
  const office = await asPerson(demo, 'bhb', momentBefore(demo.now, TAKEN_BEFORE_MS))

  for (const step of NOT_NEEDED)
    await changeSetUpStep(office, { step, isNeeded: false, handedTo: null, version: 0 })
}
