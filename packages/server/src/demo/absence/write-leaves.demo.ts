// Written as rows: 750 leaves in 3,800 steps, which take a call each.
import { leaveFlow } from '@residency/contract/areas/absence/leave/leave.flow'
import { addDays } from '@residency/contract/kernel/day'
import { sql } from 'kysely'
import { type CountedBy, totalOf } from '../../areas/absence/day-accounts/days.rules.ts'
import { findTypeDays } from '../../areas/absence/entitlements/entitlement.queries.ts'
import { type Part, partsOf, staysOf } from '../../areas/absence/leave/parts.rules.ts'
import { asStay, findStepRules } from '../../areas/absence/leave-applications/plan-leave.queries.ts'
import { ruleOf, type StepRule, stepsFor } from '../../areas/absence/leave-types/steps.rules.ts'
import { applySettlements } from '../../areas/absence/settlement/apply-settlements.ts'
import { recordsJson } from '../../platform/db/records-json.ts'
import type { SignedCtx } from '../../platform/http/ctx.ts'
import { accountsOf, type DemoType, openDemoAccounts } from './accounts.demo.ts'
import type { DemoAbsence, DemoPlaces, PlannedDemo } from './leaves.demo.ts'
import { settledAs, stepsTaken } from './steps-taken.demo.ts'

const TITLES = { leave: '', away: '外出', unexcused: '缺勤' }

/**
 * Writes absences with their days, accounts, steps, timetable and history in a fixed number of
 * statements.
 */
export async function writeAbsences(
  ctx: SignedCtx,
  places: DemoPlaces,
  absences: readonly DemoAbsence[],
) {
  const { db } = ctx
  const types = await db.selectFrom('leaveTypes').selectAll().execute()
  const typeOf = new Map(types.map((type) => [type.code, type]))
  const rules = await findStepRules(db)

  const planned = absences
    .map((one) => planOf(places, rules, one.type === null ? undefined : typeOf.get(one.type), one))
    .filter(({ count }) => totalOf(count.dates) > 0)
    .sort((a, b) => (a.startsOn < b.startsOn ? -1 : 1))

  const since = places.trainees.flatMap(({ id, worksSince }) =>
    worksSince ? [{ traineeId: id, worksSince }] : [],
  )

  await db.insertInto('leavePeople').values(since).execute()

  const { accounts, held } = accountsOf(places, types, await findTypeDays(db), planned)

  await openDemoAccounts(ctx, accounts)

  const taken = held.map((one) => ({ one, course: stepsTaken(places, one) }))
  const ids = await insertAbsences(ctx, taken)

  await insertParts(ctx, taken, ids)

  await applySettlements(
    ctx,
    taken.map(({ one, course }, at) => settledAs(ids[at]!, one, course, places)),
  )
}

type Rules = readonly (StepRule & { leaveTypeId: number | null })[]

function planOf(
  places: DemoPlaces,
  rules: Rules,
  type: DemoType | undefined,
  one: DemoAbsence,
): PlannedDemo {
  const trainee = places.trainees.find(({ id }) => id === one.traineeId)!
  const blocks = places.blocksOf.get(one.traineeId) ?? []
  const count = places.count(one.traineeId, one, (type?.countedBy ?? 'working') as CountedBy)

  const steps = stepsFor(
    ruleOf(rules, type?.id ?? null)!,
    totalOf(places.count(one.traineeId, one, 'working').dates),
  )

  const stays = staysOf(blocks.map(asStay), one)
  const isCovered =
    stays.some((stay) => stay.startsOn <= one.startsOn) &&
    stays.some((stay) => stay.endsOn >= one.endsOn)
  const supervisorOf = new Map(blocks.map((block) => [block.id, block.supervisorId]))

  const by = ({ step, blockId, departmentId }: Part) => {
    if (step === 'office') return places.office
    if (step === 'supervisor') return supervisorOf.get(blockId ?? 0) ?? trainee.base

    return (step === 'department' ? places.heads.get(departmentId ?? 0) : null) ?? trainee.base
  }

  const parts =
    one.kind === 'unexcused'
      ? []
      : partsOf(steps, stays, isCovered).map((part) => ({ ...part, by: by(part) }))

  return {
    ...one,
    typeId: type?.id ?? null,
    title: type?.name ?? TITLES[one.kind],
    count,
    steps,
    parts,
    owner: trainee.userId,
    base: trainee.base,
    isByCalendar: type?.countedBy === 'calendar',
  }
}

