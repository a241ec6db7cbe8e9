import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkAudit } from './platform/audit/sealer.ts'
import { type Config, readConfig } from './platform/config.ts'
import { fieldCrypto } from './platform/crypto/fields.ts'
import { type Keys, openKeys } from './platform/crypto/keys.ts'
import { openHouseDatabase } from './platform/db/house-database.ts'
import type { Db } from './platform/db/pool.ts'

type Command = (db: Db, config: Config, keys: Keys) => Promise<{ lines: string[]; ok: boolean }>

/** `npm run <name>`: what is done at the terminal, beside or without a running server. */
const COMMANDS: Record<string, Command> = {
  async outbox(db, _config, keys) {
    const fields = fieldCrypto(keys)
    const rows = await db.selectFrom('sms_outbox').selectAll().orderBy('id', 'desc').limit(50).execute()
    const open = (column: string, row: number, sealed: string) => fields.openCell({ table: 'sms_outbox', column, row }, sealed)
    const lines = rows
      .reverse()
      .map((r) => `${r.created_at.toISOString()}  ${open('mobile', r.id, r.mobile_sealed)}  ${open('text', r.id, r.text_sealed)}`)
    return { lines: lines.length ? lines : ['The outbox is empty.'], ok: true }
  },
  async 'audit-check'(db, config, keys) {
    const { sealed, unsealed, broken } = await checkAudit(db, keys.audit, config.auditHeadFile)
    if (broken) return { lines: [`BROKEN at seal ${broken.seq}, audit row ${broken.entryId}: ${broken.why}.`], ok: false }
    return { lines: [`The audit chain is whole: ${sealed} rows sealed, ${unsealed} waiting.`], ok: true }
  },
  async 'audit-head'(_db, config) {
    const heads = existsSync(config.auditHeadFile) ? readFileSync(config.auditHeadFile, 'utf8').trim().split('\n') : []
    return { lines: [heads.at(-1) || 'Nothing is sealed yet.'], ok: true }
  },
}

async function run(name: string | undefined) {
  const command = COMMANDS[name ?? '']
  if (!command) throw new Error(`Commands: ${Object.keys(COMMANDS).join(', ')}`)
  const config = readConfig(process.env)
  const { keys } = openKeys(config.KEY_FILE, false)
  const database = await openHouseDatabase(
    config,
    keys,
    join(import.meta.dirname, 'migrations'),
    () => {},
    () => {},
  )
  try {
    const { lines, ok } = await command(database.db, config, keys)
    for (const line of lines) console.log(line)
    process.exitCode = ok ? 0 : 1
  } finally {
    await database.close()
  }
}
run(process.argv[2]).catch((error: Error) => {
  console.error(error.message)
  process.exit(1)
})
