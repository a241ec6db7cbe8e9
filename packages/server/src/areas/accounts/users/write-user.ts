import { accountsErrors } from '@residency/contract/areas/accounts/access'
import type { UserForm } from '@residency/contract/areas/accounts/users/user.contract'
import { documentKindOf, readDocument } from '@residency/contract/kernel/identity-document'
import { dayInChina } from '../../../platform/clock.ts'
import type { ColumnValue } from '../../../platform/db/connect/pool.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'

export const USER_CONSTRAINTS = {
  users_username: accountsErrors.usernameTaken,
  users_mobile: accountsErrors.mobileTaken,
  users_id_card: accountsErrors.idCardTaken,
  users_chest_arr_num: accountsErrors.badgeTaken,
}

type DocumentRow = { idCardSealed: string | null; idKind: string }

type NumberColumns = {
  mobileSealed?: string | null
  mobileHash?: string | null
  idCardSealed?: string | null
  idCardHash?: string | null
  idKind?: ColumnValue<'users', 'idKind'>
}

/**
 * The number and kind of the document to store, judged by the rules of the kind; undefined: both
 * stay. The published client has no such fields: absent does not mean "delete", and without a kind
 * it follows from the number's shape. Another kind alone is judged by the stored number.
 */
function documentOf(
  ctx: SignedCtx,
  userId: number,
  input: Pick<UserForm, 'idKind' | 'idCard'>,
  stored: DocumentRow | null,
) {
  const typed = input.idCard && !input.idCard.includes('*') ? input.idCard : null
  const isOtherKind =
    stored !== null && input.idKind !== undefined && input.idKind !== stored.idKind
  const storedNumber = isOtherKind
    ? ctx.fields.openCell({ table: 'users', column: 'id_card', row: userId }, stored.idCardSealed)
    : null
  const number = typed ?? storedNumber
  if (number === null) return undefined

  const kind = input.idKind ?? documentKindOf(number)
  const read = readDocument(kind, number, dayInChina(ctx.now()))
  if ('fault' in read)
    throw fail(kind === 'id_card' ? accountsErrors.idCardWrong : accountsErrors.documentWrong)

  return { kind, number: read.number }
}

/**
 * Personal numbers as sealed columns; an unchanged mask, or a field missing in `input`, leaves the
 * column out. `stored`: of an account that exists.
 */
export function sealedNumbers(
  ctx: SignedCtx,
  userId: number,
  input: Pick<UserForm, 'mobile' | 'idKind' | 'idCard'>,
  stored: DocumentRow | null,
) {
  const out: NumberColumns = {}

  if (!input.mobile?.includes('*')) {
    out.mobileSealed = ctx.fields.sealCell(
      { table: 'users', column: 'mobile', row: userId },
      input.mobile,
    )
    out.mobileHash = input.mobile && ctx.fields.hashOf('mobile', input.mobile)
  }

  const document = documentOf(ctx, userId, input, stored)

  if (document) {
    out.idCardSealed = ctx.fields.sealCell(
      { table: 'users', column: 'id_card', row: userId },
      document.number,
    )

    out.idCardHash = ctx.fields.hashOf('idCard', document.number)
    out.idKind = document.kind
  }

  return stored === null
    ? { mobileSealed: null, mobileHash: null, idCardSealed: null, idCardHash: null, ...out }
    : out
}

/** The unsealed columns of the form. */
export const plainColumns = (form: UserForm) => ({
  username: form.username.toLowerCase(),
  nickname: form.nickname,
  realName: form.realName,
  gender: form.gender,
  avatar: form.avatar,
  email: form.email,
  status: form.status,
  departmentId: form.deptId,
  chestArrNum: form.chestArrNum,
})
