import type {
  QuestionBody,
  QuestionContent,
  SimpleQuestion,
} from '@residency/contract/areas/questions/bank/question.shape'
import { LETTERS, writeBlanks, writeRubric } from './question-cells.rules.ts'
import { type Cells, OPTION_COLUMNS, type RowKind } from './sheet-columns.rules.ts'

/** What the words of the reader's language are needed for. */
export type SheetLabels = { kind: (kind: RowKind) => string; truth: (isTrue: boolean) => string }

const letterOf = (options: readonly { id: string }[], id: string) =>
  LETTERS[options.findIndex((option) => option.id === id)] ?? ''

const optionCells = (options: readonly { text: string }[]): Cells =>
  Object.fromEntries(options.map(({ text }, at) => [OPTION_COLUMNS[at]!, text]))

function answerCells(question: SimpleQuestion, labels: SheetLabels): Cells {
  switch (question.kind) {
    case 'single':
      return {
        ...optionCells(question.options),
        answer: letterOf(question.options, question.right),
      }
    case 'multiple': {
      const right = question.right.map((id) => letterOf(question.options, id))
      return { ...optionCells(question.options), answer: right.sort().join('') }
    }
    case 'trueFalse':
      return { answer: labels.truth(question.right) }
    case 'blank':
      return { answer: writeBlanks(question.blanks) }
    case 'matching':
      return optionCells(question.options)
    default:
      return { answer: question.reference ?? '', rubric: writeRubric(question.rubric) }
  }
}

/** The rows below a question: the items of a matching question, the parts of a case. */
function rowsBelow(body: QuestionBody, labels: SheetLabels): Cells[] {
  if (body.kind === 'matching')
    return body.prompts.map(({ text, right }) => ({
      kind: labels.kind('prompt'),
      stem: text,
      answer: letterOf(body.options, right),
    }))

  if (body.kind !== 'case') return []

  return body.parts.map(({ weight, question }) => ({
    kind: labels.kind(`part.${question.kind}`),
    stem: question.stem,
    weight: String(weight),
    ...answerCells(question, labels),
  }))
}

/**
 * A question as rows of the sheet; `about` holds the cells that are not of its content. Pictures
 * are not in it.
 */
export function rowsOf(
  { body, explanation }: QuestionContent,
  about: Cells,
  labels: SheetLabels,
): Cells[] {
  const own = body.kind === 'case' ? {} : answerCells(body, labels)

  const head = {
    ...about,
    kind: labels.kind(body.kind),
    stem: body.stem,
    explanation: explanation ?? '',
    ...own,
  }

  return [head, ...rowsBelow(body, labels)]
}
