import type { LeaveState } from '@residency/contract/areas/absence/leave/leave.flow'
import type { HolidayYear } from '@residency/contract/areas/settings/holidays/holiday.contract'
import { yearOf } from '@residency/contract/kernel/day'
import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { addMentorFixtures, type MentorFixtures } from '../../../testing/builders/mentors.ts'
import { proofRuns } from '../../../testing/proof.ts'
import { type Caller, openServer } from '../../../testing/server/open-server.ts'
import { systemCtx } from '../../../testing/server/system-ctx.ts'
import { recountDays } from './recount-days.ts'

const server = await openServer()
let fixture: MentorFixtures
let office: Caller
let base: Caller
let learners: Caller[] = []
let types: Record<string, number> = {}
const LEAVES = '/api/v1/leaves'
const TODAY = '2027-03-04'
const NOW = new Date(`${TODAY}T01:00:00Z`)

/** The first is a woman, the second is 27 on 4 May 2027: each has another half day off. */
const PEOPLE = [
  { isWoman: true, birthDate: '1990-06-01' },
  { isWoman: false, birthDate: '1999-08-15' },
]

const TYPES = ['annual', 'personal', 'sick'] as const

/** Leaves are at the turn of the year, around 8 March, and around 4 May; days off change there. */
const DAYS = [
  ...daysFrom('2026-12-22', 20),
  ...daysFrom('2027-03-01', 16),
  ...daysFrom('2027-04-28', 14),
]

/** Days off by law in 2027 among them. */
const LEGAL = ['2027-01-01', '2027-05-01', '2027-05-02']

function daysFrom(first: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) =>
    new Date(Date.parse(first) + index * 86_400_000).toISOString().slice(0, 10),
  )
}

type Absence = {
  id: number
  traineeId: number
  leaveTypeId: number
  state: string
  startsOn: string
  startsHalf: string
  endsOn: string
  endsHalf: string
  shortOn: string | null
}

const HOLDING = ['submitted', 'approved', 'revokeRequested', 'reported', 'confirmed'] as const
const TAKEN = ['approved', 'revokeRequested', 'reported', 'confirmed']

/**
 * A plain model of the calendar: published or edited days, days off by law of an unpublished year,
 * the week.
 */
async function readCalendar() {
  const stored = new Map(
    (await server.db.selectFrom('calendarDays').selectAll().execute()).map((row) => [
      row.day,
      row.editedKind ?? row.publishedKind,
    ]),
  )

  const years = await server.db
    .selectFrom('calendarYears')
    .select('year')
    .where('source', '=', 'imported')
    .execute()

  const isPublished = new Set(years.map(({ year }) => year))

  return (day: string): boolean => {
    const kind = stored.get(day)
    if (kind) return kind === 'work'
    if (LEGAL.includes(day) && !isPublished.has(yearOf(day))) return false

    return ![0, 6].includes(new Date(day).getUTCDay())
  }
}

/** Counts an absence half day by half day, by year. */
function oracle(a: Absence, isWorkingDay: (day: string) => boolean): Record<string, number> {
  const person = PEOPLE[fixture.trainees.findIndex(({ traineeId }) => traineeId === a.traineeId)]!
  const byYear: Record<string, number> = {}

  for (const day of DAYS.filter((date) => date >= a.startsOn && date <= a.endsOn)) {
    for (const half of ['am', 'pm']) {
      if (day === a.startsOn && a.startsHalf === 'pm' && half === 'am') continue
      if (day === a.endsOn && a.endsHalf === 'am' && half === 'pm') continue

      const isOffForGroup =
        half === 'pm' &&
        ((day === '2027-03-08' && person.isWoman) ||
          (day === '2027-05-04' && person.birthDate === '1999-08-15'))

      const counts = a.leaveTypeId === types.sick || (isWorkingDay(day) && !isOffForGroup)
      const year = day.slice(0, 4)
      if (counts) byYear[year] = (byYear[year] ?? 0) + 0.5
    }
  }

  return byYear
}

type Command =
  | { do: 'apply'; who: number; type: number; from: number; length: number; halves: number }
  | { do: 'decide' | 'withdraw' | 'revoke' | 'return'; which: number; how: number }
  | { do: 'calendar'; day: number; kind: number }
  | { do: 'publish' }
  | { do: 'worksSince'; who: number; year: number }

const small = fc.nat(1000)

const command: fc.Arbitrary<Command> = fc.oneof(
  {
    weight: 7,
    arbitrary: fc.record({
      do: fc.constant('apply' as const),
      who: fc.nat(1),
      type: fc.nat(2),
      from: fc.nat(DAYS.length - 1),
      length: fc.nat(5),
      halves: fc.nat(3),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant('decide' as const), which: small, how: small }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constantFrom(
        'withdraw' as const,
        'revoke' as const,
        'revoke' as const,
        'return' as const,
        'return' as const,
      ),
      which: small,
      how: small,
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('calendar' as const),
      day: fc.nat(DAYS.length - 1),
      kind: fc.nat(2),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('publish' as const) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('worksSince' as const),
      who: fc.nat(1),
      year: fc.nat(2),
    }),
  },
)

