// The output of `npm run new:entity` passes the checks unchanged: one entity in a new area, one in
// an existing area.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { AREAS } from '../checks/rooms.mjs'
import { writeEntity } from '../entity/entity-files.mjs'

/**
 * Writes the entities into the tree below `copy` and formats them, as the command does; returns the
 * files that must have no violations.
 */
export function plantEntities(root, copy) {
  const isThere = (area) => existsSync(join(copy, 'packages/server/src/areas', area))
  const areas = ['organisation', AREAS.find((area) => !isThere(area))].filter(Boolean)

  const files = [
    ...new Set(
      areas.flatMap((area, i) => writeEntity(copy, area, `probe-${['record', 'entry'][i]}`)),
    ),
  ]

  const formatted = files.filter((file) => /\.(tsx?|json)$/.test(file) && !file.endsWith('.gen.ts'))
  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome')

  const args = [
    biome,
    'check',
    '--write',
    '--error-on-warnings',
    '--vcs-enabled=false',
    ...formatted,
  ]

  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: copy,
    encoding: 'utf8',
  })

  return { files, lint: status === 0 ? '' : `${stdout}${stderr}` }
}

/**
 * The files of the entities that are compiled by themselves; the lists they are added to are
 * compiled with the whole tree.
 */
export const compiledFiles = (files) =>
  files.filter(
    (file) =>
      (/probe-(record|entr)/.test(file) || /\.area\.ts$/.test(file)) && /\.tsx?$/.test(file),
  )
