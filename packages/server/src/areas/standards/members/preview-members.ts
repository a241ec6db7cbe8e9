import { cohortErrors as errors } from '@residency/contract/areas/standards/cohort/access'
import { cohortWords } from '@residency/contract/areas/standards/cohort/text'
import { fillSentence } from '@residency/contract/kernel/sentence'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { fail, found } from '../../../platform/http/fail.ts'
import { findTraineesInScope } from '../../trainees/trainees.public.ts'
import { visibleCohorts } from '../cohort/cohort.policy.ts'
import { findCohort } from '../cohort/cohort.queries.ts'
import { differencesFrom } from './member-fit.rules.ts'

/**
 * How the training of these people fits the period of a cohort: what differs, in words, before
 * anybody joins.
 */
export async function previewMembers(
  ctx: SignedCtx,
  { id, traineeIds }: { id: number; traineeIds: number[] },
) {
  const scope = visibleCohorts(ctx.actor)
  const cohort = found(await findCohort(ctx.db, scope, id))
  const trainees = await findTraineesInScope(ctx.db, scope, traineeIds)
  if (trainees.length < traineeIds.length) throw fail(errors.memberUnknown)

  const words = cohortWords[ctx.language].memberDifferences
  const table = { startsOn: cohort.startsOn, months: cohort.lengthMonths }

  const judged = trainees.map((trainee) => ({
    id: trainee.id,
    name: trainee.realName,
    notes: differencesFrom(table, { startsOn: trainee.startsOn, endsOn: trainee.plannedEnd }).map(
      ({ kind, ...amount }) => fillSentence(words[kind], { ...amount, startsOn: trainee.startsOn }),
    ),
  }))

  const others = judged.filter(({ notes }) => notes.length > 0)

  return {
    startsOn: cohort.startsOn,
    endsOn: cohort.endsOn,
    fitting: judged.length - others.length,
    others,
  }
}
