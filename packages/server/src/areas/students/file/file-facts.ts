import {
  type FileField,
  PERSONAL_FIELDS,
} from '@residency/contract/areas/students/file/field.contract'
import { maskNumber } from '@residency/contract/kernel'
import type { Ctx } from '../../../platform/http/ctx.ts'
import type { FileRow } from './file.queries.ts'
import type { Facts } from './file.rules.ts'

type Opener = Pick<Ctx, 'fields'>

/** Where a personal value of a file is sealed. */
export const fileCell = (
  column: 'address' | 'contact_mobile' | 'bank_account',
  traineeId: number,
) => ({
  table: 'trainee_files',
  column,
  row: traineeId,
})

const textOf = (value: number | null) => (value === null ? null : String(value))

/** The facts of a file, decrypted; each is a text. */
export const factsOf = (ctx: Opener, r: FileRow): Facts => ({
  realName: r.realName,
  gender: textOf(r.gender),
  birthDate: r.birthDate,
  idCard: ctx.fields.openCell({ table: 'users', column: 'id_card', row: r.userId }, r.idCardSealed),
  mobile: ctx.fields.openCell({ table: 'users', column: 'mobile', row: r.userId }, r.mobileSealed),
  education: r.education,
  degree: r.degree,
  graduationSchool: r.graduationSchool,
  studyMajor: r.studyMajor,
  ethnicCode: r.ethnicCode,
  maritalStatus: textOf(r.maritalStatus),
  politicalStatus: r.politicalStatus,
  regionCode: r.regionCode,
  email: r.email,
  address: ctx.fields.openCell(fileCell('address', r.id), r.addressSealed),
  contactName: r.contactName,
  contactMobile: ctx.fields.openCell(fileCell('contact_mobile', r.id), r.contactMobileSealed),
})

export const isPersonal = (field: string): boolean =>
  (PERSONAL_FIELDS as readonly string[]).includes(field)

export const isNumber = (field: string): boolean => isPersonal(field) && field !== 'address'

/** Facts as a screen shows them: numbers masked; the address is for its owner. */
export function presentFacts(facts: Facts, isOwn: boolean): Facts {
  const masked = {
    idCard: maskNumber(facts.idCard),
    mobile: maskNumber(facts.mobile),
    contactMobile: maskNumber(facts.contactMobile),
  }

  return { ...facts, ...masked, address: isOwn ? facts.address : null }
}

export const bankAccountOf = (ctx: Opener, r: { id: number; bankAccountSealed: string | null }) =>
  ctx.fields.openCell(fileCell('bank_account', r.id), r.bankAccountSealed)

export type FactValue = {
  traineeId: number
  userId: number
  field: FileField
  value: string | null
}
