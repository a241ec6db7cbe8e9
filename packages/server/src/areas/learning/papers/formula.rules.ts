/** Commands of TeX that a printed sheet shows as a character. */
const SIGNS: Readonly<Record<string, string>> = {
  ...{ times: '×', cdot: '·', div: '÷', pm: '±', mp: '∓', le: '≤', leq: '≤', ge: '≥', geq: '≥', ne: '≠', neq: '≠', approx: '≈', sim: '~' },
  ...{ to: '→', rightarrow: '→', leftarrow: '←', rightleftharpoons: '⇌', uparrow: '↑', downarrow: '↓', infty: '∞', circ: '°', degree: '°' },
  ...{ alpha: 'α', beta: 'β', gamma: 'γ', delta: 'δ', Delta: 'Δ', epsilon: 'ε', theta: 'θ', kappa: 'κ', lambda: 'λ', mu: 'μ', pi: 'π' },
  ...{ rho: 'ρ', sigma: 'σ', Sigma: 'Σ', sum: 'Σ', tau: 'τ', phi: 'φ', chi: 'χ', omega: 'ω', Omega: 'Ω', propto: '∝', int: '∫' },
  ...{
    ln: 'ln',
    log: 'log',
    lg: 'lg',
    exp: 'exp',
    min: 'min',
    max: 'max',
    quad: ' ',
    qquad: '  ',
    left: '',
    right: '',
    ldots: '…',
    cdots: '…',
  },
  ...{ ',': ' ', ';': ' ', ' ': ' ', '!': '', '%': '%', '{': '{', '}': '}', $: '$', '\\': ' ' },
}
/** A piece of a line: raised, lowered, or plain. */
export type Run = { text: string; sup?: true; sub?: true }
const TEXTS = new Set(['text', 'mathrm', 'mathbf', 'mathit', 'operatorname', 'ce', 'rm'])

/**
 * A formula of TeX as a line of text that can be read: signs, Greek, fractions as (a)/(b), roots, raised and lowered parts. There is no
 * typesetting of formulas on the server; a command that is not known stands as it was written.
 */
export function readableFormula(tex: string): Run[] {
  const runs: Run[] = []
  let at = 0
  const add = (text: string, how: Omit<Run, 'text'> = {}) => {
    const last = runs.at(-1)
    if (text === '') return
    if (last && last.sup === how.sup && last.sub === how.sub) last.text += text
    else runs.push({ text, ...how })
  }
  /** The next group in braces, or the next sign. */
  const argument = (): string => {
    while (tex[at] === ' ') at += 1
    if (tex[at] === '\\') {
      const command = /^\\([a-zA-Z]+|.)/.exec(tex.slice(at))?.[0] ?? '\\'
      at += command.length
      return command
    }
    if (tex[at] !== '{') return tex[at++] ?? ''
    const start = ++at
    for (let depth = 1; at < tex.length; at++) {
      if (tex[at] === '{') depth += 1
      else if (tex[at] === '}' && --depth === 0) break
    }
    return tex.slice(start, at++)
  }
  const plain = (part: string) =>
    readableFormula(part)
      .map(({ text }) => text)
      .join('')
  const bracketed = (part: string) => (/^[\p{L}\p{N}.]*$/u.test(part) ? part : `(${part})`)
  const command = (name: string) => {
    if (name === 'frac' || name === 'dfrac') {
      const above = plain(argument())
      add(`${bracketed(above)}/${bracketed(plain(argument()))}`)
    } else if (name === 'sqrt') add(`√${bracketed(plain(argument()))}`)
    else if (TEXTS.has(name)) for (const { text, ...how } of readableFormula(argument())) add(text, how)
    else add(SIGNS[name] ?? `\\${name}`)
  }
  while (at < tex.length) {
    const sign = tex[at]!
    if (sign === '\\') {
      const name = /^\\([a-zA-Z]+|.)/.exec(tex.slice(at))?.[1] ?? ''
      at += name.length + 1
      command(name)
    } else if (sign === '^' || sign === '_') {
      at += 1
      const part = plain(argument())
      if (part === '°') {
        add(part)
        while (tex[at] === ' ') at += 1 // 37 °C, not 37 ° C
      } else add(part, sign === '^' ? { sup: true } : { sub: true })
    } else if (sign === '{' || sign === '}') at += 1
    else {
      at += 1
      add(sign)
    }
  }
  return runs
}

/** Text of a question with its formulas between dollars, as it is printed. */
export function printedRuns(text: string): Run[] {
  return text.split(/\$([^$\n]+)\$/).flatMap((part, at) => (at % 2 === 1 ? readableFormula(part) : part === '' ? [] : [{ text: part }]))
}
