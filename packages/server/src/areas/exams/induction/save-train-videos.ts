import { inductionErrors as errors } from '@residency/contract/areas/exams/induction/access'
import type { VideosForm } from '@residency/contract/areas/exams/induction/train.contract'
import { changeRecord } from '../../../platform/db/records.ts'
import { mustMatchVersion } from '../../../platform/db/versions.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'
import { claimFiles, releaseFiles } from '../../files/files.public.ts'
import { findTrainForUpdate } from './train.queries.ts'
import {
  completePeople,
  dropVideos,
  findVideoIds,
  findVideoKeys,
  replaceVideos,
  TRAIN,
} from './video.queries.ts'

/**
 * Writes videos and documents of a train in their order: what is left out is deleted, or hidden if
 * a person has begun it.
 */
export const saveTrainVideos = (
  ctx: SignedCtx,
  { id, version, videos }: VideosForm & { id: number; version: number },
) =>
  inTransaction(ctx, async (tx) => {
    const before = mustMatchVersion(await findTrainForUpdate(tx.db, id), version)
    const existingIds = await findVideoIds(tx.db, id)
    const remainingIds = videos.flatMap((video) => (video.id === null ? [] : [video.id]))
    if (
      !remainingIds.every((id) => existingIds.has(id)) ||
      new Set(remainingIds).size !== remainingIds.length
    )
      throw fail(errors.inductionVideoUnknown)

    const record = { kind: TRAIN, id }

    await claimFiles(tx, {
      keys: videos.map(({ filePath }) => filePath),
      purposes: ['course'],
      record,
      field: 'videos',
    })

    await dropVideos(tx.db, id, remainingIds)
    await replaceVideos(tx.db, id, videos)
    // Hidden ones keep their file: the progress of people refers to it.
    await releaseFiles(tx, record, await findVideoKeys(tx.db, id))
    await completePeople(tx.db, id, tx.now())

    const next = await changeRecord(tx, 'learningInductionTrains', before, {
      columns: {},
      action: 'learning.induction.videos',
      entity: 'inductionTrain',
      detail: { videos: videos.length },
    })

    return { id, version: next }
  })
