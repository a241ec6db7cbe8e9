import { sql } from 'kysely'
import { tokenHash } from '../../../platform/crypto/tokens.ts'
import type { Ctx } from '../../../platform/http/ctx.ts'
import type { EndedLogins } from '../../../platform/sso/provider.ts'

const cellOf = (id: number) => ({ table: 'sso_logins', column: 'id_token', row: id })
const subjectHash = (subject: string) => tokenHash(`sso.subject|${subject}`)
const keyHash = (loginKey: string) => tokenHash(`sso.key|${loginKey}`)

type SsoLogin = { userId: number; subject: string; loginKey: string | null; idToken: string | null }
/** Keeps a login that the provider vouched for, until a browser takes it up. Returns its id. */
export async function insertSsoLogin(ctx: Ctx, { userId, subject, loginKey, idToken }: SsoLogin): Promise<number> {
  const next = await sql<{ id: number }>`select nextval(pg_get_serial_sequence('sso_logins', 'id')) as id`.execute(ctx.db)
  const { id } = next.rows[0]!
  await ctx.db
    .insertInto('sso_logins')
    .values({
      id,
      user_id: userId,
      subject_hash: subjectHash(subject),
      key_hash: loginKey === null ? null : keyHash(loginKey),
      id_token_sealed: ctx.fields.sealCell(cellOf(id), idToken),
      created_at: ctx.now(),
    })
    .execute()
  return id
}

/** The login of a one-time code that nobody has taken up, locked, with its enabled account. */
export const findUntakenLogin = (ctx: Ctx, id: number) =>
  ctx.db
    .selectFrom('sso_logins as l')
    .innerJoin('users as u', 'u.id', 'l.user_id')
    .select(['l.id', 'u.id as userId'])
    .where('l.id', '=', id)
    .where('l.session_id', 'is', null)
    .where('u.status', '=', 1)
    .where('u.deleted_at', 'is', null)
    .forUpdate('l')
    .executeTakeFirst()

/** Ties a login to the session of this token. */
export const tieToSession = (ctx: Ctx, id: number, accessToken: string) =>
  ctx.db
    .updateTable('sso_logins')
    .set((e) => ({
      session_id: e.selectFrom('sessions').select('sessions.id').where('sessions.token_hash', '=', tokenHash(accessToken)),
    }))
    .where('id', '=', id)
    .execute()

/** Forgets the login of a session. Returns its ID token; undefined if no provider vouched for the session. */
export async function takeLoginOf(ctx: Ctx, sessionId: string): Promise<{ idToken: string | null } | undefined> {
  const taken = await ctx.db
    .deleteFrom('sso_logins')
    .where('session_id', '=', sessionId)
    .returning(['id', 'id_token_sealed'])
    .executeTakeFirst()
  return taken && { idToken: ctx.fields.openCell(cellOf(taken.id), taken.id_token_sealed) }
}

/**
 * Forgets the logins that the provider ended, taken up or not: those of one login key, else all of the person. A login without a key
 * counts as every login of its person.
 */
export const takeEndedLogins = (ctx: Ctx, { subject, loginKey }: EndedLogins) =>
  ctx.db
    .deleteFrom('sso_logins')
    .where((e) => {
      const ofPerson = subject === null ? null : e('subject_hash', '=', subjectHash(subject))
      if (loginKey === null) return ofPerson ?? e.lit(false)
      const ofKey = e('key_hash', '=', keyHash(loginKey))
      return ofPerson ? e.or([e.and([ofKey, ofPerson]), e.and([e('key_hash', 'is', null), ofPerson])]) : ofKey
    })
    .returning(['session_id', 'user_id'])
    .execute()
