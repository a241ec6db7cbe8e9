// Applies all migrations to a temporary database and compares the result with schema.sql and the
// table types; `--write` writes both.
import { spawnSync } from 'node:child_process'
import { pathToFileURL } from 'node:url'
import { root } from '../setup.mjs'

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  // The server's own code does the work, and it is TypeScript.
  const args = ['--import', 'tsx', 'tools/sources/migrated-schema.mjs', ...process.argv.slice(2)]
  process.exitCode = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' }).status ?? 1
}