type Taken = { one: PlannedDemo; course: ReturnType<typeof stepsTaken> }
const REPORT_DAYS = 14

async function insertAbsences({ db }: SignedCtx, taken: readonly Taken[]): Promise<number[]> {
  const rows = taken.map(({ one, course }) => {
    const {
      state,
      waitsStep,
      waitsSince,
      refusal,
      revokeReason,
      returnedOn,
      submittedAt,
      updatedAt,
      createdBy,
    } = course

    const isOver = state === 'confirmed'
    const back = returnedOn === null ? {} : { returnedOn, returnedHalf: 'pm' as const }

    return {
      kind: one.kind,
      traineeId: one.traineeId,
      leaveTypeId: one.typeId,
      startsOn: one.startsOn,
      startsHalf: one.startsHalf,
      endsOn: isOver ? returnedOn! : one.endsOn,
      endsHalf: one.endsHalf,
      state,
      reason: one.reason,
      urgentReason: one.urgent,
      plannedEndsOn: isOver ? one.endsOn : null,
      plannedEndsHalf: isOver ? one.endsHalf : null,
      refusal,
      revokeReason,
      returnedOn: null,
      returnedHalf: null,
      ...back,
      ...(back.returnedOn === one.endsOn ? { returnedHalf: one.endsHalf } : {}),
      waitsStep,
      waitsSince,
      submittedAt,
      createdBy,
      createdAt: submittedAt,
      updatedAt,
      version: course.steps.length + 1,
      reportDueOn: one.kind === 'away' ? addDays(one.endsOn, REPORT_DAYS) : null,
    }
  })

  return (await db.insertInto('absences').values(rows).returning('id').execute()).map(
    ({ id }) => id,
  )
}

/** Parts of the steps, trips and history. */
async function insertParts({ db }: SignedCtx, taken: readonly Taken[], ids: readonly number[]) {
  const parts = taken.flatMap(({ one, course }, at) =>
    one.parts.map(({ step, blockId, departmentId }, place) => {
      const { outcome = null, by = null, at: decided = null } = course.decisions[place] ?? {}
      const decision = { outcome, decidedBy: by, decidedAt: decided }
      return { absenceId: ids[at]!, step, blockId, departmentId, ...decision }
    }),
  )

  await db.insertInto('absenceSteps').values(parts).execute()

  const trips = taken.flatMap(({ one: { trip }, course: { state, updatedAt } }, at) => {
    if (!trip) return []

    const isReported = state === 'reported' || state === 'confirmed'
    const report = isReported
      ? { report: trip.report, reportedAt: updatedAt }
      : { report: null, reportedAt: null }

    return [
      {
        absenceId: ids[at]!,
        tripKind: trip.kind,
        place: trip.place,
        cost: trip.cost,
        payer: trip.payer,
        ...report,
      },
    ]
  })

  await db.insertInto('absenceTrips').values(trips).execute()

  const history = taken.flatMap(({ course }, at) =>
    course.steps.map(({ action, from, to, by, at: when, reason }) => ({
      flow: leaveFlow.name,
      recordId: ids[at]!,
      action,
      fromState: from,
      toState: to,
      reason,
      userId: by,
      at: when,
    })),
  )

  await sql`insert into flow_history (flow, record_id, action, from_state, to_state, reason, user_id, at)
    select flow, record_id, action, from_state, to_state, reason, user_id, at
    from jsonb_to_recordset(${recordsJson(history)}::jsonb) h (flow text, record_id bigint, action text, from_state text, to_state text,
      reason text, user_id bigint, at timestamptz) order by at, record_id`.execute(db)
}
