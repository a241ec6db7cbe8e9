import { z } from 'zod'
import { endpoint, idParam } from '../../../kernel/calls/endpoint.ts'
import { kernelErrors } from '../../../kernel/calls/errors.ts'
import { pageOf, searchQuery, sortBy } from '../../../kernel/calls/page.ts'
import { clearableText, readVersion, recordId, recordOption } from '../../../kernel/calls/record.ts'
import { emptyAsAbsent, requiredText, searchText } from '../../../kernel/text/text.ts'
import { moment } from '../../../kernel/values/moment.ts'
import { DIFFICULTIES, questionKind } from '../bank/question.shape.ts'
import { questionView, reasonWithheld } from '../bank/question-view.shape.ts'
import { paperErrors as errors, paperPermissions as may } from './access.ts'
import { PAPER_DECISIONS, paperFlow } from './paper.flow.ts'

export const MAX_ITEMS = 300

/** Hundredths of a point. */
export const itemPoints = z
  .number()
  .int()
  .min(1, 'learning.points.range')
  .max(100_000, 'learning.points.range')

/**
 * `baseId` null: for the whole hospital. `givesPart`: part of the points for some of the right
 * options of a multiple choice and no wrong one.
 */
export const paperForm = z.object({
  title: requiredText(120),
  note: clearableText(1000),
  baseId: recordId.nullable(),
  passPercent: z.number().int().min(1, 'learning.pass.range').max(100, 'learning.pass.range'),
  givesPart: z.boolean(),
})

export type PaperForm = z.output<typeof paperForm>

const state = z.enum(paperFlow.states)

const paper = z.object({
  id: z.number(),
  name: z.string(),
  base: z.string().nullable(),
  items: z.number(),

  /** Hundredths of a point. */
  total: z.number(),
  passPercent: z.number(),

  /** The letter of a parallel form. */
  form: z.string().nullable(),
  by: z.string(),
  updatedAt: moment,
  state,
  version: z.number(),
  actions: z.array(z.enum(['edit', 'copy', 'delete', ...PAPER_DECISIONS])),
})

export type Paper = z.output<typeof paper>

/** A question of the bank that may be put into a paper, as its newest edition is. */
const paperQuestion = z.object({
  questionId: z.number(),
  edition: z.number(),
  kind: questionKind,
  difficulty: z.number(),
  category: z.string(),
  knowledgePoints: z.array(z.string()),
  stem: z.string(),
})

export type PaperQuestion = z.output<typeof paperQuestion>

/**
 * `newest`: of the question's editions; `isReady`: it is reviewed or in use. The stem of a hidden
 * question is the reason.
 */
const paperItem = paperQuestion.extend({
  id: z.number(),
  points: z.number(),
  newest: z.number(),
  isReady: z.boolean(),
})

export type PaperItem = z.output<typeof paperItem>

const drawnRow = z.object({
  kind: questionKind,
  category: z.string().nullable(),
  difficultyFrom: z.number(),
  difficultyUntil: z.number(),
  knowledgePoint: z.string().nullable(),
  count: z.number(),
  points: z.number(),
})

const paperDetail = paper.extend({
  note: z.string().nullable(),
  baseId: z.number().nullable(),
  givesPart: z.boolean(),
  sections: z.array(
    z.object({ title: z.string(), note: z.string().nullable(), items: z.array(paperItem) }),
  ),

  /** Of a paper that was drawn: its rows, and the most questions that two forms may share. */
  blueprint: z.object({ rows: z.array(drawnRow), overlap: z.number() }).nullable(),

  /**
   * The forms that were drawn together, this one with them, with the questions they share with this
   * one.
   */
  family: z.array(
    z.object({ id: z.number(), form: z.string(), shared: z.number(), difficulty: z.number() }),
  ),
})

export type PaperDetail = z.output<typeof paperDetail>

/** By what readers order the papers; without it the latest is first. */
export const paperSorts = ['name', 'base', 'items', 'passPercent', 'by', 'updatedAt'] as const

const filters = searchQuery.extend({ sort: sortBy(paperSorts), state: emptyAsAbsent(state) })
export type PaperFilters = z.output<typeof filters>

export const listPapers = endpoint({
  method: 'GET',
  path: '/api/v1/papers',
  summary: 'Papers the reader designs or answers for, the latest first',
  access: { permission: may.build },
  query: filters,
  answer: pageOf(paper),
})

export const listPaperChoices = endpoint({
  method: 'GET',
  path: '/api/v1/papers/choices',
  summary:
    'Bases a paper may be for, and categories of the bank with their questions that papers may use',
  access: { permission: may.build },
  answer: z.object({
    bases: z.array(recordOption),
    mayAll: z.boolean(),
    categories: z.array(
      recordOption.extend({ parentId: z.number().nullable(), baseId: z.number().nullable() }),
    ),
  }),
})

const questionFilters = searchQuery.extend({
  baseId: emptyAsAbsent(z.coerce.number().pipe(recordId)),
  kind: emptyAsAbsent(questionKind),
  categoryId: emptyAsAbsent(z.coerce.number().pipe(recordId)),
  difficulty: emptyAsAbsent(z.coerce.number().int().min(1).max(DIFFICULTIES.length)),
  knowledgePoint: searchText.optional(),
})

export type PaperQuestionFilters = z.output<typeof questionFilters>

