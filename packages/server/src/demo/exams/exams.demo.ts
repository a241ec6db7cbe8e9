// Gradings are written as rows: they follow from the simulated answers.
import type { ExamForm } from '@residency/contract/areas/exams/exam/exam.contract'
import { toMoment } from '@residency/contract/kernel'
import { DAY_MS, HOUR_MS } from '@residency/contract/kernel/day'
import { sql } from 'kysely'
import { addCandidates } from '../../areas/exams/candidates/change-candidates.ts'
import { saveExamRooms, seatCandidates } from '../../areas/exams/candidates/seat-candidates.ts'
import { actOnExam } from '../../areas/exams/exam/act-on-exam.ts'
import { examScope } from '../../areas/exams/exam/exam.policy.ts'
import { findManagedForUpdate } from '../../areas/exams/exam/exam.queries.ts'
import { releaseExam } from '../../areas/exams/exam/release-exam.ts'
import { createResit } from '../../areas/exams/exam/resit-exam.ts'
import { createExam } from '../../areas/exams/exam/save-exam.ts'
import { saveExamStaff } from '../../areas/exams/exam/save-staff.ts'
import { markMany } from '../../areas/exams/judgement/mark-ended.ts'
import { dayInChina, startOfDayInChina } from '../../platform/clock.ts'
import { inTransaction, type SignedCtx } from '../../platform/http/ctx.ts'
import type { Demo } from '../demo.ts'
import { type Sitting, sitExam } from './sit-exam.demo.ts'

const [MINUTE_MS, DAY_MINUTES, AFTERNOON_MS, WEEKS_MS] = [60_000, 1440, 14 * HOUR_MS, 14 * DAY_MS]

/** Fewer takers fill no exam. */
const MIN = 30
type Papers = { single: number; forms: readonly number[] }
type Staff = { invigilatorIds: number[]; markerIds: number[] }

/** Minutes from the afternoon of the demo's day; of one that runs now, from now. */
type DemoExam = {
  runs?: boolean
  opens: number
  closes: number
  form: Partial<ExamForm>
  people: number[]
  rooms?: { name: string; seats: number }[]
}

/** Exams in every state, sat by trainees of the demo. Needs papers and trainees. */
export async function fillExamsDemo(demo: Demo) {
  const [papers, people] = [await findDemoPapers(demo), await findTakers(demo, 60)]
  if (!papers || people.length < MIN) return

  const hall = await makeHall(demo, papers)

  await addReleased(hall, people)
  await addMarked(hall, people.slice(0, 40))
  await addRunning(hall, people.slice(-MIN))

  const ahead = {
    opens: 5 * DAY_MINUTES,
    closes: 5 * DAY_MINUTES + 150,
    // not the paper of the released exam: its results would be held back from all these candidates
    form: {
      title: '医院感染防控考核',
      minutes: 60,
      mode: 'room' as const,
      paperIds: [...papers.forms],
    },
    people: people.slice(0, 30),
  }

  await hall.publish(await hall.plan({ ...ahead, rooms: [{ name: '教学楼 301 机房', seats: 40 }] }))

  await hall.plan({
    opens: 20 * DAY_MINUTES,
    closes: 20 * DAY_MINUTES + 120,
    form: { title: '年度业务水平测试', paperIds: [] },
    people: [],
  })

  const off = {
    opens: 3 * DAY_MINUTES,
    closes: 3 * DAY_MINUTES + 90,
    form: { title: '抗菌药物合理使用测验', minutes: 45 },
    people: people.slice(10, 25),
  }

  const cancelled = await hall.plan(off)

  await hall.publish(cancelled)
  await hall.act(cancelled, 'cancel', '机房检修，时间另行通知')
}

type Hall = Awaited<ReturnType<typeof makeHall>>

/** One paper and, where there are any, parallel forms. */
async function findDemoPapers({ db }: Demo): Promise<Papers | null> {
  const papers = await db
    .selectFrom('learningPapers as p')
    .select(['p.id', 'p.form'])
    .where('p.state', '<>', 'draft')
    .where(sql<boolean>`exists (select from learning_paper_items i where i.paper_id = p.id)`)
    .orderBy('p.id')
    .execute()

  const first = papers.find(({ form }) => form === null) ?? papers[0]
  if (!first) return null

  const forms = papers.filter(({ form }) => form !== null).map(({ id }) => id)

  return { single: first.id, forms: forms.length > 0 ? forms : [first.id] }
}

