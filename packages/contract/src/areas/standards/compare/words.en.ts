import type { SameWords } from '../../../kernel/index.ts'
import type { compareZh } from './words.zh-CN.ts'

export const compareEn = {
  auditActions: {
    'standards.department.create': 'Added a standard department',
    'standards.department.update': 'Changed a standard department and what stands for it',
    'standards.department.delete': 'Deleted a standard department',
    'standards.department.import': 'Imported the comparison of departments',
  },
  fields: {
    name: 'Name',
    departmentId: 'Standard department',
    matches: 'Departments of the hospital',
    share: 'Share (%)',
    nameEn: 'English name',
    unmatched: 'Not compared',
  },
  permissions: {
    'standards:compare:list': 'See the comparison of departments',
    'standards:compare:manage': 'Keep the comparison of departments',
    'standards:compare:export': 'Export the comparison of departments',
    'standards:compare:import': 'Import the comparison of departments',
  },
  menus: { 'standard.compare': 'Departments compared' },
  errors: {
    standardDepartmentTaken: 'There is a standard department of this name',
    matchUnknown: 'Choose second-level departments that are in use',
    standardDepartmentUsed: 'A standard names it: it cannot be deleted',
  },
  issues: {
    'matches.twice': 'Each department can be given once',
    'matches.sum': 'The shares must be 100 together',
    'matches.nameDiffers': 'Rows of one standard department must have the same English name',
  },
  sheets: {
    standardDepartments: {
      title: 'Departments compared',
      columns: { name: 'Standard department', nameEn: 'English name', department: 'Department of the hospital', share: 'Share (%)' },
      rules: {
        name: 'Known ones are updated by name; one line for each department of the hospital that stands for it',
        department: 'Code of a second-level department, or first level/second level; empty if none stands for it',
        share: 'May be empty for one department; 100 together for several',
      },
    },
  },
} as const satisfies SameWords<typeof compareZh>
