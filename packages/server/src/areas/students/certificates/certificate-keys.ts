import { createHash, createPrivateKey, generateKeyPairSync, type KeyObject } from 'node:crypto'
import { sql } from 'kysely'
import type { FieldCrypto } from '../../../platform/crypto/fields.ts'
import type { Db } from '../../../platform/db/connect/pool.ts'

type KeyDeps = { db: Db; fields: FieldCrypto; now: () => Date }
export type SigningKey = { id: string; privateKey: KeyObject }

const privateCell = (id: string) => ({
  table: 'certificate_keys',
  column: 'private_sealed',
  row: id,
})

/**
 * A new key pair. Its id is the beginning of the SHA-256 of the raw public key, so that a published
 * key names itself.
 */
function newKey({ fields, now }: KeyDeps) {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519')
  const raw = publicKey.export({ format: 'jwk' }).x!
  const id = createHash('sha256').update(Buffer.from(raw, 'base64url')).digest('hex').slice(0, 8)
  const secret = privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64')

  return {
    id,
    publicKey: raw,
    privateSealed: fields.sealCell(privateCell(id), secret)!,
    createdAt: now(),
  }
}

/** Makes the first key at the first start; of several starts at once one makes it. */
export async function ensureCertificateKey(deps: KeyDeps) {
  const current = await deps.db
    .selectFrom('certificateKeys')
    .select('id')
    .where('retiredAt', 'is', null)
    .executeTakeFirst()
  if (current) return

  await deps.db
    .insertInto('certificateKeys')
    .values(newKey(deps))
    .onConflict((on) => on.doNothing())
    .execute()
}

/** Retires the key that signs and makes the next one; the former stays published. */
export async function changeCertificateKey(deps: KeyDeps): Promise<string> {
  return deps.db.transaction().execute(async (tx) => {
    await sql`lock table certificate_keys in exclusive mode`.execute(tx)

    await tx
      .updateTable('certificateKeys')
      .set({ retiredAt: deps.now() })
      .where('retiredAt', 'is', null)
      .execute()

    const key = newKey(deps)

    await tx.insertInto('certificateKeys').values(key).execute()

    return key.id
  })
}

/** The key that signs now. */
export async function findSigningKey({
  db,
  fields,
}: Pick<KeyDeps, 'db' | 'fields'>): Promise<SigningKey> {
  const row = await db
    .selectFrom('certificateKeys')
    .select(['id', 'privateSealed'])
    .where('retiredAt', 'is', null)
    .executeTakeFirstOrThrow()

  const secret = Buffer.from(fields.openCell(privateCell(row.id), row.privateSealed)!, 'base64')
  return { id: row.id, privateKey: createPrivateKey({ key: secret, format: 'der', type: 'pkcs8' }) }
}

export const findPublishedKeys = (db: Db) =>
  db
    .selectFrom('certificateKeys')
    .select(['id', 'publicKey', 'createdAt', 'retiredAt'])
    .orderBy('createdAt')
    .orderBy('id')
    .execute()
