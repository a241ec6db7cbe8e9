// What a screen must not hold: a sentence in one language, a state under another name, and a form
// that forgets what was typed.
import { dirname, join } from 'node:path/posix'
import { eachBelow, programOf } from '../sources/syntax-tree.mjs'

const isTest = (file) => /\.(test|spec)\.tsx?$|\/testing\//.test(file)

/**
 * Rule of check-code: a form that is mounted again for each version of its record loses what was
 * typed when somebody else saves.
 */
export function keyOfVersion(file, program, _known, complain) {
  if (!file.startsWith('packages/web/src/') || !file.endsWith('.tsx') || isTest(file)) return

  eachBelow(program, (node) => {
    if (node.type !== 'JSXAttribute' || node.name.name !== 'key') return

    const { type, object, property } = node.value?.expression ?? {}
    const isVersion = type === 'MemberExpression' && property.name === 'version'

    if (isVersion && object.name !== 'edited')
      complain(node, 'useEditedRecord keeps the record in which something was typed')
  })
}

/** The name on which an expression is built: `one` of `one!.version` or `one?.score.version`. */
function rootOf(input) {
  const node = bare(input)
  if (node?.type === 'ChainExpression') return rootOf(node.expression)
  if (node?.type === 'MemberExpression') return rootOf(node.object)
  if (node?.type === 'LogicalExpression') return rootOf(node.left)
  if (node?.type === 'ConditionalExpression') return rootOf(node.consequent)

  return node?.type === 'Identifier' ? node.name : undefined
}

/** The names that a pattern declares. */
function namesOfPattern(node) {
  switch (node?.type) {
    case 'Identifier':
      return [node.name]
    case 'AssignmentPattern':
      return namesOfPattern(node.left)
    case 'ObjectPattern':
      return node.properties.flatMap((part) => namesOfPattern(part.value ?? part.argument))
    case 'ArrayPattern':
      return node.elements.flatMap(namesOfPattern)
    default:
      return []
  }
}

const statementsOf = ({ body }) => (body?.type === 'BlockStatement' ? body.body : [])

const declaratorsOf = (component) =>
  statementsOf(component).flatMap((statement) => statement.declarations ?? [])

/** The properties that the type of a component's props names, by name; empty if it is elsewhere. */
function typesOfProps(component, program) {
  const annotation = component.params[0]?.typeAnnotation?.typeAnnotation
  const name = annotation?.typeName?.name

  const alias = program.body
    .map((statement) => statement.declaration ?? statement)
    .find((one) => one.type === 'TSTypeAliasDeclaration' && one.id.name === name)

  const members = (alias?.typeAnnotation ?? annotation)?.members ?? []

  return new Map(members.map((member) => [member.key?.name, member.typeAnnotation?.typeAnnotation]))
}

const mayBeNull = (type) =>
  type?.type === 'TSUnionType' && type.types.some((one) => one.type === 'TSNullKeyword')

/**
 * The names of a component that hold a record as it is now: what a query returned, and properties
 * that are never null. The row for which a dialog was opened is `Row | null` and stays as it was.
 */
function liveNames(component, program) {
  const types = typesOfProps(component, program)
  const live = new Set()

  for (const part of component.params[0]?.properties ?? [])
    if (types.has(part.key?.name) && !mayBeNull(types.get(part.key.name)))
      for (const name of namesOfPattern(part.value)) live.add(name)

  for (const { id, init } of declaratorsOf(component)) {
    const call = bare(init)?.type === 'CallExpression' ? bare(init).callee.name : undefined
    const isQuery = /^use[A-Z]/.test(call ?? '') && !/^use(FirstRead|State)$/.test(call)

    if (isQuery || live.has(rootOf(init))) for (const name of namesOfPattern(id)) live.add(name)
  }

  return live
}

const rendersForm = (component) => {
  let isForm = false

  eachBelow(component.body, (node) => {
    if (node.type === 'JSXOpeningElement' && node.name.name === 'FormDialog') isForm = true
  })

  return isForm
}

