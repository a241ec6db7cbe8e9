import { inductionErrors as errors } from '@residency/contract/areas/exams/induction/access'
import type { VideosForm } from '@residency/contract/areas/exams/induction/train.contract'
import { changeRecord } from '../../../platform/db/records.ts'
import { checkVersion } from '../../../platform/db/versions.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'
import { claimFiles, releaseFiles } from '../../files/files.public.ts'
import { findTrainForUpdate } from './train.queries.ts'
import {
  completePeople,
  dropVideos,
  findVideoIds,
  findVideoKeys,
  keepVideos,
  TRAIN,
} from './video.queries.ts'

/**
 * Writes videos and documents of a train in their order: what is left out is deleted, or hidden if
 * somebody has begun it.
 */
export const saveTrainVideos = (
  ctx: SignedCtx,
  { id, version, videos }: VideosForm & { id: number; version: number },
) =>
  inTransaction(ctx, async (tx) => {
    const before = checkVersion(await findTrainForUpdate(tx.db, id), version)
    const known = await findVideoIds(tx.db, id)
    const kept = videos.flatMap((one) => (one.id === null ? [] : [one.id]))
    if (!kept.every((one) => known.has(one)) || new Set(kept).size !== kept.length)
      throw fail(errors.inductionVideoUnknown)

    const record = { kind: TRAIN, id }

    await claimFiles(tx, {
      keys: videos.map(({ filePath }) => filePath),
      purposes: ['course'],
      record,
      field: 'videos',
    })

    await dropVideos(tx.db, id, kept)
    await keepVideos(tx.db, id, videos)
    // hidden ones keep their file: somebody's progress refers to it
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
