// What browsers do otherwise than one expects: keys of input methods, what scrolling answers, the
// library's field of numbers, functions that old browsers lack.
import { eachBelow } from '../sources/syntax-tree.mjs'

const isTest = (file) => /\.(test|spec)\.tsx?$/.test(file)
const literal = (node) =>
  node?.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined

const calledName = ({ property, name }) => property?.name ?? name

/** In newer browsers these answer a promise, which React would call to clean up. */
const SCROLLS = /^scroll(IntoView|To|By)?$/

function scrollAsCleanup(file, program, _known, complain) {
  if (!file.startsWith('packages/web/src/') || isTest(file)) return
  eachBelow(program, (node) => {
    if (
      node.type !== 'CallExpression' ||
      !/^use(Layout)?Effect$/.test(calledName(node.callee) ?? '')
    )
      return

    const body = node.arguments[0]?.body
    const expression = body?.type === 'ChainExpression' ? body.expression : body

    if (expression?.type === 'CallExpression' && SCROLLS.test(calledName(expression.callee) ?? ''))
      complain(node, 'what scrolling answers is no clean-up: useEffect(() => void …)')
  })
}

const KEY_HANDLER = /^on(KeyDown|KeyUp|KeyPress|PressEnter)(Capture)?$/
const KEY_EVENT = /^key(down|up|press)$/
const KEY_HOME = 'packages/web/src/ui/key-press.ts'

/**
 * The Enter that ends a word of an input method is not meant for the page: all handlers of keys are
 * made by ui/key-press.ts, which knows it.
 */
function keyWhileComposing(file, program, _known, complain) {
  if (!file.startsWith('packages/web/src/') || file === KEY_HOME || isTest(file)) return

  const isGuarded = (node) => node?.type === 'CallExpression' && calledName(node.callee) === 'byKey'
  const why =
    'a handler of keys is byKey(…), a listener is listenToKeys(…) of ui/key-press.ts, so that no key of an input method reaches it'

  eachBelow(program, (node) => {
    if (
      node.type === 'JSXAttribute' &&
      KEY_HANDLER.test(node.name.name) &&
      !isGuarded(node.value?.expression)
    )
      complain(node, why)

    if (node.type === 'Property' && KEY_HANDLER.test(node.key.name ?? '') && !isGuarded(node.value))
      complain(node, why)

    const isListener =
      node.type === 'CallExpression' && node.callee.property?.name === 'addEventListener'
    if (isListener && KEY_EVENT.test(literal(node.arguments[0]) ?? '')) complain(node, why)
  })
}

const NUMBER_HOME = 'packages/web/src/ui/fields/number-input.tsx'

/**
 * The library's field of numbers cuts and rounds what was typed without a word; the project's own
 * field leaves it and says what is wrong.
 */
function cuttingNumberInput(file, program, _known, complain) {
  if (!file.startsWith('packages/web/src/') || file === NUMBER_HOME) return
  eachBelow(program, (node) => {
    if (node.type === 'ImportSpecifier' && node.imported.name === 'InputNumber')
      complain(
        node,
        'a field of numbers is NumberInput of ui/fields/number-input.tsx, which never changes what was typed',
      )
  })
}

/**
 * Newer functions than those of the oldest browsers (vite.config.ts), and not among those that
 * missing-methods.ts adds.
 */
const NEW_STATICS =
  /^(Object\.groupBy|Map\.groupBy|Array\.fromAsync|Promise\.(withResolvers|try)|URL\.(parse|canParse)|AbortSignal\.any|RegExp\.escape|crypto\.randomUUID)$/

const NEW_METHODS =
  /^(toWellFormed|isWellFormed|isSubsetOf|isSupersetOf|isDisjointFrom|symmetricDifference|getOrInsert|getOrInsertComputed|toHex|toBase64|throwIfAborted)$/

const ITERATOR_SOURCE = /^(values|keys|entries|matchAll)$/
const ITERATOR_HELPER = /^(map|filter|some|every|find|reduce|forEach|flatMap|take|drop|toArray)$/
const BROWSER_HOME = 'packages/web/src/platform/browser/missing-methods.ts'

/**
 * The build lowers syntax for old browsers, and no functions: what they lack is added by
 * missing-methods.ts, or not called.
 */
function functionOldBrowsersLack(file, program, _known, complain) {
  if (!/^packages\/(web|contract)\/src\//.test(file) || file === BROWSER_HOME || isTest(file))
    return

  const why =
    'a browser as old as vite.config.ts allows lacks it: write it otherwise, or add it to platform/browser/missing-methods.ts'

  eachBelow(program, (node) => {
    const isNewSyntax =
      node.type === 'Literal' &&
      node.regex &&
      (/\(\?<[=!]/.test(node.regex.pattern) || /[dv]/.test(node.regex.flags))

    if (isNewSyntax) complain(node, why)
    if (node.type !== 'CallExpression' || node.optional) return

    const { callee } = node
    const name = callee.property?.name ?? ''

    if (
      callee.name === 'structuredClone' ||
      NEW_STATICS.test(`${callee.object?.name}.${name}`) ||
      NEW_METHODS.test(name)
    )
      complain(node, why)

    const isOfIterator =
      callee.object?.type === 'CallExpression' &&
      ITERATOR_SOURCE.test(callee.object.callee.property?.name ?? '') &&
      (callee.object.arguments.length === 0 || callee.object.callee.property.name === 'matchAll')

    if (isOfIterator && ITERATOR_HELPER.test(name)) complain(node, why)
  })
}

/** Rules of check-code. */
export const browserRules = {
  'scroll-as-cleanup': scrollAsCleanup,
  'cutting-number-input': cuttingNumberInput,
  'function-old-browsers-lack': functionOldBrowsersLack,
  'key-while-composing': keyWhileComposing,
}
