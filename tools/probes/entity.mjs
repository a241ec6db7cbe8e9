// The output of `npm run new:entity` passes the checks unchanged: one entity in a new area, one in an existing area.
import { spawnSync } from 'node:child_process'
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeEntity } from '../entity-files.mjs'
import { AREAS } from '../rooms.mjs'

/** Writes the entities into the tree below `copy` and formats them, as the command does; returns the files that must have no violations. */
export function plantEntities(root, copy) {
  const isThere = (area) => existsSync(join(copy, 'packages/server/src/areas', area))
  const areas = ['organisation', AREAS.find((area) => !isThere(area))].filter(Boolean)
  const files = [...new Set(areas.flatMap((area, i) => writeEntity(copy, area, `probe-${['record', 'entry'][i]}`)))]
  const formatted = files.filter((file) => /\.(tsx?|json)$/.test(file) && !file.endsWith('.gen.ts'))
  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome')
  const args = [biome, 'check', '--write', '--error-on-warnings', '--vcs-enabled=false', ...formatted]
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: copy, encoding: 'utf8' })
  return { files, lint: status === 0 ? '' : `${stdout}${stderr}` }
}

/** Compiler errors in the entities' own files; the lists they are added to are compiled with the whole tree. */
export function typesOf(root, copy, files) {
  if (files.length === 0) return []
  const own = files.filter((file) => (/probe-(record|entr)/.test(file) || /\.area\.ts$/.test(file)) && /\.tsx?$/.test(file))
  writeFileSync(
    join(copy, 'tsconfig.entity.json'),
    JSON.stringify({ extends: './tsconfig.json', compilerOptions: { types: ['vite/client'] }, include: [], files: own }),
  )
  const tsc = join(root, 'node_modules/.bin', process.platform === 'win32' ? 'tsc.cmd' : 'tsc')
  const { stdout } = spawnSync(tsc, ['-p', 'tsconfig.entity.json', '--pretty', 'false'], {
    cwd: copy,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  })
  return stdout.split('\n').filter((line) => files.some((file) => line.startsWith(`${file}(`)))
}
