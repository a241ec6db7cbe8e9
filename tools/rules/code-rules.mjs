// Forbidden code, found in the syntax tree. Each rule defines the files it applies to; exceptions
// are listed in code-exceptions.mjs.

import { valueNoColumnHolds } from '../sources/sql-values.mjs'
import { eachBelow } from '../sources/syntax-tree.mjs'
import { browserRules } from './browser-rules.mjs'
import { codeName, databaseName } from './code-names.mjs'
import { personRules } from './person-rules.mjs'
import { queryRules } from './query-rules.mjs'
import { englishLiteral, keyOfVersion, liveVersion, statesOfFile } from './screen-rules.mjs'
import { blankByReplace, markOfOneLanguage } from './sentence-rules.mjs'

const isTest = (file) => /\.(test|spec)\.tsx?$/.test(file)
const inServerArea = (file) => /^packages\/server\/src\/areas\//.test(file) && !isTest(file)

/** Web sources; rule files (`*.rules.ts`) are pure and tested and may know states. */
const inScreens = (file) =>
  /^packages\/web\/src\/(areas|app|screens|ui)\//.test(file) &&
  !isTest(file) &&
  !/\.rules\.ts$/.test(file)

const nameOf = (node) =>
  node.type === 'ChainExpression'
    ? nameOf(node.expression)
    : (node.property?.name ?? node.name ?? node.callee?.name)

const isFunction = (node) =>
  /^(ArrowFunctionExpression|FunctionExpression|FunctionDeclaration)$/.test(node.type)

const literal = (node) =>
  node?.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined

const textsOf = (node) =>
  node.type === 'TemplateLiteral'
    ? node.quasis.map((part) => part.value.raw).join('?')
    : (literal(node) ?? undefined)

/** Whether the node is inside a function passed to advance, advanceMany or moveMany. */
const isInAdvance = (above) =>
  above.some(
    (node, i) =>
      isFunction(node) &&
      above[i - 1]?.type === 'CallExpression' &&
      /^(advance(Many)?|moveMany)$/.test(nameOf(above[i - 1].callee)),
  )

/**
 * The values of a `state` property in an object; an object held in a variable of the same file is
 * followed.
 */
function statesIn(node, program) {
  const values = []

  eachBelow(node, (inner) => {
    if (inner.type === 'Property' && (inner.key.name ?? inner.key.value) === 'state')
      values.push(inner.value)
    const source =
      inner.type === 'SpreadElement' ? inner.argument : inner.key?.name === 'columns' && inner.value
    if (source?.type === 'Identifier') values.push(...statesOfName(source.name, program))
  })

  return node.type === 'Identifier' ? [...values, ...statesOfName(node.name, program)] : values
}

function statesOfName(name, program) {
  const values = []

  eachBelow(program, (node) => {
    if (
      node.type === 'VariableDeclarator' &&
      node.id.name === name &&
      node.init?.type === 'ObjectExpression'
    )
      values.push(
        ...node.init.properties
          .filter((one) => one.type === 'Property' && one.key.name === 'state')
          .map((one) => one.value),
      )
  })

  return values
}

/**
 * The enclosing top-level function of a node, if all its callers are write callbacks of advance.
 */
function isOnlyCalledInAdvance(above, program) {
  const top = above.find(
    (node) => node.type === 'VariableDeclaration' || node.type === 'FunctionDeclaration',
  )
  const own = top?.id?.name ?? top?.declarations?.[0]?.id?.name
  if (!own || above.some((node) => node.type === 'ExportNamedDeclaration')) return false

  const calls = []

  eachBelow(program, (node, around) => {
    if (node.type === 'CallExpression' && node.callee.name === own) calls.push(isInAdvance(around))
  })

  return calls.length > 0 && calls.every(Boolean)
}

/**
 * Platform functions that write the table named by their second argument: `updateRow(tx, 'leaves',
 * row, columns)`.
 */
