// Facts about people that have one home: how they are named, whether their account can be used, by
// which words they are found.
import { eachBelow } from '../sources/syntax-tree.mjs'

const SERVER = /^packages\/server\/src\/(areas|platform)\//
const SERVER_AREA = /^packages\/server\/src\/areas\//
const NOT_JUDGED = /\.(test|spec|demo|seed)\.tsx?$/

const nameOf = (node) => node?.property?.name ?? node?.name

const NAMES = /\breal_name\s*,\s*(\w+\.)?nickname\b/

/** Rule of check-code: how a person is named is a column of `users`, not computed by each query. */
function nameOfPerson(file, program, _known, complain) {
  if (!SERVER.test(file) || NOT_JUDGED.test(file)) return

  const why = 'how a person is named is `users.display_name`'

  eachBelow(program, (node) => {
    const isInSql =
      node.type === 'TaggedTemplateExpression' &&
      node.tag.name === 'sql' &&
      node.quasi.quasis.some((part) => NAMES.test(part.value.raw))

    const isChosen =
      node.type === 'LogicalExpression' &&
      nameOf(node.left) === 'realName' &&
      nameOf(node.right) === 'nickname'

    if (isInSql || isChosen) complain(node, why)
  })
}

const ACCOUNT_FACTS = 'packages/server/src/areas/accounts/users/account-facts.queries.ts'
const IN_USE =
  /\bstatus = 1\s+and\s+(\w+\.)?deleted_at is null|\bdeleted_at is null\s+and\s+(\w+\.)?status = 1\b/

/** `status` of `.where('users.status', '=', 1)`; undefined of another call. */
const filteredColumn = (node) =>
  node?.type === 'CallExpression' && node.callee.property?.name === 'where'
    ? /^(?:\w+\.)?(status|deletedAt)$/.exec(node.arguments[0]?.value)?.[1]
    : undefined

/** Rule of check-code: whether an account can be used is one condition, `isAccountInUse`. */
function accountInUse(file, program, _known, complain) {
  if (!SERVER.test(file) || file === ACCOUNT_FACTS || NOT_JUDGED.test(file)) return

  const why = 'whether an account can be used is isAccountInUse of the area accounts'

  eachBelow(program, (node) => {
    const isWritten =
      node.type === 'TemplateLiteral' && node.quasis.some((part) => IN_USE.test(part.value.raw))

    const columns = [filteredColumn(node), filteredColumn(node.callee?.object)]
    const isChained = columns.includes('status') && columns.includes('deletedAt')

    if (isWritten || isChained) complain(node, why)
  })
}

/** The home of the condition that finds a person by name or by this column. */
const FOUND_BY = {
  number: 'isTraineeFoundBy of the area trainees',
  username: 'isPersonFoundBy of the area accounts',
}

const COLUMN_OF_TABLE = /^(\w+)\.(\w+)$/

/** Of `e('t.nameSearch', 'like', …)` the table `t`. */
const tableOfName = (node) => {
  const [, table, column] = COLUMN_OF_TABLE.exec(node?.arguments?.[0]?.value) ?? []
  return column === 'nameSearch' ? table : undefined
}

/** Of `isFoundIn(e.ref('t.number'), …)` the table and the column. */
const columnSearched = (node) =>
  nameOf(node?.callee ?? {}) === 'isFoundIn'
    ? COLUMN_OF_TABLE.exec(node.arguments[0]?.arguments?.[0]?.value)
    : null

/** Rule of check-code: by which words somebody is found is one condition. */
function foundByWords(file, program, _known, complain) {
  if (!SERVER_AREA.test(file) || NOT_JUDGED.test(file)) return

  eachBelow(program, (node) => {
    if (node.type !== 'ArrayExpression') return

    const tables = new Set(node.elements.map(tableOfName))

    for (const element of node.elements) {
      const [, table, column] = columnSearched(element) ?? []
      const home = FOUND_BY[column]
      if (home && tables.has(table)) complain(element, `by which words they are found is ${home}`)
    }
  })
}

export const personRules = {
  'name-of-person': nameOfPerson,
  'account-in-use': accountInUse,
  'found-by-words': foundByWords,
}
