import { studentsPermissions } from '@residency/contract/areas/students/access'
import { fileErrors as errors } from '@residency/contract/areas/students/file/access'
import { FILE_FIELDS } from '@residency/contract/areas/students/file/field.contract'
import { holds } from '@residency/contract/kernel'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { fail, found } from '../../../platform/http/fail.ts'
import { visibleTrainees } from '../students.policy.ts'
import {
  findFieldRules,
  findFile,
  findFileOf,
  findOpenFields,
  findTraineeOfEntry,
} from './file.queries.ts'
import { isDirect } from './file.rules.ts'
import { factsOf } from './file-facts.ts'
import { presentFile } from './present-file.ts'

/** The own file, with what its owner may change and how. */
export async function getOwnFile(ctx: SignedCtx) {
  const row = await findFileOf(ctx.db, ctx.actor.userId)
  if (!row) throw fail(errors.noFile)

  const [rules, open] = [
    new Map((await findFieldRules(ctx.db)).map((rule) => [rule.field, rule])),
    await findOpenFields(ctx.db, row.id),
  ]

  const facts = factsOf(ctx, row)

  const fields = FILE_FIELDS.map((field) => ({
    field,
    isDirect: isDirect(field, facts[field], rules.get(field)?.isProtected ?? false),
    needsPapers: rules.get(field)?.needsPapers ?? false,
    isWaiting: open.has(field),
  }))

  return { ...(await presentFile(ctx, row)), fields }
}

const visibleFile = async (ctx: SignedCtx, id: number) =>
  found(await findFile(ctx.db, visibleTrainees(ctx.actor), id))

/** The file of a trainee in the reader's scope. */
export const getTraineeFile = async (ctx: SignedCtx, { id }: { id: number }) =>
  presentFile(ctx, await visibleFile(ctx, id))

/** Whole numbers of a trainee in the reader's scope; that they were read is written down. */
export async function getFileWithPersonalData(ctx: SignedCtx, { id }: { id: number }) {
  const { idCard, mobile, contactMobile, address } = factsOf(ctx, await visibleFile(ctx, id))
  return { id, idCard, mobile, contactMobile, address }
}

/** The proofs of an entry are read by the owner of the file and by its readers. */
export async function mayReadEntry(ctx: SignedCtx, entryId: number): Promise<boolean> {
  const trainee = await findTraineeOfEntry(ctx.db, entryId)
  if (!trainee) return false
  if (trainee.userId === ctx.actor.userId) return true

  return (
    holds(ctx.actor, studentsPermissions.list) &&
    (await findFile(ctx.db, visibleTrainees(ctx.actor), trainee.id)) !== undefined
  )
}
