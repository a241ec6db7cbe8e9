// Unused files and unused exports, by knip (knip.json).
import { spawnSync } from 'node:child_process'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

const KNIP = join(import.meta.dirname, '../../node_modules/knip/bin/knip.js')

/** All unused files and exports below `root` as `{rule, file, why}`. */
export function findUnused(root) {
  const args = [
    KNIP,
    '--directory',
    root,
    '--no-gitignore',
    '--no-progress',
    '--no-config-hints',
    '--reporter',
    'json',
  ]

  const { stdout, stderr, status } = spawnSync(process.execPath, args, {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })

  if (status !== 0 && status !== 1) throw new Error(`knip failed:\n${stderr}`)

  return JSON.parse(stdout).issues.flatMap(({ file, files, exports, types }) => [
    ...(files ?? []).map(() => ({ rule: 'unused-file', file, why: 'nothing imports it' })),
    ...[...(exports ?? []), ...(types ?? [])].map(({ name, line }) => ({
      rule: 'unused-export',
      file,
      why: `line ${line}: nothing else uses ${name}: take \`export\` away, or all of it`,
    })),
  ])
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const found = findUnused(resolve(import.meta.dirname, '../..'))
  for (const { rule, file, why } of found) console.log(`${rule}: ${file}: ${why}`)

  console.log(`${found.length} complaints`)

  if (found.length) process.exitCode = 1
}
