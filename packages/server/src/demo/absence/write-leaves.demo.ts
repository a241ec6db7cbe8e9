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
    .map((absence) =>
      planOf(places, rules, absence.type === null ? undefined : typeOf.get(absence.type), absence),
    )
    .filter(({ count }) => totalOf(count.dates) > 0)
    .sort((a, b) => (a.startsOn < b.startsOn ? -1 : 1))

  const since = places.trainees.flatMap(({ id, worksSince }) =>
    worksSince ? [{ traineeId: id, worksSince }] : [],
  )

  await db.insertInto('leavePeople').values(since).execute()

  const { accounts, withinAccounts } = accountsOf(places, types, await findTypeDays(db), planned)

  await openDemoAccounts(ctx, accounts)

  const taken = withinAccounts.map((absence) => ({ absence, course: stepsTaken(places, absence) }))
  const ids = await insertAbsences(ctx, taken)

  await insertParts(ctx, taken, ids)

  await applySettlements(
    ctx,
    taken.map(({ absence, course }, at) => settledAs(ids[at]!, absence, course, places)),
  )
}

type Rules = readonly (StepRule & { leaveTypeId: number | null })[]

function planOf(
  places: DemoPlaces,
  rules: Rules,
  type: DemoType | undefined,
  absence: DemoAbsence,
): PlannedDemo {
  const trainee = places.trainees.find(({ id }) => id === absence.traineeId)!
  const blocks = places.blocksOf.get(absence.traineeId) ?? []
  const count = places.count(
    absence.traineeId,
    absence,
    (type?.countedBy ?? 'working') as CountedBy,
  )

  const steps = stepsFor(
    ruleOf(rules, type?.id ?? null)!,
    totalOf(places.count(absence.traineeId, absence, 'working').dates),
  )

  const stays = staysOf(blocks.map(asStay), absence)
  const isCovered =
    stays.some((stay) => stay.startsOn <= absence.startsOn) &&
    stays.some((stay) => stay.endsOn >= absence.endsOn)
  const supervisorOf = new Map(blocks.map((block) => [block.id, block.supervisorId]))

  const by = ({ step, blockId, departmentId }: Part) => {
    if (step === 'office') return places.office
    if (step === 'supervisor') return supervisorOf.get(blockId ?? 0) ?? trainee.base

    return (step === 'department' ? places.heads.get(departmentId ?? 0) : null) ?? trainee.base
  }

  const parts =
    absence.kind === 'unexcused'
      ? []
      : partsOf(steps, stays, isCovered).map((part) => ({ ...part, by: by(part) }))

  return {
    ...absence,
    typeId: type?.id ?? null,
    title: type?.name ?? TITLES[absence.kind],
    count,
    steps,
    parts,
    owner: trainee.userId,
    base: trainee.base,
    isByCalendar: type?.countedBy === 'calendar',
  }
}

type TakenSteps = { absence: PlannedDemo; course: ReturnType<typeof stepsTaken> }
const REPORT_DAYS = 14

async function insertAbsences({ db }: SignedCtx, taken: readonly TakenSteps[]): Promise<number[]> {
  const rows = taken.map(({ absence, course }) => {
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
      kind: absence.kind,
      traineeId: absence.traineeId,
      leaveTypeId: absence.typeId,
      startsOn: absence.startsOn,
      startsHalf: absence.startsHalf,
      endsOn: isOver ? returnedOn! : absence.endsOn,
      endsHalf: absence.endsHalf,
      state,
      reason: absence.reason,
      urgentReason: absence.urgent,
      plannedEndsOn: isOver ? absence.endsOn : null,
      plannedEndsHalf: isOver ? absence.endsHalf : null,
      refusal,
      revokeReason,
      returnedOn: null,
      returnedHalf: null,
      ...back,
      ...(back.returnedOn === absence.endsOn ? { returnedHalf: absence.endsHalf } : {}),
      waitsStep,
      waitsSince,
      submittedAt,
      createdBy,
      createdAt: submittedAt,
      updatedAt,
      version: course.steps.length + 1,
      reportDueOn: absence.kind === 'away' ? addDays(absence.endsOn, REPORT_DAYS) : null,
    }
  })

  return (await db.insertInto('absences').values(rows).returning('id').execute()).map(
    ({ id }) => id,
  )
}

/** Parts of the steps, trips and history. */
async function insertParts(
  { db }: SignedCtx,
  taken: readonly TakenSteps[],
  ids: readonly number[],
) {
  const parts = taken.flatMap(({ absence, course }, at) =>
    absence.parts.map(({ step, blockId, departmentId }, place) => {
      const { outcome = null, by = null, at: decided = null } = course.decisions[place] ?? {}
      const decision = { outcome, decidedBy: by, decidedAt: decided }
      return { absenceId: ids[at]!, step, blockId, departmentId, ...decision }
    }),
  )

  await db.insertInto('absenceSteps').values(parts).execute()

  const trips = taken.flatMap(({ absence: { trip }, course: { state, updatedAt } }, at) => {
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
