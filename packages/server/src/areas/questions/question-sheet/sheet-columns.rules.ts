import type { SIMPLE_KINDS } from '@residency/contract/areas/questions/bank/question.shape'

export const OPTION_COLUMNS = [
  'optionA',
  'optionB',
  'optionC',
  'optionD',
  'optionE',
  'optionF',
  'optionG',
  'optionH',
  'optionI',
  'optionJ',
] as const

export const SHEET_COLUMNS = [
  'number',
  'kind',
  'stem',
  ...OPTION_COLUMNS,
  'answer',
  'explanation',
  'difficulty',
  'knowledgePoints',
  'category',
  'rubric',
  'weight',
  'state',
] as const

export type SheetColumn = (typeof SHEET_COLUMNS)[number]
export type Cells = Partial<Record<SheetColumn, string>>
export type SimpleKind = (typeof SIMPLE_KINDS)[number]

/**
 * What a row may be: a question, a part of the case above it, or an item of the matching question
 * above it.
 */
export type RowKind = SimpleKind | 'case' | `part.${Exclude<SimpleKind, 'matching'>}` | 'prompt'
