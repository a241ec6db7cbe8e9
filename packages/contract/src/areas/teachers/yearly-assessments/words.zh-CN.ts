export const assessmentZh = {
  auditActions: { 'teachers.assessment.create': '登记带教师资考核', 'teachers.assessment.update': '更正带教师资考核' },
  fields: {
    baseId: '培训基地',
    year: '考核年度',
    result: '考核结果',
    score: '分数',
    remark: '评语',
  },
  results: { excellent: '优秀', qualified: '合格', basicallyQualified: '基本合格', unqualified: '不合格', none: '未考核' },
  permissions: {
    'teachers:assessment:list': '查看带教师资考核',
    'teachers:assessment:edit': '登记带教师资考核',
    'teachers:assessment:export': '导出带教师资考核',
  },
  menus: { 'teaching.assessment': '师资考核' },
  errors: { yearAhead: '考核年度不能晚于今年' },
  issues: {},
  sheets: {
    assessment: {
      title: '师资考核',
      columns: {
        username: '用户名',
        name: '姓名',
        year: '考核年度',
        result: '考核结果',
        score: '分数',
        remark: '评语',
        level: '师资级别',
        base: '培训基地',
        department: '带教科室',
      },
      rules: {
        username: '在库教师登录系统的用户名；每名教师每个年度一行，再次导入会更正原有结果',
        name: '与系统中的姓名一致，用于核对',
        score: '0 至 100 的整数，可留空',
      },
    },
  },
  assessmentFaults: {
    personUnknown: '师资库中没有这个用户名的教师，请核对',
    nameWrong: '姓名与该用户名在系统中的姓名不一致，请核对',
    yearAhead: '考核年度不能晚于今年',
    ownOne: '不能登记本人的考核',
  },
} as const
