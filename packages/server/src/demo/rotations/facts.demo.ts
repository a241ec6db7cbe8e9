// Written as rows: 1,600 stays with 2,100 steps.
import {
  type BlockAction,
  type BlockRelation,
  blockFlow,
} from '@residency/contract/areas/rotations/blocks/block.flow'
import { addDays } from '@residency/contract/kernel/day'
import { sql } from 'kysely'
import {
  busiestDay,
  maxAtOnce,
  type SupervisedStay,
} from '../../areas/rotations/supervisors/supervisor.rules.ts'
import { findTeachersForDepartments } from '../../areas/teachers/teachers.public.ts'
import { dayInChina } from '../../platform/clock.ts'
import { recordsJson } from '../../platform/db/records-json.ts'
import { advanceMany } from '../../platform/flow/advance-many.ts'
import { grouped } from '../../platform/grouped.ts'
import type { SignedCtx } from '../../platform/http/ctx.ts'

type Begun = { id: number; departmentId: number; ratio: number; startsOn: string; endsOn: string }

/** What was put down about a stay: the days of its steps and, once it is over, its result. */
type Fact = Begun & {
  supervisorId: number | null
  isOver: boolean
  failed: boolean
  theory: number | null
  skill: number | null
  daily: number | null
  workload: number | null
  assessedAt: string | null
}

type Step = { id: number; action: BlockAction; day: string; from: string }

const atWork = (day: string) => new Date(`${day}T10:30:00+08:00`)

/** Every relation of a leader of the department; `short` only where the rules say so. */
const LEADING: readonly BlockRelation[] = ['leader', 'assessor', 'party', 'begun', 'ended']

const RELATIONS = {
  sound: new Set<BlockRelation>([...LEADING, 'sound']),
  short: new Set<BlockRelation>([...LEADING, 'short']),
}

/**
 * Lets the stays of a cohort happen. Those that are over are passed; one of the last waits for its
 * exit, and one can be failed. Those that run are entered as far as a supervisor has a place.
 */
export async function fillRotationFacts(ctx: SignedCtx, cohortId: number, hasFailed: boolean) {
  const today = dayInChina(ctx.now())
  const begun = await findBegun(ctx, cohortId, today)
  if (begun.length === 0) return

  const teachers = await findTeachersForDepartments(
    ctx.db,
    [...new Set(begun.map((stay) => stay.departmentId))],
    today,
  )

  const facts = factsOf(
    begun,
    grouped(teachers, (teacher) => teacher.departmentId),
    today,
    hasFailed ? FAILED : null,
  )

  await writeFacts(ctx, facts)

  const waiting = facts.findLast((fact) => fact.isOver)?.id
  const steps = facts.flatMap((fact) => stepsOf(fact, fact.id === waiting, today))
  const shortIds = new Set(facts.filter((fact) => fact.failed).map((fact) => fact.id))

  await takeSteps(ctx, steps, shortIds)
}

const findBegun = ({ db }: SignedCtx, cohortId: number, today: string): Promise<Begun[]> =>
  db
    .selectFrom('rotationBlocks as b')
    .innerJoin('trainees as t', 't.id', 'b.traineeId')
    .innerJoin('departments as d', 'd.id', 'b.departmentId')
    .select(['b.id', 'b.departmentId', 'd.ratio', 'b.startsOn', 'b.endsOn'])
    .where('t.cohortId', '=', cohortId)
    .where('b.startsOn', '<=', today)
    .orderBy('b.endsOn')
    .orderBy('b.id')
    .execute()

/** The stay that is failed, by its place among those that are over. */
const FAILED = 17

function factsOf(
  begun: readonly Begun[],
  teachersOf: ReadonlyMap<number, { userId: number }[]>,
  today: string,
  failing: number | null,
): Fact[] {
  const supervisedStays: SupervisedStay[] = []
  return begun.map((stay, at) => {
    const supervisorId = supervisorOf(
      stay,
      teachersOf.get(stay.departmentId) ?? [],
      supervisedStays,
    )
    if (supervisorId !== null)
      supervisedStays.push({ supervisorId, from: stay.startsOn, until: stay.endsOn })

    const isOver = stay.endsOn < today
    const failed = isOver && at === failing
    const points = (lot: number, least: number) =>
      isOver ? least + ((at * lot + stay.departmentId * 3) % 25) : null

    return {
      ...stay,
      supervisorId,
      isOver,
      failed,
      theory: failed ? 52 : points(7, 70),
      skill: points(11, 72),
      daily: points(5, 74),
      workload: points(13, 88),
      assessedAt: isOver ? addDays(stay.endsOn, 2) : null,
    }
  })
}

