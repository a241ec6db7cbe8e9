import * as patient from '@residency/contract/areas/workload/patients/patient.contract'
import type { InputOf } from '@residency/contract/kernel'
import { call } from '../../../platform/calls/api-client.ts'
import { useChange, useEndpoint, useListOf } from '../../../platform/calls/queries.ts'

const PATHS = ['/api/v1/workloadPatients']
export type PatientListInput = InputOf<typeof patient.listPatients>
export const usePatients = (input: PatientListInput) => useListOf(patient.listPatients, input)
export const usePatientDepartments = () => useEndpoint(patient.listPatientDepartments, {})

/** Cases of the own stays, by the words typed. */
export const useFoundPatients = (keywords: string, isOpen: boolean) =>
  useListOf(patient.findPatients, isOpen ? { keywords: keywords || undefined } : null)

type PatientInput = InputOf<typeof patient.updatePatient>

export const useCreatePatient = () =>
  useChange(PATHS, (input: InputOf<typeof patient.createPatient>) =>
    call(patient.createPatient, input, { quiet: true }),
  )

export const useUpdatePatient = () =>
  useChange(PATHS, (input: PatientInput) => call(patient.updatePatient, input, { quiet: true }))

/** From a row of the list, which reports a refusal itself. */
export const useSetPatientStatus = () =>
  useChange(PATHS, ({ id, diagnosis, sex, age, note, status, version }: patient.Patient) =>
    call(patient.updatePatient, { id, diagnosis, sex, age, note, status, version }),
  )

export const useDeletePatient = () =>
  useChange(PATHS, (id: number) => call(patient.deletePatient, { id }))