const done: Record<string, number> = {}

function note(what: string, reply: { status: number; msg: string }): boolean {
  expect(reply.status, `${what}: ${reply.msg}`).toBeLessThan(500)
  if (reply.status === 200) done[what] = (done[what] ?? 0) + 1

  return reply.status === 200
}

async function apply({ who, type, from, length, halves }: Extract<Command, { do: 'apply' }>) {
  const learner = learners[who]!
  const startsOn = DAYS[from]!

  const form = {
    leaveTypeId: types[TYPES[type]!]!,
    startsOn,
    startsHalf: halves & 1 ? 'pm' : 'am',
    endsOn: daysFrom(startsOn, length + 1).at(-1)!,
    endsHalf: halves & 2 ? 'am' : 'pm',
  }

  // a leave ends within the days that the oracle knows
  if (!DAYS.includes(form.endsOn) || DAYS.indexOf(form.endsOn) !== from + length) return

  const query = new URLSearchParams({ ...form, leaveTypeId: String(form.leaveTypeId) })

  const planned = (await learner.get(`${LEAVES}/own/preview?${query}`)).data as {
    years: { year: number; days: number; left: number | null }[]
    refusal: string | null
  } | null

  const reply = await learner.post(`${LEAVES}/own`, {
    ...form,
    reason: '家中有事',
    urgentReason: '急事',
    papers: [],
  })

  const isSent = note('apply', reply)
  if (!planned) return expect(isSent, 'a leave without a preview').toBe(false)

  expect(isSent, planned.refusal ?? 'no refusal').toBe(planned.refusal === null)

  if (!isSent) return expect(reply.msg).toBe(planned.refusal)

  const { id } = reply.data as { id: number }

  const taken = await server.db
    .selectFrom('absenceDays')
    .select(['year', 'days'])
    .where('absenceId', '=', id)
    .orderBy('year')
    .execute()

  expect(taken.map((row) => [row.year, Number(row.days)])).toEqual(
    planned.years.map(({ year, days }) => [year, days]),
  )

  const accounts = await server.db
    .selectFrom('leaveAccounts')
    .selectAll()
    .where('traineeId', '=', fixture.trainees[who]!.traineeId)
    .where('leaveTypeId', '=', form.leaveTypeId)
    .execute()

  for (const { year, left } of planned.years) {
    const account = accounts.find((row) => row.year === year)!
    expect(
      account.granted === null ? null : Number(account.granted) - Number(account.used),
      'left after the leave',
    ).toBe(left)
  }
}

/** One of the absences of a state, by a number of the command. */
async function pick<State extends LeaveState>(
  which: number,
  states: readonly State[],
  isMeant: (a: { startsOn: string }) => boolean = () => true,
) {
  const all = await server.db
    .selectFrom('absences')
    .selectAll()
    .where('state', 'in', states)
    .orderBy('id')
    .execute()

  const rows = all.filter(isMeant) as (Omit<(typeof all)[number], 'state'> & { state: State })[]
  return rows[which % Math.max(1, rows.length)]
}

async function decide(which: number, how: number) {
  const a = await pick(which, ['submitted', 'reported', 'revokeRequested'])
  if (!a) return

  const yes = { submitted: 'approve', reported: 'confirmReport', revokeRequested: 'passRevoke' }[
    a.state
  ]!
  const no = { submitted: 'reject', reported: 'rejectReport', revokeRequested: 'rejectRevoke' }[
    a.state
  ]!
  const action = how % 4 === 1 ? no : yes

  const reply = await base.post(`${LEAVES}/${a.id}/act`, {
    action,
    version: a.version,
    ...(how % 4 === 1 ? { reason: '不行' } : {}),
  })

  if (!note(action, reply) || how % 3 !== 0) return
  // undone at once, or after the calendar has changed: what is brought back was counted before, and
  // is counted again by the job
  if (how % 2 === 0) await changeCalendar(DAYS[how % DAYS.length]!, how % 3)

  note(
    'undo',
    await base.post(`${LEAVES}/undo`, {
      decision: (reply.data as { undo: { id: number } }).undo.id,
    }),
  )

  await recount()
}