const WRITE_CALLS = /^(updateRows?|upsertRows|createRecord|changeRecord)$/
const RAW_STATE = /\bupdate\s+\S+.*\bset\b[^;]*\bstate\s*=/is

function stateOutsideAdvance(file, program, { initialStates }, complain) {
  if (!inServerArea(file)) return

  const isInitial = (value) => initialStates.has(literal(value)) || nameOf(value) === 'initial'

  eachBelow(program, (node, above) => {
    const why = 'a state is written in the callback of advance, advanceMany or moveMany only'
    const raw = /^(TemplateLiteral|Literal)$/.test(node.type) ? textsOf(node) : undefined
    if (raw && RAW_STATE.test(raw)) return complain(node, why)

    const isWrite =
      /^(set|values|doUpdateSet)$/.test(node.callee?.property?.name ?? '') ||
      WRITE_CALLS.test(node.callee?.name ?? '')
    if (node.type !== 'CallExpression' || !isWrite) return

    const states = node.arguments.flatMap((input) => statesIn(input, program))
    if (states.length === 0 || isInAdvance(above) || isOnlyCalledInAdvance(above, program)) return
    if (/^(values|createRecord)$/.test(nameOf(node.callee)) && states.every(isInitial)) return

    complain(node, why)
  })
}

const WRITES = /^(insertInto|updateTable|deleteFrom|mergeInto|replaceInto)$/

const RAW_WRITE =
  /\b(?:insert\s+into|update|delete\s+from|truncate(?:\s+table)?|merge\s+into|copy)\s+(?:only\s+)?"?([a-z_]+)/gi

function tableOfAnotherArea(file, program, { owners }, complain) {
  if (!inServerArea(file)) return

  const area = file.split('/')[4]

  const judge = (node, name) => {
    const table = databaseName(name)
    const owner = owners.get(table)
    if (owner && owner !== area)
      complain(node, `writes ${table}, a table of ${owner}: call what its public file offers`)
  }

  eachBelow(program, (node) => {
    if (node.type === 'CallExpression' && WRITES.test(node.callee.property?.name ?? ''))
      judge(node, (textsOf(node.arguments[0] ?? {}) ?? '').split(' ')[0])
    if (node.type === 'CallExpression' && WRITE_CALLS.test(node.callee.name ?? ''))
      judge(node, textsOf(node.arguments[1] ?? {}) ?? '')

    const raw = /^(TemplateLiteral|Literal)$/.test(node.type) ? textsOf(node) : undefined
    if (raw) for (const [, table] of raw.matchAll(RAW_WRITE)) judge(node, table.toLowerCase())
  })
}

const RAW_ERRORS = /^(Error|TypeError|RangeError|SyntaxError|AggregateError)$/

/** A text, an object or nothing in the place of an error. */
const isNoError = (node) =>
  node === undefined || /^(Literal|TemplateLiteral|ObjectExpression)$/.test(node.type)

/**
 * The names that the executors of `new Promise((resolve, reject) => …)` of a file give to what
 * refuses.
 */
function rejectorsIn(program) {
  const names = new Set()

  eachBelow(program, (node) => {
    if (node.type === 'NewExpression' && node.callee.name === 'Promise')
      names.add(node.arguments[0]?.params?.[1]?.name)
    if (node.type === 'CallExpression' && nameOf(node.callee) === 'withResolvers')
      names.add('reject')
  })

  return names
}

function rawError(file, program, _known, complain) {
  if (!inServerArea(file) || /\.(demo|seed)\.ts$/.test(file)) return

  const why = 'throw fail(…) for what a caller may be told, invariant(…) for what cannot be'
  const rejectors = rejectorsIn(program)
  const isRejection = ({ callee }) =>
    (callee.property?.name === 'reject' && callee.object.name === 'Promise') ||
    (callee.name !== undefined && rejectors.has(callee.name))

  eachBelow(program, (node) => {
    if (/^(New|Call)Expression$/.test(node.type) && RAW_ERRORS.test(node.callee.name ?? ''))
      complain(node, why)
    if (node.type === 'ThrowStatement' && isNoError(node.argument)) complain(node, why)
    if (node.type === 'CallExpression' && isRejection(node) && isNoError(node.arguments[0]))
      complain(node, why)
  })
}

