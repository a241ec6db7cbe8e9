import { MIGRATION_LOCK } from '../db/migrate/migrate.ts'
import type { Objects } from '../files/objects.ts'
import { countRelations, openOwner } from './catalogue.ts'
import { checkBackup, filesIn, readFileOf } from './check-backup.ts'
import { BackupRefused, type FileEntry, type Manifest } from './manifest.ts'
import { migrationsOf, restoreDatabase } from './restore-database.ts'
import { type BackupDeps, writeAudit } from './take-backup.ts'

const AT_ONCE = 4

async function mustBeEmpty(files: Objects) {
  for await (const { name } of files.list(''))
    throw new BackupRefused(
      `The files store is not empty (it holds ${name}): a backup is restored only into an empty one.`,
    )
}

async function restoreFiles(folder: string, files: Objects) {
  let group: FileEntry[] = []

  const write = async () => {
    await Promise.all(group.map((entry) => files.write(entry.name, readFileOf(folder, entry))))
    group = []
  }

  for await (const entry of filesIn(folder)) if (group.push(entry) === AT_ONCE) await write()

  await write()
}

/**
 * Restores a backup into an empty database and an empty file store. The backup is verified
 * completely before anything is written. Files come first, then the database in one transaction, so
 * that a database with rows is complete. `afterwards` are SQL statements of the areas for state
 * that a backup cannot contain (jobs, uploads in progress).
 */
export async function restoreBackup(
  { owner, files, keys, now }: BackupDeps,
  folder: string,
  from: { migrations: string; keyFile: string; afterwards: readonly string[] },
): Promise<Manifest> {
  const client = await openOwner(owner)
  try {
    // a concurrent start waits until the database is complete
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])

    const relations = await countRelations(client)
    if (relations)
      throw new BackupRefused(
        'The database is not empty: a backup is restored only into an empty one. Nothing was changed.',
      )

    await mustBeEmpty(files)

    const manifest = await checkBackup(folder, keys, from.keyFile)
    const migrations = await migrationsOf(manifest, from.migrations)

    await restoreFiles(folder, files)
    await client.query('begin')
    await restoreDatabase(client, manifest, folder, migrations)

    for (const statement of from.afterwards) await client.query(statement)

    await writeAudit(
      client,
      'accounts.backup.restore',
      { takenAt: manifest.takenAt, files: manifest.files.count },
      now(),
    )

    await client.query('commit')
    await client.query('analyze')

    return manifest
  } finally {
    await client.end().catch(() => {})
  }
}
