// The parts of an entity: its own files from tools/entity/templates, and the lines added to the files of
// its area and to the lists of areas.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { nextMigrationName } from '../rules/migration-rules.mjs'

const camel = (name) => name.replaceAll(/-(\w)/g, (_, letter) => letter.toUpperCase())
const pascal = (name) => camel(name).replace(/^./, (letter) => letter.toUpperCase())
const snake = (name) => name.replaceAll('-', '_')

const plural = (name) => {
  if (/(s|x|ch|sh)$/.test(name)) return `${name}es`

  return /[^aeiou]y$/.test(name) ? `${name.slice(0, -1)}ies` : `${name}s`
}

/** All forms of the two names used in the templates. */
const namesOf = (area, entity) => ({
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
  menu: camel(plural(entity)),
  rows: camel(plural(entity)),
})

/** The entity's own files: [template, path]. */
function ownFiles(root, { area, entity, plural }) {
  const [contract, server, web] = ['contract', 'server', 'web'].map(
    (name) => `packages/${name}/src/areas/${area}`,
  )

  return [
    ['contract', `${contract}/${entity}.contract.ts`],
    ['policy', `${server}/${entity}.policy.ts`],
    ['queries', `${server}/${entity}.queries.ts`],
    ['catalogue', `${server}/${plural}.ts`],
    ['test', `${server}/${entity}.test.ts`],
    ['migration', `packages/server/src/migrations/${nextMigrationName(root, plural)}`],
    ['web-list', `${web}/${entity}-list.page.tsx`],
    ['web-form', `${web}/${entity}-form.tsx`],
    ['web-columns', `${web}/${entity}.columns.tsx`],
    ['web-queries', `${web}/${entity}.queries.ts`],
    ['web-text', `${web}/${entity}.text.ts`],
  ]
}

/** The position of the bracket that closes the one at `open`. */
function closing(text, open) {
  let depth = 0
  for (let at = open; at < text.length; at++) {
    if ('{[('.includes(text[at])) depth += 1
    if ('}])'.includes(text[at])) depth -= 1
    if (depth === 0) return at
  }

  throw new Error('a bracket is not closed')
}

/** Adds lines after the bracket that `opening` ends with; existing keys are kept. */
const into = (opening, lines) => (text) => {
  const index = text.indexOf(opening)
  if (index < 0) throw new Error(`has no ${opening.trim()}`)

  const open = index + opening.length - 1
  const inside = text.slice(open, closing(text, open))
  const fresh = lines.filter(
    (line) => !inside.includes(line.includes(':') ? line.slice(0, line.indexOf(':') + 1) : line),
  )

  return `${text.slice(0, open + 1)}\n${fresh.join('\n')}${text[open + 1] === '\n' ? '' : '\n'}${text.slice(open + 1)}`
}

/** Adds lines below a line; those that are there already are kept. */
const belowLine = (line, lines) => (text) => {
  const at = text.indexOf(line)
  if (at < 0) throw new Error(`has no ${line.trim()}`)

  const end = at + line.length
  const fresh = lines.filter((added) => !text.includes(added))

  return `${text.slice(0, end)}${fresh.map((added) => `${added}\n`).join('')}${text.slice(end)}`
}

/**
 * The position of a section among the keys of the object whose bracket is at `open`; -1 where it
 * has none.
 */
