import { departureErrors as errors } from '@residency/contract/areas/students/departure/access'
import type { DepartureFilters } from '@residency/contract/areas/students/departure/departure.contract'
import { labelIn } from '@residency/contract/kernel'
import { minuteInChina } from '../../../platform/clock.ts'
import { sayObstacle } from '../../../platform/flow/decide.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { fail, found } from '../../../platform/http/fail.ts'
import { findTraineeBlocks } from '../../rotations/rotations.public.ts'
import { type ClearanceRow, findClearances } from './clearance.queries.ts'
import {
  departureActions,
  departuresInCharge,
  mayAsk,
  mayDecideItem,
  mayRate,
  ownDepartures,
  takeBackOf,
  visibleDepartures,
} from './departure.policy.ts'
import {
  type DepartureRow,
  findDeparture,
  findDeparturePage,
  findDeparturesOf,
} from './departure.queries.ts'
import { findOwnTraining, findTrainingInCharge } from './leaver.queries.ts'
import { obstacleTo } from './obstacles.ts'

const presentDeparture = (ctx: SignedCtx, s: DepartureRow) => ({
  ...s,
  major: labelIn(ctx.language, s.major, s.majorEn),
  base: labelIn(ctx.language, s.base, s.baseEn),
  createTime: minuteInChina(s.createdAt),
  actions: departureActions(s, ctx.actor),
  mayWithdraw: takeBackOf(s, ctx.actor) !== null,
  recordedBy: s.recorder,
})

const presentClearance = (ctx: SignedCtx, s: DepartureRow, item: ClearanceRow) => ({
  id: item.id,
  name: labelIn(ctx.language, item.name, item.nameEn),
  owner: item.owner,
  department: item.department && labelIn(ctx.language, item.department, item.departmentEn),
  outcome: item.outcome,
  remark: item.remark,
  by: item.by,
  at: item.decidedAt && minuteInChina(item.decidedAt),
  mayDecide: mayDecideItem(item, s, ctx.actor),
})

type Leaving = {
  traineeId: number
  leavesOn: string
  plannedEnd: string | null
  cohort: string | null
}

/** What follows from leaving on a day: planned stays that go, the cohort that is left. */
async function consequencesOf(
  ctx: SignedCtx,
  { traineeId, leavesOn, plannedEnd, cohort }: Leaving,
) {
  const blocks = await findTraineeBlocks(ctx.db, [traineeId])
  const stays = blocks.filter(
    (block) => block.state === 'planned' && block.startsOn >= leavesOn,
  ).length

  return { plannedEnd, cohort, stays }
}

async function opened(ctx: SignedCtx, s: DepartureRow) {
  const items = await findClearances(ctx.db, visibleDepartures(ctx.actor), [s.id])
  const isOpen = s.state === 'submitted' || s.state === 'basePassed'
  const obstacle = isOpen ? obstacleTo(ctx, s, items) : null

  return {
    ...presentDeparture(ctx, s),
    clearances: items.map((item) => presentClearance(ctx, s, item)),
    consequences: isOpen && s.kind === 'dropout' ? await consequencesOf(ctx, s) : null,
    obstacle: sayObstacle(ctx, obstacle),
    mayRate: mayRate(s, ctx.actor),
  }
}

/** Departures of the reader's bases and departments, those that wait for the reader first. */
export async function listDepartures(ctx: SignedCtx, filters: DepartureFilters) {
  const { rows, total } = await findDeparturePage(
    ctx.db,
    { ...filters, scope: departuresInCharge(ctx.actor) },
    filters,
    ctx.language,
  )

  return { list: rows.map((row) => presentDeparture(ctx, row)), total }
}

export async function getDeparture(ctx: SignedCtx, { id }: { id: number }) {
  return opened(ctx, found(await findDeparture(ctx.db, visibleDepartures(ctx.actor), id)))
}

/** The latest departure of the reader's own training. */
export async function getOwnDeparture(ctx: SignedCtx) {
  const trainee = await findOwnTraining(ctx.db, ctx.actor.userId)
  const [latest] = trainee
    ? await findDeparturesOf(ctx.db, ownDepartures(ctx.actor), trainee.id)
    : []
  const departure = latest ? await opened(ctx, latest) : null

  return {
    isTrainee: trainee !== undefined,
    mayAsk: trainee !== undefined && mayAsk(trainee.status, latest),
    departure,
  }
}

export async function getDepartureConsequences(
  ctx: SignedCtx,
  { leavesOn, traineeId }: { leavesOn: string; traineeId?: number | undefined },
) {
  const trainee = traineeId
    ? await findTrainingInCharge(ctx, traineeId)
    : await findOwnTraining(ctx.db, ctx.actor.userId)
  if (!trainee) throw fail(errors.departureNoTrainee)

  return consequencesOf(ctx, { ...trainee, traineeId: trainee.id, leavesOn })
}
