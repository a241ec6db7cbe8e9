import type { MemberRole } from '@residency/contract/areas/progress/committees/committee.contract'
import {
  type DecisionForm,
  decisionForm,
} from '@residency/contract/areas/progress/sessions/session.contract'
import type { SESSION_ACTIONS } from '@residency/contract/areas/progress/sessions/session.flow'
import { sql } from 'kysely'
import { isAccountInUse } from '../../areas/accounts/accounts.public.ts'
import { createCommittee } from '../../areas/progress/committees/save-committee.ts'
import { answerDecision, signDecision } from '../../areas/progress/decisions/own-progress.ts'
import { recordDecision } from '../../areas/progress/decisions/record-decision.ts'
import { setGoalResult } from '../../areas/progress/plans/set-result.ts'
import { createSession } from '../../areas/progress/sessions/plan-session.ts'
import { saveNote } from '../../areas/progress/sessions/save-note.ts'
import { stepSession } from '../../areas/progress/sessions/step-session.ts'
import { asPerson, type Demo, dayOf, momentOf } from '../demo.ts'

type Action = (typeof SESSION_ACTIONS)[number]
type Cohort = { baseId: number; majorId: null; year: number }
type Committee = Cohort & { id: number; members: number[] }

/** Days before today on which the closed session was held. */
const CLOSED = -45

/** A committee with a session in every state, decisions of every kind, and a plan with results. */
export async function fillProgressDemo(demo: Demo) {
  const cohort = await findCohort(demo)
  if (!cohort) return

  const committee = await foundCommittee(demo, cohort)
  if (!committee) return

  const closed = await addSession(demo, committee, CLOSED, CLOSED, ['prepare', 'open'])
  await decide(demo, committee, closed, CLOSED, [
    supportPlan(demo, committee),
    decisionOf('watch', '进度略慢，三个月后再评议'),
    decisionOf('asExpected', null),
  ])
  await take(demo, closed, CLOSED, 'close', committee.members[0]!)
  await answer(demo, closed)

  const held = await addSession(demo, committee, 0, -1, ['prepare', 'open'])
  await decide(demo, committee, held, 0, [decisionOf('asExpected', null)], 2)

  const prepared = await addSession(demo, committee, 10, 0, ['prepare'])
  await note(demo, committee, prepared)

  await addSession(demo, committee, 60, 0, [])
  await addSession(demo, committee, 90, 0, ['cancel'])
}

/** The trainees with whom the account of a trainee began: those of a base who began in a year. */
const findCohort = async ({ db, people }: Demo) =>
  (
    await sql<Cohort>`select m.base_id, null::bigint as major_id, extract(year from t.enrolled_on)::int as year
      from trainees t join majors m on m.id = t.major_id where t.user_id = ${people.get('student')!}`.execute(
      db,
    )
  ).rows[0]

/** Teachers whose qualification counts; those of departments outside a base first. */
const findTeachers = async ({ db, now }: Demo, baseId: number) =>
  (
    await sql<{
      id: number
      isOutside: boolean
    }>`select u.id, not exists (select from base_departments bd
        join departments top on top.id = bd.department_id
        where bd.base_id = ${baseId} and starts_with(d.tree_path, top.tree_path)) as is_outside
      from users u join teacher_library l on l.user_id = u.id
        join teacher_qualifications q on q.id = l.qualification_id
        join departments d on d.id = l.department_id
      where ${isAccountInUse('u')} and q.valid_until > ${dayOf({ now }, 0)}::date
      order by is_outside desc, u.id`.execute(db)
  ).rows

async function foundCommittee(demo: Demo, cohort: Cohort): Promise<Committee | null> {
  const { baseId } = cohort
  const teachers = await findTeachers(demo, baseId)
  const outside = teachers.find(({ isOutside }) => isOutside)
  const accounts = new Set(demo.people.values())
  const own = teachers.filter(({ isOutside }) => !isOutside)
  // people with a demo account try everything: one of them is the chair where one can be
  const chair = own.find(({ id }) => accounts.has(id)) ?? own.at(-1)

  const administrator = await demo.db
    .selectFrom('baseAdministrators')
    .select('userId')
    .where('baseId', '=', baseId)
    .orderBy('userId')
    .executeTakeFirst()

  if (!outside || !chair || !administrator) return null

  const startsOn = dayOf(demo, -200)
  const member = (userId: number, role: MemberRole) => ({ userId, role, startsOn, endsOn: null })

  const members = [
    member(chair.id, 'chair'),
    member(administrator.userId, 'baseAdministrator'),
    member(demo.people.get('bhb')!, 'office'),
    member(outside.id, 'teacher'),
  ]

  const office = await asPerson(demo, 'bhb', momentOf(demo, -200))
  const { id } = await createCommittee(office, { baseId, name: '培训进展评议委员会', members })

  return { ...cohort, id, members: members.map(({ userId }) => userId) }
}

