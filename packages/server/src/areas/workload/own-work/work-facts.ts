import { entryErrors as errors } from '@residency/contract/areas/workload/entries/access'
import { dayInChina } from '../../../platform/clock.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'
import { findAbsences, findTraineeBlocks } from '../../rotations/rotations.public.ts'
import { findThresholds } from '../evidence/evidence.queries.ts'
import type { DayFacts } from './entry.rules.ts'
import { findRequirements, findWorker, type Worker } from './work-facts.queries.ts'

/** States of a stay whose result is final: what is logged afterwards is marked. */
const ASSESSED = ['assessed', 'passed', 'failed']

export async function mustBeWorker(ctx: SignedCtx): Promise<Worker> {
  const worker = await findWorker(ctx.db, ctx.actor.userId)
  if (!worker) throw fail(errors.noTrainee)

  return worker
}

export const findStays = async (ctx: SignedCtx, worker: Worker) =>
  (await findTraineeBlocks(ctx.db, [worker.id])).map((b) => ({
    id: b.id,
    rowId: b.rowId,
    departmentId: b.departmentId,
    department: b.department,
    departmentEn: b.departmentEn,
    supervisor: b.supervisor,
    startsOn: b.startsOn,
    endsOn: b.endsOn,
    isAssessed: ASSESSED.includes(b.state),
  }))

/** Everything by which entries of a trainee on these days are judged. */
export async function findWorkFacts(ctx: SignedCtx, worker: Worker, days: readonly string[]) {
  const [from, until] = [
    days.reduce((a, b) => (a < b ? a : b)),
    days.reduce((a, b) => (a > b ? a : b)),
  ]

  const [stays, away, requirements, { lateDays }] = await Promise.all([
    findStays(ctx, worker),
    findAbsences(ctx.db, [worker.id], from, until),
    findRequirements(ctx.db, worker.cohortId),
    findThresholds(ctx.db),
  ])

  const facts: DayFacts = {
    today: dayInChina(ctx.now()),
    startsOn: worker.startsOn,
    plannedEnd: worker.plannedEnd,
    stays,
    away,
    lateDays,
  }

  return {
    facts,
    requirements: new Map(requirements.map((requirement) => [requirement.id, requirement])),
  }
}
