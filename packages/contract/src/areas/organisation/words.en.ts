import type { SameWords } from '../../kernel/index.ts'
import type { organisationZh } from './words.zh-CN.ts'

export const organisationEn = {
  area: 'Organisation',
  fields: {
    name: 'Department name',
    parentId: 'Parent department',
    sort: 'Order',
    status: 'Status',
    keywords: 'Keywords',
    code: 'Code',
    deptName: 'Department',
    majors: 'Majors',
    createTime: 'Created',
    updateTime: 'Updated',
  },
  baseModes: { national: 'National base', own: 'Hospital’s own base' },
  professions: { technician: 'Medical technician', pharmacist: 'Pharmacist' },
  trainingUnitKinds: { main: 'Main hospital', grassroots: 'Community practice units', cooperating: 'Cooperating units' },
  departmentActions: { addBelow: 'Add below', edit: 'Edit', delete: 'Delete' },
  auditActions: {
    'organisation.department.create': 'Department added',
    'organisation.department.update': 'Department changed',
    'organisation.department.delete': 'Department deleted',
  },
  menus: { 'system.dept': 'Departments' },
  permissions: {
    'sys:dept:list': 'See departments',
    'sys:dept:add': 'Add departments',
    'sys:dept:edit': 'Edit departments',
    'sys:dept:delete': 'Delete departments',
  },
  errors: {
    departmentNameTaken: 'A department of this name exists already',
    departmentParentWrong: 'The parent department does not exist or lies below the department itself',
  },
} as const satisfies SameWords<typeof organisationZh>
