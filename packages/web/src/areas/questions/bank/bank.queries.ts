import * as category from '@residency/contract/areas/questions/bank/category.contract'
import * as bank from '@residency/contract/areas/questions/bank/question.contract'
import type { InputOf } from '@residency/contract/kernel'
import { call } from '../../../platform/calls/api-client.ts'
import { useChange, useEndpoint, useListOf } from '../../../platform/calls/queries.ts'

export const BANK_PATHS = [
  '/api/v1/questions',
  '/api/v1/questionCategories',
  '/api/v1/questionPairs',
]

export type QuestionListInput = InputOf<typeof bank.listQuestions>
export type QuestionInput = InputOf<typeof bank.createQuestion>

export const useQuestions = (input: QuestionListInput) => useListOf(bank.listQuestions, input)

export const useQuestion = (id: number | null) =>
  useEndpoint(bank.getQuestion, id === null ? null : { id })

export const useQuestionEdition = (id: number, edition: number | null) =>
  useEndpoint(bank.getQuestionEdition, edition === null ? null : { id, edition })

export const useKnowledgePoints = (keywords: string) =>
  useListOf(bank.listKnowledgePoints, { keywords })

export const useSaveQuestion = () =>
  useChange(
    BANK_PATHS,
    ({ id, version, ...form }: QuestionInput & { id: number | null; version: number }) =>
      id === null
        ? call(bank.createQuestion, form, { quiet: true })
        : call(bank.updateQuestion, { ...form, id, version }, { quiet: true }),
  )

export const useDeleteQuestion = () =>
  useChange(BANK_PATHS, (id: number) => call(bank.deleteQuestion, { id }))

export const useMoveQuestions = () =>
  useChange(BANK_PATHS, (input: InputOf<typeof bank.moveQuestions>) =>
    call(bank.moveQuestions, input, { quiet: true }),
  )

export const useCategories = () => useEndpoint(category.listCategories, {})

export const useSaveCategory = () =>
  useChange(
    BANK_PATHS,
    ({
      id,
      version,
      ...form
    }: InputOf<typeof category.createCategory> & { id: number | null; version: number }) =>
      id === null
        ? call(category.createCategory, form, { quiet: true })
        : call(
            category.updateCategory,
            { id, version, name: form.name, parentId: form.parentId },
            { quiet: true },
          ),
  )

export const useOrderCategories = () =>
  useChange(BANK_PATHS, (ids: number[]) => call(category.orderCategories, { ids }))

export const useDeleteCategory = () =>
  useChange(BANK_PATHS, (id: number) => call(category.deleteCategory, { id }))

/** Likely duplicates of a text; nothing is asked while it is short. */
export const useSimilarQuestions = (text: string, exceptId: number | null) =>
  useListOf(bank.listSimilarQuestions, text.length < 8 ? null : { text, exceptId })

export const usePairs = (page: { pageNum: number; pageSize: number }) =>
  useListOf(bank.listPairs, page)

export const useMergePair = () =>
  useChange(BANK_PATHS, (input: InputOf<typeof bank.mergePair>) => call(bank.mergePair, input))

export const useMarkPairDifferent = () =>
  useChange(BANK_PATHS, (input: InputOf<typeof bank.markPairDifferent>) =>
    call(bank.markPairDifferent, input),
  )
