// The shape of functions: what makes them hard to read at first sight, found in the syntax tree of
// every source file.
import { eachBelow } from '../sources/syntax-tree.mjs'

/** A function with more statements than these has several steps that deserve names. */
const MAX_STATEMENTS = 25

/** A body with fewer statements needs no blank line before its last return. */
const LONGER_BODY = 6

const isTest = (file) => /\.(test|spec)\.tsx?$/.test(file)

const isFunction = (node) =>
  /^(ArrowFunctionExpression|FunctionExpression|FunctionDeclaration)$/.test(node.type)

const bare = (node) => (node.type === 'ParenthesizedExpression' ? bare(node.expression) : node)

const STATEMENT =
  /^(ExpressionStatement|VariableDeclaration|FunctionDeclaration|ClassDeclaration|(If|For|ForIn|ForOf|While|DoWhile|Try|Switch|Return|Throw|Break|Continue)Statement)$/

/** `...{ a, b }` and `...[a, b]`: properties, elements and attributes are written out. */
function spreadLiteral(node, _above, complain) {
  if (node.type !== 'SpreadElement' && node.type !== 'JSXSpreadAttribute') return
  if (!/^(Object|Array)Expression$/.test(bare(node.argument).type)) return

  complain('spread-literal', node, 'write them out, one in a line')
}

/** `(() => { … })()`: a named function says what it computes. */
function functionCalledAtOnce(node, _above, complain) {
  if (node.type !== 'CallExpression' || !isFunction(bare(node.callee))) return

  complain('function-called-at-once', node, 'give the function a name and call it')
}

/** A choice within a choice: a function with early returns, or a table, says the same in lines. */
function nestedChoice(node, above, complain) {
  if (node.type !== 'ConditionalExpression') return
  const around = above.findLast((outer) => outer.type !== 'ParenthesizedExpression')
  if (around?.type !== 'ConditionalExpression') return

  complain('nested-choice', node, 'write a function with early returns, or a table')
}

/**
 * `value as never` fits every type, so that the compiler checks nothing: a state misspelt in a table
 * would reach the reader. Tests send what no type allows.
 */
function castToNever(file, node, complain) {
  if (isTest(file) || node.type !== 'TSAsExpression') return
  if (!namesNever(node.typeAnnotation)) return

  complain('cast-to-never', node, 'give the value its type where it comes from')
}

const namesNever = (type) =>
  type.type === 'TSNeverKeyword' ||
  (type.type === 'TSArrayType' && type.elementType.type === 'TSNeverKeyword')

/** Rules of check-code for the shape of functions; `complain` takes rule, node and reason. */
export function judgeShape(file, program, text, complain) {
  const statements = new Map()

  eachBelow(program, (node, above) => {
    for (const rule of [spreadLiteral, functionCalledAtOnce, nestedChoice])
      rule(node, above, complain)

    castToNever(file, node, complain)

    if (STATEMENT.test(node.type)) {
      const around = above.findLast(isFunction)
      if (around) statements.set(around, (statements.get(around) ?? 0) + 1)
    }

    if (node.type === 'BlockStatement' || node.type === 'FunctionBody')
      returnAfterBlank(node, text, complain)
  })

  // Routes are lists, and a test is read from its title on.
  if (/\.routes\.ts$/.test(file) || isTest(file)) return

  for (const [node, count] of statements)
    if (count > MAX_STATEMENTS)
      complain(
        'function-size',
        node,
        `${count} statements, a function has at most ${MAX_STATEMENTS}: name its steps`,
      )
}

/** A blank line separates the last return of a longer body from the steps before it. */
function returnAfterBlank({ body }, text, complain) {
  const last = body.at(-1)
  if (body.length < LONGER_BODY || last.type !== 'ReturnStatement') return

  const between = text.slice(body.at(-2).end, last.start)
  if (!/\n[ \t]*\n/.test(between))
    complain('return-without-blank', last, 'a blank line before the return')
}
