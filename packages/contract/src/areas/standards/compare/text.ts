import { book } from '../../../kernel/text/label.ts'

export const compareWords = book({
  auditActions: {
    'standards.department.create': ['新增标准科室', 'Added a standard department'],
    'standards.department.update': ['修改标准科室与对照', 'Changed a standard department and its mapping'],
    'standards.department.delete': ['删除标准科室', 'Deleted a standard department'],
    'standards.department.import': ['导入科室对照', 'Imported the department map'],
  },
  fields: {
    name: ['名称', 'Name'],
    departmentId: ['标准科室', 'Standard department'],
    matches: ['本院科室', 'Hospital departments'],
    share: ['比例（%）', 'Share (%)'],
    nameEn: ['英文名称', 'English name'],
    unmatched: ['未对照', 'Not mapped'],
  },
  permissions: {
    'standards:compare:list': ['查看科室对照', 'See the department map'],
    'standards:compare:manage': ['维护科室对照', 'Manage the department map'],
    'standards:compare:export': ['导出科室对照', 'Export the department map'],
    'standards:compare:import': ['导入科室对照', 'Import the department map'],
  },
  menus: { 'standard.compare': ['科室对照', 'Department map'] },
  errors: {
    standardDepartmentTaken: ['已有同名的标准科室', 'A standard department of this name already exists'],
    matchUnknown: ['请选择在用的二级科室', 'Choose second-level departments that are in use'],
    standardDepartmentUsed: ['有培训标准正在使用，不能删除', 'A training standard uses it, so it cannot be deleted'],
  },
  issues: {
    'matches.twice': ['同一科室只能对照一次', 'Each department can be mapped only once'],
    'matches.sum': ['各科室的比例合计须为 100', 'The shares must add up to 100'],
    'matches.nameDiffers': ['同一标准科室的各行，英文名称须相同', 'Rows of the same standard department must have the same English name'],
  },
  sheets: {
    standardDepartments: {
      title: ['科室对照', 'Department map'],
      columns: {
        name: ['标准科室', 'Standard department'],
        nameEn: ['英文名称', 'English name'],
        department: ['本院科室', 'Hospital department'],
        share: ['比例（%）', 'Share (%)'],
      },
      rules: {
        name: [
          '已有的按名称更新；几个本院科室对照同一个标准科室时，每个一行',
          'Existing ones are updated by name; one row for each hospital department mapped to it',
        ],
        department: [
          '二级科室的代码，或“一级科室/二级科室”；留空表示没有对照',
          'Code of a second-level department, or “first level/second level”; empty if not mapped',
        ],
        share: ['只有一个科室时可留空；几个科室合计 100', 'May be empty for a single department; several must add up to 100'],
      },
    },
  },
})
