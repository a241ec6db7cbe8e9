import * as blueprint from '@residency/contract/areas/questions/papers/blueprint.contract'
import * as paper from '@residency/contract/areas/questions/papers/paper.contract'
import type { InputOf } from '@residency/contract/kernel'
import { call } from '../../../platform/calls/api-client.ts'
import { drawn } from '../../../platform/calls/drawn-pdf.ts'
import { useChange, useEndpoint, useFormOf, useListOf } from '../../../platform/calls/queries.ts'
import type { BlueprintInput } from '../blueprints/blueprint-draft.rules.ts'
import { namedPaths } from './category-paths.rules.ts'

const PATHS = ['/api/v1/papers', '/api/v1/questions']
export type PaperInput = InputOf<typeof paper.listPapers>
export type PaperValues = InputOf<typeof paper.createPaper>
export type QuestionInput = InputOf<typeof paper.listPaperQuestions>
export type DrawInput = InputOf<typeof blueprint.drawPapers>

export const usePapers = (input: PaperInput) => useListOf(paper.listPapers, input)
export const usePaper = (id: number) => useEndpoint(paper.getPaper, { id })
export const usePaperOf = (id: number | null) => useFormOf(paper.getPaper, id)
export const usePaperPreview = (id: number) => useEndpoint(paper.previewPaper, { id })
export const usePaperChoices = () => useEndpoint(paper.listPaperChoices, {})

export const usePaperQuestions = (input: QuestionInput) =>
  useListOf(paper.listPaperQuestions, input)

/** Categories as choices, named from the top down. */
export function useCategoryChoices(baseId: number | null) {
  const all = usePaperChoices().data?.categories ?? []
  return namedPaths(
    all.filter((one) => baseId === null || one.baseId === null || one.baseId === baseId),
  )
}

export const useSavePaper = () =>
  useChange(
    PATHS,
    ({ id, version, ...form }: PaperValues & { id: number | null; version: number }) =>
      id === null
        ? call(paper.createPaper, form, { quiet: true })
        : call(paper.updatePaper, { ...form, id, version }, { quiet: true }),
  )

export const useSavePaperOutline = () =>
  useChange(PATHS, (input: InputOf<typeof paper.savePaperOutline>) =>
    call(paper.savePaperOutline, input),
  )

export const useActOnPaper = () =>
  useChange(PATHS, (input: InputOf<typeof paper.actOnPaper>) => call(paper.actOnPaper, input))

export const useCopyPaper = () => useChange(PATHS, (id: number) => call(paper.copyPaper, { id }))

export const useDeletePaper = () =>
  useChange(PATHS, (id: number) => call(paper.deletePaper, { id }))

export const printPaper = (id: number, print: paper.PaperPrint) =>
  drawn(call(paper.printPaper, { id, print }))

/** Whether the bank can fill a blueprint; nothing is asked while it is incomplete. */
export const useTried = (input: BlueprintInput | null) =>
  useEndpoint(blueprint.tryBlueprint, input, { staleTime: 30_000 })

export const useDrawPapers = () =>
  useChange(PATHS, (input: DrawInput) => call(blueprint.drawPapers, input, { quiet: true }))
