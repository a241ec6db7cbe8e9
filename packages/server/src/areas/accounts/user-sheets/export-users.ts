import { accountsErrors } from '@residency/contract/areas/accounts/access'
import type { UserFilters } from '@residency/contract/areas/accounts/users/user.contract'
import { labelIn } from '@residency/contract/kernel'
import { secondInChina } from '../../../platform/clock.ts'
import { type Sheet, writeWorkbook, XLSX_TYPE } from '../../../platform/excel/write-sheet.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'
import { everyRowById } from '../../../platform/sheets/batches.ts'
import { countWritten, markOf } from '../../../platform/sheets/export-mark.ts'
import { visibleUsers } from '../accounts.policy.ts'
import { genderLabel, maskedMobile } from '../users/list-users.ts'
import { sheetWords } from './sheet-words.text.ts'
import { countUsers, findExportedUsers, findUserIds } from './user-export.queries.ts'

const MAX_EXPORTED = 200_000

const COLUMNS = [
  'username',
  'nicknameExported',
  'badge',
  'department',
  'gender',
  'mobile',
  'email',
  'createTime',
] as const

type Column = (typeof COLUMNS)[number]

/**
 * Matching users in the order of the list, in batches of their ids: no transaction stays open during
 * a slow download.
 */
async function* rowsOf(ctx: SignedCtx, filters: UserFilters) {
  const scope = visibleUsers(ctx.actor)
  const ids = await findUserIds(ctx.db, scope, filters, ctx.fields)

  for await (const user of everyRowById(ids, (some) =>
    findExportedUsers(ctx.db, scope, filters, ctx.fields, some),
  ))
    yield {
      username: user.username,
      nicknameExported: user.nickname,
      badge: user.chestArrNum,
      department: labelIn(ctx.language, user.department, user.departmentEn),
      gender: genderLabel(ctx.language, user.gender),
      mobile: maskedMobile(ctx, user),
      email: user.email,
      createTime: secondInChina(user.createdAt),
    }
}

/**
 * Exports all users matching the list's scope and filters, masked; audited with count and reason.
 * Paging is ignored.
 */
export async function exportUsers(
  ctx: SignedCtx,
  { reason, ...filters }: UserFilters & { reason: string | null },
) {
  const words = sheetWords(ctx.language)
  const count = await countUsers(ctx.db, visibleUsers(ctx.actor), filters, ctx.fields)
  if (count > MAX_EXPORTED) throw fail(accountsErrors.exportTooLong, { max: MAX_EXPORTED })

  // keywords may be a personal number, so they are not logged
  const { keywords, pageNum: _page, pageSize: _size, ...criteria } = filters

  await ctx.audit({
    action: 'accounts.user.export',
    entity: 'user',
    detail: { count, reason, filters: { ...criteria, hasKeywords: Boolean(keywords) } },
  })

  const columns = COLUMNS.map((key) => ({
    key,
    header: words.columns[key],
    width: key === 'email' || key === 'createTime' ? 24 : 16,
    ...(key === 'createTime' ? { kind: 'moment' as const } : {}),
  }))

  const { rows, written } = countWritten(rowsOf(ctx, filters))
  const sheet: Sheet<Column> = { name: words.users, columns, rows }

  return {
    filename: `${words.users}.xlsx`,
    type: XLSX_TYPE,
    body: writeWorkbook([sheet], markOf(ctx, written, reason)),
  }
}
