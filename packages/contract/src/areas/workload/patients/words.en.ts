import type { SameWords } from '../../../kernel/index.ts'
import type { patientsZh } from './words.zh-CN.ts'

export const patientsEn = {
  menus: { 'works.patients': 'Patient library' },
  auditActions: {
    'workload.patient.create': 'Added a case',
    'workload.patient.update': 'Changed a case',
    'workload.patient.delete': 'Deleted a case',
  },
  permissions: {
    'workload:patient:list': 'Read the patient library',
    'workload:patient:manage': 'Keep the patient library',
  },
  fields: {
    departmentId: 'Department',
    number: 'Number of patient or sample',
    diagnosis: 'Diagnosis',
    sex: 'Sex',
    age: 'Age',
    note: 'Note',
    status: 'Status',
    keywords: 'Diagnosis or number',
  },
  sexes: { 1: 'Male', 2: 'Female' },
  errors: {
    patientTaken: 'The library of this department has this number already: use that case, or change it',
    patientDepartment: 'You do not manage the library of this department: choose one that you answer for',
    patientUsed: 'Workload was logged about this case: it cannot be deleted, only disabled',
  },
  issues: { 'age.range': 'Enter a whole number from 0 to 130' },
} as const satisfies SameWords<typeof patientsZh>
