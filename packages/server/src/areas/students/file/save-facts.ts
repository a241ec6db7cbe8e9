import { fileErrors as errors } from '@residency/contract/areas/students/file/access'
import {
  type FileField,
  STUDY_FIELDS,
} from '@residency/contract/areas/students/file/field.contract'
import type { saveOwnFacts as endpoint } from '@residency/contract/areas/students/file/file.contract'
import { fileWords } from '@residency/contract/areas/students/file/text'
import type { InputOf } from '@residency/contract/kernel'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { changedMeanwhile, fail } from '../../../platform/http/fail.ts'
import { recordDirectChanges } from '../changes/record-direct-changes.ts'
import { findFieldRules, findOwnFileForUpdate } from './file.queries.ts'
import { changedFacts, type Facts, isDirect } from './file.rules.ts'
import { factsOf } from './file-facts.ts'
import { judgeFact } from './judge-fact.ts'
import { writeFacts } from './write-facts.ts'

/** Facts of a study hang on the highest education: it is stated before them, or with them. */
function mustHaveEducation(ctx: SignedCtx, facts: Facts, fields: readonly FileField[]) {
  const orphan = fields.find((field) => field in STUDY_FIELDS)
  if (orphan && facts.education === null && !fields.includes('education'))
    throw fail(
      { ...errors.educationFirst, field: orphan },
      { field: fileWords[ctx.language].fields[orphan] },
    )
}

/**
 * Changes own facts that need no review, and fills in those that are empty; each is kept as a
 * record.
 */
export const saveOwnFacts = (
  ctx: SignedCtx,
  { facts: wanted, version }: InputOf<typeof endpoint, 'out'>,
) =>
  inTransaction(ctx, async (tx) => {
    const row = await findOwnFileForUpdate(tx.db, tx.actor.userId)
    if (!row) throw fail(errors.noFile)
    if (row.version !== version) throw changedMeanwhile()

    const facts = factsOf(tx, row)
    const fields = changedFacts(facts, wanted)
    if (fields.length === 0) return { version }

    const rules = new Map(
      (await findFieldRules(tx.db)).map((rule) => [rule.field, rule.isProtected]),
    )
    const guarded = fields.find(
      (field) => !isDirect(field, facts[field], rules.get(field) ?? false),
    )
    if (guarded)
      throw fail(
        { ...errors.fieldProtected, field: guarded },
        { field: fileWords[tx.language].fields[guarded] },
      )

    mustHaveEducation(tx, facts, fields)

    const values = []

    for (const field of fields)
      values.push({
        traineeId: row.id,
        userId: row.userId,
        field,
        value: wanted[field] ? await judgeFact(tx, field, wanted[field]) : null,
      })

    await writeFacts(tx, values)

    await recordDirectChanges(
      tx,
      row.id,
      values.map(({ field, value }) => ({ thing: field, before: facts[field], after: value })),
    )

    await tx.audit({
      action: 'students.file.save',
      entity: 'trainee',
      entityId: row.id,
      detail: { fields },
    })

    return { version: version + 1 }
  })
