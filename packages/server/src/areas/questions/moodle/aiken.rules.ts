import {
  attempt,
  choiceOf,
  few,
  judge,
  type ParsedQuestion,
  Unreadable,
  USUAL_DIFFICULTY,
} from '../formats/filed-question.rules.ts'

/** `A. text` or `A) text`; a space after the sign may be missing, as Moodle takes it. */
const OPTION = /^([A-Z])[.)．）、]\s*(.*)$/

/**
 * `ANSWER: B`; several letters are several right answers, of which Moodle would take the first
 * only.
 */
const ANSWER = /^ANSWER\s*[:：]\s*([A-Z](?:\s*(?:[,，、&]\s*)?[A-Z])*)?\s*$/

/** Whether a text is a file of Aiken: a line says the answer, and one before it is an option. */
export function isAiken(text: string): boolean {
  let hasOption = false
  for (const line of linesOf(text)) {
    if (OPTION.test(line)) hasOption = true
    if (hasOption && ANSWER.test(line)) return true
  }

  return false
}

const linesOf = (text: string) => text.split(/\r\n?|\n/).map((line) => line.trim())

type Open = { line: number; stem: string; options: { letter: string; text: string }[] }

function questionOf({ line, stem, options }: Open, letters: string | undefined): ParsedQuestion {
  if (options.length === 0) throw new Unreadable('optionsMissing')

  const right = [...(letters ?? '').matchAll(/[A-Z]/g)].map(([letter]) => letter)
  if (right.length === 0) throw new Unreadable('noRight')

  const unknown = right.find((letter) => !options.some((option) => option.letter === letter))
  if (unknown !== undefined) throw new Unreadable('answerOutside', { letter: unknown })

  const twice = options.find(
    ({ letter }, at) => options.findIndex((option) => option.letter === letter) < at,
  )
  if (twice) throw new Unreadable('letterTwice', { letter: twice.letter })

  const shares = few(options).map(({ letter, text }) => ({
    text,
    share: right.includes(letter) ? 100 : 0,
  }))

  return judge({
    line,
    body: choiceOf(stem, shares, right.length === 1),
    pictures: [],
    embedded: [],
    explanation: null,
    difficulty: USUAL_DIFFICULTY,
    points: [],
    notes: [],
  })
}

/**
 * The questions of an Aiken file: a line that is asked, lines of options, and a line with the
 * answer, which ends the question. What is asked may have several lines here; Moodle wants one.
 */
export function* readAiken(text: string): Generator<ParsedQuestion> {
  let open: Open | null = null
  let line = 0

  for (const own of linesOf(text)) {
    line += 1
    if (own === '') continue

    const [, letter, option = ''] = OPTION.exec(own) ?? []
    const answer = ANSWER.exec(own)

    if (answer) {
      const question: Open = open ?? { line, stem: '', options: [] }
      open = null

      const found = yield* attempt(question.line, () => questionOf(question, answer[1]))
      if (found) yield found
    } else if (letter !== undefined && open) open.options.push({ letter, text: option.trim() })
    else if (open && open.options.length === 0) open.stem += `\n${own}`
    else {
      if (open) yield unanswered(open)
      open = { line, stem: own, options: [] }
    }
  }

  if (open) yield unanswered(open)
}

const unanswered = ({ line }: Open): ParsedQuestion => ({
  fault: { line, message: 'learning.formats.answerMissing', data: {} },
})
