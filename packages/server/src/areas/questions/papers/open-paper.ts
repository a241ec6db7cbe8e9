import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { found } from '../../../platform/http/fail.ts'
import { mustNotSit } from './must-not-sit.ts'
import { visiblePapers } from './paper.policy.ts'
import { findPaperForUpdate, type PaperRow } from './paper.queries.ts'

/** A paper in the actor's scope, locked for a change. People who are to sit it change nothing. */
export const openPaper = async (tx: SignedCtx, id: number): Promise<PaperRow> =>
  mustNotSit(found(await findPaperForUpdate(tx.db, visiblePapers(tx), id)))