async function findTakers({ db }: Demo, most: number) {
  const rows = await db
    .selectFrom('trainees as t')
    .innerJoin('users as u', 'u.id', 't.userId')
    .select('t.userId')
    .where('t.status', '=', 'inTraining')
    .where('u.status', '=', 1)
    .where('t.cohortId', 'is not', null)
    // the account that people of the demo sign in with comes first
    .orderBy(sql`u.username <> 'student'`)
    .orderBy('t.id')
    .limit(most)
    .execute()

  return rows.map((row) => row.userId)
}

async function findStaff({ db, people }: Demo): Promise<Staff> {
  const others = await db
    .selectFrom('userRoles as ur')
    .innerJoin('roles as r', 'r.id', 'ur.roleId')
    .select('ur.userId')
    .where('r.code', '=', 'TEACHER')
    .orderBy('ur.userId')
    .limit(3)
    .execute()

  const teacher = people.get('teacher')
  const ids = [
    ...new Set([...(teacher === undefined ? [] : [teacher]), ...others.map((row) => row.userId)]),
  ].slice(0, 3)

  return { invigilatorIds: ids, markerIds: ids }
}

/**
 * The office's hands: planning at the time it would have been done, publishing, and the steps after
 * it.
 */
async function makeHall(demo: Demo, papers: Papers) {
  const staff = await findStaff(demo)
  const office = demo.ctxOf('bhb')

  const from = {
    now: Math.floor(demo.now.getTime() / MINUTE_MS) * MINUTE_MS,
    afternoon: startOfDayInChina(dayInChina(demo.now)).getTime() + AFTERNOON_MS,
  }

  const at = (minutes: number, runs = false) =>
    new Date((runs ? from.now : from.afternoon) + minutes * MINUTE_MS)
  const earlier = (at: Date): SignedCtx => ({ ...office, now: () => at })

  const plan = async ({ opens, closes, runs = false, form, people, rooms = [] }: DemoExam) => {
    const [opensAt, closesAt] = [at(opens, runs), at(closes, runs)]
    const early = earlier(new Date(Math.min(opensAt.getTime() - WEEKS_MS, demo.now.getTime())))

    const whole = {
      ...settings(papers),
      opensAt: toMoment(opensAt),
      closesAt: toMoment(closesAt),
      ...form,
    }

    const { id, version } = await createExam(early, whole)
    if (people.length) await addCandidates(early, { id, cohortIds: [], userIds: people })

    const named = await saveExamStaff(early, { id, version, ...staff })

    if (rooms.length) {
      const roomed = await saveExamRooms(early, {
        id,
        version: named.version,
        rooms: rooms.map((room) => ({ ...room, id: null })),
      })
      await seatCandidates(early, { id, version: roomed.version })
    }

    return { id, early, opensAt, closesAt, minutes: whole.minutes, paperIds: whole.paperIds }
  }

  const exam = (ctx: SignedCtx, id: number) =>
    findManagedForUpdate(ctx.db, examScope(ctx.actor), id)

  const act = async (
    { id, early }: { id: number; early: SignedCtx },
    action: 'publish' | 'cancel',
    reason: string | null = null,
  ) => {
    const { version } = (await exam(office, id))!
    await actOnExam(early, { id, version, action, reason })
  }

  return {
    office,
    at,
    earlier,
    plan,
    exam,
    act,
    papers,
    publish: (plannedExam: { id: number; early: SignedCtx }) => act(plannedExam, 'publish'),
  }
}

const settings = ({ single }: Papers): ExamForm => ({
  title: '',
  note: null,
  baseId: null,
  trainId: null,
  mode: 'remote',
  opensAt: '',
  closesAt: '',
  minutes: 90,
  graceSeconds: 60,
  attempts: 1,
  shufflesQuestions: true,
  shufflesOptions: true,
  keepsDevice: true,
  marksTwice: false,
  marksApart: 20,
  shows: 'own',
  releaseAt: null,
  paperIds: [single],
})

type PlannedExam = Awaited<ReturnType<Hall['plan']>>

async function sit(
  hall: Hall,
  plannedExam: PlannedExam,
  sittingOf: (n: number, candidateId: number) => Sitting | null,
) {
  await hall.publish(plannedExam)

  const { db } = hall.office

  const candidates = await db
    .selectFrom('learningCandidates')
    .select(['id', 'paperId'])
    .where('examId', '=', plannedExam.id)
    .orderBy('id')
    .execute()

  const sittings = candidates.flatMap(({ id, paperId }, n) => {
    const sitting = sittingOf(n, id)
    return sitting ? [{ ...sitting, paperId }] : []
  })

  const exam = {
    id: plannedExam.id,
    minutes: plannedExam.minutes,
    closesAt: plannedExam.closesAt,
    paperIds: plannedExam.paperIds,
  }

  await inTransaction(hall.office, (tx) => sitExam(tx, exam, plannedExam.opensAt, sittings))
}

