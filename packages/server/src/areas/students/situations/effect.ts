import { situationErrors as errors } from '@residency/contract/areas/students/situations/access'
import type {
  getSituationEffect as effectCall,
  SituationEffect,
} from '@residency/contract/areas/students/situations/situation.contract'
import { situationWords } from '@residency/contract/areas/students/situations/text'
import { errorSentence, type InputOf } from '@residency/contract/kernel'
import { dayInChina } from '../../../platform/clock.ts'
import type { Obstacle } from '../../../platform/flow/move-many.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'
import { findTraineeOf } from '../../trainees/trainees.public.ts'
import { visibleTrainees } from '../students.policy.ts'
import { findTraineeInScope } from '../trainees/trainees.queries.ts'
import {
  judgeSituation,
  plannedEndOf,
  type Refusal,
  type SituationInput,
} from './situation.rules.ts'
import { type CohortSnapshot, findCohortSnapshots } from './trainee-snapshot.queries.ts'

/** A refusal as an error. */
export const obstacleOf = ({ refusal, data }: Refusal): Obstacle => ({
  def: errors[`situation${refusal}`],
  data: { ...data },
})

export const kindIn = (ctx: Pick<SignedCtx, 'language'>, kind: string) =>
  situationWords[ctx.language].situationKinds[
    kind as keyof (typeof situationWords)['en']['situationKinds']
  ]

/** What follows from a situation, as people read it. */
export function presentEffect(
  ctx: SignedCtx,
  input: SituationInput,
  snapshot: CohortSnapshot,
): SituationEffect {
  const judged = judgeSituation(input, snapshot, dayInChina(ctx.now()))

  if ('refusal' in judged) {
    const { def, data } = obstacleOf(judged)
    const plannedEnd = plannedEndOf(snapshot.training)
    return {
      plannedEnd,
      newEnd: plannedEnd,
      days: 0,
      stays: [],
      cohort: null,
      obstacle: errorSentence(ctx.words, ctx.language, def, data),
    }
  }

  const { plannedEnd, newEnd, days } = judged

  const stays = judged.stays.map(({ id, department, startsOn, endsOn, daysOut, isMoot }) => ({
    blockId: id,
    department,
    startsOn,
    endsOn,
    daysOut,
    isMoot,
  }))

  return {
    plannedEnd,
    newEnd,
    days,
    stays,
    cohort: input.kind === 'transfer' ? snapshot.cohort : null,
    obstacle: null,
  }
}

/**
 * What would follow from a situation that is being written down; of the own training, or of a
 * trainee in scope.
 */
export async function getSituationEffect(
  ctx: SignedCtx,
  { traineeId, ...form }: InputOf<typeof effectCall, 'out'>,
) {
  const trainee = traineeId
    ? await findTraineeInScope(ctx.db, visibleTrainees(ctx.actor), traineeId)
    : await findTraineeOf(ctx.db, ctx.actor.userId)
  if (!trainee) throw fail(traineeId ? errors.situationTraineeUnknown : errors.situationNoTrainee)

  const snapshot = (await findCohortSnapshots(ctx.db, [trainee.id])).get(trainee.id)!
  const { kind, startsOn = null, endsOn = null, months = null, toMajorId = null } = form

  return presentEffect(ctx, { id: 0, kind, startsOn, endsOn, months, toMajorId }, snapshot)
}
