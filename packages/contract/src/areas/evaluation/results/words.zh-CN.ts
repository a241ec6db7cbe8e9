export const resultZh = {
  fields: {
    side: '评价对象',
    direction: '谁评谁',
    baseId: '基地',
    targetId: '评价任务',
  },
  leans: { stricter: '偏严', near: '与大家相近', milder: '偏宽' },
  sheets: {
    evaluationResults: {
      title: '评价结果',
      columns: {
        subject: '评价对象',
        note: '轮转科室',
        item: '项目',
        n: '份数',
        mean: '均分',
        most: '满分',
        spread: '分布',
        text: '评语',
      },
      rules: {},
    },
  },
  overall: '综合得分',
  few: '不足 3 份，不显示',
  barOf: '{label}：{count} 份',
  ownRecord: { target: '评价任务', form: '评价表', n: '份数', mean: '综合得分', heading: '关于我的评价结果' },
  permissions: {
    'evaluation:result:list': '查看评价结果',
    'evaluation:result:export': '导出评价结果',
    'evaluation:result:own': '查看关于自己的评价结果',
    'evaluation:severity:list': '查看评分宽严参考',
  },
  menus: {
    'evaluate.ownResult': '评价结果（关于我）',
    'evaluate.studentResult': '学员评价结果',
    'evaluate.teacherRecord': '老师和科室评价结果',
    'evaluate.severity': '评分宽严参考',
  },
} as const
