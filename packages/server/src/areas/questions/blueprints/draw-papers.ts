import { randomInt } from 'node:crypto'
import { paperErrors as errors } from '@residency/contract/areas/questions/papers/access'
import type {
  Blueprint,
  drawPapers as call,
} from '@residency/contract/areas/questions/papers/blueprint.contract'
import { paperFlow } from '@residency/contract/areas/questions/papers/paper.flow'
import type { InputOf } from '@residency/contract/kernel'
import { sql } from 'kysely'
import type { DrawResult } from '../../../algorithms/papers/draw-forms.ts'
import { anyId } from '../../../platform/db/patterns.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'
import { addItems } from '../papers/item.queries.ts'
import { mustBeOwnBase, paperColumns } from '../papers/save-paper.ts'
import type { DrawableQuestion } from './blueprint.rules.ts'
import { drawByBlueprint } from './draw-by-blueprint.ts'
import { sectionsFor } from './drawn-sections.rules.ts'
import { shortageText } from './shortage-text.ts'

const MAX_SEED = 2 ** 31 - 1

/**
 * Draws a paper, or parallel forms of one; refuses with the rows that lack questions, or with what
 * forms would have to share.
 */
export async function drawPapers(
  ctx: SignedCtx,
  { rows, forms, overlap, overlapUnit, ...form }: InputOf<typeof call, 'out'>,
) {
  await mustBeOwnBase(ctx, form.baseId)

  const blueprint = { rows, forms, overlap, overlapUnit, seed: randomInt(MAX_SEED) }
  const { drawn, drawable } = await drawByBlueprint(ctx, { ...blueprint, baseId: form.baseId })
  if (drawn.kind === 'lacking')
    throw fail(errors.blueprintLacking, { rows: await shortageText(ctx, rows, drawn.shortages) })
  if (drawn.kind === 'overlapping')
    throw fail(errors.blueprintOverlapping, { atLeast: drawn.atLeast, possible: drawn.possible })

  const ids = await inTransaction(ctx, (tx) => addPapers(tx, form, blueprint, drawn, drawable))

  return { ids, mostShared: drawn.mostShared }
}

type Form = Parameters<typeof paperColumns>[0]
type Whole = Extract<DrawResult, { kind: 'drawn' }>

async function addPapers(
  tx: SignedCtx,
  form: Form,
  blueprint: Blueprint & { seed: number },
  drawn: Whole,
  drawable: readonly DrawableQuestion[],
) {
  const dealt = drawn.forms.map((drawnForm) =>
    sectionsFor(tx.language, blueprint.rows, drawnForm, drawable),
  )
  const isFamily = dealt.length > 1

  const row = {
    ...paperColumns(form),
    blueprint: JSON.stringify(blueprint),
    createdBy: tx.actor.userId,
    createdAt: tx.now(),
    updatedAt: tx.now(),
  }

  const made = await tx.db
    .insertInto('learningPapers')
    .values(
      dealt.map(({ sections }, index) => ({
        ...row,
        sections: JSON.stringify(sections),
        form: isFamily ? String.fromCharCode(65 + index) : null,
      })),
    )
    .returning('id')
    .execute()

  const ids = made.map(({ id }) => id)

  if (isFamily)
    await sql`update learning_papers set family_id = ${ids[0]} where id = ${anyId(ids)}`.execute(
      tx.db,
    )

  await addItems(
    tx.db,
    dealt.flatMap(({ items }, at) => items.map((item) => ({ ...item, paperId: ids[at]! }))),
  )

  await tx.audit({
    action: 'learning.paper.draw',
    entity: paperFlow.name,
    entityId: ids[0]!,
    detail: { ids, mostShared: drawn.mostShared },
  })

  return ids
}
