import type { SimpleQuestion } from '@residency/contract/areas/questions/bank/question.shape'
import type { Language } from '@residency/contract/kernel'
import { fillSentence } from '@residency/contract/kernel/sentence'
import { GREY_LINES, type PdfSheet, type SheetContent } from '../../../platform/pdf/pdf-sheet.ts'
import { paperText } from '../papers/paper.text.ts'
import { printedRuns } from './formula.rules.ts'
import {
  hospitalOf,
  type PrintablePaper,
  pointsText,
  sectionName,
  sumOf,
  titleOf,
} from './printed-paper.ts'
import { letterOf } from './printed-question.ts'

/** What is right, as a marker reads it: letters of options, accepted texts, a reference answer. */
function rightAnswer(language: Language, question: SimpleQuestion): string {
  const { key } = paperText[language]
  switch (question.kind) {
    case 'single':
    case 'multiple': {
      const right = [question.right].flat()
      return question.options
        .flatMap(({ id }, at) => (right.includes(id) ? [letterOf(at)] : []))
        .join('')
    }
    case 'trueFalse':
      return question.right ? key.truth.yes : key.truth.no
    case 'matching':
      return question.prompts
        .map(
          ({ right }, index) =>
            `(${index + 1}) ${letterOf(question.options.findIndex(({ id }) => id === right))}`,
        )
        .join('  ')
    case 'blank':
      return question.blanks
        .map(({ accepted, number }, index) => {
          const near = number
            ? [fillSentence(key.near, { value: number.value, tolerance: number.tolerance })]
            : []

          return `(${index + 1}) ${[...accepted, ...near].join(key.or)}`
        })
        .join('  ')
    default:
      return question.reference ?? key.none
  }
}

const rubricOf = (question: SimpleQuestion) => ('rubric' in question ? question.rubric : [])
const rich = (text: string) => printedRuns(text)

function answersOf(
  language: Language,
  item: PrintablePaper['sections'][number]['items'][number],
): SheetContent[] {
  const { key } = paperText[language]
  const { body, explanation } = item.content
  const parts: readonly SimpleQuestion[] =
    body.kind === 'case' ? body.parts.map(({ question }) => question) : [body]

  const answers = parts.flatMap((part, index): SheetContent[] => {
    const right = rightAnswer(language, part)
    return [
      {
        text: rich(
          body.kind === 'case' ? fillSentence(key.part, { n: index + 1, text: right }) : right,
        ),
        bold: !('rubric' in part),
      },
      ...rubricOf(part).map(
        ({ share, text }): SheetContent => ({
          text: rich(fillSentence(key.share, { share, text })),
          fontSize: 9,
          margin: [8, 0, 0, 0],
        }),
      ),
    ]
  })

  const why: SheetContent[] = explanation
    ? [{ text: rich(explanation), fontSize: 9, color: '#475467', margin: [0, 2, 0, 0] }]
    : []

  return [...answers, ...why]
}

/** The key: for each question what is right, what earns how much, and why. */
export function printedKey(language: Language, it: PrintablePaper): PdfSheet {
  const text = paperText[language]
  const title = fillSentence(text.key.title, { title: titleOf(language, it) })
  return {
    title,
    head: `${hospitalOf(language, it)}　${text.key.secret}`,
    foot: title,
    content: it.sections.flatMap((section, index): SheetContent[] => [
      {
        text: fillSentence(text.sectionHead, {
          title: sectionName(language, index, section.title),
          items: section.items.length,
          points: pointsText(sumOf(section.items)),
        }),
        style: 'section',
      },
      ...(section.items.length === 0
        ? []
        : [
            {
              table: {
                widths: [24, 40, '*'],
                dontBreakRows: true,
                body: section.items.map((item) => [
                  { text: `${item.number}.`, bold: true },
                  {
                    text: fillSentence(text.key.points, { points: pointsText(item.points) }),
                    style: 'label',
                    fontSize: 9,
                    noWrap: true,
                  },
                  { stack: answersOf(language, item) },
                ]),
              },
              layout: GREY_LINES,
            } as SheetContent,
          ]),
    ]),
  }
}
