import { z } from 'zod'
import { endpoint } from '../../../kernel/calls/endpoint.ts'
import { kernelErrors } from '../../../kernel/calls/errors.ts'
import { recordId } from '../../../kernel/calls/record.ts'
import { exportCalls } from '../../../kernel/calls/sheet.ts'
import { emptyAsAbsent } from '../../../kernel/text/text.ts'
import { questionKind } from '../../questions/bank/question.shape.ts'
import { examPermissions as may } from '../exam/access.ts'
import { markingErrors as errors } from './access.ts'

/** What needs a look, the most urgent first. */
export const LOOKS = [
  'keyDoubtful',
  'negative',
  'tooHard',
  'flat',
  'misfit',
  'tooEasy',
  'idleOptions',
] as const

const look = z.enum(LOOKS)
export type Look = z.output<typeof look>
const fit = z.object({ chiSquare: z.number(), freedom: z.number(), p: z.number() }).nullable()
const figure = z.number().nullable()

const option = z.object({
  id: z.string(),
  text: z.string(),
  isKey: z.boolean(),
  n: z.number(),
  share: z.number(),
  upper: figure,
  lower: figure,
  pointBiserial: figure,
  isWorking: z.boolean().nullable(),
})

export type OptionFigure = z.output<typeof option>

const item = z.object({
  /** `questionId`, or `questionId.part`: unique in the analysis and in the file of answers. */
  id: z.string(),
  questionId: z.number(),
  number: z.string(),
  kind: questionKind,
  stem: z.string(),
  n: z.number(),
  difficulty: figure,
  pointBiserial: figure,
  upperLower: figure,
  rasch: z.object({ b: z.number(), se: z.number(), fit }).nullable(),
  twoPl: z
    .object({ a: z.number(), b: z.number(), seA: z.number(), seB: z.number(), fit })
    .nullable(),
  options: z.array(option).nullable(),
  looks: z.array(look),
})

export type AnalysedItem = z.output<typeof item>

/** Of one exam, or of one paper over all exams in the reader's scope. */
const of = z.object({
  examId: emptyAsAbsent(z.coerce.number().pipe(recordId)),
  paperId: emptyAsAbsent(z.coerce.number().pipe(recordId)),
})

export type AnalysisOf = z.output<typeof of>

export const getItemAnalysis = endpoint({
  method: 'GET',
  path: '/api/v1/itemAnalyses',
  summary: 'Figures of the questions of an exam or paper; null is what the answers are too few for',
  access: { permission: may.manage },
  query: of,
  answer: z.object({
    title: z.string(),
    exams: z.number(),
    takers: z.number(),

    /** How many answers classical figures, the Rasch and the 2PL model need. */
    needs: z.object({ classical: z.number(), rasch: z.number(), twoPl: z.number() }),
    alpha: figure,
    alphaSe: figure,

    /** Questions that people mark, which are not analysed. */
    byHand: z.number(),

    /** Questions of exams that the reader may still sit; they are not among the items. */
    heldBack: z.number(),
    items: z.array(item),
  }),
  errors: [kernelErrors.notFound, errors.analysisOfOne],
})

export type ItemAnalysisAnswer = z.output<typeof getItemAnalysis.answer>

export const getResponses = endpoint({
  method: 'GET',
  path: '/api/v1/itemAnalyses/responses',
  summary:
    'Answers as RESPONSES.csv: a column per question, a row per taker without a name, 1 right, 0 wrong, empty not asked',
  access: { permission: may.export },
  query: of,
  limit: 'export',
  answer: 'binary',
  errors: [kernelErrors.notFound, errors.analysisOfOne],
})

export const analysisExport = exportCalls({
  path: '/api/v1/itemAnalysisSheets',
  what: 'figures of the questions of an exam or paper',
  exporting: may.export,
  filters: of,
})
