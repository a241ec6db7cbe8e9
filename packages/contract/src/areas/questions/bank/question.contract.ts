import { z } from 'zod'
import { endpoint, idParam } from '../../../kernel/calls/endpoint.ts'
import { kernelErrors } from '../../../kernel/calls/errors.ts'
import { pageOf, searchQuery, sortBy } from '../../../kernel/calls/page.ts'
import { clearableText, readVersion, recordId } from '../../../kernel/calls/record.ts'
import { sheetCalls } from '../../../kernel/calls/sheet.ts'
import { reviewCalls } from '../../../kernel/flows/review.ts'
import { foldLabel } from '../../../kernel/text/fold.ts'
import { emptyAsAbsent, requiredText, searchText } from '../../../kernel/text/text.ts'
import { moment } from '../../../kernel/values/moment.ts'
import { storedFile } from '../../files/stored-file.public.ts'
import { bankErrors as errors, bankPermissions as may } from './access.ts'
import { QUESTION_DECISIONS, questionFlow } from './question.flow.ts'
import { DIFFICULTIES, questionContent, questionKind } from './question.shape.ts'

export const MAX_KNOWLEDGE_POINTS = 10
const difficulty = z.number().int().min(1).max(DIFFICULTIES.length)
const state = z.enum(questionFlow.states)

/** Names of knowledge points, each once however it is typed. */
export const knowledgePoints = z
  .array(requiredText(60))
  .max(MAX_KNOWLEDGE_POINTS)
  .transform((names) =>
    names.filter(
      (name, index) => names.findIndex((one) => foldLabel(one) === foldLabel(name)) === index,
    ),
  )

export const questionForm = z.object({
  categoryId: recordId,
  difficulty,
  knowledgePoints,
  content: questionContent,
})

export type QuestionForm = z.output<typeof questionForm>

const question = z.object({
  id: z.number(),

  /** The first words of the stem. */
  name: z.string(),
  kind: questionKind,
  difficulty,
  knowledgePoints: z.array(z.string()),
  categoryId: z.number(),
  category: z.string(),
  base: z.string().nullable(),
  state,
  edition: z.number(),
  by: z.string(),
  updatedAt: moment,
  version: z.number(),

  /** Decisions about it, as the review screens take them. */
  actions: z.array(z.enum(QUESTION_DECISIONS)),
  edits: z.array(z.enum(['edit', 'move', 'delete'])),
})

export type Question = z.output<typeof question>
const person = z.string().nullable()

const questionDetail = question.extend({
  content: questionContent,

  /** The pictures as stored files, for the editor. */
  files: z.array(storedFile),
  editions: z.array(z.object({ edition: z.number(), by: person, at: moment })),

  /** Papers that name it and that the reader may know of; `othersUse` counts the rest. */
  papers: z.array(z.object({ id: z.number(), title: z.string(), edition: z.number() })),
  othersUse: z.number(),
  history: z.array(z.object({ action: z.string(), by: person, at: moment })),
})

export type QuestionDetail = z.output<typeof questionDetail>

/** Filters of the list, of exports and of `everyQuestion`; a category includes those below it. */
export const questionFilters = z.object({
  categoryId: emptyAsAbsent(z.coerce.number().pipe(recordId)),
  kind: emptyAsAbsent(questionKind),
  difficulty: emptyAsAbsent(z.coerce.number().pipe(difficulty)),
  state: emptyAsAbsent(state),
  knowledgePoint: searchText.optional(),
  keywords: searchText.optional(),
})

export type QuestionFilters = z.output<typeof questionFilters>

/** By what readers order the questions; without it the latest is first. */
export const questionSorts = ['name', 'difficulty', 'category', 'by', 'updatedAt'] as const

export const listQuestions = endpoint({
  method: 'GET',
  path: '/api/v1/questions',
  summary: 'Questions of the bank that the reader may use, writes or keeps, the latest first',
  access: { permission: may.build },
  unscoped: 'questions of the hospital are shared by all who build papers',
  query: searchQuery.extend({ ...questionFilters.shape, sort: sortBy(questionSorts) }),

  /**
   * `heldBack`: so many questions of these banks are on exams that the reader may still sit; they
   * are in no list until then.
   */
  answer: pageOf(question).extend({ heldBack: z.number() }),
})

export type QuestionListFilters = z.output<typeof listQuestions.query>

export const listKnowledgePoints = endpoint({
  method: 'GET',
  path: '/api/v1/questions/knowledgePoints',
  summary: 'Knowledge points of questions the reader sees, the most used first',
  access: { permission: may.build },
  unscoped: 'questions of the hospital are shared by all who build papers',
  query: z.object({ keywords: searchText.optional() }),
  answer: z.array(z.object({ value: z.string(), label: z.string() })),
})

