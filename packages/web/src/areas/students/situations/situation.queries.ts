import * as situation from '@residency/contract/areas/students/situations/situation.contract'
import type { InputOf } from '@residency/contract/kernel'
import { call } from '../../../platform/calls/api-client.ts'
import { useChange, useEndpoint, useListOf } from '../../../platform/calls/queries.ts'
import { useWaitingOf } from '../../../screens/review/use-waiting-of.ts'

/** A situation moves the planned end and leaves the timetable. */
export const SITUATION_PATHS = ['/api/v1/situations', '/api/v1/trainees', '/api/v1/rotations']
export type SituationListInput = InputOf<typeof situation.listSituations>
export type EffectInput = InputOf<typeof situation.getSituationEffect>

export const useSituations = (input: SituationListInput) =>
  useListOf(situation.listSituations, input)

export const useOneSituation = (id: number) => useEndpoint(situation.getSituation, { id })
export const useWaitingSituations = () => useWaitingOf(situation.listSituations, { waiting: '1' })
export const useOwnSituations = () => useEndpoint(situation.listOwnSituations, {})

export const useSituationMajors = (isShown: boolean) =>
  useEndpoint(situation.listSituationMajors, isShown ? {} : null)

export const useSituationTrainees = (keywords: string, isOpen: boolean) =>
  useEndpoint(situation.findSituationTrainees, isOpen ? { keywords } : null)

/** What would follow; null while the form is not complete. */
export const useSituationEffect = (input: EffectInput | null) =>
  useEndpoint(situation.getSituationEffect, input, { staleTime: 0 })

export const useAskForSituation = () =>
  useChange(SITUATION_PATHS, (form: InputOf<typeof situation.askForSituation>) =>
    call(situation.askForSituation, form, { quiet: true }),
  )

export const useRecordSituation = () =>
  useChange(SITUATION_PATHS, (form: InputOf<typeof situation.recordSituation>) =>
    call(situation.recordSituation, form, { quiet: true }),
  )

export const useWithdrawSituation = () =>
  useChange(SITUATION_PATHS, (id: number) => call(situation.withdrawSituation, { id }))

export const useRetractSituation = () =>
  useChange(SITUATION_PATHS, (form: InputOf<typeof situation.retractSituation>) =>
    call(situation.retractSituation, form, { quiet: true }),
  )

export const useEndSituation = () =>
  useChange(SITUATION_PATHS, (form: InputOf<typeof situation.endSituation>) =>
    call(situation.endSituation, form, { quiet: true }),
  )
