// `npm run new:entity AREA ENTITY` writes the small files of an entity once; nothing that exists is touched, and a failing test is the first to-do.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { AREAS } from './rooms.mjs'
import { root } from './setup.mjs'

const camel = (name) => name.replaceAll(/-(\w)/g, (_, letter) => letter.toUpperCase())
const pascal = (name) => camel(name).replace(/^./, (letter) => letter.toUpperCase())
const snake = (name) => name.replaceAll('-', '_')
const plural = (name) => (/(s|x|ch|sh)$/.test(name) ? `${name}es` : /[^aeiou]y$/.test(name) ? `${name.slice(0, -1)}ies` : `${name}s`)

/** [template, where it goes]; `shared` files belong to the whole area: if they exist, their lines are to be added by hand. */
function filesOf({ area, entity, plural, table }, migrationNumber) {
  const contract = `packages/contract/src/areas/${area}`
  const server = `packages/server/src/areas/${area}`
  return [
    ['contract', `${contract}/${entity}.contract.ts`],
    ['permissions', `${contract}/permissions.ts`, 'shared'],
    ['errors', `${contract}/errors.ts`, 'shared'],
    ['words-zh', `${contract}/words.zh-CN.ts`, 'shared'],
    ['words-en', `${contract}/words.en.ts`, 'shared'],
    ['words', `${contract}/words.ts`, 'shared'],
    ['routes', `${server}/${area}.routes.ts`, 'shared'],
    ['policy', `${server}/${entity}.policy.ts`],
    ['queries', `${server}/${entity}.queries.ts`],
    ['list', `${server}/list-${plural}.ts`],
    ['create', `${server}/create-${entity}.ts`],
    ['update', `${server}/update-${entity}.ts`],
    ['remove', `${server}/remove-${entity}.ts`],
    ['test', `${server}/${entity}.test.ts`],
    ['migration', `packages/server/src/migrations/${migrationNumber}-${snake(plural) === table ? plural : table}.sql`],
    ['docs', `docs/areas/${area}.md`, 'shared'],
  ]
}

function nextMigration() {
  const numbers = readdirSync(join(root, 'packages/server/src/migrations')).flatMap((name) => /^(\d{4})-/.exec(name)?.[1] ?? [])
  return String(Math.max(0, ...numbers.map(Number)) + 1).padStart(4, '0')
}

function refuse(why) {
  console.error(`${why}\nUsage: npm run new:entity AREA ENTITY, for example: npm run new:entity absence leave`)
  process.exit(1)
}

const [area, entity, ...rest] = process.argv.slice(2)
if (!area || !entity || rest.length) refuse('An area and an entity are needed.')
if (!AREAS.includes(area)) refuse(`There is no area ${area}; there are ${AREAS.join(', ')}.`)
if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(entity)) refuse(`${entity} is not a name in kebab-case.`)

const names = {
  area,
  entity,
  areaCamel: camel(area),
  Area: pascal(area),
  camel: camel(entity),
  Pascal: pascal(entity),
  snake: snake(entity),
  plural: plural(entity),
  Plural: pascal(plural(entity)),
  table: snake(plural(entity)),
}
const files = filesOf(names, nextMigration())
const taken = files.filter(([, file, shared]) => !shared && existsSync(join(root, file)))
if (taken.length) refuse(`${entity} is there already: ${taken.map(([, file]) => file).join(', ')}`)

const textOf = (template) =>
  readFileSync(join(root, 'tools/templates', `${template}.txt`), 'utf8').replaceAll(/\{\{(\w+)\}\}/g, (_, name) => names[name])
const byHand = []
for (const [template, file, shared] of files) {
  if (shared && existsSync(join(root, file))) {
    byHand.push([file, textOf(template)])
    continue
  }
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), textOf(template))
  console.log(`wrote ${file}`)
}
for (const [file, text] of byHand)
  console.log(`\nAdd to ${file}, which is there already, what it lacks of:\n${text.replace(/^/gm, '    ')}`)
console.log(`
Next:
  1. npm run db:generate            the table's types and schema.sql
  2. npm run format
  3. packages/server/src/app.ts     list ${names.areaCamel}Routes and the area's words, if the area is new
  4. ${files.find(([template]) => template === 'test')[1]}     write the first rule; it fails until you do`)
