import type { SignedCtx } from '../../platform/http/ctx.ts'
import { findAskedLengths } from '../standards/standards.public.ts'
import { insertTrainees, type NewTrainee } from '../trainees/trainees.public.ts'
import { openFiles } from './file/open-files.ts'

type Training = {
  startsOn: string
  lengthMonths: number | null
  degreeKind: NewTrainee['degreeKind']
}

/** A new trainee. `training`: what was agreed; without it, training begins on the day of enrolment. */
export type Enrolment = Omit<NewTrainee, 'degreeKind' | 'startsOn' | 'lengthMonths'> & {
  training?: Training
}

/**
 * Makes trainees with their files; answers them in the order of `enrolments`. Where no length was
 * agreed, it is the one that the time conditions demand; null: they demand none.
 */
export async function createTrainees(
  tx: SignedCtx,
  enrolments: readonly Enrolment[],
): Promise<{ id: number; number: string }[]> {
  if (enrolments.length === 0) return []

  const withDegrees = enrolments.map((enrolment) => ({
    ...enrolment,
    degreeKind:
      enrolment.training?.degreeKind ??
      (enrolment.traineeKind === 'degree' ? ('degree' as const) : ('none' as const)),
  }))

  const lengths = await findAskedLengths(tx.db, withDegrees)

  const trainees = await insertTrainees(
    tx,
    withDegrees.map(({ training, ...enrolment }, place) => ({
      ...enrolment,
      startsOn: training?.startsOn ?? null,
      lengthMonths: training?.lengthMonths ?? lengths[place]?.lengthMonths ?? null,
    })),
  )

  await openFiles(
    tx,
    trainees.map(({ id }) => id),
  )

  return trainees
}
