import { leaveFlow } from '@residency/contract/areas/absence/leave/leave.flow'
import { addDays } from '@residency/contract/kernel/day'
import { sql } from 'kysely'
import { type CountedBy, totalOf } from '../../areas/absence/day-accounts/days.rules.ts'
import { findTypeDays } from '../../areas/absence/entitlements/entitlement.queries.ts'
import { type Part, partsOf, staysOf } from '../../areas/absence/leave/parts.rules.ts'
import { asStay, findStepRules } from '../../areas/absence/leave-applications/facts.queries.ts'
import { ruleOf, type StepRule, stepsFor } from '../../areas/absence/leave-types/steps.rules.ts'
import { settle } from '../../areas/absence/settlement/settle.ts'
import type { SignedCtx } from '../../platform/http/ctx.ts'
import { accountsOf, type DemoType, openDemoAccounts } from './accounts.demo.ts'
import { settledAs, stepsTaken } from './fates.demo.ts'
import type { DemoAbsence, DemoWorld, PlannedDemo } from './leaves.demo.ts'

const TITLES = { leave: '', away: '外出', unexcused: '缺勤' }

/** Writes absences with their days, accounts, steps, timetable and history in a fixed number of statements. */
export async function writeAbsences(ctx: SignedCtx, world: DemoWorld, absences: readonly DemoAbsence[]) {
  const { db } = ctx
  const types = await db.selectFrom('leave_types').selectAll().execute()
  const typeOf = new Map(types.map((type) => [type.code, type]))
  const rules = await findStepRules(db)
  const planned = absences
    .map((one) => planOf(world, rules, one.type === null ? undefined : typeOf.get(one.type), one))
    .filter(({ count }) => totalOf(count.dates) > 0)
    .sort((a, b) => (a.startsOn < b.startsOn ? -1 : 1))
  const since = world.trainees.flatMap(({ id, worksSince }) => (worksSince ? [{ trainee_id: id, works_since: worksSince }] : []))
  await db.insertInto('leave_people').values(since).execute()
  const { accounts, held } = accountsOf(world, types, await findTypeDays(db), planned)
  await openDemoAccounts(ctx, accounts)
  const taken = held.map((one) => ({ one, course: stepsTaken(world, one) }))
  const ids = await insertAbsences(ctx, taken)
  await insertBeside(ctx, taken, ids)
  await settle(
    ctx,
    taken.map(({ one, course }, at) => settledAs(ids[at]!, one, course, world)),
  )
}

type Rules = readonly (StepRule & { leaveTypeId: number | null })[]
function planOf(world: DemoWorld, rules: Rules, type: DemoType | undefined, one: DemoAbsence): PlannedDemo {
  const trainee = world.trainees.find(({ id }) => id === one.traineeId)!
  const blocks = world.blocksOf.get(one.traineeId) ?? []
  const count = world.count(one.traineeId, one, (type?.counted_by ?? 'working') as CountedBy)
  const steps = stepsFor(ruleOf(rules, type?.id ?? null)!, totalOf(world.count(one.traineeId, one, 'working').dates))
  const stays = staysOf(blocks.map(asStay), one)
  const isCovered = stays.some((stay) => stay.startsOn <= one.startsOn) && stays.some((stay) => stay.endsOn >= one.endsOn)
  const supervisorOf = new Map(blocks.map((block) => [block.id, block.supervisor_id]))
  const by = ({ step, blockId, departmentId }: Part) => {
    if (step === 'office') return world.office
    if (step === 'supervisor') return supervisorOf.get(blockId ?? 0) ?? trainee.base
    return (step === 'department' ? world.heads.get(departmentId ?? 0) : null) ?? trainee.base
  }
  const parts = one.kind === 'unexcused' ? [] : partsOf(steps, stays, isCovered).map((part) => ({ ...part, by: by(part) }))
  return {
    ...{ ...one, typeId: type?.id ?? null, title: type?.name ?? TITLES[one.kind], count, steps, parts },
    ...{ owner: trainee.userId, base: trainee.base, isByCalendar: type?.counted_by === 'calendar' },
  }
}

type Taken = { one: PlannedDemo; course: ReturnType<typeof stepsTaken> }
const REPORT_DAYS = 14
async function insertAbsences({ db }: SignedCtx, taken: readonly Taken[]): Promise<number[]> {
  const rows = taken.map(({ one, course }) => {
    const { state, waitsStep, waitsSince, refusal, revokeReason, returnedOn, submittedAt, updatedAt, createdBy } = course
    const isOver = state === 'confirmed'
    const back = returnedOn === null ? {} : { returned_on: returnedOn, returned_half: 'pm' as const }
    return {
      ...{ kind: one.kind, trainee_id: one.traineeId, leave_type_id: one.typeId, starts_on: one.startsOn, starts_half: one.startsHalf },
      ...{ ends_on: isOver ? returnedOn! : one.endsOn, ends_half: one.endsHalf, state, reason: one.reason, urgent_reason: one.urgent },
      ...{
        planned_ends_on: isOver ? one.endsOn : null,
        planned_ends_half: isOver ? one.endsHalf : null,
        refusal,
        revoke_reason: revokeReason,
      },
      ...{ returned_on: null, returned_half: null, ...back, ...(back.returned_on === one.endsOn ? { returned_half: one.endsHalf } : {}) },
      ...{ waits_step: waitsStep, waits_since: waitsSince, submitted_at: submittedAt, created_by: createdBy, created_at: submittedAt },
      ...{ updated_at: updatedAt, version: course.steps.length + 1 },
      report_due_on: one.kind === 'away' ? addDays(one.endsOn, REPORT_DAYS) : null,
    }
  })
  return (await db.insertInto('absences').values(rows).returning('id').execute()).map(({ id }) => id)
}

/** Parts of the steps, trips and history. */
async function insertBeside({ db }: SignedCtx, taken: readonly Taken[], ids: readonly number[]) {
  const parts = taken.flatMap(({ one, course }, at) =>
    one.parts.map(({ step, blockId, departmentId }, place) => {
      const { outcome = null, by = null, at: decided = null } = course.decisions[place] ?? {}
      const decision = { outcome, decided_by: by, decided_at: decided }
      return { absence_id: ids[at]!, step, block_id: blockId, department_id: departmentId, ...decision }
    }),
  )
  await db.insertInto('absence_steps').values(parts).execute()
  const trips = taken.flatMap(({ one: { trip }, course: { state, updatedAt } }, at) => {
    if (!trip) return []
    const isReported = state === 'reported' || state === 'confirmed'
    const report = isReported ? { report: trip.report, reported_at: updatedAt } : { report: null, reported_at: null }
    return [{ absence_id: ids[at]!, trip_kind: trip.kind, place: trip.place, cost: trip.cost, payer: trip.payer, ...report }]
  })
  await db.insertInto('absence_trips').values(trips).execute()
  const history = taken.flatMap(({ course }, at) =>
    course.steps.map(({ action, from, to, by, at: when, reason }) => ({
      ...{ flow: leaveFlow.name, record_id: ids[at]!, action, from_state: from, to_state: to, reason, user_id: by, at: when },
    })),
  )
  await sql`insert into flow_history (flow, record_id, action, from_state, to_state, reason, user_id, at)
    select flow, record_id, action, from_state, to_state, reason, user_id, at
    from jsonb_to_recordset(${JSON.stringify(history)}::jsonb) h (flow text, record_id bigint, action text, from_state text, to_state text,
      reason text, user_id bigint, at timestamptz) order by at, record_id`.execute(db)
}
