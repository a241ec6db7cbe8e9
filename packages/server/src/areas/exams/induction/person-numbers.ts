import { inductionErrors as errors } from '@residency/contract/areas/exams/induction/access'
import { readAnyDocument } from '@residency/contract/kernel/identity-document'
import { dayInChina } from '../../../platform/clock.ts'
import type { Ctx } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'

export type Numbers = { mobile: string; idCard: string }

const cell = (column: 'mobile' | 'id_card', row: number) => ({
  table: 'learning_induction_people',
  column,
  row,
})

/** The numbers of a person as columns: sealed for the row, and by keyed hash for look-ups. */
export const numberColumns = (
  { fields }: Pick<Ctx, 'fields'>,
  id: number,
  { mobile, idCard }: Numbers,
) => ({
  mobileSealed: fields.sealCell(cell('mobile', id), mobile),
  mobileHash: fields.hashOf('mobile', mobile),
  idCardSealed: fields.sealCell(cell('id_card', id), idCard),
  idCardHash: fields.hashOf('idCard', idCard),
})

type SealedNumbers = { id: number; mobileSealed: string | null; idCardSealed: string | null }

/** The numbers of a person, opened; null once they were erased. */
export const openNumbers = ({ fields }: Pick<Ctx, 'fields'>, row: SealedNumbers) => ({
  mobile: fields.openCell(cell('mobile', row.id), row.mobileSealed),
  idCard: fields.openCell(cell('id_card', row.id), row.idCardSealed),
})

/** The card as it is stored; its shape was judged, the day was not. */
export function cardOf(ctx: Pick<Ctx, 'now'>, typed: string): string {
  const card = readAnyDocument(typed, dayInChina(ctx.now()))
  if ('fault' in card) throw fail(errors.cardWrong)

  return card.number
}
