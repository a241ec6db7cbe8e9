import { getDictOptions } from '@residency/contract/areas/settings/dictionaries/dictionary.contract'
import * as qualification from '@residency/contract/areas/teachers/qualification/qualification.contract'
import type { AnswerOf, InputOf } from '@residency/contract/kernel'
import { call } from '../../../platform/calls/api-client.ts'
import { useChange, useEndpoint, useListOf } from '../../../platform/calls/queries.ts'
import { useWaitingOf } from '../../../screens/review/use-waiting-of.ts'

export const QUALIFICATION_PATHS = ['/teacherGuidance', '/api/v1/qualifications']
export type QualificationListInput = InputOf<typeof qualification.listQualifications>
export type OwnQualifications = AnswerOf<typeof qualification.getOwnQualification>

export const useQualifications = (input: QualificationListInput) =>
  useListOf(qualification.listQualifications, input)

export const useQualification = (id: number) => useEndpoint(qualification.getQualification, { id })

/** Applications whose next step is the reader's, the one that has waited longest first. */
export const useWaitingQualifications = () =>
  useWaitingOf(qualification.listQualifications, { waiting: '1' })

export const useOwnQualification = () => useEndpoint(qualification.getOwnQualification, {})

export const useOwnConditions = (input: InputOf<typeof qualification.checkOwnConditions> | null) =>
  useListOf(qualification.checkOwnConditions, input)

export const useTeachingBases = () =>
  useEndpoint(qualification.listBasesToTeachAt, {}, { quiet: false })

export const useDepartmentsOfBase = (baseId: number | undefined) =>
  useEndpoint(qualification.listDepartmentsOfBase, baseId ? { baseId } : null, { quiet: false })

export const useChoicesOf = (typeCode: string) =>
  useEndpoint(getDictOptions, { typeCode }, { quiet: false })

export const useSaveOwn = () =>
  useChange(QUALIFICATION_PATHS, (input: InputOf<typeof qualification.saveOwnQualification>) =>
    call(qualification.saveOwnQualification, input, { quiet: true }),
  )

export const useActOnOwn = () =>
  useChange(QUALIFICATION_PATHS, (input: InputOf<typeof qualification.actOnOwnQualification>) =>
    call(qualification.actOnOwnQualification, input),
  )

export const useDeleteOwn = () =>
  useChange(QUALIFICATION_PATHS, (id: number) => call(qualification.deleteOwnDraft, { id }))
