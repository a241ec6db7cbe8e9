import * as patient from '@residency/contract/areas/workload/patients/patient.contract'
import { patientWords } from '@residency/contract/areas/workload/patients/text'
import type { Binder } from '../../../platform/http/bind.ts'
import {
  createPatient,
  deletePatient,
  findPatientsToChoose,
  listPatientDepartments,
  listPatients,
  updatePatient,
} from './patients.ts'

export function patientRoutes(binder: Binder) {
  const bind = binder(patientWords)

  bind(patient.listPatients, listPatients)
  bind(patient.listPatientDepartments, listPatientDepartments)
  bind(patient.createPatient, createPatient)
  bind(patient.updatePatient, updatePatient)
  bind(patient.deletePatient, deletePatient)
  bind(patient.findPatients, findPatientsToChoose)
}
