import { z } from 'zod'
import { endpoint } from '../../../kernel/calls/endpoint.ts'
import { recordId } from '../../../kernel/calls/record.ts'
import { sheetCalls, sheetErrors } from '../../../kernel/calls/sheet.ts'
import { optionalText } from '../../../kernel/text/text.ts'
import { bankErrors, bankPermissions as may } from '../bank/access.ts'
import { questionFilters } from '../bank/question.contract.ts'
import { questionKind } from '../bank/question.shape.ts'

/**
 * What questions go out as: GIFT and Moodle XML are texts; QTI 2.1 is a content package, or a
 * single item.
 */
export const FILE_FORMATS = ['gift', 'moodle', 'qti'] as const
const fileFormat = z.enum(FILE_FORMATS)
export type FileFormat = z.output<typeof fileFormat>

/**
 * What is read besides: Aiken, QTI 1.2 as Canvas has it, Word documents, and texts in the same
 * layout as these.
 */
const readFormat = z.enum([...FILE_FORMATS, 'qti1', 'aiken', 'word', 'text'])
export type FormatReadHere = z.output<typeof readFormat>

/** Endings of names under which files of questions are known. */
export const QUESTION_FILE_EXTENSIONS = [
  '.txt',
  '.gift',
  '.xml',
  '.zip',
  '.imscc',
  '.docx',
] as const

/** Where the questions of a file go. */
export const FILE_PLACES = ['one', 'file', 'new'] as const
export type FilePlaces = (typeof FILE_PLACES)[number]

/**
 * A sentence about a place in the file; `file` names a part of an archive, `stem` is the beginning
 * of what the question there asks.
 */
const remark = z.object({
  line: z.number(),
  file: z.string().nullable(),
  stem: z.string().nullable(),
  message: z.string(),
})

export type FileRemarkView = z.output<typeof remark>

/** A question as it was understood. */
const understood = z.object({
  line: z.number(),
  file: z.string().nullable(),
  kind: questionKind,

  /** The beginning of what is asked. */
  stem: z.string(),

  /** How many options there are, or parts of a case group, or blanks; 0 without any of these. */
  count: z.number(),

  /** What is right, in short; empty where nothing says it. */
  key: z.string(),

  /** What of it is left out, and why. */
  notes: z.array(z.string()),

  /**
   * Whether the bank has the same question already (stem, options and key), or the file had it
   * before.
   */
  isKnown: z.boolean(),
})

export type UnderstoodQuestion = z.output<typeof understood>

const preview = z.object({
  /** Null: the file is none of these. */
  format: readFormat.nullable(),
  right: z.number(),
  wrong: z.number(),

  /** How many of those that are right are known. */
  known: z.number(),
  kinds: z.array(z.object({ kind: questionKind, count: z.number() })),

  /** The first questions that would come in. */
  questions: z.array(understood),

  /** Categories that the file names, from the top down, and whether there is one of this path. */
  categories: z.array(z.object({ name: z.string(), isKnown: z.boolean() })),

  /**
   * The first hundred questions that cannot come in, and the first hundred that come in with
   * something left out.
   */
  faults: z.array(remark),
  notes: z.array(remark),

  /** How many come in with something left out. */
  lessened: z.number(),
})

export type FilePreview = z.output<typeof preview>

const PATH = '/api/v1/questionFiles'

export const previewQuestionFile = endpoint({
  method: 'POST',
  path: `${PATH}/preview`,
  summary: 'What would come in from a file of questions; nothing is written',
  access: { permission: may.build },
  file: { field: 'file', purpose: 'sheet' },
  limit: 'import',
  answer: preview,
})

const calls = sheetCalls({
  path: PATH,
  what: 'questions',
  exporting: may.export,
  importing: may.build,
  filters: questionFilters,
  into: z.object({
    categoryId: z.coerce.number().pipe(recordId),

    /**
     * `file`: a question whose category in the file is one of the bank goes there; all others, and
     * with `one` all, into the category. `new`: as `file`, and categories of the file that the bank
     * does not have are added below the category.
     */
    places: z.enum(FILE_PLACES).default('one'),

    /** What happens to questions that the bank has already: left out, or imported nevertheless. */
    known: z.enum(['leave', 'take']).default('leave'),
  }),
})

/** In the background, as sheets are; the task's rows are lines of the file. */
export const importQuestionFile = endpoint({
  ...calls.import,
  summary: 'Read questions from a file (GIFT, Moodle XML or QTI 2.1), in the background',
  file: { field: 'file', purpose: 'sheet' },
  errors: [sheetErrors.sheetUnreadable, bankErrors.categoryUnknown, bankErrors.categoryNotKept],
})

export const exportQuestionFile = endpoint({
  method: 'GET',
  path: `${PATH}/_export`,
  summary: 'Questions in the reader’s scope as a file of another format, with what is right',
  access: { permission: may.export },
  query: questionFilters.extend({ format: fileFormat, reason: optionalText(200) }),
  limit: 'export',
  answer: 'binary',
  errors: [sheetErrors.exportTooLong],
})
