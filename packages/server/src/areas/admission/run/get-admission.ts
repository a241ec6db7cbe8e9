import {
  type AdmissionOverview,
  WARNINGS,
} from '@residency/contract/areas/admission/run/run.contract'
import { labelIn, toMoment } from '@residency/contract/kernel'
import { minuteInChina } from '../../../platform/clock.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { found } from '../../../platform/http/fail.ts'
import { findIntake, type Intake } from '../../intakes/intakes.public.ts'
import { isTimeToConfirm } from '../../signup/signup.public.ts'
import { actionsOnAdmission, visibleResults } from './admission.policy.ts'
import { countOverdue, countSeatsIn, countStates, countWarnings } from './overview.queries.ts'
import { findRuns, type Run } from './run.queries.ts'

/** A run as answers contain it. */
export const presentRun = (run: Run) => ({
  ...run,
  createdAt: minuteInChina(run.createdAt),
  createdBy: run.createdName,
  publishedAt: run.publishedAt && minuteInChina(run.publishedAt),
  publishedBy: run.publishedName,
  unplaced: run.applicants - run.admitted - run.waiting,
})

const presentIntake = (ctx: SignedCtx, i: Intake) => ({
  id: i.id,
  name: labelIn(ctx.language, i.name, i.nameEn),
  year: i.year,
  state: i.state,
  confirmUntil: toMoment(i.confirmUntil),
  publicationUntil: i.publicationUntil,
  passesOnSeats: i.passesOnSeats,
  seedCommitment: i.seedCommitment,
  seedCommittedAt: i.seedCommittedAt && minuteInChina(i.seedCommittedAt),
})

/**
 * The present state of the admission of an intake. Base administrators see what was published;
 * warnings and previews are the office's.
 */
export async function getAdmission(
  ctx: SignedCtx,
  { intakeId }: { intakeId: number },
): Promise<AdmissionOverview> {
  const intake = found(await findIntake(ctx.db, intakeId))
  const scope = visibleResults(ctx.actor)
  const seesAllResults = scope.kind === 'all'
  const runs = (await findRuns(ctx.db, intakeId)).filter((run) => seesAllResults || run.publishedAt)
  const seats = await countSeatsIn(ctx.db, intakeId, scope)
  const overview = { intake: presentIntake(ctx, intake), seats, runs: runs.map(presentRun) }
  if (!seesAllResults) return { ...overview, counts: {}, overdue: 0, warnings: [], actions: [] }

  const counts = await countWarnings(ctx.db, intake)
  const overdue = isTimeToConfirm(intake, ctx.now()) ? 0 : await countOverdue(ctx.db, intakeId)
  const published = runs.filter((run) => run.publishedAt).length

  const actions = actionsOnAdmission(ctx.actor, {
    state: intake.state,
    passesOnSeats: intake.passesOnSeats,
    published,
    hasPreview: runs.some((run) => !run.publishedAt),
    exempt: counts.exemptWaiting,
    overdue,
  })

  const states = await countStates(ctx.db, intakeId)

  return {
    ...overview,
    counts: Object.fromEntries(states.map(({ state, count }) => [state, count])),
    overdue,
    warnings: published
      ? []
      : WARNINGS.flatMap((is) => (counts[is] ? [{ is, count: counts[is] }] : [])),
    actions,
  }
}
