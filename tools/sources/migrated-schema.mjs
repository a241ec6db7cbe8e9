// Run by check-migrations.mjs under tsx.
import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { startEmbedded } from '../../packages/server/src/platform/db/connect/embedded.ts'
import { ensureDatabase, migrate } from '../../packages/server/src/platform/db/migrate/migrate.ts'
import { schemaText } from '../../packages/server/src/platform/db/migrate/schema-text.ts'
import { checkMigrationFiles, recordHashes } from '../rules/migration-rules.mjs'
import { withColumnValues } from './state-types.mjs'

const root = resolve(import.meta.dirname, '../..')
const migrations = join(root, 'packages/server/src/migrations')
const schemaFile = join(migrations, 'schema.sql')
const typesFile = join(root, 'packages/server/src/platform/db/tables.gen.ts')
const DATABASE = 'migrated'

function kyselyTypes(server) {
  const require = createRequire(join(root, 'package.json'))
  const cli = join(require.resolve('kysely-codegen/package.json'), '..', 'dist/cli/bin.js')
  const out = join(server.folder, 'tables.gen.ts')
  const url = `postgres://${encodeURIComponent(server.user)}@/${DATABASE}?host=${encodeURIComponent(server.host)}`

  const args = [
    '--dialect',
    'postgres',
    '--url',
    url,
    '--type-mapping',
    '{"int8":"number"}',
    '--date-parser',
    'string',
    '--camel-case',
    '--out-file',
    out,
  ]

  execFileSync(process.execPath, [cli, ...args], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  })

  return readFileSync(out, 'utf8')
}

async function makeBoth() {
  // The database user must have access to the folder.
  const folder = mkdtempSync(join(tmpdir(), 'residency-migrations-'))
  chmodSync(folder, 0o755)

  const server = await startEmbedded(folder, () => {})

  try {
    const at = { host: server.host, user: server.user }
    await ensureDatabase(at, DATABASE)
    await migrate({ ...at, database: DATABASE }, migrations)

    const again = await migrate({ ...at, database: DATABASE }, migrations)
    if (again.applied.length)
      throw new Error(
        `A second run applied ${again.applied.map(({ name }) => name).join(', ')} again.`,
      )

    const { Client } = createRequire(join(root, 'packages/server/package.json'))('pg')
    const client = new Client({ ...at, database: DATABASE })

    await client.connect()

    const schema = await schemaText(client).finally(() => client.end())

    return { schema, types: withColumnValues(kyselyTypes({ ...at, folder }), schema) }
  } finally {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The first differing line, which shows the migration responsible. */
function firstDifference(wanted, found) {
  const [a, b] = [wanted.split('\n'), found.split('\n')]
  const index = a.findIndex((line, i) => line !== b[i])
  const line = index === -1 ? a.length : index

  return `line ${line + 1}\n  migrated: ${a[line] ?? '(end)'}\n  file:     ${b[line] ?? '(end)'}`
}

const files = readdirSync(migrations).filter(
  (name) => name !== 'schema.sql' && name.endsWith('.sql'),
)

const made = await makeBoth().catch((error) => {
  console.log(
    `The migrations could not be applied: ${error.message}${error.detail ? ` (${error.detail})` : ''}`,
  )
  process.exit(1)
})

const pairs = [
  [
    schemaFile,
    `-- Written by \`npm run db:generate\` from the migrated database. Never edited by hand.\n\n${made.schema}`,
  ],
  [typesFile, made.types],
]

const tables = made.schema.match(/^create table /gm)?.length ?? 0
let wrong = 0

const complain = (line) => {
  wrong += 1
  console.log(line)
}

if (files.length === 0 || tables === 0) complain('no migration made a table')

for (const [file, text] of pairs) {
  if (process.argv.includes('--write')) writeFileSync(file, text)
  else if (!existsSync(file))
    complain(`missing: ${file.slice(root.length + 1)}; npm run db:generate writes it`)
  else if (readFileSync(file, 'utf8') !== text)
    complain(
      `${file.slice(root.length + 1)} differs (npm run db:generate writes it): ${firstDifference(text, readFileSync(file, 'utf8'))}`,
    )
}

if (process.argv.includes('--write')) recordHashes(root)
for (const { rule, file, why } of checkMigrationFiles(root)) complain(`${rule}: ${file}: ${why}`)

console.log(
  `${files.length} migrations, ${tables} tables${process.argv.includes('--write') ? ', files written' : ''}, ${wrong} complaints`,
)

process.exitCode = wrong ? 1 : 0
