import { completionErrors as errors } from '@residency/contract/areas/students/completion/access'
import { type BulkAnswer, errorSentence, joinItems, kernelErrors } from '@residency/contract/kernel'
import { constraintErrors } from '../../../platform/db/constraints.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { visibleTrainees } from '../students.policy.ts'
import { type CandidateRow, findCandidatesForUpdate } from './candidate.queries.ts'
import { type AreaLine, completionLinesOf, isUnmet } from './completion-lines.ts'
import { refOf } from './list-candidates.ts'
import type { UnmetLine } from './unmet.rules.ts'

/** Lines by name, as a sentence lists them. */
export const namesOfLines = (ctx: SignedCtx, lines: readonly { label: string }[]) =>
  joinItems(
    ctx.language,
    lines.map(({ label }) => label),
  )

function obstacleTo(
  ctx: SignedCtx,
  t: CandidateRow,
  unmet: readonly AreaLine[],
  reason: string | null,
) {
  if (t.userId === ctx.actor.userId) return { def: errors.completionOwn, data: {} }
  if (t.state !== null) return { def: errors.completionOpen, data: {} }
  if (t.plannedEnd === null) return { def: errors.completionEarly, data: {} }

  return unmet.length && reason === null
    ? { def: errors.completionUnmet, data: { lines: namesOfLines(ctx, unmet) } }
    : null
}

/** What is kept of a line that is not met. */
const unmetOf = (lines: ReadonlyMap<number, readonly AreaLine[]>) =>
  new Map(
    [...lines].map(([id, all]) => [
      id,
      all
        .filter(isUnmet)
        .map(({ area, key, state, label }): UnmetLine => ({ area, key, state, label })),
    ]),
  )

const insertProposals = (
  tx: SignedCtx,
  going: readonly CandidateRow[],
  unmet: ReadonlyMap<number, UnmetLine[]>,
  reason: string | null,
) =>
  tx.db
    .insertInto('completions')
    .values(
      going.map(({ id }) => ({
        traineeId: id,
        proposedBy: tx.actor.userId,
        reason,
        createdAt: tx.now(),
        unmet: JSON.stringify(unmet.get(id) ?? []),
      })),
    )
    .execute()

/**
 * Proposes completions, each judged by itself. What is not met is recorded by name, for any reason.
 */
export const proposeCompletions = (
  ctx: SignedCtx,
  { ids, reason }: { ids: readonly number[]; reason: string | null },
) =>
  inTransaction(ctx, async (tx): Promise<BulkAnswer> => {
    const rows = await findCandidatesForUpdate(tx.db, visibleTrainees(tx.actor), ids)

    const [lines, stored] = await Promise.all([
      completionLinesOf(tx, rows.map(refOf)),
      completionLinesOf({ ...tx, language: 'zh-cn' }, rows.map(refOf)),
    ])

    const judged = rows.map((t) => ({
      t,
      obstacle: obstacleTo(tx, t, (lines.get(t.id) ?? []).filter(isUnmet), reason),
    }))

    const going = judged.filter(({ obstacle }) => !obstacle).map(({ t }) => t)
    if (going.length) await insertProposals(tx, going, unmetOf(stored), reason)

    await tx.audit.all(
      going.map(({ id }) => ({
        action: 'students.completion.propose',
        entity: 'trainee',
        entityId: id,
        detail: { reason },
      })),
    )

    const seen = new Set(rows.map(({ id }) => id))

    const say = (it: {
      def: Parameters<typeof errorSentence>[2]
      data: Readonly<Record<string, unknown>>
    }) => errorSentence(tx.words, tx.language, it.def, it.data)

    const answers = [
      ...judged.map(({ t, obstacle }) => ({
        id: t.id,
        name: t.realName,
        isDone: !obstacle,
        why: obstacle ? say(obstacle) : null,
      })),
      ...ids
        .filter((id) => !seen.has(id))
        .map((id) => ({
          id,
          name: '',
          isDone: false,
          why: say({ def: kernelErrors.notFound, data: {} }),
        })),
    ]

    return { done: going.length, rows: answers.sort((a, b) => a.id - b.id), undo: null }
  }).catch(constraintErrors({ completions_open: errors.completionOpen }))