export const getQuestion = endpoint({
  method: 'GET',
  path: '/api/v1/questions/{id}',
  summary: 'One question with what is right, its editions and where it is used',
  access: { permission: may.build },
  params: idParam,
  answer: questionDetail,
  errors: [kernelErrors.notFound, errors.questionHeldBack],
})

export const getQuestionEdition = endpoint({
  method: 'GET',
  path: '/api/v1/questions/{id}/editions/{edition}',
  summary: 'A question as one of its editions has it',
  access: { permission: may.build },
  params: idParam.extend({ edition: z.coerce.number().int().min(1).max(1_000_000) }),
  answer: z.object({ edition: z.number(), content: questionContent }),
  errors: [kernelErrors.notFound, errors.questionHeldBack],
})

const saved = z.object({ id: z.number(), edition: z.number(), state, version: z.number() })

export const createQuestion = endpoint({
  method: 'POST',
  path: '/api/v1/questions',
  summary: 'Write a question, as a draft',
  access: { permission: may.build },
  body: questionForm,
  once: true,
  answer: saved,
  errors: [errors.categoryUnknown],
})

export const updateQuestion = endpoint({
  method: 'PUT',
  path: '/api/v1/questions/{id}',
  summary:
    'Change a question: another content is another edition; a reviewed question is a draft again, one in use stays so',
  access: { permission: may.build },
  params: idParam,
  body: questionForm.extend({ version: readVersion }),
  answer: saved,
  errors: [
    errors.categoryUnknown,
    errors.questionOfOwnExam,
    kernelErrors.notFound,
    kernelErrors.actionNotNow,
    kernelErrors.changedMeanwhile,
  ],
})

export const deleteQuestion = endpoint({
  method: 'DELETE',
  path: '/api/v1/questions/{id}',
  summary: 'Delete a draft that no paper has used',
  access: { permission: may.build },
  params: idParam,
  answer: z.null(),
  errors: [kernelErrors.notFound, kernelErrors.actionNotNow, errors.questionUsed],
})

export const moveQuestions = endpoint({
  method: 'POST',
  path: '/api/v1/questions/move',
  summary: 'Put questions into a category of a bank the reader keeps',
  access: { permission: may.review },
  body: z.object({
    ids: z.array(recordId).min(1, 'kernel.text.required').max(1000),
    categoryId: recordId,
  }),
  answer: z.object({ done: z.number(), left: z.number() }),
  errors: [errors.categoryUnknown],
})

export const questionReview = reviewCalls({
  path: '/api/v1/questions',
  what: 'questions',
  flow: questionFlow,
  actions: QUESTION_DECISIONS,
  permission: may.review,
})

export const questionSheet = sheetCalls({
  path: '/api/v1/questions',
  what: 'questions of the bank',
  exporting: may.export,
  importing: may.build,
  filters: questionFilters,
})

const side = question.extend({ content: questionContent })
export type PairSide = z.output<typeof side>
const similarQuestion = z.object({ share: z.number(), question: side })
export type SimilarQuestion = z.output<typeof similarQuestion>

/** Asked while a question is typed: its stem and options as one text. */
export const listSimilarQuestions = endpoint({
  method: 'POST',
  path: '/api/v1/questions/alike',
  summary:
    'Questions that the reader sees and that are likely the same as this one, the most alike first',
  access: { permission: may.build },
  body: z.object({ text: clearableText(20_000), exceptId: recordId.nullable() }),
  answer: z.array(similarQuestion),
})

const pair = z.object({ share: z.number(), one: side, other: side })
export type QuestionPair = z.output<typeof pair>

export const listPairs = endpoint({
  method: 'GET',
  path: '/api/v1/questionPairs',
  summary: 'Likely duplicates among the questions that the reader keeps, the most alike first',
  access: { permission: may.review },
  unsorted: 'two questions side by side, the most alike first',
  query: searchQuery.pick({ pageNum: true, pageSize: true }),
  answer: pageOf(pair),
})

const both = z.object({ keptId: recordId, goneId: recordId })

export const mergePair = endpoint({
  method: 'POST',
  path: '/api/v1/questionPairs/merge',
  summary:
    'Of two questions that are the same keep one and retire the other; the kept one has the knowledge points of both',
  access: { permission: may.review },
  body: both.extend({ goneVersion: readVersion }),
  answer: z.null(),
  errors: [
    kernelErrors.notFound,
    kernelErrors.changedMeanwhile,
    kernelErrors.actionNotNow,
    errors.pairWrong,
  ],
})

export const markPairDifferent = endpoint({
  method: 'POST',
  path: '/api/v1/questionPairs/apart',
  summary: 'Say that two questions are not the same: they are no longer listed',
  access: { permission: may.review },
  body: both,
  answer: z.null(),
  errors: [kernelErrors.notFound],
})
