import {
  FILE_FIELDS,
  type FileField,
  type FileSection,
  IDENTITY_FIELDS,
  UNREVIEWED_FIELDS,
} from '@residency/contract/areas/students/file/field.contract'
import { fileWords } from '@residency/contract/areas/students/file/text'
import { kernelErrors } from '@residency/contract/kernel'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'
import { findFieldRules } from '../file/file.queries.ts'

const SECTION = 'section.'

/** What a fact or a list of a file is called. */
export function thingLabel({ language }: Pick<SignedCtx, 'language'>, thing: string): string {
  const { fields, fileSections } = fileWords[language]
  return thing.startsWith(SECTION)
    ? fileSections[thing.slice(SECTION.length) as FileSection]
    : fields[thing as FileField]
}

const isUnreviewed = (field: FileField) => (UNREVIEWED_FIELDS as readonly string[]).includes(field)

/**
 * Whether the office cannot say otherwise: facts of the account are always reviewed, its e-mail
 * address never is.
 */
const isFixed = (field: FileField) =>
  (IDENTITY_FIELDS as readonly string[]).includes(field) || isUnreviewed(field)

/** Which facts change by request only, in the order of the file. */
export async function listProtectedFields(ctx: SignedCtx) {
  const rules = new Map((await findFieldRules(ctx.db)).map((rule) => [rule.field, rule]))
  return FILE_FIELDS.map((field) => {
    const rule = rules.get(field)

    const marks = {
      isProtected: rule?.isProtected ?? false,
      needsPapers: rule?.needsPapers ?? false,
    }

    return { field, label: thingLabel(ctx, field), ...marks, isFixed: isFixed(field) }
  })
}

type Rule = { field: FileField; isProtected: boolean; needsPapers: boolean }

/**
 * Says of a fact whether it is reviewed; requests that wait stay. Facts of the account are always
 * reviewed.
 */
export const saveProtectedField = (ctx: SignedCtx, { field, isProtected, needsPapers }: Rule) =>
  inTransaction(ctx, async (tx) => {
    if (isFixed(field) && isProtected === isUnreviewed(field)) throw fail(kernelErrors.inputWrong)

    const rule = { isProtected, needsPapers: isProtected && needsPapers }

    await tx.db
      .insertInto('traineeProtectedFields')
      .values({ field, ...rule })
      .onConflict((c) => c.column('field').doUpdateSet(rule))
      .execute()

    await tx.audit({
      action: 'students.change.fields',
      entity: 'traineeField',
      detail: { field, ...rule },
    })

    return null
  })
