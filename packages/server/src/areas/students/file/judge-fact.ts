import { fileErrors as errors } from '@residency/contract/areas/students/file/access'
import {
  DICTIONARY_OF,
  FIELD_SHAPES,
  type FileField,
} from '@residency/contract/areas/students/file/field.contract'
import { fileWords } from '@residency/contract/areas/students/file/text'
import { documentKindOf, readDocument } from '@residency/contract/kernel/identity-document'
import { dayInChina } from '../../../platform/clock.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'
import { isDictValue, isRegionCode } from '../../settings/settings.public.ts'

/** A fact as it is kept; refused with the name of the form's field where it is not right. */
export async function judgeFact(
  ctx: SignedCtx,
  field: FileField,
  typed: string,
  at: string = field,
): Promise<string> {
  const wrong = () =>
    fail({ ...errors.factWrong, field: at }, { field: fileWords[ctx.language].fields[field] })
  const read = FIELD_SHAPES[field].safeParse(typed)
  if (!read.success) throw wrong()

  const value = read.data
  const today = dayInChina(ctx.now())

  if (field === 'idCard') {
    const card = readDocument(documentKindOf(value), value, today)
    if ('fault' in card) throw wrong()

    return card.number
  }

  if (field === 'birthDate' && value >= today) throw wrong()
  if (field === 'regionCode' && !isRegionCode(value)) throw wrong()

  const dictionary = (DICTIONARY_OF as Readonly<Record<string, string>>)[field]
  if (dictionary && !(await isDictValue(ctx.db, dictionary, value))) throw wrong()

  return value
}