const endedAttempts = async (tx: SignedCtx, examId: number) =>
  (
    await tx.db
      .selectFrom('learningAttempts')
      .select('id')
      .where('examId', '=', examId)
      .where('state', 'in', ['submitted', 'timedOut'])
      .orderBy('id')
      .execute()
  ).map(({ id }) => id)

/**
 * What a person marks gets points near those of somebody who knows a part of it; `share`: how much
 * of it is marked already.
 */
async function mark(tx: SignedCtx, examId: number, share: number) {
  const attempts = await endedAttempts(tx, examId)
  await markMany(tx, attempts)

  const some = attempts.slice(0, Math.ceil(attempts.length * share))

  await sql`insert into learning_gradings (attempt_id, item_id, part, round, marker_id, points, at)
    select m.attempt_id, m.item_id, m.part, 1, s.user_id, round(m.most * (40 + (m.attempt_id * 37 + m.item_id * 11) % 60) / 100.0), ${tx.now()}
    from learning_marks m, (select user_id from learning_exam_staff where exam_id = ${examId} and role = 'marker' order by user_id limit 1) s
    where m.points is null and m.attempt_id = any(${sql.val(some)}::bigint[])`.execute(tx.db)

  await markMany(tx, some)
}

/** Over for weeks: results are out, and those who failed or were absent sit it again. */
async function addReleased(hall: Hall, people: number[]) {
  const form = { title: '入科理论考试', minutes: 90, shows: 'right' as const }

  const exam = await hall.plan({
    opens: -20 * DAY_MINUTES,
    closes: -20 * DAY_MINUTES + 180,
    form,
    people,
  })

  await sit(hall, exam, (n, candidateId) =>
    n % 19 === 18
      ? null
      : {
          candidateId,
          begins: n % 20,
          share: n % 13 === 7 ? 0.8 : 1,
          state: n % 13 === 7 ? 'timedOut' : 'submitted',
        },
  )

  await inTransaction(hall.earlier(hall.at(-18 * DAY_MINUTES)), async (tx) => {
    await mark(tx, exam.id, 1)
    await releaseExam(tx, (await hall.exam(tx, exam.id))!)
  })

  const [opens, closes] = [10 * DAY_MINUTES, 10 * DAY_MINUTES + 150].map((minutes) =>
    toMoment(hall.at(minutes)),
  )

  const resit = await createResit(hall.office, {
    id: exam.id,
    opensAt: opens!,
    closesAt: closes!,
    papers: 'parallel',
  })

  await hall.publish({ id: resit.id, early: hall.office })
}

/** Over since yesterday: some attempts wait for marks, and answers of two came late. */
async function addMarked(hall: Hall, people: number[]) {
  const form = { title: '出科理论考试', minutes: 90, paperIds: [...hall.papers.forms] }
  const exam = await hall.plan({ opens: -DAY_MINUTES, closes: -DAY_MINUTES + 150, form, people })

  await sit(hall, exam, (n, candidateId) => {
    const isLate = n === 4 || n === 11
    return n % 17 === 16
      ? null
      : {
          candidateId,
          begins: n % 15,
          share: isLate ? 0.9 : 1,
          isLate,
          state: isLate ? 'timedOut' : 'submitted',
        }
  })

  await inTransaction(hall.office, (tx) => mark(tx, exam.id, 0.5))
}

const STATES: readonly Omit<Sitting, 'candidateId' | 'begins'>[] = [
  { share: 0.4, state: 'running' },
  { share: 0.3, state: 'running', isAway: true },
  { share: 0.2, state: 'running', silent: 4 },
  { share: 0.5, state: 'running' },
  { share: 1, state: 'submitted' },
  { share: 0.35, state: 'paused', silent: 3 },
]

/** Under way now, in rooms: candidates in every state. */
async function addRunning(hall: Hall, people: number[]) {
  const form = {
    title: '专业理论测试',
    minutes: 120,
    mode: 'room' as const,
    paperIds: [...hall.papers.forms],
  }

  const rooms = [
    { name: '教学楼 301 机房', seats: 24 },
    { name: '教学楼 302 机房', seats: 16 },
  ]

  const exam = await hall.plan({ runs: true, opens: -40, closes: 300, form, people, rooms })

  await sit(hall, exam, (n, candidateId) =>
    n % 7 === 6 ? null : { candidateId, begins: n % 9, ...STATES[n % STATES.length]! },
  )
  await inTransaction(hall.office, async (tx) => markMany(tx, await endedAttempts(tx, exam.id)))
}
