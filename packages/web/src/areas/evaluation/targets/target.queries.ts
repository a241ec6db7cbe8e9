import * as target from '@residency/contract/areas/evaluation/targets/target.contract'
import type { InputOf } from '@residency/contract/kernel'
import { call } from '../../../platform/calls/api-client.ts'
import { useChange, useEndpoint, useListOf } from '../../../platform/calls/queries.ts'

const PATHS = [
  '/api/v1/evaluationTargets',
  '/api/v1/evaluationTemplates',
  '/api/v1/evaluationTasks',
]

export type TargetListInput = InputOf<typeof target.listTargets>
export type TargetInput = InputOf<typeof target.createTarget>
export const useTargets = (input: TargetListInput) => useListOf(target.listTargets, input)
export const useTarget = (id: number) => useEndpoint(target.getTarget, { id })
export const useTargetChoices = () => useEndpoint(target.listTargetChoices, {})

export const useTargetPeople = (input: InputOf<typeof target.listTargetPeople>) =>
  useListOf(target.listTargetPeople, input)

export const useTargetLoad = (input: InputOf<typeof target.listTargetLoad>) =>
  useListOf(target.listTargetLoad, input)

export const useTargetTasks = (input: InputOf<typeof target.listTargetTasks>) =>
  useListOf(target.listTargetTasks, input)

export const useSaveTarget = () =>
  useChange(
    PATHS,
    ({ id, version, ...form }: TargetInput & { id: number | null; version?: number }) =>
      id === null
        ? call(target.createTarget, form, { quiet: true })
        : call(target.updateTarget, { ...form, id, version: version ?? 0 }, { quiet: true }),
  )

export const useDeleteTarget = () =>
  useChange(PATHS, (input: InputOf<typeof target.deleteTarget>) => call(target.deleteTarget, input))

type Step = { id: number; version: number }
export const useOpenTarget = () => useChange(PATHS, (input: Step) => call(target.openTarget, input))

export const useCloseTarget = () =>
  useChange(PATHS, (input: Step) => call(target.closeTarget, input))

export const useReleaseTarget = () =>
  useChange(PATHS, (input: Step) => call(target.releaseTarget, input))

export const useReopenTarget = () =>
  useChange(PATHS, (input: Step & { closesOn: string }) =>
    call(target.reopenTarget, input, { quiet: true }),
  )
