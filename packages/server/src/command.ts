import { existsSync, readFileSync, renameSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { PRODUCT_COMMIT, PRODUCT_VERSION } from '@residency/contract/kernel/version'
import { changeCertificateKey } from './areas/students/students.public.ts'
import { AREAS } from './areas.ts'
import { everyOf } from './platform/area.ts'
import { checkAudit } from './platform/audit/sealer.ts'
import { openOwner } from './platform/backup/catalogue.ts'
import { checkBackup } from './platform/backup/check-backup.ts'
import type { Manifest } from './platform/backup/manifest.ts'
import { restoreBackup } from './platform/backup/restore-backup.ts'
import { type BackupDeps, takeBackup, writeAudit } from './platform/backup/take-backup.ts'
import { momentAfter } from './platform/clock.ts'
import { type Config, readConfig } from './platform/config/config.ts'
import { fieldCrypto } from './platform/crypto/fields.ts'
import { type Keys, openKeys } from './platform/crypto/keys.ts'
import { countFormerValues } from './platform/crypto/rewrite-values.ts'
import { rotateKeyFile } from './platform/crypto/rotate-key-file.ts'
import { openDatabase, openOwnerDatabase } from './platform/db/connect/open-database.ts'
import type { Db } from './platform/db/connect/pool.ts'
import { findPendingMigrations } from './platform/db/migrate/find-pending-migrations.ts'
import { openObjects } from './platform/files/stores.ts'

type Done = { lines: string[]; ok: boolean }
type Command = (config: Config, keys: Keys, folder: string | undefined) => Promise<Done>

const MIGRATIONS = join(import.meta.dirname, 'migrations')
const silent = () => {}
const PRODUCT = { version: PRODUCT_VERSION, commit: PRODUCT_COMMIT }

/**
 * What a backup cannot hold, the areas put right: the queue and the bytes of uploads in progress
 * stay behind.
 */
const AFTER_RESTORE = AREAS.flatMap(({ afterRestore = [] }) => afterRestore)

async function withDatabase(config: Config, keys: Keys, work: (db: Db) => Promise<Done>) {
  const database = await openDatabase(config, keys, MIGRATIONS, silent, silent)
  return work(database.db).finally(database.close)
}

async function withOwner<T>(config: Config, keys: Keys, work: (deps: BackupDeps) => Promise<T>) {
  const { owner, close } = await openOwnerDatabase(config, silent)
  try {
    const { files, close: closeFiles } = await openObjects(config)
    return await work({ owner, files, keys, product: PRODUCT, now: () => new Date() }).finally(
      closeFiles,
    )
  } finally {
    await close()
  }
}

const given = (folder: string | undefined) => {
  if (!folder) throw new Error('Name the folder of the backup: npm run backup -- /path/to/folder')
  return resolve(process.env.INIT_CWD ?? '.', folder)
}

const sizeOf = ({ tables, files }: Manifest) =>
  `${tables.length} tables with ${tables.reduce((sum, t) => sum + t.rows, 0)} rows, ${files.count} files with ${files.bytes} bytes`

/** Audits a check where there is a database: a backup may be checked on any machine. */
async function recordCheck(config: Config, { takenAt }: Manifest) {
  if (!config.DATABASE_URL && !existsSync(config.DATA_DIR)) throw new Error('no database here')

  const { owner, close } = await openOwnerDatabase(config, silent)

  try {
    const client = await openOwner(owner)
    await writeAudit(client, 'accounts.backup.check', { takenAt }, new Date()).finally(() =>
      client.end(),
    )
  } finally {
    await close()
  }
}

/** `npm run <name>`: what is done at the terminal, with or without a running server. */
const COMMANDS: Record<string, Command> = {
  outbox: (config, keys) =>
    withDatabase(config, keys, async (db) => {
      const fields = fieldCrypto(keys)

      const rows = await db
        .selectFrom('smsOutbox')
        .selectAll()
        .orderBy('id', 'desc')
        .limit(50)
        .execute()

      const open = (column: string, row: number, sealed: string) =>
        fields.openCell({ table: 'sms_outbox', column, row }, sealed)

      const lines = rows
        .reverse()
        .map(
          (r) =>
            `${r.createdAt.toISOString()}  ${open('mobile', r.id, r.mobileSealed)}  ${open('text', r.id, r.textSealed)}`,
        )

      return { lines: lines.length ? lines : ['The outbox is empty.'], ok: true }
    }),
  'audit-check': (config, keys) =>
    withDatabase(config, keys, async (db) => {
      const { sealed, unsealed, broken } = await checkAudit(db, keys.audit, config.auditHeadFile)
      if (broken)
        return {
          lines: [`BROKEN at seal ${broken.seq}, audit row ${broken.entryId}: ${broken.why}.`],
          ok: false,
        }

      return {
        lines: [`The audit chain is whole: ${sealed} rows sealed, ${unsealed} waiting.`],
        ok: true,
      }
    }),
  'certificate-new-key': (config, keys) =>
    withDatabase(config, keys, async (db) => {
      const id = await changeCertificateKey({
        db,
        fields: fieldCrypto(keys),
        now: () => new Date(),
      })

      return {
        lines: [`Certificates are signed by key ${id} from now on; the former stays published.`],
        ok: true,
      }
    }),

  /** New keys, which come into use when every process has read them; `folder` is the minutes. */
  async 'keys-rotate'(config, _keys, minutes = '10') {
    const wait = Number(minutes)
    if (!Number.isInteger(wait) || wait < 2 || wait > 1440)
      throw new Error(
        'Name the minutes until the new keys are used, 2 to 1440: npm run keys:rotate -- 10',
      )

    const now = new Date()
    const { id, from } = rotateKeyFile(config.KEY_FILE, now, momentAfter(now, wait * 60_000))

    return {
      lines: [
        `Keys ${id} are in ${config.KEY_FILE} and come into use at ${from.toISOString()}.`,
        'Until then copy the file to every other server and to the place where you keep it.',
        'Stored values are then written under them in the background; npm run keys:status shows how many are left.',
      ],
      ok: true,
    }
  },
  'keys-status': (config, keys) =>
    withDatabase(config, keys, async (db) => {
      const columns = everyOf(AREAS, 'sealed')
      const { left, lost } = await countFormerValues({ db, keys, columns })
      const { current } = keys.field

      return {
        lines: [
          left
            ? `${left} values and files are still under former keys; ${current} is in use.`
            : `Every value and file is under the keys in use (${current}). The audit log and older backups still need the former ones: keep them.`,
          ...(lost
            ? [
                `${lost} files more are lost in the store and stay under their key; the next backup names them.`,
              ]
            : []),
        ],
        ok: true,
      }
    }),

  /**
   * For an installation with a database server: with the embedded database the first start makes
   * the keys.
   */
  async 'new-keys'(config) {
    return {
      lines: [`Made the key file ${config.KEY_FILE}: keep a copy apart from the backups.`],
      ok: true,
    }
  },
  async 'schema-check'(config) {
    const { owner, close } = await openOwnerDatabase(config, silent)
    const pending = await findPendingMigrations(owner, MIGRATIONS).finally(close)
    return {
      lines: [
        `Migrations to apply: ${pending.length}${pending.length ? ` (${pending.join(', ')})` : ''}.`,
      ],
      ok: true,
    }
  },
  async 'audit-head'(config) {
    const heads = existsSync(config.auditHeadFile)
      ? readFileSync(config.auditHeadFile, 'utf8').trim().split('\n')
      : []

    return { lines: [heads.at(-1) || 'Nothing is sealed yet.'], ok: true }
  },
  async backup(config, keys, folder) {
    const to = given(folder)
    const manifest = await withOwner(config, keys, (deps) => takeBackup(deps, to))
    const { missing } = manifest.files
    const lines = [
      `Backup of ${manifest.takenAt} written to ${to}: ${sizeOf(manifest)}. Keep ${config.KEY_FILE} apart from it.`,
    ]

    if (missing.length)
      lines.push(
        `The store had not every file: ${missing.length} missing, named in the manifest (first ${missing[0]}).`,
      )

    return { lines, ok: missing.length === 0 }
  },
  async 'backup-check'(config, keys, folder) {
    const manifest = await checkBackup(given(folder), keys, config.KEY_FILE)
    const note = await recordCheck(config, manifest).then(
      () => 'The check is on the page of the system’s health.',
      () => 'The check was not recorded, because the database is not within reach.',
    )

    return {
      lines: [`The backup of ${manifest.takenAt} is whole: ${sizeOf(manifest)}.`, note],
      ok: true,
    }
  },
  async restore(config, keys, folder) {
    const from = { migrations: MIGRATIONS, keyFile: config.KEY_FILE, afterwards: AFTER_RESTORE }
    const manifest = await withOwner(config, keys, (deps) =>
      restoreBackup(deps, given(folder), from),
    )
    const lines = [
      `Restored the backup of ${manifest.takenAt}: ${sizeOf(manifest)}. Start the product as usual.`,
    ]

    if (existsSync(config.auditHeadFile)) {
      // its heads are later than what was restored, and would call the audit chain broken
      const movedTo = `${config.auditHeadFile}.before-restore-${Date.now()}`
      renameSync(config.auditHeadFile, movedTo)
      lines.push(`The audit heads written since then were put aside: ${movedTo}.`)
    }

    return { lines, ok: true }
  },
}

async function run(name: string | undefined, folder: string | undefined) {
  const command = COMMANDS[name ?? '']
  if (!command) throw new Error(`Commands: ${Object.keys(COMMANDS).join(', ')}`)

  const config = readConfig(process.env)
  const makesKeys = name === 'new-keys'
  const { keys, created } = openKeys(config.KEY_FILE, makesKeys)
  if (makesKeys && !created)
    throw new Error(`KEY_FILE: ${config.KEY_FILE} exists already and stays as it is.`)

  const { lines, ok } = await command(config, keys, folder)

  for (const line of lines) console.log(line)

  process.exitCode = ok ? 0 : 1
}

run(process.argv[2], process.argv[3]).catch((error: Error) => {
  console.error(error.message)
  process.exit(1)
})
