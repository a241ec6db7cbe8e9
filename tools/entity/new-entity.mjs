// `npm run new:entity AREA ENTITY` generates a small entity once, from table to page; its failing
// test is the first to-do.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { AREAS } from '../checks/rooms.mjs'
import { root } from '../setup.mjs'
import { writeEntity } from './entity-files.mjs'

function refuse(why) {
  console.error(
    `${why}\nUsage: npm run new:entity AREA ENTITY, for example: npm run new:entity absence leave`,
  )
  process.exit(1)
}

const run = (...args) =>
  spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' }).status ?? 1

const [area, entity, ...rest] = process.argv.slice(2)
if (!area || !entity || rest.length) refuse('An area and an entity are needed.')
if (!AREAS.includes(area)) refuse(`There is no area ${area}; there are ${AREAS.join(', ')}.`)
if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(entity)) refuse(`${entity} is not a name in kebab-case.`)

let files

try {
  files = writeEntity(root, area, entity)
} catch (e) {
  refuse(e.message)
}

const formatted = files.filter((file) => /\.(tsx?|json)$/.test(file) && !file.endsWith('.gen.ts'))

const isWhole =
  run(join('node_modules', '@biomejs/biome/bin/biome'), 'check', '--write', ...formatted) === 0 &&
  run(join('tools', 'checks', 'check-migrations.mjs'), '--write') === 0

for (const file of files) console.log(`wrote ${file}`)

console.log(`
Next:
  1. ${files.find((file) => file.endsWith(`${entity}.test.ts`))}     write the first rule; it fails until you do
  2. text.ts of the contract and the entity's text on the web     name what is 待命名`)

if (!isWhole) process.exitCode = 1
