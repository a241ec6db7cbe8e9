// Where queries may be: not in routes, and not once for each row; how lists of values come into
// them, and what they ask the database for.
import { eachBelow } from '../sources/syntax-tree.mjs'

const SERVER_AREA = /^packages\/server\/src\/areas\//
const NOT_JUDGED = /\.(test|spec|demo|seed)\.tsx?$/

const nameOf = (node) => node?.property?.name ?? node?.name

/** Rule of check-code: a route binds a call to its use case and reads nothing itself. */
function queryInRoute(file, program, _known, complain) {
  if (!SERVER_AREA.test(file) || !file.endsWith('.routes.ts')) return

  const why =
    'a route only binds: the use case it names reads and writes, by functions of a *.queries.ts file'

  for (const statement of program.body)
    if (
      statement.type === 'ImportDeclaration' &&
      /^kysely$|\.queries\.ts$/.test(statement.source.value)
    )
      complain(statement, why)

  eachBelow(program, (node) => {
    const isDatabase = node.type === 'MemberExpression' && node.property.name === 'db'
    const isTaken =
      node.type === 'ObjectPattern' && node.properties.some((part) => part.key?.name === 'db')
    if (isDatabase || isTaken) complain(node, why)
    if (node.type === 'TaggedTemplateExpression' && node.tag.name === 'sql') complain(node, why)
    if (isExecution(node)) complain(node, why)
  })
}

/** `….execute()` of a statement; what a transaction executes is a function. */
const isExecution = (node) =>
  node.type === 'CallExpression' &&
  /^execute(TakeFirst(OrThrow)?)?$/.test(node.callee.property?.name ?? '') &&
  !/^transaction$/.test(nameOf(node.callee.object.callee) ?? '')

const isFunction = (node) =>
  /^(ArrowFunctionExpression|FunctionExpression|FunctionDeclaration)$/.test(node?.type ?? '')

/** Functions of the file by name: declared, or a constant that holds one. */
function namedFunctions(program) {
  const functions = new Map()

  eachBelow(program, (node) => {
    if (node.type === 'FunctionDeclaration' && node.id) functions.set(node.id.name, node)
    if (node.type === 'VariableDeclarator' && node.id.name && isFunction(node.init))
      functions.set(node.id.name, node.init)
  })

  return functions
}

/**
 * Names that a file imports from files of this repository, and those of them that come from files
 * of queries.
 */
function importedNames(program) {
  const all = new Set()
  const ofQueries = new Set()

  for (const { type, source, importKind, specifiers } of program.body) {
    if (type !== 'ImportDeclaration' || importKind === 'type' || !source.value.startsWith('.'))
      continue
    for (const { local, importKind: kind } of specifiers) {
      if (kind === 'type') continue

      all.add(local.name)
      if (source.value.endsWith('.queries.ts')) ofQueries.add(local.name)
    }
  }

  return { all, ofQueries }
}

/**
 * What a function of queries is handed first: `db`, `tx`, `ctx`, `tx.db`. Without it the call only
 * builds a part of a statement.
 */
const isHandle = (node) => /^(db|tx|trx|ctx|house|deps)$/.test(nameOf(node) ?? '')

/**
 * A function that receives the database is taken to query it, from any import; `publishChange` only
 * notifies open windows.
 */
const isQuestion = (name, [first]) => nameOf(first) === 'db' && name !== 'publishChange'

/**
 * A call whose callback is a transaction of its own: jobs handle one record after the other in it,
 * so that one delays no other.
 */
const isTransaction = (node) =>
  node.type === 'CallExpression' &&
  (/^(inTransaction|inTurn)$/.test(node.callee.name ?? '') ||
    nameOf(node.callee.object?.callee) === 'transaction')

/**
 * All functions of the file that run a statement outside a transaction of their own, also through
 * one another.
 */
function findQueries(program) {
  const imported = importedNames(program)
  const functions = namedFunctions(program)
  const queries = new Set()

  const runs = (node) => {
    if (isExecution(node)) return true
    if (node.type !== 'CallExpression' || node.callee.type !== 'Identifier') return false

    const { name } = node.callee
    if (imported.ofQueries.has(name)) return isHandle(node.arguments[0])

    return queries.has(name) || (imported.all.has(name) && isQuestion(name, node.arguments))
  }

  for (let before = -1; before < queries.size; ) {
    before = queries.size
    for (const [name, body] of functions) {
      if (queries.has(name)) continue

      let isQuery = false

      eachBelow(body, (node, above) => {
        isQuery ||= runs(node) && !above.some(isTransaction)
      })

      if (isQuery) queries.add(name)
    }
  }

  return { runs, queries }
}