const isNamedState = (node) => /^state$|State$/.test(nameOf(node) ?? '')

/**
 * Choices of a filter: `leaveFlow.states.filter((state) => state !== leaveFlow.initial)` compares
 * no record.
 */
const isOfChoices = (above) =>
  above.some(
    (node) => node.type === 'CallExpression' && nameOf(node.callee.object ?? {}) === 'states',
  )

const isRoles = (node) => /^roles?$|Roles?$/.test(nameOf(node) ?? '')
const ASKS = /^(includes|some|every|has|find|indexOf)$/

function stateDecides(file, program, known, complain) {
  if (!inScreens(file)) return

  const { isKnown, isList, isHolder } = statesOfFile(file, program, known)
  const isState = (node) => isNamedState(node) || isHolder(node)
  const why =
    'a page asks row.actions or a permission; what is only drawn differently by state is named in *.rules.ts'

  eachBelow(program, (node, above) => {
    if (node.type === 'BinaryExpression' && /^[!=]==?$/.test(node.operator)) {
      const sides = [node.left, node.right]
      if (sides.some(isState) && sides.some(isKnown) && !isOfChoices(above)) complain(node, why)
      if (sides.some(isRoles) && sides.some((side) => literal(side) !== undefined))
        complain(node, why)
    }

    if (
      node.type === 'SwitchStatement' &&
      isState(node.discriminant) &&
      node.cases.some((one) => isKnown(one.test))
    )
      complain(node, why)

    if (node.type !== 'CallExpression' || !ASKS.test(node.callee.property?.name ?? '')) return
    if (node.arguments.some(isState) && isList(node.callee.object)) complain(node, why)
    if (isRoles(node.callee.object)) complain(node, why)
  })
}

const HOURS_AND_DAYS = new Set([3_600_000, 86_400_000])

/**
 * The moment of an answer is written by toMoment alone: what `toISOString` writes is UTC, and a
 * form that shows it moves the event by eight hours when it is saved. Days are counted by the
 * kernel's calendar (day.ts), not by milliseconds.
 */
