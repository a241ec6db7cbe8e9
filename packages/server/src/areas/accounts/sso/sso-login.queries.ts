import { sql } from 'kysely'
import { tokenHash } from '../../../platform/crypto/tokens.ts'
import type { Ctx } from '../../../platform/http/ctx.ts'
import type { EndedLogins } from '../../../platform/sso/provider.ts'
import { isAccountInUse } from '../users/account-facts.queries.ts'

const cellOf = (id: number) => ({ table: 'sso_logins', column: 'id_token', row: id })
const subjectHash = (subject: string) => tokenHash(`sso.subject|${subject}`)
const keyHash = (loginKey: string) => tokenHash(`sso.key|${loginKey}`)

type SsoLogin = { userId: number; subject: string; loginKey: string | null; idToken: string | null }

/** Stores a login that the provider confirmed, until a browser uses it. Returns its id. */
export async function insertSsoLogin(
  ctx: Ctx,
  { userId, subject, loginKey, idToken }: SsoLogin,
): Promise<number> {
  const next = await sql<{
    id: number
  }>`select nextval(pg_get_serial_sequence('sso_logins', 'id')) as id`.execute(ctx.db)
  const { id } = next.rows[0]!

  await ctx.db
    .insertInto('ssoLogins')
    .values({
      id,
      userId,
      subjectHash: subjectHash(subject),
      keyHash: loginKey === null ? null : keyHash(loginKey),
      idTokenSealed: ctx.fields.sealCell(cellOf(id), idToken),
      createdAt: ctx.now(),
    })
    .execute()

  return id
}

/** The login of a one-time code that nobody has taken up, locked, with its enabled account. */
export const findUnusedLogin = (ctx: Ctx, id: number) =>
  ctx.db
    .selectFrom('ssoLogins as l')
    .innerJoin('users as u', 'u.id', 'l.userId')
    .select(['l.id', 'u.id as userId'])
    .where('l.id', '=', id)
    .where('l.sessionId', 'is', null)
    .where(isAccountInUse('u'))
    .forUpdate('l')
    .executeTakeFirst()

/** Ties a login to the session of this token. */
export const tieToSession = (ctx: Ctx, id: number, accessToken: string) =>
  ctx.db
    .updateTable('ssoLogins')
    .set((e) => ({
      sessionId: e
        .selectFrom('sessions')
        .select('sessions.id')
        .where('sessions.tokenHash', '=', tokenHash(accessToken)),
    }))
    .where('id', '=', id)
    .execute()

/**
 * Forgets the login of a session. Returns its ID token; undefined if no provider vouched for the
 * session.
 */
export async function claimLogin(
  ctx: Ctx,
  sessionId: string,
): Promise<{ idToken: string | null } | undefined> {
  const taken = await ctx.db
    .deleteFrom('ssoLogins')
    .where('sessionId', '=', sessionId)
    .returning(['id', 'idTokenSealed'])
    .executeTakeFirst()

  return taken && { idToken: ctx.fields.openCell(cellOf(taken.id), taken.idTokenSealed) }
}

/**
 * Forgets the logins that the provider ended, taken up or not: those of one login key, else all of
 * the person. A login without a key counts as every login of its person.
 */
export const deleteEndedLogins = (ctx: Ctx, { subject, loginKey }: EndedLogins) =>
  ctx.db
    .deleteFrom('ssoLogins')
    .where((e) => {
      const ofPerson = subject === null ? null : e('subjectHash', '=', subjectHash(subject))
      if (loginKey === null) return ofPerson ?? e.lit(false)

      const ofKey = e('keyHash', '=', keyHash(loginKey))

      return ofPerson
        ? e.or([e.and([ofKey, ofPerson]), e.and([e('keyHash', 'is', null), ofPerson])])
        : ofKey
    })
    .returning(['sessionId', 'userId'])
    .execute()