const WRITTEN_LIST = /^[A-Z][A-Z0-9_]*$/

/**
 * A list that the code itself writes down: as long as it is written, independent of what people
 * enter.
 */
function isWrittenList(node) {
  if (!node) return false
  if (node.type === 'ArrayExpression')
    return node.elements.every((element) => element?.type !== 'SpreadElement')
  if (/^(TSAs|Parenthesized)Expression$/.test(node.type)) return isWrittenList(node.expression)
  if (node.type === 'NewExpression')
    return node.callee.name === 'Set' && isWrittenList(node.arguments[0])

  if (
    node.type === 'CallExpression' &&
    /^(entries|keys|values)$/.test(node.callee.property?.name ?? '')
  )
    return isWrittenList(
      node.callee.object.name === 'Object' ? node.arguments[0] : node.callee.object,
    )

  return WRITTEN_LIST.test(nameOf(node) ?? '')
}

/** `if (batch.length >= AT_ONCE)`: once for so many rows, not for each. */
const isOfFullBatch = (node) =>
  node.type === 'IfStatement' &&
  node.test.operator === '>=' &&
  /^(length|push)$/.test(nameOf(node.test.left.callee ?? node.test.left) ?? '') &&
  WRITTEN_LIST.test(nameOf(node.test.right) ?? '')

/** `while (queue.length > 0) { const row = queue.pop() …`: a loop over rows by another form. */
function takesOneByOne(body) {
  let takes = false

  eachBelow(body, (node) => {
    takes ||=
      node.type === 'CallExpression' &&
      node.arguments.length === 0 &&
      /^(pop|shift)$/.test(node.callee.property?.name ?? '')
  })

  return takes
}

const EACH = /^(map|flatMap|forEach|filter|reduce|some|every|find)$/

/**
 * Whether `above[i]` repeats the node below it for each row of a list that may be long. Slices (`at
 * += 500`) and pages are no rows.
 */
function isRepeatedByRow(above, i, child, queries) {
  const node = above[i]
  if (/^For(Of|In)Statement$/.test(node.type))
    return child !== node.right && !isWrittenList(node.right)
  if (/^(Do)?WhileStatement$/.test(node.type)) return takesOneByOne(node.body)
  if (node.type === 'ForStatement')
    return child !== node.init && node.test !== null && node.update?.type === 'UpdateExpression'
  if (node.type !== 'CallExpression' || !EACH.test(node.callee.property?.name ?? '')) return false

  const isCallback =
    node.arguments.includes(child) && (isFunction(child) || queries.has(child.name))

  return isCallback && !isWrittenList(node.callee.object)
}

/** Rule of check-code: rows are read and written by one statement for all of them. */
function queryInLoop(file, program, _known, complain, text) {
  if (
    !SERVER_AREA.test(file) ||
    NOT_JUDGED.test(file) ||
    !/\.execute|\.queries\.ts'|\bdb\b/.test(text)
  )
    return

  const { runs, queries } = findQueries(program)
  const seen = new Set()

  eachBelow(program, (node, above) => {
    const isHanded =
      node.type === 'Identifier' &&
      queries.has(node.name) &&
      above.at(-1)?.type === 'CallExpression'
    if (!runs(node) && !isHanded) return

    for (let i = above.length - 1; i >= 0; i -= 1) {
      const child = above[i + 1] ?? node
      if (isTransaction(above[i]) || isOfFullBatch(above[i])) break
      if (isHanded && i < above.length - 1) break

      if (
        !isRepeatedByRow(above, i, child, queries) ||
        (isHanded && !above[i].arguments?.includes(node))
      )
        continue

      if (seen.has(above[i])) break

      seen.add(above[i])

      complain(
        node,
        'a statement for each row: read or write all of them by one (anyId, idsIn, jsonb_to_recordset, a map by id)',
      )

      break
    }
  })
}

