import { book } from '../../../kernel/text/label.ts'

export const conditionsWords = book({
  auditActions: {
    'standards.condition.create': ['新增时长条件', 'Added a time condition'],
    'standards.condition.update': ['修改时长条件', 'Changed a time condition'],
    'standards.condition.delete': ['删除时长条件', 'Deleted a time condition'],
  },
  fields: {
    majorId: ['专业', 'Major'],
    degreeKind: ['学位类型', 'Degree'],
    lengthMonths: ['培训时长（月）', 'Training length (months)'],
    source: ['来源', 'Source'],
    education: ['学历', 'Education'],
    askedMonths: ['时长条件（月）', 'Time condition (months)'],
  },
  everyMajor: ['全部专业', 'All majors'],
  permissions: {
    'standards:condition:list': ['查看时长条件', 'See time conditions'],
    'standards:condition:manage': ['维护时长条件', 'Manage time conditions'],
    'standards:condition:export': ['导出时长条件', 'Export time conditions'],
    'standards:condition:import': ['导入时长条件', 'Import time conditions'],
  },
  menus: { 'standard.conditions': ['时长条件', 'Time conditions'] },
  errors: {
    conditionTaken: [
      '这个专业、学位类型和学历已有时长条件，请直接修改它',
      'A time condition for this major, degree and education already exists: edit that one',
    ],
    conditionMajorUnknown: ['请选择在用的专业', 'Choose a major that is in use'],
  },
  sheets: {
    timeConditions: {
      title: ['时长条件', 'Time conditions'],
      columns: {
        major: ['专业', 'Major'],
        degreeKind: ['学位类型', 'Degree'],
        education: ['学历', 'Education'],
        lengthMonths: ['培训时长（月）', 'Training length (months)'],
        source: ['来源', 'Source'],
      },
      rules: {
        major: [
          '专业名称或代码，几个专业同名时填代码；留空表示全部专业。专业、学位类型和学历都相同的按这一行更新',
          'Name or code of the major (the code if several share the name); empty means all majors. A condition with the same major, degree and education is updated',
        ],
        degreeKind: ['留空为“非学位”', 'Empty means no degree'],
        lengthMonths: ['1 至 120 的整月数', 'Whole months from 1 to 120'],
        source: ['文件名称和文号，或“本院规定”', 'Name and number of a document, or the hospital’s own rule'],
      },
    },
  },
})
