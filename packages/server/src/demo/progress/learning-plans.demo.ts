import type { LearningGoalForm } from '@residency/contract/areas/progress/plans/learning-plan.contract'
import type { LearningPlanAction } from '@residency/contract/areas/progress/plans/learning-plan.flow'
import { sql } from 'kysely'
import { lookAtLearningPlan } from '../../areas/progress/plans/look-at-plan.ts'
import { getOwnLearningPlan } from '../../areas/progress/plans/own-learning-plan.ts'
import { saveLearningPlan } from '../../areas/progress/plans/save-learning-plan.ts'
import { setGoalResult } from '../../areas/progress/plans/set-result.ts'
import { stepLearningPlan } from '../../areas/progress/plans/step-learning-plan.ts'
import { isInTraining } from '../../areas/trainees/trainees.public.ts'
import { asPerson, type Demo, dayOf, momentOf } from '../demo.ts'

type Pair = { userId: number; mentorId: number }
type Plan = Pair & { id: number; begun: number }

/** Learning plans in every state; one was looked at in time, one waits for a look. */
export async function fillLearningPlansDemo(demo: Demo) {
  const pairs = await findPairs(demo)
  const [agreed, proposed, late, returned, ended, draft] = pairs

  if (agreed) await agreedWithLook(demo, agreed)
  if (proposed) await take(demo, await write(demo, proposed, -3), 'propose', -2)
  if (late) await agree(demo, await write(demo, late, -200))
  if (returned) await sendBack(demo, returned)
  if (ended) await endWithResults(demo, ended)
  if (draft) await write(demo, draft, -1)
}

/** Trainees in training with their mentors; the account of a trainee and that of a teacher first. */
const findPairs = async ({ db, people, now }: Demo) =>
  (
    await sql<Pair>`select t.user_id, e.user_id as mentor_id
      from mentor_relations r join mentor_entries e on e.id = r.entry_id join trainees t on t.id = r.trainee_id
      where r.ended_on is null and r.started_on <= ${dayOf({ now }, -210)}::date and ${isInTraining('t')}
      order by t.user_id = ${people.get('student') ?? 0} desc, e.user_id = ${people.get('teacher') ?? 0} desc, r.id
      limit 6`.execute(db)
  ).rows

/** Writes a plan on a day: a goal from what is missing, and one of the trainee. */
async function write(demo: Demo, pair: Pair, begun: number): Promise<Plan> {
  const ctx = await asPerson(demo, pair.userId, momentOf(demo, begun, '19:30'))
  const { suggestions } = await getOwnLearningPlan(ctx)
  const missing =
    suggestions.find(({ key }) => key === 'workload.workload') ??
    suggestions.find(({ origin }) => origin === 'missing')

  const goals: LearningGoalForm[] = [
    {
      id: null,
      goal: missing ? `补齐${missing.label}` : '补齐结业要求',
      measure: '每周列出未完成的项目，与带教老师安排两次',
      ownerId: pair.userId,
      dueOn: dayOf(demo, Math.max(begun + 90, 30)),
      origin: missing?.origin ?? 'free',
      originKey: missing?.key ?? null,
    },
    {
      id: null,
      goal: '独立完成一次病例汇报',
      measure: '导师提前看提纲，汇报后当面反馈',
      ownerId: pair.mentorId,
      dueOn: dayOf(demo, Math.max(begun + 60, 20)),
      origin: 'free',
      originKey: null,
    },
  ]

  const { id } = await saveLearningPlan(ctx, { goals, version: null })

  return { ...pair, id, begun }
}

const OF_TRAINEE: readonly LearningPlanAction[] = ['propose', 'takeBack', 'revise']

const versionOf = async ({ db }: Demo, id: number) =>
  (
    await db
      .selectFrom('progressPlans')
      .select('version')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).version

async function take(
  demo: Demo,
  { id, userId, mentorId }: Plan,
  action: LearningPlanAction,
  day: number,
  reason: string | null = null,
) {
  const who = OF_TRAINEE.includes(action) ? userId : mentorId
  const ctx = await asPerson(demo, who, momentOf(demo, day, '12:30'))
  await stepLearningPlan(ctx, { id, action, reason, version: await versionOf(demo, id) })
}

async function agree(demo: Demo, plan: Plan) {
  await take(demo, plan, 'propose', plan.begun + 1)
  await take(demo, plan, 'agree', plan.begun + 3)
}

async function look(demo: Demo, { id, mentorId }: Plan, day: number, note: string) {
  const ctx = await asPerson(demo, mentorId, momentOf(demo, day, '16:00'))
  const lookedOn = dayOf(demo, day)
  await lookAtLearningPlan(ctx, { id, lookedOn, note, version: await versionOf(demo, id) })
}

async function agreedWithLook(demo: Demo, pair: Pair) {
  const plan = await write(demo, pair, -120)
  await agree(demo, plan)
  await look(demo, plan, -30, '病例数追上进度；下次带一份审方记录来讨论。')
}

async function sendBack(demo: Demo, pair: Pair) {
  const plan = await write(demo, pair, -8)
  await take(demo, plan, 'propose', -7)
  await take(demo, plan, 'return', -6, '措施请写明每周练习几次、由谁检查')
}

/** The trainee reaches the own goal, the mentor records the other one and ends the plan. */
async function endWithResults(demo: Demo, pair: Pair) {
  const plan = await write(demo, pair, -190)
  await agree(demo, plan)
  await look(demo, plan, -100, '两个目标都按计划进行。')

  const goals = await demo.db
    .selectFrom('progressGoals')
    .select(['id', 'ownerId', 'version'])
    .where('planId', '=', plan.id)
    .orderBy('id')
    .execute()

  for (const { id, ownerId, version } of goals) {
    const ctx = await asPerson(demo, ownerId, momentOf(demo, -22, '17:00'))
    await setGoalResult(ctx, { id, version, result: 'reached', text: null })
  }

  await take(demo, plan, 'end', -20, '两个目标都已达到，下一份计划转向科研能力')
}
