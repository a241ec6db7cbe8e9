import { resultOf } from '@residency/contract/areas/rotations/blocks/block.flow'
import { blockWords } from '@residency/contract/areas/rotations/blocks/text'
import { labelIn } from '@residency/contract/kernel'
import { fillSentence } from '@residency/contract/kernel/sentence'
import type {
  CompletionLine,
  CompletionLines,
  TimelineEntry,
  TraineeRef,
} from '../../../platform/area.ts'
import { dayInChina, startOfDayInChina } from '../../../platform/clock.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { findTrainings } from '../../trainees/trainees.public.ts'
import { absenceCompletion } from '../presence/absence-line.ts'
import { findDaysOutOf } from '../presence/suspended-days.ts'
import { trainingMonths } from '../trainee-rotations/training-months.rules.ts'
import { findTraineeBlocks } from './trainee-blocks.queries.ts'

/** Entries and results of a trainee's stays. */
export async function blockTimeline(ctx: SignedCtx, { id }: TraineeRef): Promise<TimelineEntry[]> {
  const { timeline: words } = blockWords[ctx.language]
  return (await findTraineeBlocks(ctx.db, [id])).flatMap((b) => {
    const department = labelIn(ctx.language, b.department, b.departmentEn)
    const note = b.supervisor && fillSentence(words.supervisor, { name: b.supervisor })

    const entered = b.enteredOn
      ? [
          {
            at: startOfDayInChina(b.enteredOn),
            what: fillSentence(words.entered, { department }),
            note,
          },
        ]
      : []

    const result = resultOf(b.state)
    const at = b.assessedAt ?? startOfDayInChina(b.endsOn)

    return [
      ...entered,
      ...(result ? [{ at, what: fillSentence(words[result], { department }) }] : []),
    ]
  })
}

type Blocks = Awaited<ReturnType<typeof findTraineeBlocks>>
type Training = Awaited<ReturnType<typeof findTrainings>>[number]
type DaysOut = Awaited<ReturnType<typeof findDaysOutOf>>

/**
 * Months of rotation that are passed, of all that are to be trained; failed stays without a repeat;
 * absence within its limit.
 */
export async function blockCompletion(
  ctx: SignedCtx,
  trainees: readonly TraineeRef[],
): Promise<CompletionLines> {
  const ids = trainees.map(({ id }) => id)

  const [blocks, daysOut, trainings, absence] = await Promise.all([
    findTraineeBlocks(ctx.db, ids),
    findDaysOutOf(ctx.db, ids),
    findTrainings(ctx.db, ids),
    absenceCompletion(ctx, trainees),
  ])

  const ofOne = (training: Training) => ({
    blocks: blocks.filter((b) => b.traineeId === training.id),
    daysOut: daysOut.filter((out) => out.traineeId === training.id),
  })

  return new Map(
    trainings.map((training) => [
      training.id,
      [rotationLine(ctx, training, ofOne(training)), ...(absence.get(training.id) ?? [])],
    ]),
  )
}

/** Days that no stay fills are less than a month. */
const A_MONTH = 1

function rotationLine(
  ctx: SignedCtx,
  training: Training,
  { blocks, daysOut }: { blocks: Blocks; daysOut: DaysOut },
): CompletionLine {
  const { completion: words } = blockWords[ctx.language]

  const line = {
    key: 'rotations',
    label: words.rotations,
    path: '/rotation/own',
    staffPath: `/rotation/trainees?id=${training.id}`,
  }

  if (blocks.length === 0) return { ...line, state: 'unrecorded' }

  const failed = blocks.filter(
    (b) => resultOf(b.state) === 'failed' && !blocks.some((other) => other.repeatsId === b.id),
  )
  const today = dayInChina(ctx.now())

  const months = trainingMonths({
    startsOn: training.startsOn,
    plannedEnd: training.plannedEnd,
    stays: blocks,
    daysOut,
    today,
  })

  const isDone =
    months.running + months.ahead === 0 && months.unplaced < A_MONTH && failed.length === 0

  const detail = [
    fillSentence(words.done, { done: months.passed, all: months.all }),
    ...(failed.length ? [fillSentence(words.failed, { count: failed.length })] : []),
  ].join(' · ')

  // a failed stay is behind at any time
  const share = failed.length === 0 && months.all > 0 ? { share: months.passed / months.all } : {}

  return { ...line, state: isDone ? 'met' : 'missing', detail, ...share }
}
