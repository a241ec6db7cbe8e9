import { situationErrors as errors } from '@residency/contract/areas/students/situations/access'
import type {
  AskForm,
  RecordForm,
} from '@residency/contract/areas/students/situations/situation.contract'
import { dayInChina } from '../../../platform/clock.ts'
import { constraintErrors } from '../../../platform/db/constraints.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'
import { claimFiles } from '../../files/files.public.ts'
import { kindIn, obstacleOf } from './effect.ts'
import { SITUATION, SITUATION_FILES } from './list-situations.ts'
import { judgeSituation, type SituationInput } from './situation.rules.ts'
import { findMajorsForTransfer, type findTraineeToAsk } from './trainee-choices.queries.ts'
import { findCohortSnapshots } from './trainee-snapshot.queries.ts'

type Form = AskForm | RecordForm

const askedIn = (form: Form): SituationInput => ({
  id: 0,
  kind: form.kind,
  startsOn: 'startsOn' in form ? form.startsOn : null,
  endsOn: 'endsOn' in form ? form.endsOn : null,
  months: 'months' in form ? form.months : null,
  toMajorId: 'toMajorId' in form ? form.toMajorId : null,
})

/** Stores a situation if nothing prevents it; returns its id. */
export async function writeSituation(
  tx: SignedCtx,
  form: Form,
  trainee: NonNullable<Awaited<ReturnType<typeof findTraineeToAsk>>>,
  recordedBy: number | null,
) {
  const request = askedIn(form)
  const snapshot = (await findCohortSnapshots(tx.db, [trainee.id])).get(trainee.id)!
  const judged = judgeSituation(request, snapshot, dayInChina(tx.now()))
  if ('refusal' in judged) {
    const { def, data } = obstacleOf(judged)
    throw fail(def, data)
  }

  const [to] =
    request.toMajorId === null ? [] : await findMajorsForTransfer(tx.db, request.toMajorId)
  if (request.toMajorId !== null && !to) throw fail(errors.situationMajorUnknown)

  const taken = { kind: kindIn(tx, form.kind), from: judged.startsOn, until: judged.endsOn ?? '' }

  const { id } = await tx.db
    .insertInto('traineeSituations')
    .values({
      traineeId: trainee.id,
      kind: form.kind,
      startsOn: judged.startsOn,
      endsOn: judged.endsOn,
      months: request.months,
      fromMajorId: trainee.majorId,
      toMajorId: request.toMajorId,
      measure: 'measure' in form ? form.measure : null,
      reason: form.reason,
      baseIds: [...new Set([trainee.baseId, ...(to ? [to.baseId] : [])])],
      recordedBy,
      createdAt: tx.now(),
      updatedAt: tx.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
    .catch(
      constraintErrors(
        {
          trainee_situations_one_open: errors.situationOpen,
          trainee_situations_apart: errors.situationOverlaps,
        },
        taken,
      ),
    )

  await claimFiles(tx, {
    keys: form.files,
    purposes: SITUATION_FILES,
    record: { kind: SITUATION, id },
    field: 'files',
  })

  const action = recordedBy === null ? 'students.situation.ask' : 'students.situation.record'

  await tx.audit({
    action,
    entity: SITUATION,
    entityId: id,
    detail: { traineeId: trainee.id, kind: form.kind },
  })

  return id
}