async function actOnOwn(what: 'withdraw' | 'revoke' | 'return', which: number, how: number) {
  const states = [what === 'withdraw' ? ('submitted' as const) : ('approved' as const)]
  const isMeant = (absence: { startsOn: string }) =>
    what === 'withdraw' || (what === 'revoke') === absence.startsOn > TODAY
  const a = await pick(which, states, isMeant)
  if (!a) return

  const learner =
    learners[fixture.trainees.findIndex(({ traineeId }) => traineeId === a.traineeId)]!
  const days = DAYS.filter((day) => day >= a.startsOn && day <= a.endsOn)
  const form =
    what === 'return' ? { lastOn: days[how % days.length], lastHalf: 'pm' } : { reason: '改变计划' }
  const path = what === 'return' ? 'report' : what

  note(what, await learner.post(`${LEAVES}/own/${a.id}/${path}`, { version: a.version, ...form }))
}

const yearAt = async (year: number) =>
  (await office.get(`/api/v1/holidays/${year}`)).data as HolidayYear

async function changeCalendar(day: string, kind: number) {
  const year = yearOf(day)
  const { version } = await yearAt(year)

  const form = {
    from: day,
    until: day,
    kind: ['off', 'work', 'usual'][kind],
    name: '台风',
    version,
  }

  expect(note('calendar', await office.put(`/api/v1/holidays/${year}/days`, form))).toBe(true)

  await recount()
}

async function publish() {
  const days = [
    { date: '2027-01-01', name: '元旦', isOffDay: true },
    { date: '2027-01-04', name: '元旦', isOffDay: true },
    { date: '2027-01-10', name: '元旦', isOffDay: false },
    { date: '2027-05-03', name: '劳动节', isOffDay: true },
    { date: '2027-05-08', name: '劳动节', isOffDay: false },
  ]

  const { version } = await yearAt(2027)

  const form = {
    file: { year: 2027, papers: ['https://www.gov.cn/x'], days },
    keepEdits: true,
    version,
  }

  expect(note('publish', await office.post('/api/v1/holidays/import', form))).toBe(true)

  await recount()
}

const recount = () =>
  recountDays({
    ...systemCtx(server),
    actor: { ...systemCtx(server).actor, userId: office.userId },
  })

async function run(command: Command) {
  // sent again within seconds, a form would be taken for the same
  server.clock.now = new Date(server.clock.now.getTime() + 6_000)
  await server.asOwner('truncate rate_limits, submit_locks')
  if (command.do === 'apply') return apply(command)
  if (command.do === 'calendar') return changeCalendar(DAYS[command.day]!, command.kind)
  if (command.do === 'publish') return publish()

  if (command.do === 'worksSince') {
    const worksSince = ['2026-05-01', '2016-01-01', '2005-01-01'][command.year]!
    const path = `/api/v1/leaveBalances/${fixture.trainees[command.who]!.traineeId}/worksSince`
    return void expect(note('worksSince', await office.put(path, { worksSince }))).toBe(true)
  }

  return command.do === 'decide'
    ? decide(command.which, command.how)
    : actOnOwn(command.do, command.which, command.how)
}

type Sums = Record<string, number>

const add = (sums: Sums, key: string, days: number) => {
  sums[key] = (sums[key] ?? 0) + days
}

const withoutNothing = (sums: Sums): Sums =>
  Object.fromEntries(Object.entries(sums).filter(([, days]) => days !== 0))

/** Accounts, pages, figures and ends are the sums that the oracle finds. */
async function expectAgreement() {
  const isWorkingDay = await readCalendar()

  const absences = (await server.db
    .selectFrom('absences')
    .selectAll()
    .where('state', 'in', HOLDING)
    .execute()) as unknown as Absence[]

  const storedDays = await server.db.selectFrom('absenceDays').selectAll().execute()
  const [accounts, figures, ends]: [Sums, Sums, Sums] = [{}, {}, {}]

  for (const a of absences) {
    const stored = storedDays
      .filter((row) => row.absenceId === a.id)
      .map((row): [string, number] => [String(row.year), Number(row.days)])
    // An absence that needs more days than its account has stays unchanged, and the office is
    // notified.
    const counted = a.shortOn ? stored : Object.entries(oracle(a, isWorkingDay))

    for (const [year, days] of counted) {
      add(accounts, `${a.traineeId} ${a.leaveTypeId} ${year}`, days)
      if (TAKEN.includes(a.state)) add(figures, `${a.leaveTypeId} ${year}`, days)
    }

    if (a.leaveTypeId !== types.personal || !TAKEN.includes(a.state)) continue

    const halves = (Date.parse(a.endsOn) - Date.parse(a.startsOn)) / 86_400_000 + 1

    add(
      ends,
      String(a.traineeId),
      halves - (a.startsHalf === 'pm' ? 0.5 : 0) - (a.endsHalf === 'am' ? 0.5 : 0),
    )
  }

  const used: Sums = {}

  for (const row of await server.db.selectFrom('leaveAccounts').selectAll().execute())
    add(used, `${row.traineeId} ${row.leaveTypeId} ${row.year}`, Number(row.used))

  expect(withoutNothing(used), 'accounts').toEqual(withoutNothing(accounts))

  const sums: Sums = {}

  for (const year of ['2026', '2027']) {
    const { list } = (await office.get(`/api/v1/leaveFigures?year=${year}&by=type`)).data as {
      list: { id: string; days: number }[]
    }
    for (const row of list) add(sums, `${row.id} ${year}`, row.days)
  }

  expect(withoutNothing(sums), 'figures').toEqual(withoutNothing(figures))

  for (const [index, { traineeId }] of fixture.trainees.entries()) {
    const { extensionDays } = await server.db
      .selectFrom('trainees')
      .select('extensionDays')
      .where('id', '=', traineeId)
      .executeTakeFirstOrThrow()

    expect(extensionDays, 'days by which the end moved').toBe(
      Math.floor(ends[String(traineeId)] ?? 0),
    )

    const ownBalances = (await learners[index]!.get(`${LEAVES}/own/balances`)).data as {
      leaveTypeId: number
      used: number
      left: number | null
    }[]

    const { balances } = (await office.get(`/api/v1/leaveBalances/${traineeId}?year=2027`))
      .data as {
      balances: { leaveTypeId: number; left: number | null; granted: number | null; used: number }[]
    }

    const annual = balances.find(({ leaveTypeId }) => leaveTypeId === types.annual)!
    const ofTrainee = ownBalances.find(({ leaveTypeId }) => leaveTypeId === types.annual)

    expect(ofTrainee?.left ?? 0, 'the page of the trainee and that of the office').toBe(annual.left)
    expect(annual.granted! - annual.left!).toBe(accounts[`${traineeId} ${types.annual} 2027`] ?? 0)
  }
}

