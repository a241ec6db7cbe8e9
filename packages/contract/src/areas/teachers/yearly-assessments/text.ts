import { book } from '../../../kernel/text/label.ts'

export const assessmentWords = book({
  auditActions: {
    'teachers.assessment.create': ['登记带教师资考核', 'Teacher appraisal recorded'],
    'teachers.assessment.update': ['更正带教师资考核', 'Teacher appraisal corrected'],
  },
  fields: {
    baseId: ['培训基地', 'Base'],
    year: ['考核年度', 'Year'],
    result: ['考核结果', 'Result'],
    score: ['分数', 'Score'],
    remark: ['评语', 'Remark'],
  },
  results: {
    excellent: ['优秀', 'Excellent'],
    qualified: ['合格', 'Qualified'],
    basicallyQualified: ['基本合格', 'Basically qualified'],
    unqualified: ['不合格', 'Unqualified'],
    none: ['未考核', 'Not appraised'],
  },
  permissions: {
    'teachers:assessment:list': ['查看带教师资考核', 'See teacher appraisals'],
    'teachers:assessment:edit': ['登记带教师资考核', 'Record teacher appraisals'],
    'teachers:assessment:export': ['导出带教师资考核', 'Export teacher appraisals'],
  },
  menus: { 'teaching.assessment': ['师资考核', 'Teacher appraisal'] },
  errors: { yearAhead: ['考核年度不能晚于今年', 'The appraisal year cannot be later than this year'] },
  issues: {},
  sheets: {
    assessment: {
      title: ['师资考核', 'Teacher appraisal'],
      columns: {
        username: ['用户名', 'User name'],
        name: ['姓名', 'Name'],
        year: ['考核年度', 'Year'],
        result: ['考核结果', 'Result'],
        score: ['分数', 'Score'],
        remark: ['评语', 'Remark'],
        level: ['师资级别', 'Level'],
        base: ['培训基地', 'Base'],
        department: ['带教科室', 'Department'],
      },
      rules: {
        username: [
          '在库教师登录系统的用户名；每名教师每个年度一行，再次导入会更正原有结果',
          'The user name of a teacher in the library; one row per teacher and year, importing again corrects the result',
        ],
        name: ['与系统中的姓名一致，用于核对', 'As in the system, as a check'],
        score: ['0 至 100 的整数，可留空', 'A whole number from 0 to 100, or empty'],
      },
    },
  },
  assessmentFaults: {
    personUnknown: ['师资库中没有这个用户名的教师，请核对', 'No teacher in the library has this user name; check it'],
    nameWrong: ['姓名与该用户名在系统中的姓名不一致，请核对', 'The name does not match this user name; check it'],
    yearAhead: ['考核年度不能晚于今年', 'The appraisal year cannot be later than this year'],
    ownOne: ['不能登记本人的考核', 'You cannot record your own appraisal'],
  },
})