/**
 * Rule of check-code: a form sends the version with which it was opened. With the version of a
 * record that was read again meanwhile it would overwrite what somebody else saved.
 */
export function liveVersion(file, program, _known, complain) {
  if (!file.startsWith('packages/web/src/areas/') || !file.endsWith('.tsx') || isTest(file)) return

  const why = 'useFirstRead keeps the record with which the form was opened'

  eachBelow(program, (component) => {
    if (component.type !== 'FunctionDeclaration' || !rendersForm(component)) return

    const live = liveNames(component, program)

    eachBelow(component, (node, above) => {
      const isKept = above.some((one) => one.name?.name === 'initial' || one.id?.name === 'initial')

      if (node.type === 'Identifier' && node.name === 'version' && live.has('version'))
        complain(node, why)
      else if (node.type === 'MemberExpression' && node.property.name === 'version' && !isKept)
        if (live.has(rootOf(node))) complain(node, why)
    })
  })
}

/** Attributes whose value somebody reads or hears. */
const READ_ATTRIBUTE =
  /^(title|label|placeholder|alt|lead|hint|note|tooltip|extra|okText|cancelText|emptyText|heading|caption|summary|message|description|prefix|suffix|addonBefore|addonAfter|aria-(label|description|placeholder|roledescription|valuetext))$/

/** Keys of a keyboard and commands are written the same in every language. */
const SAME_IN_EVERY_LANGUAGE = /^(kbd|code)$/

/** Words begin with two letters; a single letter is a symbol or a unit. */
const WORD = /[A-Za-z]{2}/

const KEYS_BRANDS_UNITS =
  /\b(Ctrl|Esc|Shift|Alt|Tab|Enter|WeChat|Excel|PDF|CSV|xlsx|kg|cm|mm|kB|MB|GB)\b/g

const isProse = (text) =>
  typeof text === 'string' && WORD.test(text.replaceAll(KEYS_BRANDS_UNITS, ''))

/** The texts that an expression may show: either side of a choice, the parts of a template. */
function screenTexts(node) {
  switch (node?.type) {
    case 'Literal':
      return [node.value]
    case 'TemplateLiteral':
      return node.quasis.map((part) => part.value.raw)
    case 'ConditionalExpression':
      return [...screenTexts(node.consequent), ...screenTexts(node.alternate)]
    case 'LogicalExpression':
      return [...(node.operator === '&&' ? [] : screenTexts(node.left)), ...screenTexts(node.right)]
    case 'BinaryExpression':
      return node.operator === '+' ? [...screenTexts(node.left), ...screenTexts(node.right)] : []
    case 'TSAsExpression':
    case 'ParenthesizedExpression':
      return screenTexts(node.expression)
    default:
      return []
  }
}

/**
 * Rule of check-code: what people read is in the texts of the area, Chinese first, then English.
 */
export function englishLiteral(file, program, _known, complain) {
  if (!file.startsWith('packages/web/src/') || !file.endsWith('.tsx') || isTest(file)) return

  const why = 'what people read stands in the *.text.ts of its area, in both languages'

  eachBelow(program, (node, above) => {
    const parent = above.at(-1)
    if (node.type === 'JSXText' || node.type === 'JSXExpressionContainer') {
      if (
        parent.type === 'JSXAttribute' ||
        SAME_IN_EVERY_LANGUAGE.test(parent.openingElement?.name.name ?? '')
      )
        return

      const texts = node.type === 'JSXText' ? [node.value] : screenTexts(node.expression)
      if (texts.some(isProse)) complain(node, why)
    }

    if (
      node.type === 'JSXAttribute' &&
      READ_ATTRIBUTE.test(node.name.name?.name ?? node.name.name)
    ) {
      const value =
        node.value?.type === 'JSXExpressionContainer' ? node.value.expression : node.value
      if (screenTexts(value).some(isProse)) complain(node, why)
    }
  })
}