export const listPaperQuestions = endpoint({
  method: 'GET',
  path: '/api/v1/papers/questions',
  summary: 'Questions of the bank that a paper of a base, or of the hospital, may use',
  access: { permission: may.build },
  unscoped: 'questions of the hospital are shared by all who build papers',
  unsorted: 'questions to choose from, the latest first',
  query: questionFilters,
  answer: pageOf(paperQuestion),
})

export const getPaper = endpoint({
  method: 'GET',
  path: '/api/v1/papers/{id}',
  summary: 'One paper with its sections and questions, without what is right',
  access: { permission: may.build },
  params: idParam,
  answer: paperDetail,
  errors: [kernelErrors.notFound],
})

export const previewPaper = endpoint({
  method: 'GET',
  path: '/api/v1/papers/{id}/shown',
  summary:
    'A paper as takers see it; questions of exams that the reader may still sit are held back',
  access: { permission: may.build },
  params: idParam,
  answer: z.object({
    title: z.string(),
    note: z.string().nullable(),
    total: z.number(),
    sections: z.array(
      z.object({
        title: z.string(),
        note: z.string().nullable(),
        items: z.array(
          z.object({
            id: z.number(),
            points: z.number(),
            question: questionView.nullable(),
            heldBack: reasonWithheld,
          }),
        ),
      }),
    ),
  }),
  errors: [kernelErrors.notFound],
})

const saved = z.object({ id: z.number(), version: z.number() })

const changing = [
  kernelErrors.notFound,
  kernelErrors.changedMeanwhile,
  errors.paperNotDraft,
  errors.paperOfOwnExam,
] as const

export const createPaper = endpoint({
  method: 'POST',
  path: '/api/v1/papers',
  summary: 'Begin a paper',
  access: { permission: may.build },
  body: paperForm,
  once: true,
  answer: saved,
  errors: [errors.paperHostWrong],
})

export const updatePaper = endpoint({
  method: 'PUT',
  path: '/api/v1/papers/{id}',
  summary: 'Change what a paper is called, whom it is for and how it is passed',
  access: { permission: may.build },
  params: idParam,
  body: paperForm.extend({ version: readVersion }),
  answer: saved,
  errors: [errors.paperHostWrong, errors.paperBaseWrong, ...changing],
})

const paperOutlineForm = z.object({
  sections: z
    .array(
      z.object({
        title: requiredText(120),
        note: clearableText(500),
        items: z
          .array(
            z.object({
              questionId: recordId,
              edition: z.number().int().min(1).max(1_000_000),
              points: itemPoints,
            }),
          )
          .max(MAX_ITEMS),
      }),
    )
    .max(50)
    .refine(
      (list) => list.reduce((sum, { items }) => sum + items.length, 0) <= MAX_ITEMS,
      'learning.items.many',
    ),
})

export type PaperOutline = z.output<typeof paperOutlineForm>

export const savePaperOutline = endpoint({
  method: 'PUT',
  path: '/api/v1/papers/{id}/outline',
  summary: 'Sections and questions of a paper in their order, with their points',
  access: { permission: may.build },
  params: idParam,
  body: paperOutlineForm.extend({ version: readVersion }),
  answer: saved,
  errors: [errors.paperQuestionUnknown, errors.paperQuestionTwice, ...changing],
})

export const actOnPaper = endpoint({
  method: 'POST',
  path: '/api/v1/papers/{id}/act',
  summary: 'Check a paper, which puts its questions in use, or take it back as a draft',
  access: { permission: may.check },
  params: idParam,
  body: z.object({ action: z.enum(PAPER_DECISIONS), version: readVersion }),
  answer: z.object({ id: z.number(), state }),
  errors: [
    errors.paperEmpty,
    errors.paperQuestionsUnready,
    errors.paperPlanned,
    errors.paperOfOwnExam,
    kernelErrors.notFound,
    kernelErrors.changedMeanwhile,
    kernelErrors.actionNotNow,
  ],
})

export const copyPaper = endpoint({
  method: 'POST',
  path: '/api/v1/papers/{id}/copy',
  summary: 'Copy a paper as a draft of the reader',
  access: { permission: may.build },
  params: idParam,
  once: true,
  answer: saved,
  errors: [kernelErrors.notFound, errors.paperHostWrong, errors.paperOfOwnExam],
})

export const deletePaper = endpoint({
  method: 'DELETE',
  path: '/api/v1/papers/{id}',
  summary: 'Delete a draft that no exam has',
  access: { permission: may.build },
  params: idParam,
  answer: z.null(),
  errors: [kernelErrors.notFound, kernelErrors.inUse, errors.paperNotDraft, errors.paperOfOwnExam],
})

export const PAPER_PRINTS = ['paper', 'sheet', 'key'] as const
export type PaperPrint = (typeof PAPER_PRINTS)[number]

export const printPaper = endpoint({
  method: 'GET',
  path: '/api/v1/papers/{id}/print',
  summary: 'The paper, its answer sheet or its key as PDF',
  access: { permission: may.build },
  params: idParam,
  query: z.object({ print: z.enum(PAPER_PRINTS) }),
  answer: 'binary',
  errors: [
    kernelErrors.notFound,
    errors.paperEmpty,
    errors.paperHeldBack,
    kernelErrors.unavailable,
  ],
})
