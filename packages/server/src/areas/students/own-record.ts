import { traineesWords } from '@residency/contract/areas/students/trainees/text'
import type { OwnRecordPart } from '../../platform/area.ts'
import type { SignedCtx } from '../../platform/http/ctx.ts'
import { getOwnTrainee } from './get-own-trainee.ts'

/** The actor's training record, if they have one. */
export async function* studentsOwnRecord(ctx: SignedCtx): AsyncIterable<OwnRecordPart> {
  const { fields } = traineesWords[ctx.language]
  const { area } = ctx.words.students![ctx.language]
  const it = await getOwnTrainee(ctx)
  if (!it) return

  const { number, major, trainingUnit, enrolledOn } = it

  yield {
    heading: String(area),
    record: {
      [fields.number]: number,
      [fields.major]: major,
      [fields.trainingUnit]: trainingUnit,
      [fields.enrolledOn]: enrolledOn,
    },
  }
}
