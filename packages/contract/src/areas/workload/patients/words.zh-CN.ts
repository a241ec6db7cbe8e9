export const patientsZh = {
  menus: { 'works.patients': '病例库' },
  auditActions: {
    'workload.patient.create': '新增病例',
    'workload.patient.update': '修改病例',
    'workload.patient.delete': '删除病例',
  },
  permissions: {
    'workload:patient:list': '查看病例库',
    'workload:patient:manage': '维护病例库',
  },
  fields: {
    departmentId: '科室',
    number: '住院号或样本号',
    diagnosis: '诊断',
    sex: '性别',
    age: '年龄',
    note: '备注',
    status: '状态',
    keywords: '诊断或编号',
  },
  sexes: { 1: '男', 2: '女' },
  errors: {
    patientTaken: '这个科室的病例库已有该编号，请直接使用或修改原病例',
    patientDepartment: '你不能维护这个科室的病例库，请选择你负责的科室',
    patientUsed: '已有工作量登记使用该病例，不能删除，可以停用',
  },
  issues: { 'age.range': '年龄须为 0 到 130 的整数' },
}
