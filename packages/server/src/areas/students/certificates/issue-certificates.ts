import { completionErrors as errors } from '@residency/contract/areas/students/completion/access'
import { completionFlow } from '@residency/contract/areas/students/completion/completion.flow'
import { updateRows } from '../../../platform/db/versions.ts'
import { bulkAnswerOf, moveMany, type Obstacle } from '../../../platform/flow/move-many.ts'
import { idsOf } from '../../../platform/grouped.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { findUndrawable } from '../../../platform/pdf/glyphs.ts'
import { relationsToCompletion } from '../completion/completion.policy.ts'
import { type CompletionRow, findCompletionsForUpdate } from '../completion/completion.queries.ts'
import { visibleTrainees } from '../students.policy.ts'
import { findHospital, writeCertificates } from './write-certificates.ts'

/** A code that numbers can carry. */
const isUnitCode = (code: string | null) => code !== null && /^[A-Za-z0-9]{1,16}$/.test(code)

function obstacleOf(row: CompletionRow, hospital: string): Obstacle | null {
  if (!isUnitCode(row.unitCode))
    return { def: errors.certificateUnitCode, data: { unit: row.unit } }

  const undrawable = findUndrawable([row.realName, row.major, row.unit, hospital])
  return undrawable && { def: errors.certificateUndrawable, data: undrawable }
}

async function obstaclesTo(tx: SignedCtx, rows: readonly CompletionRow[]) {
  const hospital = await findHospital(tx)
  return new Map(
    rows.flatMap((row): [number, Obstacle][] => {
      const obstacle = obstacleOf(row, hospital)
      return obstacle ? [[row.id, obstacle]] : []
    }),
  )
}

/** Issues certificates of confirmed completions: numbered at once, drawn in the background. */
export async function issueCertificates(ctx: SignedCtx, { ids }: { ids: readonly number[] }) {
  const answer = await inTransaction(ctx, async (tx) => {
    const rows = await findCompletionsForUpdate(tx.db, visibleTrainees(tx.actor), ids)
    let batchId: number | null = null

    const request = {
      action: 'certify' as const,
      reason: null,
      ids,
      rows,
      obstacles: await obstaclesTo(tx, rows),
      relationsOf: (row: CompletionRow) => relationsToCompletion(row, tx.actor),
      nameOf: (row: CompletionRow) => row.realName,
    }

    const moved = await moveMany(tx, completionFlow, request, async (state, going) => {
      await updateRows(tx, 'completions', idsOf(going), { state })
      const holders = going.map(({ id, traineeId }) => ({
        completionId: id,
        traineeId,
        replacesId: null,
      }))

      batchId = (await writeCertificates(tx, holders)).batchId
    })

    return { ...bulkAnswerOf(tx, completionFlow, moved), undo: null, batchId }
  })

  ctx.services.jobs.nudge('certificates')

  return answer
}