async function reset() {
  await server.asOwner(
    'truncate rate_limits, submit_locks, absences, absence_days, absence_dates, absence_steps, leave_accounts, leave_people, rotation_absences, notices restart identity cascade',
  )
  await server.asOwner(`delete from calendar_days where of_year = 2027; delete from calendar_years where year = 2027;
    update calendar_days set edited_kind = null, edited_name = null where published_kind is not null;
    delete from calendar_days where published_kind is null`)
  await server.db.updateTable('trainees').set({ extensionDays: 0 }).execute()
  server.clock.now = NOW
  office = await server.as('bhb')
  base = await server.as('base')
  learners = await Promise.all(fixture.trainees.map(({ username }) => server.as(username)))
}

beforeAll(async () => {
  server.clock.now = NOW
  fixture = await addMentorFixtures(server, { mentors: 0, trainees: 2 })

  const rows = await server.db.selectFrom('leaveTypes').select(['id', 'code']).execute()

  types = Object.fromEntries(rows.map((row) => [row.code, row.id]))

  for (const [index, { traineeId, userId }] of fixture.trainees.entries()) {
    const { isWoman, birthDate } = PEOPLE[index]!
    const gender = isWoman ? 2 : 1

    await server.db.updateTable('users').set({ gender }).where('id', '=', userId).execute()

    await server.db
      .insertInto('traineeFiles')
      .values({ traineeId, birthDate })
      .onConflict((on) => on.column('traineeId').doUpdateSet({ birthDate }))
      .execute()
  }

  await server.db
    .updateTable('trainees')
    .set({ startsOn: '2026-09-01', lengthMonths: 36 })
    .execute()

  // one step for every leave, so that a command decides it
  for (const type of TYPES)
    await server.db
      .insertInto('leaveStepRules')
      .values({ leaveTypeId: types[type]!, supervisorOver: 0 })
      .execute()

  await server.db
    .updateTable('leaveTypes')
    .set({ extendsTraining: 'always' })
    .where('id', '=', types.personal!)
    .execute()

  await server.db
    .updateTable('leaveTypes')
    .set({ papersFrom: null, papers: null })
    .where('id', '=', types.sick!)
    .execute()
})

const courses = fc.sample(fc.array(command, { minLength: 20, maxLength: 30 }), {
  numRuns: proofRuns(100),
  seed: 86,
})

describe('for any sequence of leaves and calendar changes', () => {
  test.each(courses.map((commands, index) => ({ at: index, commands })))(
    'accounts, figures, pages and ends are what a count day by day finds (course $at)',
    async ({ commands }) => {
      await reset()
      for (const [step, command] of commands.entries()) {
        await run(command)
        await expectAgreement().catch((error: Error) => {
          error.message = `step ${step}, after ${JSON.stringify(command)}: ${error.message}`
          throw error
        })
      }
    },
  )
  test('the courses hold every kind of event', () => {
    const events = [
      'apply',
      'approve',
      'reject',
      'withdraw',
      'revoke',
      'return',
      'confirmReport',
      'undo',
      'calendar',
      'publish',
      'worksSince',
    ]
    expect(Object.keys(done)).toEqual(expect.arrayContaining(events))
  })
})