function findSection(text, open, part) {
  let depth = 0

  for (let at = open; at < text.length; at++) {
    if (depth === 1 && text.startsWith(`${part}: {`, at) && /[\s{,]/.test(text[at - 1])) return at
    if ('{[('.includes(text[at])) depth += 1
    if ('}])'.includes(text[at])) depth -= 1
    if (depth === 0) return -1
  }

  return -1
}

const BOOK = 'book({'

/**
 * The same for a section of the area's own words (the first book of its text.ts), which is created
 * if missing.
 */
const words = (part, lines) => (text) => {
  const book = text.indexOf(BOOK)
  const at = findSection(text, book + BOOK.length - 1, part)
  if (at < 0) return into(BOOK, [`  ${part}: {\n${lines.join('\n')}\n  },`])(text)

  return text.slice(0, at) + into(`${part}: {`, lines)(text.slice(at))
}

const atEnd = (opening, line) => (text) => {
  const end = closing(text, text.indexOf(opening) + opening.length - 1)
  return text.includes(`\n  ${line}`) ? text : `${text.slice(0, end)}  ${line}\n${text.slice(end)}`
}

/** The parent menu of an area's pages. */
const parentIn = (menus) =>
  (/key: '([^']+)',[^}]*?type: 'CATALOG'/.exec(menus) ?? /parent: '([^']+)'/.exec(menus))?.[1]

/** The line of an area in the web's list of areas, with the first part of the entity's view key. */
const webLine = (area, areaCamel) => (text) => {
  const path = `../../areas/${area}/${area}.area.ts`

  const added = atEnd(
    '[] = [',
    `{ views: ['${area}'], load: async () => (await import('${path}')).${areaCamel}Area },`,
  )

  if (!text.includes(path)) return added(text)

  const adding = (line) =>
    line.includes(path) && !line.includes(`'${area}'`)
      ? line.replace(/views: \[(.*?)\]/, `views: [$1, '${area}']`)
      : line

  return text.split('\n').map(adding).join('\n')
}

const owning = (area, table) => (text) => {
  const owners = JSON.parse(text)
  owners[area] = [...(owners[area] ?? []), table].sort()

  return `${JSON.stringify(owners, null, 2)}\n`
}

const importing = (line) => (text) => (text.includes(line) ? text : `${line}\n${text}`)

/**
 * Adds a part that a file of several parts does not have yet: its imports above, the rest below.
 */
function withPart(text, part) {
  const lines = part.split('\n')
  const isImport = (line) => line.startsWith('import ')
  const below = lines.filter((line) => !isImport(line)).join('\n')
  const above = lines.filter(isImport)

  return above.reduce((all, line) => importing(line)(all), `${text.trimEnd()}\n${below}`)
}

const wordParts = (
  hasMenus,
  { area, Area, camel, entity, menu, snake, plural, Plural, Pascal },
) => {
  const pair = (zh, en) => `['${zh}（待命名）', '${en}']`
  const lower = plural.replaceAll('-', ' ')
  return [
    words('fields', [`    name: ['名称', 'Name'],`]),
    words('auditActions', [
      `    '${area}.${camel}.create': ${pair(`新增${entity}`, `${Pascal} added`)},`,
      `    '${area}.${camel}.update': ${pair(`修改${entity}`, `${Pascal} changed`)},`,
      `    '${area}.${camel}.delete': ${pair(`删除${entity}`, `${Pascal} deleted`)},`,
    ]),
    words('menus', [
      ...(hasMenus ? [] : [`    '${area}': ${pair(area, Area)},`]),
      `    ${menu}: ${pair(entity, Plural)},`,
    ]),
    words('permissions', [
      `    '${area}:${snake}:list': ${pair(`查看${entity}`, `See ${lower}`)},`,
      `    '${area}:${snake}:edit': ${pair(`编辑${entity}`, `Edit ${lower}`)},`,
    ]),
    words('errors', [`    ${camel}NameTaken: ['名称已存在', 'The name is taken'],`]),
  ]
}

/**
 * Changes to the area's files and the lists of areas: [file, template if it does not exist,
 * changes, what the file contains if it has this part already].
 */
function sharedFiles(root, names) {
  const { area, areaCamel, camel, entity, menu, Pascal, Plural, plural, rows, snake, table } = names
  const contract = `packages/contract/src/areas/${area}`
  const [server, web] = ['server', 'web'].map((name) => `packages/${name}/src`)
  const access = `${contract}/access.ts`
  const hasMenus =
    existsSync(join(root, access)) &&
    readFileSync(join(root, access), 'utf8').includes(`${areaCamel}Menus`)
  const column = (name, type) => `  ${name}: ${type};`

  const columns = [
    column('createdAt', 'Generated<Timestamp>'),
    column('createdBy', 'number'),
    column('id', 'Generated<number>'),
    column('name', 'string'),
    column('updatedAt', 'Generated<Timestamp>'),
    column('version', 'Generated<number>'),
  ]

  return [
    [
      access,
      'area-permissions',
      [
        into(`export const ${areaCamel}Permissions = {`, [
          `  ${camel}List: '${area}:${snake}:list',`,
          `  ${camel}Edit: '${area}:${snake}:edit',`,
        ]),
      ],
      `${areaCamel}Permissions = {`,
    ],
    [
      access,
      'area-errors',
      [
        into(`errorsOf('${area}', {`, [
          `  ${camel}NameTaken: { status: 400, code: 'B0001', field: 'name' },`,
        ]),
      ],
      `errorsOf('${area}'`,
    ],
    [
      access,
      'area-menus',
      [
        (text) =>
          atEnd(
            `${areaCamel}Menus = menusOf(() => [`,
            `{ key: '${menu}', parent: '${parentIn(text) ?? area}', type: 'MENU', path: '${entity}', view: '${area}/${entity}/index',` +
              ` icon: 'read', sort: 1, roles: ['ADMIN', 'BHB_ADMIN'], keepAlive: true,` +
              ` permissions: { [${areaCamel}Permissions.${camel}List]: ['ADMIN', 'BHB_ADMIN'], [${areaCamel}Permissions.${camel}Edit]: ['ADMIN', 'BHB_ADMIN'] } },`,
          )(text),
      ],
      `${areaCamel}Menus`,
    ],
    [`${contract}/text.ts`, 'area-text', wordParts(hasMenus, names)],
    [
      `${server}/areas/${area}/${area}.routes.ts`,
      'area-routes',
      [
        importing(
          `import * as ${camel} from '@residency/contract/areas/${area}/${entity}.contract'`,
        ),
        importing(
          `import { create${Pascal}, delete${Pascal}, get${Pascal}, list${Plural}, update${Pascal} } from './${plural}.ts'`,
        ),
        belowLine(
          `  const bind = binder(${areaCamel}Words)\n`,
          ['list', 'get', 'create', 'update', 'delete'].map((verb) => {
            const call = `${verb}${verb === 'list' ? Plural : Pascal}`
            return `  bind(${camel}.${call}, ${call})`
          }),
        ),
      ],
    ],
    [
      `${server}/areas/${area}/${area}.area.ts`,
      'area-server',
      [
        (text) =>
          /^ {2}menus\b/m.test(text)
            ? text
            : importing(
                `import { ${areaCamel}Menus } from '@residency/contract/areas/${area}/access'`,
              )(
                text.replace(/^ {2}words: .*\n/m, (line) => `${line}  menus: ${areaCamel}Menus,\n`),
              ),
      ],
    ],
    [
      `${server}/areas.ts`,
      null,
      [
        importing(`import { ${areaCamel}Area } from './areas/${area}/${area}.area.ts'`),
        atEnd('[] = [', `${areaCamel}Area,`),
      ],
    ],
    [
      `${web}/areas/${area}/${area}.area.ts`,
      'area-web',
      [
        into('pages: {', [
          `    '${area}/${entity}/index': () => import('./${entity}-list.page.tsx'),`,
        ]),
      ],
    ],
    [`${web}/app/registry/areas.ts`, null, [webLine(area, areaCamel)]],
    [
      `${web}/app/registry/area-words.text.ts`,
      null,
      [
        importing(`import { ${areaCamel}Words } from '@residency/contract/areas/${area}/text'`),
        (text) =>
          text.includes(`name: '${area}'`)
            ? text
            : text.replace('\n  ])', `\n    { name: '${area}', words: ${areaCamel}Words },\n  ])`),
      ],
    ],
    [
      `docs/areas/${area}.md`,
      'area-docs',
      [
        (text) =>
          `${text.trimEnd()}\n| ${entity} | | those who see the whole hospital, and who made it | none yet |\n`,
      ],
    ],
    ['tools/sources/table-owners.json', null, [owning(area, table)]],
    // the next db:generate writes the same
    [
      `${server}/platform/db/tables.gen.ts`,
      null,
      [
        (text) =>
          text.replace(
            'export interface DB {',
            `export interface ${Plural} {\n${columns.join('\n')}\n}\n\nexport interface DB {`,
          ),
        into('export interface DB {', [`  ${rows}: ${Plural};`]),
      ],
    ],
  ]
}

/**
 * Writes the files of an entity below `root` and adds its lines to the files of its area. Nothing
 * is written if one of its files exists already or a line has no place to go. Returns the files
 * written and changed.
 */
export function writeEntity(root, area, entity) {
  const names = namesOf(area, entity)

  const textOf = (template) =>
    readFileSync(join(import.meta.dirname, 'templates', `${template}.txt`), 'utf8').replaceAll(
      /\{\{(\w+)\}\}/g,
      (_, name) => names[name],
    )

  const own = ownFiles(root, names)
  const taken = own.filter(([, file]) => existsSync(join(root, file)))
  if (taken.length)
    throw new Error(`${entity} is there already: ${taken.map(([, file]) => file).join(', ')}`)

  const texts = new Map(own.map(([template, file]) => [file, textOf(template)]))

  const currentText = (file, template) => {
    if (texts.has(file)) return texts.get(file)
    return existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : textOf(template)
  }

  for (const [file, template, changes, mark = ''] of sharedFiles(root, names)) {
    const current = currentText(file, template)
    const before = current.includes(mark) ? current : withPart(current, textOf(template))

    try {
      texts.set(
        file,
        changes.reduce((text, change) => change(text), before),
      )
    } catch (e) {
      throw new Error(`${file} ${e.message}: write the entity by hand, as another one of this area`)
    }
  }

  for (const [file, text] of texts) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }

  return [...texts.keys()]
}