function ownCalendar(file, program, _known, complain) {
  if (isTest(file) || !/^packages\/(server\/src\/areas|web\/src)\//.test(file)) return
  eachBelow(program, (node) => {
    if (node.type === 'Literal' && HOURS_AND_DAYS.has(node.value))
      complain(node, 'HOUR_MS and DAY_MS are of the calendar of the kernel (day.ts)')

    if (node.type !== 'CallExpression') return

    const name = node.callee.property?.name ?? ''

    if (/^(toISOString|toJSON)$/.test(name))
      complain(
        node,
        'a moment is written by toMoment, a day by dayInChina or the calendar of the kernel (day.ts)',
      )

    if (
      /^setUTC(Date|Month|FullYear)$/.test(name) ||
      (name === 'UTC' && node.callee.object.name === 'Date')
    )
      complain(node, 'days and months are counted by the calendar of the kernel (day.ts)')

    if (
      node.callee.name === 'dayInChina' &&
      !/\.demo\.ts$/.test(file) &&
      isMovedInstant(node.arguments[0])
    )
      complain(node, 'a day so many days from now is addDays(dayInChina(now), count)')
  })
}

const PARTS_OF_LOCAL_TIME = /^get(UTCFullYear|FullYear|Month|Date|Day|Hours|Minutes)$/

/**
 * Years and days are those in China, wherever the server or the browser runs: on New Year's Eve the
 * machine's year is another one for eight hours. Tests are no exception.
 */
function yearOfTheMachine(_file, program, _known, complain) {
  eachBelow(program, (node) => {
    if (node.type === 'CallExpression' && PARTS_OF_LOCAL_TIME.test(node.callee.property?.name))
      complain(node, 'the year or day is that in China: yearInChina, yearInShanghai')
  })
}

const TRAINEE_STATUS = /^(inTraining|departed)$|'(inTraining|departed)'/

/**
 * Who counts as a trainee in training, on the books or gone is decided in one place, which counts,
 * lists and recipients of all areas ask.
 */
function ownTraineeGroup(file, program, _known, complain) {
  if (isTest(file) || /\.demo\.ts$/.test(file)) return

  if (
    !file.startsWith('packages/server/src/areas/') ||
    /^packages\/server\/src\/areas\/(trainees|students)\//.test(file)
  )
    return

  eachBelow(program, (node) => {
    const text = node.type === 'TemplateElement' ? node.value.raw : node.value
    if (
      (node.type === 'TemplateElement' || node.type === 'Literal') &&
      typeof text === 'string' &&
      TRAINEE_STATUS.test(text)
    )
      complain(
        node,
        'trainees are asked for by isInTraining, isOnBooks, hasEnded or hasLeft (trainees.public.ts)',
      )
  })
}

const isMovedInstant = (node) =>
  node?.type === 'NewExpression' && node.arguments[0]?.type === 'BinaryExpression'

const SNAKE_CASE = /^[a-z][a-z0-9]*(_[a-z0-9]+)+$/
const ROW_PARTS = /^(MemberExpression|TSPropertySignature)$/

/**
 * Rows arrive in camelCase, in types as in queries: a property in snake_case is none of theirs, and
 * a type that names one promises what never comes. Keys of other objects may be names of
 * constraints or codes of a dictionary; those of columns are not.
 */
function snakeCaseRow(file, program, { schema }, complain) {
  if (!inServerArea(file)) return

  const isColumn = (name) => [...schema.tables.values()].some((columns) => columns.has(name))

  eachBelow(program, (node, above) => {
    const key =
      node.type === 'MemberExpression' ? !node.computed && node.property.name : node.key?.name
    if (!key || !SNAKE_CASE.test(key)) return

    const isRowPart =
      ROW_PARTS.test(node.type) ||
      (node.type === 'Property' && above.at(-1)?.type === 'ObjectPattern')

    if (isRowPart || (node.type === 'Property' && isColumn(key)))
      complain(
        node,
        `a row has no property ${key}: the driver calls it ${codeName(key)}, SQL alone writes snake_case`,
      )
  })
}

const PROPERTY_CALLS = /^(assert|check|sample)$/

/**
 * Random cases come from a seed that the test gives, so that they are the same everywhere: without
 * one a fault is found by luck, in a run that changed nothing.
 */
function propertyWithoutSeed(file, program, _known, complain) {
  if (!isTest(file)) return

  eachBelow(program, (node) => {
    if (node.type !== 'CallExpression' || node.callee.object?.name !== 'fc') return
    if (!PROPERTY_CALLS.test(node.callee.property?.name ?? '')) return

    const settings = node.arguments[1]
    const hasSeed =
      settings?.type === 'Identifier' ||
      settings?.properties?.some((property) => property.key?.name === 'seed')

    if (!hasSeed) complain(node, 'random cases have a seed: `{ seed: 20261130 }`')
  })
}

export const codeRules = {
  'state-outside-advance': stateOutsideAdvance,
  'table-of-another-area': tableOfAnotherArea,
  'raw-error': rawError,
  'state-in-page': stateDecides,
  'own-calendar': ownCalendar,
  'year-of-the-machine': yearOfTheMachine,
  'own-trainee-group': ownTraineeGroup,
  ...browserRules,
  ...queryRules,
  ...personRules,
  'english-literal': englishLiteral,
  'key-of-version': keyOfVersion,
  'live-version': liveVersion,
  'mark-of-one-language': markOfOneLanguage,
  'blank-by-replace': blankByReplace,
  'value-no-column-holds': valueNoColumnHolds,
  'snake-case-row': snakeCaseRow,
  'property-without-seed': propertyWithoutSeed,
}
