import { book } from '../../../kernel/text/label.ts'

export const resultWords = book({
  fields: {
    side: ['评价对象', 'About'],
    direction: ['谁评谁', 'Who rates whom'],
    baseId: ['基地', 'Base'],
    targetId: ['评价任务', 'Evaluation round'],
  },
  leans: { stricter: ['偏严', 'rather strict'], near: ['与大家相近', 'similar to others'], milder: ['偏宽', 'rather lenient'] },
  sheets: {
    evaluationResults: {
      title: ['评价结果', 'Evaluation results'],
      columns: {
        subject: ['评价对象', 'About'],
        note: ['轮转科室', 'Rotation'],
        item: ['项目', 'Item'],
        n: ['份数', 'Answers'],
        mean: ['均分', 'Mean'],
        most: ['满分', 'Of'],
        spread: ['分布', 'Distribution'],
        text: ['评语', 'Comment'],
      },
      rules: {},
    },
  },
  completion: {
    evaluations: ['评价', 'Evaluations'],
    received: ['已收到 {received} 份评价，没有待完成的评价', '{received} {received:evaluation|evaluations} received, none open'],
    toGive: ['本人还有 {toGive} 份评价待填写', '{toGive} {toGive:evaluation|evaluations} still to fill in'],
    awaited: ['还有 {awaited} 项对本人的评价待填写', '{awaited} {awaited:evaluation|evaluations} of the trainee still to be filled in'],
    assessments: ['年度考核', 'Yearly assessments'],
    yearScore: ['第 {number} 年 {score} 分', 'Year {number}: {score} of 100'],
    yearOpen: ['第 {number} 年尚无结果', 'Year {number}: no result yet'],
  },
  overall: ['综合得分', 'Overall'],
  few: ['不足 3 份，不显示', 'fewer than 3, not shown'],
  barOf: ['{label}：{count} 份', '{label}: {count}'],
  ownRecord: {
    target: ['评价任务', 'Evaluation round'],
    form: ['评价表', 'Form'],
    n: ['份数', 'Answers'],
    mean: ['综合得分', 'Overall'],
    heading: ['关于我的评价结果', 'Results about me'],
  },
  permissions: {
    'evaluation:result:list': ['查看评价结果', 'See evaluation results'],
    'evaluation:result:export': ['导出评价结果', 'Export evaluation results'],
    'evaluation:result:own': ['查看关于自己的评价结果', 'See results about oneself'],
    'evaluation:severity:list': ['查看评分宽严参考', 'See rater severity'],
  },
  menus: {
    'evaluate.ownResult': ['评价结果（关于我）', 'Results about me'],
    'evaluate.studentResult': ['学员评价结果', 'Trainee results'],
    'evaluate.teacherRecord': ['老师和科室评价结果', 'Teacher results'],
    'evaluate.severity': ['评分宽严参考', 'Rater severity'],
  },
})
