import { accountsErrors } from '@residency/contract/areas/accounts/errors'
import type { UserForm } from '@residency/contract/areas/accounts/user.contract'
import { documentKindOf, readDocument } from '@residency/contract/kernel/identity-document'
import { dayInChina } from '../../../platform/clock.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'

export const USER_CONSTRAINTS = {
  users_username: accountsErrors.usernameTaken,
  users_mobile: accountsErrors.mobileTaken,
  users_id_card: accountsErrors.idCardTaken,
  users_chest_arr_num: accountsErrors.badgeTaken,
}

/** Personal numbers as sealed columns; an unchanged mask, or a field missing in `given`, leaves the column out. */
export function sealedNumbers(ctx: SignedCtx, userId: number, given: Pick<UserForm, 'mobile' | 'idCard'>, isNew: boolean) {
  const out: {
    mobile_sealed?: string | null
    mobile_hash?: string | null
    id_card_sealed?: string | null
    id_card_hash?: string | null
    id_kind?: string
  } = {}
  if (!given.mobile?.includes('*')) {
    out.mobile_sealed = ctx.fields.sealCell({ table: 'users', column: 'mobile', row: userId }, given.mobile)
    out.mobile_hash = given.mobile && ctx.fields.hashOf('mobile', given.mobile)
  }
  // the published client has no such field: absent does not mean "delete"
  if (given.idCard && !given.idCard.includes('*')) {
    const kind = documentKindOf(given.idCard)
    const read = readDocument(kind, given.idCard, dayInChina(ctx.now()))
    if ('fault' in read) throw fail(accountsErrors.idCardWrong)
    out.id_card_sealed = ctx.fields.sealCell({ table: 'users', column: 'id_card', row: userId }, read.number)
    out.id_card_hash = ctx.fields.hashOf('idCard', read.number)
    out.id_kind = kind
  }
  return isNew ? { mobile_sealed: null, mobile_hash: null, id_card_sealed: null, id_card_hash: null, ...out } : out
}

/** The unsealed columns of the form. */
export const plainColumns = (form: UserForm) => ({
  username: form.username.toLowerCase(),
  nickname: form.nickname,
  real_name: form.realName,
  gender: form.gender,
  avatar: form.avatar,
  email: form.email,
  status: form.status,
  department_id: form.deptId,
  chest_arr_num: form.chestArrNum,
})