/**
 * The teacher of the department with the fewest trainees in these days, if one has a place left.
 */
function supervisorOf(
  stay: Begun,
  teachers: readonly { userId: number }[],
  supervisedStays: readonly SupervisedStay[],
): number | null {
  const max = maxAtOnce(stay.ratio)

  const busy = teachers.map(({ userId }) => {
    const own = supervisedStays.filter((other) => other.supervisorId === userId)
    return { userId, count: busiestDay(own, stay.startsOn, stay.endsOn).count, all: own.length }
  })

  const free = busy
    .filter(({ count }) => count < max)
    .sort((a, b) => a.count - b.count || a.all - b.all || a.userId - b.userId)

  return free[0]?.userId ?? null
}

/** A stay that runs and has no supervisor waits for its entry. */
const isEntered = (fact: Fact) => fact.isOver || fact.supervisorId !== null

async function writeFacts({ db, actor, now }: SignedCtx, facts: readonly Fact[]) {
  const enteredFacts = facts
    .filter(isEntered)
    .map(({ id, supervisorId, theory, skill, daily, workload, assessedAt }) => ({
      id,
      supervisorId,
      theory,
      skill,
      daily,
      workload,
      assessedAt,
    }))
  await sql`update rotation_blocks b set supervisor_id = t.supervisor_id, entered_on = b.starts_on, entry_education_on = b.starts_on,
      entered_by = ${actor.userId}, theory_score = t.theory, skill_score = t.skill, daily_score = t.daily, workload_share = t.workload,
      assessed_by = case when t.assessed_at is null then null else coalesce(t.supervisor_id, ${actor.userId}) end,
      assessed_at = least(t.assessed_at + interval '10 hours', ${now()}::timestamptz)
    from jsonb_to_recordset(${recordsJson(enteredFacts)}::jsonb) t (id bigint, supervisor_id bigint, theory numeric, skill numeric, daily numeric,
      workload numeric, assessed_at timestamptz)
    where b.id = t.id`.execute(db)
}

function stepsOf(fact: Fact, isWaiting: boolean, today: string): Step[] {
  if (!isEntered(fact)) return []

  const step = (action: BlockAction, day: string, from: string) => ({
    id: fact.id,
    action,
    from,
    day: day > today ? today : day,
  })

  const entry = step('enter', fact.startsOn, 'planned')
  if (!fact.isOver) return [entry]

  const exit = step('requestExit', fact.endsOn, 'entered')
  if (isWaiting) return [entry, exit]

  const result = step(fact.failed ? 'fail' : 'pass', addDays(fact.endsOn, 4), 'assessed')

  return [entry, exit, step('assess', addDays(fact.endsOn, 2), 'exitRequested'), result]
}

/** Takes the steps in the order of their days, those of one kind and day together. */
async function takeSteps(ctx: SignedCtx, steps: readonly Step[], shortIds: ReadonlySet<number>) {
  const order = Object.keys(blockFlow.actions)
  const groups = [...grouped(steps, ({ day, action }) => `${day} ${order.indexOf(action)}`)].sort(
    ([a], [b]) => (a < b ? -1 : 1),
  )

  for (const [, group] of groups) {
    const [{ action, day }] = group as [Step]

    const records = group.map(({ id, from }) => ({
      id,
      state: from,
      relations: shortIds.has(id) ? RELATIONS.short : RELATIONS.sound,
    }))

    await advanceMany(
      { ...ctx, now: () => atWork(day) },
      blockFlow,
      action,
      records,
      {},
      (state, ids) =>
        ctx.db
          .updateTable('rotationBlocks')
          .set((e) => ({ state, updatedAt: atWork(day), version: e('version', '+', 1) }))
          .where('id', 'in', [...ids])
          .execute(),
    )
  }
}
