import { z } from 'zod'
import {
  partId,
  type QuestionBody,
  type QuestionContent,
  questionKind,
  SIMPLE_KINDS,
  type SimpleQuestion,
} from './question.shape.ts'

const optionView = z.object({ id: partId, text: z.string() })

const simple = z.object({
  kind: z.enum(SIMPLE_KINDS),
  stem: z.string(),

  /** Of single, multiple and matching. */
  options: z.array(optionView),

  /** Of matching. */
  prompts: z.array(optionView),

  /** Of blank: how many. */
  blanks: z.number().int(),
})

export type SimpleQuestionView = z.output<typeof simple>

/**
 * A question as a taker sees it: nothing in it says what is right. `parts` of a case, each with its
 * id.
 */
export const questionView = simple.extend({
  kind: questionKind,
  pictures: z.array(z.object({ filePath: z.string(), alt: z.string() })),
  parts: z.array(z.object({ id: partId, question: simple })),
})

export type QuestionView = z.output<typeof questionView>

/** Why a question is hidden from the reader, and until when, in words; null if it is shown. */
export const reasonWithheld = z.string().nullable()

const plain = ({ id, text }: { id: string; text: string }) => ({ id, text })

const bare = (questionBody: QuestionBody) => ({
  stem: questionBody.stem,
  options: 'options' in questionBody ? questionBody.options.map(plain) : [],
  prompts: questionBody.kind === 'matching' ? questionBody.prompts.map(plain) : [],
  blanks: questionBody.kind === 'blank' ? questionBody.blanks.length : 0,
})

const bareSimple = (simpleQuestion: SimpleQuestion): SimpleQuestionView => ({
  kind: simpleQuestion.kind,
  ...bare(simpleQuestion),
})

/** Strips a question of its right answers, variants, reference answer, rubric and explanation. */
export const toQuestionView = ({ body, pictures }: QuestionContent): QuestionView => ({
  kind: body.kind,
  ...bare(body),
  pictures: pictures.map(({ filePath, alt }) => ({ filePath, alt })),
  parts:
    body.kind === 'case'
      ? body.parts.map(({ id, question }) => ({ id, question: bareSimple(question) }))
      : [],
})
