import * as absence from '@residency/contract/areas/rotations/seats/absence.contract'
import * as months from '@residency/contract/areas/rotations/seats/months.contract'
import * as pair from '@residency/contract/areas/rotations/seats/pair.contract'
import type { InputOf } from '@residency/contract/kernel'
import { call } from '../../../platform/calls/api-client.ts'
import { useChange, useEndpoint, useListOf } from '../../../platform/calls/queries.ts'

const MONTHS = ['/api/v1/departmentMonths']
const ABSENCES = ['/api/v1/rotationAbsences']
const PAIRS = ['/api/v1/rotationPairs']

export const useDepartmentMonths = (input: InputOf<typeof months.listDepartmentMonths>) =>
  useListOf(months.listDepartmentMonths, input)

export const useSetMonths = () =>
  useChange(MONTHS, (input: InputOf<typeof months.setDepartmentMonths>) =>
    call(months.setDepartmentMonths, input, { quiet: true }),
  )

export type AbsenceListInput = InputOf<typeof absence.listRotationAbsences>

export const useRotationAbsences = (input: AbsenceListInput) =>
  useListOf(absence.listRotationAbsences, input)

export const useTraineeSearch = (keywords: string, isOpen: boolean) =>
  useEndpoint(absence.findRotationTrainees, isOpen ? { keywords } : null)

export const useAddAbsence = () =>
  useChange(ABSENCES, (input: InputOf<typeof absence.addRotationAbsence>) =>
    call(absence.addRotationAbsence, input, { quiet: true }),
  )

export const useUpdateAbsence = () =>
  useChange(ABSENCES, (input: InputOf<typeof absence.updateRotationAbsence>) =>
    call(absence.updateRotationAbsence, input, { quiet: true }),
  )

export const useDeleteAbsence = () =>
  useChange(ABSENCES, (input: InputOf<typeof absence.deleteRotationAbsence>) =>
    call(absence.deleteRotationAbsence, input),
  )

export type PairListInput = InputOf<typeof pair.listRotationPairs>
export const useRotationPairs = (input: PairListInput) => useListOf(pair.listRotationPairs, input)

export const useAddPair = () =>
  useChange(PAIRS, (input: InputOf<typeof pair.addRotationPair>) =>
    call(pair.addRotationPair, input, { quiet: true }),
  )

export const useDeletePair = () =>
  useChange(PAIRS, (id: number) => call(pair.deleteRotationPair, { id }))