/** A session held and with facts on days counted from today, after these steps. */
async function addSession(
  demo: Demo,
  { id: committeeId, members, majorId, year }: Committee,
  heldIn: number,
  factsIn: number,
  actions: readonly Action[],
) {
  const days = { heldOn: dayOf(demo, heldIn), factsOn: dayOf(demo, factsIn) }
  const planner = await asPerson(demo, 'bhb', momentOf(demo, factsIn, '08:00'))
  const { id } = await createSession(planner, { committeeId, ...days, majorId, year })

  for (const action of actions)
    await take(demo, id, Math.min(heldIn, 0), action, action === 'open' ? members[0]! : 'bhb')

  return id
}

async function take(demo: Demo, id: number, day: number, action: Action, who: number | 'bhb') {
  const { version } = await demo.db
    .selectFrom('progressSessions')
    .select('version')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

  const reason = action === 'cancel' ? '与结业考核冲突，另行安排' : null
  await stepSession(await asPerson(demo, who, momentOf(demo, day)), { id, action, reason, version })
}

const findPackets = ({ db }: Demo, sessionId: number) =>
  db
    .selectFrom('progressPackets as k')
    .innerJoin('trainees as t', 't.id', 'k.traineeId')
    .select(['k.id', 'k.mentorId', 't.userId'])
    .where('k.sessionId', '=', sessionId)
    .orderBy('k.id')
    .execute()

type Content = Omit<DecisionForm, 'participants' | 'version'>

const decisionOf = (
  outcome: DecisionForm['outcome'],
  reason: string | null,
  more: Partial<Content> = {},
): Content => ({
  ...decisionForm.parse({ outcome, reason, participants: [1], version: null }),
  ...more,
})

/** One goal is due soon after the session and one is ahead. */
const supportPlan = (demo: Demo, { members }: Committee): Content =>
  decisionOf('supportPlan', '处方审核的监督级别低于同年级学员', {
    goals: [
      {
        goal: '处方审核达到 3 级',
        measure: '每周由带教老师观察两次',
        ownerId: members[0]!,
        dueOn: dayOf(demo, CLOSED + 20),
      },
      {
        goal: '补齐缺少的病例讨论',
        measure: '每月参加两次科室讨论',
        ownerId: members[3]!,
        dueOn: dayOf(demo, 10),
      },
      {
        goal: '完成静配中心操作考核',
        measure: '跟班练习四周',
        ownerId: members[3]!,
        dueOn: dayOf(demo, -5),
      },
    ],
  })

/** Records decisions in turn; the chair does, or another member where the chair is the mentor. */
async function decide(
  demo: Demo,
  { members }: Committee,
  sessionId: number,
  day: number,
  contents: readonly Content[],
  most?: number,
) {
  const packets = (await findPackets(demo, sessionId)).slice(0, most)

  for (const [place, { id, mentorId }] of packets.entries()) {
    const recorder = mentorId === members[0] ? members[2]! : members[0]!
    const ctx = await asPerson(demo, recorder, momentOf(demo, day, '10:00'))
    const content = contents[Math.min(place, contents.length - 1)]!
    await recordDecision(ctx, { id, ...content, participants: members, version: null })
  }
}

/** Trainees sign in turn and one answers; the owner of the first goal has recorded its result. */
async function answer(demo: Demo, sessionId: number) {
  const decisions = await demo.db
    .selectFrom('progressDecisions as d')
    .innerJoin('progressPackets as k', 'k.id', 'd.packetId')
    .innerJoin('trainees as t', 't.id', 'k.traineeId')
    .select(['d.id', 't.userId'])
    .where('k.sessionId', '=', sessionId)
    .orderBy('d.id')
    .execute()

  const signed = decisions.filter((_, place) => place % 3 !== 2)

  for (const [place, { id, userId }] of signed.entries()) {
    const ctx = await asPerson(demo, userId!, momentOf(demo, CLOSED + 2, '19:00'))
    await signDecision(ctx, { id })
    if (place === 0) await answerDecision(ctx, { id, text: '已与导师商定每周的练习安排。' })
  }

  const goal = await demo.db
    .selectFrom('progressGoals')
    .select(['id', 'ownerId', 'version', 'dueOn'])
    .orderBy('id')
    .executeTakeFirst()

  if (!goal) return

  const owner = await asPerson(demo, goal.ownerId, momentOf(demo, CLOSED + 18, '16:00'))
  await setGoalResult(owner, { id: goal.id, version: goal.version, result: 'reached', text: null })
}

async function note(demo: Demo, { members }: Committee, sessionId: number) {
  const [first] = await findPackets(demo, sessionId)
  if (!first) return

  const ctx = await asPerson(demo, members[3]!, momentOf(demo, 0, '08:30'))
  await saveNote(ctx, { id: first.id, text: '操作规范，病例讨论参与较少。', version: null })
}
