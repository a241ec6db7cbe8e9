import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'
import { copyIn, copyOut } from '../db/copy.ts'
import { migrationNames } from '../db/migrate/find-pending-migrations.ts'
import { FORMER_BACKUP } from '../db/migrate/migrate.text.ts'
import { FIRST_FORMER_MIGRATION } from '../db/migrate/migrate.ts'
import { copyTarget, findForeignKeys, findTables, quoted } from './catalogue.ts'
import { BackupRefused, type Manifest, partOf } from './manifest.ts'
import { readPart } from './parts.ts'

/** The migrations of this version that the backup had: a prefix of the list, unchanged. */
export async function migrationsOf(
  manifest: Manifest,
  folder: string,
): Promise<{ name: string; hash: string; text: string }[]> {
  if (manifest.migrations.some(({ name }) => name === FIRST_FORMER_MIGRATION))
    throw new BackupRefused(FORMER_BACKUP)

  const names = migrationNames(folder)
  return Promise.all(
    manifest.migrations.map(async ({ name, hash }, i) => {
      if (names[i] !== name)
        throw new BackupRefused(
          `The backup was taken with a later version of the product (it knows ${name}): restore with that one.`,
        )

      const text = await readFile(join(folder, name), 'utf8')
      if (createHash('sha256').update(text).digest('hex') !== hash)
        throw new BackupRefused(
          `The backup was taken with another version of the product: ${name} is not the same.`,
        )

      return { name, hash, text }
    }),
  )
}

async function loadTable(client: pg.Client, table: Manifest['tables'][number], folder: string) {
  await copyIn(
    client,
    `copy ${copyTarget(table)} from stdin`,
    readPart(join(folder, partOf(table.name))),
  )

  const content = createHash('sha256')
  const back = copyOut(client, `copy ${copyTarget(table)} to stdout`)
  let step = await back.next()

  for (; !step.done; step = await back.next()) content.update(step.value)

  if (step.value !== table.rows || content.digest('hex') !== table.content)
    throw new BackupRefused(
      `The table ${table.name} did not come back as it was: ${step.value} rows of ${table.rows}.`,
    )
}

/** Creates the tables by the backup's migrations; throws if they are not those of the backup. */
async function createTables(client: pg.Client, manifest: Manifest, migrations: { text: string }[]) {
  await client.query(
    'create table schema_migrations (name text primary key, hash text not null, applied_at timestamptz not null default now())',
  )

  for (const { text } of migrations) await client.query(text)

  await client.query('set search_path = public')

  const shapes = await findTables(client)
  const targets = manifest.tables.map(copyTarget)
  if (
    shapes.length !== targets.length ||
    shapes.some((shape, i) => copyTarget(shape) !== targets[i])
  )
    throw new BackupRefused('The tables of the backup are not those that its migrations make.')

  return shapes
}

/**
 * Creates the tables by the backup's migrations and fills them, in the transaction open on
 * `client`. Every table is read back and compared. Needs no superuser: foreign keys are dropped and
 * created again, which validates them.
 */
export async function restoreDatabase(
  client: pg.Client,
  manifest: Manifest,
  folder: string,
  migrations: { text: string }[],
) {
  const shapes = await createTables(client, manifest, migrations)
  const foreignKeys = await findForeignKeys(client)

  for (const key of foreignKeys)
    await client.query(`alter table ${quoted(key.table)} drop constraint ${quoted(key.name)}`)

  const tables = shapes.map((shape) => quoted(shape.name))

  for (const table of tables) await client.query(`alter table ${table} disable trigger user`)

  await client.query(`truncate ${tables.join(', ')}`)

  for (const table of manifest.tables) await loadTable(client, table, folder)

  for (const { name, value, isCalled } of manifest.sequences)
    await client.query('select setval($1::regclass, $2::bigint, $3)', [
      quoted(name),
      value,
      isCalled,
    ])

  // xid8 values of the old server are meaningless on the new one, where the sealer would wait for
  // them
  await client.query(
    'update audit_entries e set txid = pg_current_xact_id() where not exists (select from audit_seals s where s.entry_id = e.id)',
  )

  for (const table of tables) await client.query(`alter table ${table} enable trigger user`)

  for (const key of foreignKeys)
    await client.query(
      `alter table ${quoted(key.table)} add constraint ${quoted(key.name)} ${key.rule}`,
    )
}
