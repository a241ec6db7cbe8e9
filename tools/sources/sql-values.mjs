// Values that SQL compares a column with: a value that the column cannot hold never matches, and
// nothing says so.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { databaseName } from '../rules/code-names.mjs'
import { columnValues } from './state-types.mjs'
import { eachBelow } from './syntax-tree.mjs'

const COLUMN = /^ {2}(\w+) /gm
const TABLE = /^create table (\w+) \(([\s\S]*?)^\);?$/gm

/** The columns of every table, and the values of those that list them, read from the schema. */
export function schemaValues(root) {
  const schema = readFileSync(join(root, 'packages/server/src/migrations/schema.sql'), 'utf8')
  const tables = new Map()

  for (const [, name, lines] of schema.matchAll(TABLE)) {
    const columns = [...lines.matchAll(COLUMN)]
      .map(([, column]) => column)
      .filter((column) => column !== 'constraint')
    tables.set(name, new Set(columns))
  }

  return { tables, values: columnValues(schema) }
}

const EMPTY_ARRAY = '{}'

const NAMED_TABLE =
  /\b(?:from|join|update|into)\s+([a-z_]+)(?:\s+(?:as\s+)?([a-z]\w*))?|['"]([a-zA-Z]+) as (\w+)['"]/g

const COMPARED =
  /(?:\b(\w+)\.)?\b(\w+)\s*(?:=|<>|!=|(?:not\s+)?in\s*\(|is (?:not )?distinct from)\s*((?:'[^'$]*'(?:\s*,\s*)?)+)/g

/** The tables that a file calls by a name, which is an alias or the table's own. */
function tablesByName(text, tables) {
  const byName = new Map()
  for (const [, table, alias, quoted, quotedAlias] of text.matchAll(NAMED_TABLE)) {
    const named = table ?? databaseName(quoted)
    if (!tables.has(named)) continue

    for (const name of [alias ?? quotedAlias ?? named, named])
      byName.set(name, (byName.get(name) ?? new Set()).add(named))
  }

  return byName
}

/** What a column of one of these tables can hold; null where one of them lists no values. */
function allowedIn(candidates, column, { tables, values }) {
  const allowed = new Set()
  const having = candidates.filter((table) => tables.get(table).has(column))

  for (const table of having) {
    const listed = values.get(`${table}.${column}`)
    if (!listed) return null

    for (const value of listed) allowed.add(value)
  }

  return having.length > 0 ? allowed : null
}

/** Rule of check-code: a literal in SQL is one that the column it is compared with can hold. */
export function valueNoColumnHolds(file, program, { schema }, complain, text) {
  if (!file.startsWith('packages/server/') || file.endsWith('.test.ts')) return

  let byName = null

  eachBelow(program, (node) => {
    if (node.type !== 'TaggedTemplateExpression' || node.tag.name !== 'sql') return

    const statement = node.quasi.quasis.map((part) => part.value.raw).join('$')

    for (const [, alias, column, literals] of statement.matchAll(COMPARED)) {
      byName ??= tablesByName(text, schema.tables)

      const named =
        alias === undefined
          ? [...tablesByName(statement, schema.tables).values()].flatMap((of) => [...of])
          : byName.get(alias)

      // A state is written in a statement of flows; another column without a known table may be one
      // of a subquery.
      const candidates =
        column === 'state' && [...(named ?? [])].length === 0 ? schema.tables.keys() : (named ?? [])
      const allowed = allowedIn([...candidates], column, schema)
      if (!allowed) continue

      const wrong = [...literals.matchAll(/'([^']*)'/g)]
        .map(([, value]) => value)
        .filter((value) => value !== EMPTY_ARRAY && !allowed.has(value))
      if (wrong.length > 0) complain(node, `no column ${column} can hold '${wrong.join("', '")}'`)
    }
  })
}
