import { book } from '../../../kernel/text/label.ts'

export const patientWords = book({
  adds: {
    'works.patients': ['新增病例', 'Add a patient to the library'],
  },
  menus: { 'works.patients': ['病例库', 'Patient library'] },
  auditActions: {
    'workload.patient.create': ['新增病例', 'Added a case'],
    'workload.patient.update': ['修改病例', 'Changed a case'],
    'workload.patient.delete': ['删除病例', 'Deleted a case'],
  },
  permissions: {
    'workload:patient:list': ['查看病例库', 'See the patient library'],
    'workload:patient:manage': ['维护病例库', 'Manage the patient library'],
  },
  fields: {
    departmentId: ['科室', 'Department'],
    number: ['住院号或样本号', 'Patient or sample number'],
    diagnosis: ['诊断', 'Diagnosis'],
    sex: ['性别', 'Sex'],
    age: ['年龄', 'Age'],
    note: ['备注', 'Note'],
    status: ['状态', 'Status'],
    keywords: ['诊断或编号', 'Diagnosis or number'],
  },
  sexes: { 1: ['男', 'Male'], 2: ['女', 'Female'] },
  errors: {
    patientTaken: [
      '这个科室的病例库已有该编号，请直接使用或修改原病例',
      'The patient library of this department already has this number; use that case, or change it',
    ],
    patientDepartment: [
      '你不能维护这个科室的病例库，请选择你负责的科室',
      'You cannot manage the patient library of this department; choose a department you are responsible for',
    ],
    patientUsed: [
      '已有工作量登记使用该病例，不能删除，可以停用',
      'This case is used in workload entries and cannot be deleted; disable it instead',
    ],
  },
  issues: { 'age.range': ['年龄须为 0 到 130 的整数', 'The age must be a whole number from 0 to 130'] },
})
