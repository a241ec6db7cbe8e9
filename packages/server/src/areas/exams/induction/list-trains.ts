import { inductionPermissions as may } from '@residency/contract/areas/exams/induction/access'
import type { TrainFilters } from '@residency/contract/areas/exams/induction/train.contract'
import { holds, labelIn, toMoment } from '@residency/contract/kernel'
import type { Page } from '../../../platform/db/pages.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { found } from '../../../platform/http/fail.ts'
import { filesOf } from '../../files/files.public.ts'
import { actionsOnTrain, trainPhaseOf } from './train.policy.ts'
import {
  findTrain,
  findTrainChoices,
  findTrainExams,
  findTrainPage,
  type TrainRow,
} from './train.queries.ts'
import { findVideos, TRAIN } from './video.queries.ts'

const presentTrain = (ctx: SignedCtx, row: TrainRow) => ({
  id: row.id,
  name: row.title,
  videos: row.videos,
  people: row.people,
  learned: row.learned,
  version: row.version,
  intake: row.intake && labelIn(ctx.language, row.intake, row.intakeEn),
  opensAt: toMoment(row.opensAt),
  closesAt: toMoment(row.closesAt),
  phase: trainPhaseOf(row, ctx.now()),
  actions: actionsOnTrain(ctx.actor, row),
})

export async function listTrains(ctx: SignedCtx, filters: TrainFilters & Page) {
  const { rows, total } = await findTrainPage(ctx.db, filters, {
    now: ctx.now(),
    language: ctx.language,
  })
  return { list: rows.map((row) => presentTrain(ctx, row)), total }
}

export async function listTrainChoices(ctx: SignedCtx) {
  const { intakes, trains } = await findTrainChoices(ctx.db)
  return {
    intakes: intakes.map((row) => ({
      value: row.id,
      label: labelIn(ctx.language, row.name, row.nameEn),
    })),
    trains: trains.map((row) => ({ value: row.id, label: row.title })),
  }
}

export async function getTrain(ctx: SignedCtx, { id }: { id: number }) {
  const row = found(await findTrain(ctx.db, id))
  const files = new Map(
    (await filesOf(ctx.db, { kind: TRAIN, id })).map((file) => [file.filePath, file]),
  )
  const videos = await findVideos(ctx.db, id)
  const exams = await findTrainExams(ctx.db, id)

  return {
    ...presentTrain(ctx, row),
    intro: row.intro,
    intakeId: row.intakeId,
    needsAll: row.needsAll,
    list: videos.map(({ fileKey, kind, ...row }) => ({
      ...row,
      kind,
      file: found(files.get(fileKey)),
    })),
    exams: exams.map((row) => ({
      id: row.id,
      title: row.title,
      opensAt: toMoment(row.opensAt),
      closesAt: toMoment(row.closesAt),
    })),
  }
}

/**
 * Files of trains and notices are read by the office here, and by their people through a ticket of
 * their session.
 */
export const mayReadInduction = async (ctx: SignedCtx) => holds(ctx.actor, may.manage)