const SERVER = /^packages\/server\/src\/(areas|platform)\//
const DATABASE = /^packages\/server\/src\/platform\/db\//

/** After a value: it is an array of ids or texts. In any part: it is rows. */
const ARRAY_OF_VALUES = /^::(bigint|text)\[\]/
const ROWS = /\bjsonb_to_recordset\s*\(/

/**
 * Rule of check-code: ids, texts and rows come into statements by the functions of platform/db, of
 * an empty list too.
 */
function listInSql(file, program, _known, complain) {
  if (!SERVER.test(file) || DATABASE.test(file) || NOT_JUDGED.test(file)) return

  const why =
    'ids and texts are anyId, noneOfIds, anyText, idArray … of platform/db/patterns.ts, rows are rowsOf of platform/db/rows-of.ts'

  eachBelow(program, (node) => {
    if (node.type === 'TaggedTemplateExpression' && node.tag.name === 'sql') {
      const parts = node.quasi.quasis.map((part) => part.value.raw)
      if (
        parts.slice(1).some((part) => ARRAY_OF_VALUES.test(part)) ||
        parts.some((part) => ROWS.test(part))
      )
        complain(node, why)
    }

    const [first, second] = node.type === 'ArrayExpression' ? node.elements : []

    const isFilled =
      first?.type === 'Literal' &&
      (first.value === 0 || first.value === '') &&
      second?.type === 'SpreadElement'

    if (isFilled) complain(node, why)
  })
}

/** The end of a text before a value that a column `state` is compared with. */
const COMPARED_STATE = /(?<!\bset )\bstate\s*((=|<>)\s*((any|all)\s*\(\s*)?|(not\s+)?in\s*\(\s*)$/

const isLiteral = (node) =>
  node.type === 'CallExpression' &&
  (nameOf(node.callee) === 'literals' ||
    (node.callee.object?.name === 'sql' && nameOf(node.callee) === 'lit'))

const isListOfTexts = (node) =>
  node?.type === 'CallExpression' && /^(anyText|noneOfTexts)$/.test(nameOf(node.callee) ?? '')

/** `.where('r.state', '=', anyText(states))`: the compiler does not see the states. */
const isHiddenState = (node) =>
  node.type === 'CallExpression' &&
  /(^|\.)state$/.test(node.arguments[0]?.value ?? '') &&
  isListOfTexts(node.arguments[2])

/**
 * Rule of check-code: a state that a column is compared with is part of the text of the statement.
 * As a parameter it would lose the indexes of the rows in that state.
 */
function stateAsParameter(file, program, _known, complain) {
  if (!SERVER.test(file) || NOT_JUDGED.test(file)) return

  const why =
    'a state is part of the text of a statement: sql.lit(state), `in` with literals(states), or .where(…) with the states'

  eachBelow(program, (node) => {
    if (isHiddenState(node)) complain(node, why)
    if (node.type !== 'TaggedTemplateExpression' || node.tag.name !== 'sql') return

    const { quasis, expressions } = node.quasi

    expressions.forEach((value, i) => {
      if (COMPARED_STATE.test(quasis[i].value.raw) && !isLiteral(value)) complain(node, why)
    })
  })
}

/** Columns whose values the database lists. */
const LISTED_COLUMN = /^(state|kind|status|step|mode|phase|outcome|pace|role|section|source|term)$/

/**
 * Rule of check-code: a listed column has its type from the table. A cast lets a value through that
 * the column cannot hold.
 */
function castOfColumn(file, program, _known, complain) {
  if (!SERVER_AREA.test(file) || NOT_JUDGED.test(file)) return

  eachBelow(program, (node) => {
    if (node.type !== 'TSAsExpression' || node.expression.type !== 'MemberExpression') return
    if (node.expression.computed || !LISTED_COLUMN.test(nameOf(node.expression))) return
    if (/^TS(StringKeyword|UnknownKeyword)$/.test(node.typeAnnotation.type)) return

    complain(
      node,
      'a listed column has its type from the table: ColumnValue for a parameter, $narrowType for a query that finds some of its values',
    )
  })
}

export const queryRules = {
  'query-in-route': queryInRoute,
  'query-in-loop': queryInLoop,
  'list-in-sql': listInSql,
  'cast-of-column': castOfColumn,
  'state-as-parameter': stateAsParameter,
}
