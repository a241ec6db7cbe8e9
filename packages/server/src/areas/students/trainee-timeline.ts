import { traineeChangeFlow } from '@residency/contract/areas/students/changes/trainee-change.flow'
import { fileWords } from '@residency/contract/areas/students/file/text'
import { traineesWords } from '@residency/contract/areas/students/trainees/text'
import { joinItems } from '@residency/contract/kernel'
import { fillSentence } from '@residency/contract/kernel/sentence'
import type { TimelineEntry, TraineeRef } from '../../platform/area.ts'
import { startOfDayInChina } from '../../platform/clock.ts'
import { grouped } from '../../platform/grouped.ts'
import type { SignedCtx } from '../../platform/http/ctx.ts'
import { thingLabel } from './changes/protected-fields.ts'

const MAX = 200

/** The day the training began, since when it has its status, and what has changed in the file. */
export async function traineeTimeline(
  ctx: SignedCtx,
  { id }: TraineeRef,
): Promise<TimelineEntry[]> {
  const row = await ctx.db
    .selectFrom('trainees')
    .select(['number', 'enrolledOn', 'status', 'statusSince'])
    .where('id', '=', id)
    .executeTakeFirst()

  if (!row) return []

  const { timeline } = traineesWords[ctx.language]
  const { timeline: words, statuses } = fileWords[ctx.language]
  const status = statuses[row.status]

  return [
    {
      at: startOfDayInChina(row.enrolledOn),
      what: fillSentence(timeline.enrolled, { number: row.number }),
    },
    ...(row.statusSince
      ? [
          {
            at: startOfDayInChina(row.statusSince),
            what: fillSentence(words.statusChanged, { status }),
          },
        ]
      : []),
    ...(await fileChanges(ctx, id)),
  ]
}

async function fileChanges(ctx: SignedCtx, traineeId: number): Promise<TimelineEntry[]> {
  const { timeline: words } = fileWords[ctx.language]
  const done = traineeChangeFlow.states.filter((state) => state === 'passed' || state === 'applied')

  const changes = await ctx.db
    .selectFrom('traineeChanges')
    .select(['field', 'updatedAt'])
    .where('traineeId', '=', traineeId)
    .where('state', 'in', done)
    .orderBy('id', 'desc')
    .limit(MAX)
    .execute()

  // facts of one save are one event
  const events = grouped(
    changes,
    ({ field, updatedAt }) => `${updatedAt.getTime()} ${field.startsWith('section.')}`,
  )

  return [...events.values()].map((some) => {
    const what = joinItems(
      ctx.language,
      some.map(({ field }) => thingLabel(ctx, field)),
    )

    const pattern = some[0]!.field.startsWith('section.') ? words.listChanged : words.factChanged
    return { at: some[0]!.updatedAt, what: fillSentence(pattern, { what }) }
  })
}