const literalOf = (node) =>
  node?.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined

const bare = (node) =>
  /^(TS(As|Satisfies|NonNull)|Parenthesized)Expression$/.test(node?.type ?? '')
    ? bare(node.expression)
    : node

/** The path of a module that a file of this repository names; undefined for packages. */
function pathOf(file, source) {
  if (source.startsWith('.')) return join(dirname(file), source)
  return source.startsWith('@residency/contract/')
    ? `packages/contract/src/${source.slice('@residency/contract/'.length)}.ts`
    : undefined
}

/** The constants of a file by name, and where its imported names come from. */
function namesIn(program) {
  const constants = new Map()
  const imported = new Map()

  for (const statement of program.body) {
    if (statement.type === 'ImportDeclaration')
      for (const { type, local, imported: original } of statement.specifiers)
        if (type === 'ImportSpecifier')
          imported.set(local.name, { source: statement.source.value, name: original.name })

    const declaration =
      statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement

    if (declaration?.type === 'VariableDeclaration')
      for (const { id, init } of declaration.declarations)
        if (id.name && init) constants.set(id.name, bare(init))
  }

  return { constants, imported }
}

/**
 * Reads the value behind a name: a constant of the same file, or one imported from a file of this
 * repository. `readText` answers undefined for a file that is not there.
 */
export function constantReader(readText) {
  const files = new Map()

  const namesOf = (file) => {
    if (!files.has(file)) {
      const text = readText(file)
      files.set(
        file,
        text === undefined
          ? { constants: new Map(), imported: new Map() }
          : namesIn(programOf(file, text)),
      )
    }

    return files.get(file)
  }

  return (file, name) => {
    const { constants, imported } = namesOf(file)
    if (constants.has(name)) return constants.get(name)

    const from = imported.get(name)
    const path = from && pathOf(file, from.source)

    return path ? namesOf(path).constants.get(from.name) : undefined
  }
}

/**
 * What one file compares with states: the literals of flows, constants that hold one or a list of
 * them, `flow.initial`, and variables that hold the state of a record.
 */
export function statesOfFile(file, program, { states, constantOf }) {
  const constantBehind = (node) => {
    if (node?.type === 'Identifier') return constantOf(file, node.name)
    if (node?.type !== 'MemberExpression' || node.object.type !== 'Identifier' || node.computed)
      return undefined

    const object = constantOf(file, node.object.name)
    const property = object?.properties?.find((part) => part.key?.name === node.property.name)

    return bare(property?.value)
  }

  const isLiteralState = (node) => states.has(literalOf(node))

  const isOfFlow = (node) =>
    node?.type === 'MemberExpression' &&
    /Flow$/.test(node.object.name ?? '') &&
    /^(initial|to)$/.test(node.property.name ?? '')

  const isKnown = (input) => {
    const node = bare(input)
    return isLiteralState(node) || isOfFlow(node) || isLiteralState(constantBehind(node))
  }

  const isList = (input) => {
    const node = bare(input)
    if (node?.type === 'ArrayExpression')
      return node.elements.some((element) =>
        element?.type === 'SpreadElement' ? isList(element.argument) : isKnown(element),
      )

    if (node?.type === 'NewExpression' && node.callee.name === 'Set')
      return isList(node.arguments[0])

    const behind = constantBehind(node)

    return behind !== undefined && behind !== node && isList(behind)
  }

  const holders = new Set()

  eachBelow(program, (node) => {
    if (
      node.type === 'VariableDeclarator' &&
      node.id.name &&
      /^state$/.test(bare(node.init)?.property?.name ?? '')
    )
      holders.add(node.id.name)

    if (node.type !== 'ObjectPattern') return

    for (const { key, value } of node.properties)
      if (key?.name === 'state' && value?.name) holders.add(value.name)
  })

  return {
    isKnown,
    isList,
    isHolder: (node) => node.type === 'Identifier' && holders.has(node.name),
  }
}
