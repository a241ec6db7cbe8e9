import { accountsWords } from '@residency/contract/areas/accounts/text'
import { labelIn } from '@residency/contract/kernel'
import type { OwnRecordPart, ShowNumber } from '../../../platform/area.ts'
import { secondInChina } from '../../../platform/clock.ts'
import type { ColumnValue } from '../../../platform/db/connect/pool.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { found } from '../../../platform/http/fail.ts'
import { labelOf } from '../audit/audit-log.ts'
import { findRolesOf } from '../roles/rights.queries.ts'
import { roleName } from '../roles/role-name.rules.ts'
import { findUser } from '../users/user.queries.ts'
import { findOwnBindings } from '../wechat/own-bindings.ts'
import {
  findAdministeredPlaces,
  findEntriesAbout,
  findEntriesBy,
  findFilesOf,
  findRecordsOfPerson,
  findSeenTour,
} from './own-record.queries.ts'
import { loginsOwnRecord } from './own-record-of-logins.ts'
import { ownRecordWords } from './privacy.text.ts'

const timeText = (instant: Date | null | undefined) => (instant ? secondInChina(instant) : null)

/** What accounts and files store about the actor. */
export async function* accountsOwnRecord(
  ctx: SignedCtx,
  show: ShowNumber,
): AsyncIterable<OwnRecordPart> {
  const { userId } = ctx.actor
  const words = ownRecordWords[ctx.language]
  const { fields, gender, auditResults } = accountsWords[ctx.language]
  const user = found(await findUser(ctx.db, { kind: 'all', hidesRoot: false }, userId))
  const open = (column: 'mobile' | 'id_card', sealed: string | null) =>
    ctx.fields.openCell({ table: 'users', column, row: userId }, sealed)

  yield {
    heading: words.about,
    record: { [words.about]: words.aboutFile, [words.exportedAt]: timeText(ctx.now()) },
  }

  yield {
    heading: words.account,
    record: {
      [fields.username]: user.username,
      [fields.nickname]: user.nickname,
      [fields.realName]: user.realName,
      [fields.gender]: user.gender === 1 || user.gender === 2 ? gender[user.gender] : null,
      [fields.mobile]: show(userId, 'mobile', open('mobile', user.mobileSealed)),
      [fields.idCard]: show(userId, 'idCard', open('id_card', user.idCardSealed)),
      [words.idCardSeenAt]: timeText(user.idCardSeenAt),
      [fields.email]: user.email,
      [fields.avatar]: user.avatar,
      [fields.chestArrNum]: user.chestArrNum,
      [fields.deptName]: labelIn(ctx.language, user.department, user.departmentEn),
      [words.createdAt]: timeText(user.createdAt),
      [fields.updateTime]: timeText(user.updatedAt),
      [words.passwordChangedAt]: timeText(user.passwordChangedAt),
      [words.tourSeenAt]: timeText((await findSeenTour(ctx.db, userId))?.seenAt),
    },
  }

  const recorded = await findRecordsOfPerson(ctx.db, userId)

  if (recorded)
    yield {
      heading: words.recordedPerson,
      record: {
        [words.recordedAs]: recorded.source,
        [fields.realName]: recorded.realName,
        [words.createdAt]: timeText(recorded.createdAt),
      },
    }

  const roles = await findRolesOf(ctx.db, userId)

  yield {
    heading: words.roles,
    records: roles.map((r) => ({
      [words.roleCode]: r.code,
      [words.roleName]: roleName(ctx.language, r),
    })),
  }

  const places = await findAdministeredPlaces(ctx.db, userId)

  yield {
    heading: words.administers,
    records: places.map((p) => ({ [p.kind === 'base' ? words.base : words.department]: p.name })),
  }

  const boundIn = (await findOwnBindings(ctx)).map((b) => [
    words.apps[b.app],
    timeText(b.boundAt),
    timeText(b.leftAt),
  ])

  const bindings = boundIn.map(([app, from, leftAt]) => ({
    [words.boundIn]: app,
    [words.boundAt]: from,
    [words.leftAt]: leftAt,
  }))

  yield { heading: words.wechat, records: bindings }
  yield* loginsOwnRecord(ctx)

  const files = await findFilesOf(ctx.db, userId)

  yield {
    heading: words.files,
    records: files.map((f) => ({
      [words.fileName]: f.name,
      [words.fileType]: f.type,
      [words.fileSize]: f.size,
      [words.purpose]: f.purpose,
      [words.createdAt]: timeText(f.createdAt),
    })),
  }

  const entry = (e: {
    at: Date
    action: string
    result: ColumnValue<'auditEntries', 'result'>
  }) => ({
    [fields.at]: timeText(e.at),
    [fields.action]: labelOf(ctx, e.action),
    [fields.result]: auditResults[e.result],
  })

  async function* byMe() {
    for await (const row of findEntriesBy(ctx.db, userId))
      yield { ...entry(row), [fields.ip]: row.ip }
  }

  // the address of another person's action is personal data of that person
  async function* profileParts() {
    for await (const row of findEntriesAbout(ctx.db, userId)) yield entry(row)
  }

  yield { heading: words.byMe, records: byMe() }
  yield { heading: words.aboutMe, records: profileParts() }
}
