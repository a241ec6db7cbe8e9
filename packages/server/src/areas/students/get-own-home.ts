import { fileWords } from '@residency/contract/areas/students/file/text'
import { labelIn } from '@residency/contract/kernel'
import { dayInChina } from '../../platform/clock.ts'
import type { SignedCtx } from '../../platform/http/ctx.ts'
import { findTraineeBlocks } from '../rotations/rotations.public.ts'
import { findTraineeOf, monthOfTraining } from '../trainees/trainees.public.ts'
import { findFileOf, findOpenFields } from './file/file.queries.ts'
import { missingOf } from './file/present-file.ts'

/** The own training at a glance, for the home page; null for readers who are not trainees. */
export async function getOwnHome(ctx: SignedCtx) {
  const [it, file] = [
    await findTraineeOf(ctx.db, ctx.actor.userId),
    await findFileOf(ctx.db, ctx.actor.userId),
  ]

  if (!it || !file) return null

  const today = dayInChina(ctx.now())
  const { fields, fileSections } = fileWords[ctx.language]

  const named: Readonly<Record<string, string>> = {
    ...fileSections,
    ...fields,
  }

  const blocks = await findTraineeBlocks(ctx.db, [it.id])

  const presentBlock = (block: (typeof blocks)[number] | undefined) =>
    block
      ? {
          department: labelIn(ctx.language, block.department, block.departmentEn),
          startsOn: block.startsOn,
          endsOn: block.endsOn,
        }
      : null

  return {
    number: it.number,
    major: labelIn(ctx.language, it.major, it.majorEn),
    trainingUnit: it.unit,
    status: it.status,
    startsOn: it.startsOn,
    plannedEnd: it.plannedEnd,
    month: monthOfTraining(
      { startsOn: it.startsOn, lengthMonths: it.lengthMonths, plannedEnd: it.plannedEnd },
      today,
    ),
    stay: presentBlock(blocks.find((block) => block.startsOn <= today && block.endsOn >= today)),
    next: presentBlock(blocks.find((block) => block.startsOn > today)),
    missing: [...new Set((await missingOf(ctx, file)).map((name) => named[name]!))],
    waiting: (await findOpenFields(ctx.db, it.id)).size,
  }
}
